import type { PanelProps, TableProps } from '@/components/gamePanels';
import type { Counter } from '@/rules/kernel/counter';
import type { Seat } from '@/rules/kernel/setup';
import { counters } from '@/rules/shaolia/counters';
import type { Action } from '@/rules/shaolia/actions';
import type { State } from '@/rules/shaolia/state';

export type ShaoliaProps = TableProps<State, Action>;
export type ShaoliaPanel = PanelProps<State, Action>;

export type CounterKey = 'culture' | 'palaceDamage' | 'gold' | 'minerals' | 'officers' | 'extraDice';

export function counterOf(key: CounterKey): Counter<State> {
  const counter = counters.find((each) => each.key === key);
  if (!counter) throw new Error(`Shaolia counts no ${key}`);
  return counter;
}

/** "Mira's culture", "Teo's palace damage". */
export function labelOf(name: string, key: CounterKey): string {
  const { words, whose } = counterOf(key);
  return `${name}${whose ?? "'s"} ${words.many}`;
}

const SUPPLIES: readonly CounterKey[] = ['gold', 'minerals', 'officers'];

/** What a player holds; extra dice only while there are some. */
export function suppliesOf({ state }: ShaoliaProps, seat: Seat): readonly CounterKey[] {
  return counterOf('extraDice').read(state, seat) > 0 ? [...SUPPLIES, 'extraDice'] : SUPPLIES;
}
