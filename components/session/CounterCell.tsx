import type { LucideIcon } from 'lucide-react-native';

import type { TableProps } from '@/components/gamePanels';
import { Pulse } from '@/components/ui/Pulse';
import { SlimCounter } from '@/components/ui/SlimCounter';
import type { AnyAction } from '@/rules/kernel/game';
import type { Counter } from '@/rules/kernel/counter';
import type { Seat } from '@/rules/kernel/setup';

import { useLiveNumber } from './useLive';

interface Props<S, A extends AnyAction> {
  table: TableProps<S, A>;
  counter: Counter<S>;
  seat: Seat;
  /** What stands under the number, where the counter's own words are not enough. */
  words?: string;
  icon?: LucideIcon;
}

/** One of a player's numbers with its ± controls. */
export function CounterCell<S, A extends AnyAction>({ table, counter, seat, words, icon }: Props<S, A>) {
  // Taken apart, so that a control is drawn again only when its own number changes, not with every tap.
  const { state, seats, pulse, onGain, onPay, onKeypad, onTopic } = table;
  const { key, topic, whose = "'s" } = counter;
  const value = counter.read(state, seat);
  const live = useLiveNumber((now: S) => counter.read(now, seat));
  const { min, max } = counter.range(state, seat);
  const id = `${key}-${seat}`;
  return (
    <Pulse on={pulse === id}>
      <SlimCounter
        label={`${seats[seat]?.name ?? ''}${whose} ${counter.words.many}`}
        words={words ?? (value === 1 ? counter.words.one : counter.words.many)}
        value={value}
        live={live}
        min={min}
        max={max}
        icon={icon}
        onGain={(amount) => onGain(seat, key, amount)}
        onPay={(amount) => onPay(seat, key, amount)}
        onKeypad={() => onKeypad(seat, key)}
        onTopic={topic === undefined ? undefined : () => onTopic(topic)}
        testID={id}
      />
    </Pulse>
  );
}
