import { type Fraction, ZERO } from '@/rules/dice/fraction';
import { isRefusal } from '@/rules/kernel/refusal';
import { fightAt, repeatedDuel } from './exchange';
import { type Fight, standingOf, strikesOf } from './fight';

/** One choice: how many answers the attacker outlasts, and whether he wins in the end. */
export interface Course {
  readonly hp: number;
  /** Exchanges he still stands after, if every answer hits; undefined for any number. */
  readonly survives: number | undefined;
  /** The chance to win if he attacks turn after turn; undefined where neither may ever win. */
  readonly wins: Fraction | undefined;
}

/**
 * "Rest or fight?" (5.9): the attacker as he is, and after a rest at full health.
 *
 *     restOrFight(fight, 4) // → now: survives 0, rested: survives 1
 */
export function restOrFight(fight: Fight, fullHp: number): { readonly now: Course; readonly rested: Course } {
  return { now: courseOf(fight), rested: courseOf(fightAt(fight, { ...standingOf(fight), attackerHp: fullHp })) };
}

function courseOf(fight: Fight): Course {
  const { hp } = fight.attacker;
  const duel = repeatedDuel(fight);
  const wins = isRefusal(duel) || duel.steps === undefined ? undefined : (duel.ends.get('attacker') ?? ZERO);
  return { hp, survives: outlasts(fight), wins };
}

function outlasts(fight: Fight): number | undefined {
  const answer = strikesOf(fight).find(({ by }) => by === 'target');
  const blow = fight.shield ? 0 : (answer?.damage ?? 0);
  const sting = fight.attacker.attack === 'melee' ? fight.sting : 0;
  const loss = blow + sting;
  return loss === 0 ? undefined : Math.max(0, Math.ceil(fight.attacker.hp / loss) - 1);
}
