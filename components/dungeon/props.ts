import type { PanelProps, TableProps } from '@/components/gamePanels';
import type { Counter } from '@/rules/kernel/counter';
import type { Action } from '@/rules/dungeon/actions';
import { counters } from '@/rules/dungeon/counters';
import type { State } from '@/rules/dungeon/state';

export type DungeonProps = TableProps<State, Action>;
export type DungeonPanel = PanelProps<State, Action>;

export function counterOf(key: string): Counter<State> {
  const counter = counters.find((each) => each.key === key);
  if (!counter) throw new Error(`The Dungeon counts no ${key}`);
  return counter;
}
