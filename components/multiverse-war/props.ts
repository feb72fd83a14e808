import type { PanelProps, TableProps } from '@/components/gamePanels';
import type { Counter } from '@/rules/kernel/counter';
import type { Action } from '@/rules/multiverse-war/actions';
import { counters } from '@/rules/multiverse-war/counters';
import type { State } from '@/rules/multiverse-war/state';

export type WarProps = TableProps<State, Action>;
export type WarPanelProps = PanelProps<State, Action>;

export type CounterKey = 'gold' | 'settlement' | 'scrolls' | 'portal' | 'roads' | 'builderSteps' | 'tokensSpent';

export function counterOf(key: CounterKey): Counter<State> {
  const counter = counters.find((each) => each.key === key);
  if (!counter) throw new Error(`Multiverse War counts no ${key}`);
  return counter;
}

/** What is half-typed in a panel, over what it begins with; kept by the frame, so that a kill gives it back. */
export function draftOf<T extends object>(
  { draft, onDraft }: WarPanelProps,
  initial: T,
): readonly [T, (change: Partial<T>) => void] {
  const kept = typeof draft === 'object' && draft !== null ? (draft as Partial<T>) : {};
  const all = { ...initial, ...kept };
  return [all, (change) => onDraft({ ...all, ...change })];
}
