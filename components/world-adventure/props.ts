import type { PanelProps, TableProps } from '@/components/gamePanels';
import type { Counter } from '@/rules/kernel/counter';
import type { Action } from '@/rules/world-adventure/actions';
import { counters } from '@/rules/world-adventure/counters';
import type { State } from '@/rules/world-adventure/state';

export type WorldProps = TableProps<State, Action>;
export type WorldPanelProps = PanelProps<State, Action>;

export function counterOf(key: string): Counter<State> {
  const counter = counters.find((each) => each.key === key);
  if (!counter) throw new Error(`World Adventure counts no ${key}`);
  return counter;
}
