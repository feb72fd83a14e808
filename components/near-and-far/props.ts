import type { PanelProps, TableProps } from '@/components/gamePanels';
import type { Counter } from '@/rules/kernel/counter';
import type { Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from '@/rules/near-and-far/actions';
import { counters } from '@/rules/near-and-far/counters';
import { playerOf, type State } from '@/rules/near-and-far/state';

export type NearProps = TableProps<State, Action>;
export type NearPanel = PanelProps<State, Action>;

export function counterOf(key: string): Counter<State> {
  const counter = counters.find((each) => each.key === key);
  if (!counter) throw new Error(`Near and Far counts no ${key}`);
  return counter;
}

/** What a dragged marker does: one gain or one payment. */
export function moveCounter({ onGain, onPay }: NearProps, seat: Seat, key: string, step: number): void {
  if (step > 0) onGain(seat, key, step);
  else if (step < 0) onPay(seat, key, -step);
}

/** The others' places on the reputation track. */
export function rivalsOf({ state, seats }: NearProps, seat: Seat) {
  return seats.flatMap(({ name, colour }, at) =>
    at === seat ? [] : [{ seat: at, name, colour, value: playerOf(state, at).reputation }],
  );
}

/** Never recorded, so its button rests: the sheet stays with all that was typed into it. */
export const isImpossible = (refusal: Refusal | undefined): boolean => refusal?.refused === 'impossible';

/** What is half-typed in a panel: kept by the frame, so that a kill gives it back. */
export function draftOf<D extends object>(
  { draft, onDraft }: NearPanel,
  empty: D,
): readonly [D, (change: Partial<D>) => void] {
  const kept: D = { ...empty, ...(typeof draft === 'object' && draft !== null ? (draft as Partial<D>) : {}) };
  return [kept, (change) => onDraft({ ...kept, ...change })];
}
