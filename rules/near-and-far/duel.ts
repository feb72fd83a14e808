import { product } from '@/rules/dice/combine';
import { chance, map, mean } from '@/rules/dice/distribution';
import { D6 } from '@/rules/dice/die';
import type { Fraction } from '@/rules/dice/fraction';
import { areFaces } from '@/rules/kernel/roll-die';
import type { Seat } from '@/rules/kernel/setup';
import { combat, duelMod, hasTalent } from './sums';
import { clamp, count, playerOf, type Building, type Duel, type State } from './state';

export interface DuelRoll {
  readonly attRoll: number;
  readonly defRoll: number;
  readonly heartsSpent: number;
  readonly extra?: number;
  readonly defExtra?: number;
}

/** Nonsense instead of dice. */
export const combatless = ({ attRoll, defRoll }: DuelRoll): boolean => !areFaces([attRoll, defRoll], 6);

export interface DuelPart {
  readonly words: string;
  readonly add: number;
}

/** What one side brings to the die, part by part: swords, then what its talents and a dirty style add. */
export function duelParts(state: State, seat: Seat | null, duel: Duel): readonly DuelPart[] {
  if (seat === null) return [];
  const player = playerOf(state, seat);
  return [
    { words: 'Swords', add: combat(state, player) },
    ...(hasTalent(player, 'martialArts') ? [{ words: 'Martial Arts', add: 1 }] : []),
    ...(hasTalent(player, 'taunting') ? [{ words: 'Taunting', add: 1 }] : []),
    ...(duel.style === 'dirty' && seat !== duel.opponent ? [{ words: 'Dirty', add: 1 }] : []),
  ];
}

/** The two numbers before the dice. The spare figure has the bare die (p.17). */
export function duelMods(state: State, seat: Seat, duel: Duel): { readonly attack: number; readonly defence: number } {
  const attack = duelMod(state, playerOf(state, seat)) + (duel.style === 'dirty' ? 1 : 0);
  return { attack, defence: duel.opponent === null ? 0 : duelMod(state, playerOf(state, duel.opponent)) };
}

/** Hearts that would win now: the defender wins ties and spends nothing. */
export function heartsToWin(attack: number, defence: number, attRoll: number, defRoll: number): number {
  return Math.max(0, defRoll + defence + 1 - attRoll - attack);
}

export function wonDuel(state: State, seat: Seat, duel: Duel, roll: DuelRoll): boolean {
  const { attack, defence } = duelMods(state, seat, duel);
  const need = heartsToWin(
    attack + clamp(roll.extra ?? 0, -20, 20),
    defence + clamp(roll.defExtra ?? 0, -20, 20),
    roll.attRoll,
    roll.defRoll,
  );
  return count(roll.heartsSpent) >= need;
}

export interface DuelOdds {
  readonly win: Fraction;
  readonly withoutHearts: Fraction;
  readonly hearts: Fraction;
}

/** 5.2: both dice are seen before hearts are spent, so only what wins is spent. `lead` is attack less defence. */
export function duelOdds(lead: number, hearts: number): DuelOdds {
  const need = product(D6, D6, (attacker, defender) => Math.max(0, defender + 1 - attacker - lead));
  return {
    win: chance(need, (each) => each <= hearts),
    withoutHearts: chance(need, (each) => each === 0),
    hearts: mean(map(need, (each) => (each <= hearts ? each : 0))),
  };
}

/** The 36 pairs: won, won with so many hearts, lost. */
export function duelGrid(lead: number, hearts: number): readonly (readonly (number | 'lost')[])[] {
  return [1, 2, 3, 4, 5, 6].map((attacker) =>
    [1, 2, 3, 4, 5, 6].map((defender) => {
      const need = Math.max(0, defender + 1 - attacker - lead);
      return need <= hearts ? need : 'lost';
    }),
  );
}

/** Who stands there; null is the spare figure, always in a two-player Town Hall. */
export function standingIn(state: State, building: Building, seat: Seat): readonly (Seat | null)[] {
  const others = state.players.flatMap((player, other) =>
    other !== seat && player.location === building ? [other] : [],
  );
  const spare = state.players.length === 2 && building === 'townHall';
  // p.17: the opponent, if there, else the spare figure.
  return others.length === 0 && spare ? [null] : others;
}
