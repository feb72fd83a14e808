import { useSliced } from '@/components/odds/useSliced';
import { isRefusal } from '@/rules/kernel/refusal';
import { type Comparison, compare, type Solved, solving, turnsAhead, type Worth } from '@/rules/dungeon/advice';
import type { Fight, Turn } from '@/rules/dungeon/resolver';
import { fightOf, turnOf } from '@/rules/dungeon/sheet';
import type { Battle, State } from '@/rules/dungeon/state';

export interface Advised {
  readonly comparison: Comparison;
  /** How far the search has come, 0 to 1. */
  readonly part: number;
  /** The battle goes too many ways. */
  readonly unsolved: boolean;
}

const asked = (fight: Fight, turns: readonly Turn[]): string => JSON.stringify([fight, turns]);

/** Both ways of the roll on the table: what they do at once, and what they are worth as soon as it is solved. */
export function useAdvice(state: State, battle: Battle, dice: readonly [number, number]): Advised {
  const fight = fightOf(state, battle);
  const turn = turnOf(state, battle);
  const turns = turnsAhead(fight, turn, dice, battle.third);
  const search = useSliced(asked(fight, turns), () => solving(fight, ...turns));
  const solved = solvedOf(search);
  const unsolved = search.done && solved === undefined;
  return { comparison: compare(fight, turn, dice, battle.third, solved), part: search.part, unsolved };
}

/** The whole battle from a turn that has not begun. */
export function usePreview(
  fight: Fight,
  turn: Turn,
): { readonly worth: Worth | undefined; readonly part: number; readonly unsolved: boolean } {
  const search = useSliced(asked(fight, [turn]), () => solving(fight, turn));
  const solved = solvedOf(search);
  return { worth: solved?.before(turn), part: search.part, unsolved: search.done && solved === undefined };
}

function solvedOf(search: ReturnType<typeof useSliced<Solved | { readonly refused: string }>>): Solved | undefined {
  return search.done && !isRefusal(search.answer) && 'before' in search.answer ? search.answer : undefined;
}
