import { toNumber } from '@/rules/dice/fraction';
import type { Work } from '@/rules/dice/sliced';
import { isRefusal } from '@/rules/kernel/refusal';
import { solving } from './advice';
import { claimed, givenUp, opened } from './battle';
import { ticked } from './character';
import { draftOdds } from './draft';
import { ENEMIES, type EnemyId } from './foes';
import { needsThirdDie } from './resolver';
import { fameOf } from './score';
import { fightAgainst, firstTurn } from './sheet';
import { DRAFT_DICE, type State } from './state';
import { encounterChance, trapOdds } from './trapOdds';

/** The chance to win against one of the six as you stand; undefined where it cannot be reckoned. */
export function* winChance(state: State, foe: EnemyId): Work<number | undefined> {
  const fight = fightAgainst(state, foe);
  if (!fight || state.hp <= 0) return fight ? 0 : undefined;
  const turn = firstTurn(state, fight.foe);
  if (state.modules.draft) {
    // 5.8: with a third die the eight dice are too many to try.
    if (needsThirdDie(fight.you.gear)) return undefined;
    const odds = yield* draftOdds({ fight, turn, extended: 0, merchant: false }, DRAFT_DICE);
    if (isRefusal(odds)) return undefined;
    return typeof odds === 'number' ? odds : toNumber(odds);
  }
  const solved = yield* solving(fight, turn);
  return isRefusal(solved) ? undefined : solved.before(turn)?.win;
}

export interface MoveRisk {
  /** Poison kills on the way. */
  readonly onTheWay: boolean;
  /** Caught in a trap and killed by it. */
  readonly trap: number;
  /** An enemy met and lost to, if all six are equally likely; undefined with drafted battles. */
  readonly battle: number | undefined;
}

/** 5.5: what the next move may cost. */
export function* moveRisk(state: State): Work<MoveRisk> {
  const there = ticked(state);
  if (there.hp <= 0) return { onTheWay: true, trap: 0, battle: 0 };
  const trap = toNumber(encounterChance('trap')) * toNumber(trapOdds(there).falls);
  if (state.modules.draft) return { onTheWay: false, trap, battle: undefined };
  let lost = 0;
  for (const [index, foe] of ENEMIES.entries()) {
    const win = yield* partly(winChance(there, foe), index);
    if (win === undefined) return { onTheWay: false, trap, battle: undefined };
    lost += (1 - win) / ENEMIES.length;
  }
  return { onTheWay: false, trap, battle: toNumber(encounterChance('battle')) * lost };
}

export interface BattleWorth {
  readonly foe: EnemyId;
  /** Fame that a win adds, the tile apart. */
  readonly fame: number;
  readonly win: number | undefined;
}

/** What one more battle would be worth, enemy by enemy. */
export function* battleWorths(state: State): Work<readonly BattleWorth[]> {
  const list: BattleWorth[] = [];
  for (const [index, foe] of ENEMIES.entries()) {
    list.push({ foe, fame: fameOfWin(state, foe), win: yield* partly(winChance(state, foe), index) });
  }
  return list;
}

/** Over all six, each as likely as the others: the fame that wins bring, and the chance of one. */
export function meanWorth(worths: readonly BattleWorth[]): { readonly fame: number; readonly win: number } | undefined {
  let [fame, win] = [0, 0];
  for (const each of worths) {
    if (each.win === undefined) return undefined;
    fame += (each.win * each.fame) / worths.length;
    win += each.win / worths.length;
  }
  return worths.length > 0 ? { fame, win } : undefined;
}

/** What an extension plays for: the fame of a win, less what giving up brings too. No gold comes after it (A30). */
export function fameOverGivingUp(state: State): number {
  if (!state.battle) return 0;
  const won = claimed({ ...state, battle: { ...state.battle, pairs: [] } });
  return fameOf(won).sum - fameOf(givenUp(state)).sum;
}

/** The win's own fame: counter, all six, EXP+. */
export function fameOfWin(state: State, foe: EnemyId): number {
  const met = opened({ ...state, battle: null }, foe);
  return fameOf(claimed(met)).sum - fameOf(state).sum;
}

/** One of six searches fills its sixth of the bar. */
function* partly<R>(work: Work<R>, index: number): Work<R> {
  for (;;) {
    const turn = work.next();
    if (turn.done) return turn.value;
    const { done, of } = turn.value;
    yield { done: index * of + done, of: of * ENEMIES.length };
  }
}
