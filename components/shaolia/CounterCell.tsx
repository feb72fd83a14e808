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
  const counter = counterOf(key);
  const value = counter.read(table.state, seat);
  const { min, max } = counter.range(table.state);
  const { topic } = counter;
  const id = `${key}-${seat}`;
  return (
    <Pulse on={table.pulse === id}>
      <SlimCounter
        label={labelOf(table.seats[seat]?.name ?? '', key)}
        words={words ?? (value === 1 ? counter.words.one : counter.words.many)}
        value={value}
        min={min}
        max={max}
        icon={SUPPLY_ICONS[key]}
        onGain={(amount) => table.onGain(seat, key, amount)}
        onPay={(amount) => table.onPay(seat, key, amount)}
        onKeypad={() => table.onKeypad(seat, key)}
        onTopic={topic ? () => table.onTopic(topic) : undefined}
        testID={id}
      />
    </Pulse>
  );
}
