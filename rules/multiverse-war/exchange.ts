import { type Branch, toEnd, toState } from '@/rules/dice/graph';
import { type Ending, solveExactly } from '@/rules/dice/chain';
import { chance, type Distribution, fromTally, map } from '@/rules/dice/distribution';
import type { Fraction } from '@/rules/dice/fraction';
import type { Refusal } from '@/rules/kernel/refusal';
import { afterStrike, canStrike, type Fight, type Standing, standingOf, strikesOf } from './fight';

/** "attacker|target|shield": the health of all that can be struck. */
export type StandingKey = string;

export function keyOf({ attackerHp, targetHp, shieldHp }: Standing): StandingKey {
  return `${attackerHp}|${targetHp}|${shieldHp}`;
}

export function readKey(key: StandingKey): Standing {
  const [attackerHp = 0, targetHp = 0, shieldHp = 0] = key.split('|').map(Number);
  return { attackerHp, targetHp, shieldHp };
}

/**
 * Every way an exchange can end, exactly: at most two blows, each hit or miss (5.2).
 *
 *     exchange(fight) // → "4|2|0": 1/2, "4|4|0": 1/2
 */
export function exchange(fight: Fight): Distribution<StandingKey> {
  let leaves: readonly (readonly [Standing, bigint])[] = [[standingOf(fight), 1n]];
  for (const strike of strikesOf(fight)) {
    // Every roll hits on 5 or less of 10, so a blow with n rolls hits once in 2^n.
    const parts = 2n ** BigInt(strike.rolls.length);
    leaves = leaves.flatMap(([at, weight]): (readonly [Standing, bigint])[] => {
      if (!canStrike(fight, at, strike.by)) return [[at, weight * parts]];
      const hit: readonly [Standing, bigint] = [afterStrike(fight, at, strike, true), weight];
      return parts === 1n ? [hit] : [hit, [afterStrike(fight, at, strike, false), weight * (parts - 1n)]];
    });
  }
  const tally = new Map<StandingKey, bigint>();
  for (const [at, weight] of leaves) tally.set(keyOf(at), (tally.get(keyOf(at)) ?? 0n) + weight);
  return fromTally(tally);
}

export interface ExchangeOdds {
  readonly kill: Fraction;
  readonly lose: Fraction;
  /** Health of what is struck on each side. */
  readonly targetHp: Distribution;
  readonly attackerHp: Distribution;
  /** Of the building the attacker shoots from (A57). */
  readonly shieldHp: Distribution;
  readonly certain: boolean;
}

export function exchangeOdds(fight: Fight): ExchangeOdds {
  const ends = exchange(fight);
  return {
    kill: chance(ends, (key) => readKey(key).targetHp === 0),
    lose: chance(ends, (key) => readKey(key).attackerHp === 0),
    targetHp: map(ends, (key) => readKey(key).targetHp),
    attackerHp: map(ends, (key) => readKey(key).attackerHp),
    shieldHp: map(ends, (key) => readKey(key).shieldHp),
    certain: ends.outcomes.length === 1,
  };
}

function at(fight: Fight, { attackerHp, targetHp, shieldHp }: Standing): Fight {
  const target = { ...fight.target, hp: targetHp };
  return {
    ...fight,
    attacker: { ...fight.attacker, hp: attackerHp },
    target,
    // A garrison is not struck itself; a unit answers as long as it lives.
    answerer: fight.target.building ? fight.answerer : fight.answerer && { ...fight.answerer, hp: targetHp },
    shield: fight.shield && { hp: shieldHp },
  };
}

export type DuelEnd = 'attacker' | 'target' | 'both';

function endOf({ attackerHp, targetHp }: Standing): DuelEnd | undefined {
  if (attackerHp === 0 && targetHp === 0) return 'both';
  if (targetHp === 0) return 'attacker';
  return attackerHp === 0 ? 'target' : undefined;
}

/**
 * The same attack turn after turn until one falls (5.4): who wins, and after how many exchanges.
 *
 *     repeatedDuel(fight) // → ends: attacker 1; steps 2
 */
export function repeatedDuel(fight: Fight): Ending<DuelEnd, Fraction> | Refusal {
  const step = (key: StandingKey): readonly Branch<StandingKey, DuelEnd>[] => {
    const ends = exchange(at(fight, readKey(key)));
    return ends.outcomes.map((outcome, index) => {
      const weight = ends.weights[index] ?? 0n;
      const end = endOf(readKey(outcome));
      return end === undefined ? toState(weight, outcome) : toEnd(weight, end);
    });
  };
  return solveExactly(keyOf(standingOf(fight)), step, (key) => key);
}

/**
 * Both owners attack in turn, so that the order of blows flips each time unless one trumps the other (5.4).
 * `mine` is the fight as I attack, `theirs` as the other one does.
 */
export function alternatingDuel(
  mine: Fight,
  theirs: Fight,
  first: 'mine' | 'theirs',
): Ending<DuelEnd, Fraction> | Refusal {
  type Turn = { readonly hp: Standing; readonly on: 'mine' | 'theirs' };
  const flip = ({ attackerHp, targetHp }: Standing): Standing => ({
    attackerHp: targetHp,
    targetHp: attackerHp,
    shieldHp: 0,
  });
  const step = ({ hp, on }: Turn): readonly Branch<Turn, DuelEnd>[] => {
    const fight = on === 'mine' ? at(mine, hp) : at(theirs, flip(hp));
    const ends = exchange(fight);
    return ends.outcomes.map((outcome, index) => {
      const weight = ends.weights[index] ?? 0n;
      const after = on === 'mine' ? readKey(outcome) : flip(readKey(outcome));
      const end = endOf(after);
      return end === undefined
        ? toState(weight, { hp: after, on: on === 'mine' ? ('theirs' as const) : ('mine' as const) })
        : toEnd(weight, end);
    });
  };
  return solveExactly({ hp: standingOf(mine), on: first }, step, ({ hp, on }) => `${on} ${keyOf(hp)}`);
}

/** The same two, with the other one attacking; nothing where a building is struck or stands in between. */
export function turnedRound(fight: Fight): Fight | undefined {
  const { attacker, target, support, trump } = fight;
  if (target.building || fight.shield || target.attack === 'none') return undefined;
  const turned = { none: 'none', attacker: 'defender', defender: 'attacker' } as const;
  return {
    ...fight,
    attacker: target,
    target: attacker,
    answerer: attacker,
    support: { attacker: support.target, target: support.attacker },
    trump: turned[trump],
    protectedSide: false,
    sting: 0,
  };
}

/** The fight after it would have been flanked more or less: "attack or wait?" (5.9). */
export function withSupport(fight: Fight, attacker: number, target: number): Fight {
  return { ...fight, support: { attacker: Math.max(0, attacker), target: Math.max(0, target) } };
}

export { at as fightAt };
