import type { Seat } from '@/rules/kernel/setup';

import { SUPPLY_ICONS } from './icons';
import { type CounterKey, counterOf, labelOf, type ShaoliaProps } from './props';
import { Pulse } from './Pulse';
import { SlimCounter } from './SlimCounter';

interface Props {
  table: ShaoliaProps;
  counter: CounterKey;
  seat: Seat;
  /** What stands under the number, where the counter's own words are not enough. */
  words?: string;
}

/** One of a player's numbers with its ± controls. */
export function CounterCell({ table, counter: key, seat, words }: Props) {
  // Taken apart, so that a control is drawn again only when its own number changes, not with every tap.
  const { state, seats, pulse, onGain, onPay, onKeypad, onTopic } = table;
  const counter = counterOf(key);
  const value = counter.read(state, seat);
  const { min, max } = counter.range(state);
  const { topic } = counter;
  const id = `${key}-${seat}`;
  return (
    <Pulse on={pulse === id}>
      <SlimCounter
        label={labelOf(seats[seat]?.name ?? '', key)}
        words={words ?? (value === 1 ? counter.words.one : counter.words.many)}
        value={value}
        min={min}
        max={max}
        icon={SUPPLY_ICONS[key]}
        onGain={(amount) => onGain(seat, key, amount)}
        onPay={(amount) => onPay(seat, key, amount)}
        onKeypad={() => onKeypad(seat, key)}
        onTopic={topic ? () => onTopic(topic) : undefined}
        testID={id}
      />
    </Pulse>
  );
}
