import { chance, type Distribution, fromWeights } from '@/rules/dice/distribution';
import { pool } from '@/rules/dice/die';
import { type Fraction, fraction, minus, ONE, times, ZERO } from '@/rules/dice/fraction';
import { multisets } from '@/rules/dice/multiset';
import { successes, worthOf } from '@/rules/dice/pool';
import { isRefusal } from '@/rules/kernel/refusal';
import { affordable } from './market';
import type { Clan, State } from './state';
import { CITIES, DIRECTIONS, type Good, goldOfFace, GOODS, MARKET_DICE, MOST_STATUS, PLAIN_STATUS } from './tables';

export interface ScoutOdds {
  readonly found: Fraction;
  readonly bonus: Fraction;
  /** Found where a Smoke Bomb rerolls an empty roll. */
  readonly bombed: Fraction;
  /** The bonus where a Smoke Bomb rerolls all but the one success. */
  readonly bonusBombed: Fraction;
}

/** 5.2: found with one success, one more action with two. Explorer 5 finds for certain. */
export function scoutOdds(explorer: number): ScoutOdds {
  const dice = pool(explorer);
  if (isRefusal(dice)) return { found: ZERO, bonus: ZERO, bombed: ZERO, bonusBombed: ZERO };
  const hits = successes(dice, (face) => face <= 3);
  const found = explorer >= MOST_STATUS ? ONE : chance(hits, (count) => count >= 1);
  const missed = minus(ONE, found);
  const rest = pool(explorer - 1);
  return {
    found,
    bonus: chance(hits, (count) => count >= 2),
    bombed: minus(ONE, times(missed, missed)),
    bonusBombed: isRefusal(rest)
      ? ZERO
      : chance(
          successes(rest, (face) => face <= 3),
          (count) => count >= 1,
        ),
  };
}

/** The bonus as this turn stands: had once it comes no more, and the house rule gives it to every sure find. */
export function bonusChance({ houseRules }: State, { bonus, explorer }: Clan): Fraction {
  if (bonus && houseRules['scoutBonus'] !== 'oncePerRoll') return ZERO;
  const sure = explorer >= MOST_STATUS && houseRules['limitBreakGivesBonus'] === true;
  return sure ? ONE : scoutOdds(explorer).bonus;
}

/** 5.8: one success of the Explorer dice on its card and it attacks; no limit break, no bonus. */
export function npcFinds(dice: number): Fraction {
  const rolled = pool(dice);
  if (isRefusal(rolled)) return ZERO;
  return chance(
    successes(rolled, (face) => face <= 3),
    (count) => count >= 1,
  );
}

/** 5.1: random golds of so many dice; none where there are none. */
export function goldDice(count: number): Distribution | undefined {
  const dice = pool(count);
  return isRefusal(dice) ? undefined : worthOf(dice, goldOfFace);
}

/** 5.3: two dice, take either card: the chance of one of k wanted numbers. */
export function eitherCard(wanted: number): Fraction {
  const dice = pool(2);
  if (isRefusal(dice)) return ZERO;
  return chance(
    successes(dice, (face) => face <= wanted),
    (count) => count >= 1,
  );
}

/** 5.10: how many units six dice let this clan buy. */
export function buyableUnits(state: State, clan: Clan, need: Good | null): Distribution | undefined {
  const throws = multisets(MARKET_DICE);
  if (isRefusal(throws)) return undefined;
  const most = affordable(state, clan);
  const units = throws.map(({ counts, ways }) => {
    let offered = 0;
    let beyond = false;
    GOODS.forEach((good, index) => {
      if (good === need) return;
      const shown = Math.min(counts[index] ?? 0, state.stock[good]);
      offered += shown;
      if (state.stock[good] > shown) beyond = true;
    });
    const chosen = clan.charisma >= PLAIN_STATUS && beyond ? 1 : 0;
    return [Math.min(most, offered + chosen), ways] as const;
  });
  const spread = fromWeights(units);
  return isRefusal(spread) ? undefined : spread;
}

/** 5.12: one of nine markers is drawn; outside the city one of six dice faces more. */
export function awakeningOdds(): { readonly nation: Fraction; readonly territory: Fraction } {
  const nation = fraction(1, CITIES.length);
  const hex = fraction(1, DIRECTIONS.length);
  if (isRefusal(nation) || isRefusal(hex)) return { nation: ZERO, territory: ZERO };
  return { nation, territory: times(nation, hex) };
}

/** 5.11: of so many units each evolves on 1–3. */
export function trainOdds(units: number): { readonly some: Fraction; readonly all: Fraction } {
  const dice = pool(units);
  if (isRefusal(dice)) return { some: ZERO, all: ZERO };
  const evolved = successes(dice, (face) => face <= 3);
  return { some: chance(evolved, (count) => count >= 1), all: chance(evolved, (count) => count === units) };
}
