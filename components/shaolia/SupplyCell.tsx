import { CounterCell } from '@/components/session/CounterCell';
import type { Seat } from '@/rules/kernel/setup';

import { SUPPLY_ICONS } from './icons';
import { type CounterKey, counterOf, type ShaoliaProps } from './props';

interface Props {
  table: ShaoliaProps;
  counter: CounterKey;
  seat: Seat;
  words?: string;
}

/** A number of the duel with its ± controls. */
export function SupplyCell({ table, counter, seat, words }: Props) {
  return (
    <CounterCell table={table} counter={counterOf(counter)} seat={seat} words={words} icon={SUPPLY_ICONS[counter]} />
  );
}
