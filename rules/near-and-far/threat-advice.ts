import { toNumber } from '@/rules/dice/fraction';
import type { Seat } from '@/rules/kernel/setup';
import { numberOf, printed, reveal, threatPoints } from './printed';
import { rollOdds, type RollOdds } from './roll';
import { combat, hasTalent, passDue, seenBy, spendable } from './sums';
import { boardCamps, campsOf, playerOf, type State } from './state';

export interface Rung {
  readonly key: string;
  readonly level: number;
  readonly boss?: string;
  readonly points: number | undefined;
  /** Whose tent lies on it. */
  readonly takenBy?: Seat;
  /** May be fought now: the top card, any with Bounty Hunting, a boss. */
  readonly open: boolean;
  readonly odds: RollOdds;
}

/** 5.4: the ladder of threats and the bosses, each with this player's odds. */
export function ladder(state: State, seat: Seat, reserve = 0): readonly Rung[] {
  const player = playerOf(state, seat);
  const roll = {
    modifier: combat(state, player),
    hearts: Math.max(0, spendable(player) - passDue(seenBy(state, seat), player)),
    reserve,
  };
  const top = Math.min(...state.threatDeck);
  const any = hasTalent(player, 'bountyHunting');
  const threats = Array.from({ length: 12 }, (_, index): Rung => {
    const level = index + 4;
    const taken = state.players.findIndex((each) => each.threats.includes(level));
    const inDeck = state.threatDeck.includes(level);
    return {
      key: `${level}`,
      level,
      points: threatPoints(state, level),
      ...(taken >= 0 ? { takenBy: taken } : {}),
      open: inDeck && (any || level === top),
      odds: rollOdds({ ...roll, target: level }),
    };
  });
  const bosses = state.bossPool.flatMap((boss): Rung[] => {
    const values = printed(state, 'boss', boss);
    const level = numberOf(values, 'level');
    if (level === undefined) return [];
    const odds = rollOdds({ ...roll, target: level });
    return [{ key: boss, boss, level, points: numberOf(values, 'points'), open: true, odds }];
  });
  return [...threats, ...bosses];
}

const LIKELY_ENOUGH = 2 / 3;

/** The best of those open: most points on average where they are known, else the highest that is likely enough. */
export function bestRung(rungs: readonly Rung[], least = LIKELY_ENOUGH): Rung | undefined {
  const open = rungs.filter((each) => each.open);
  if (open.length === 0) return undefined;
  if (open.every(({ points }) => points !== undefined)) {
    const worth = ({ odds, points }: Rung) => toNumber(odds.allIn) * ((points ?? 0) + 1);
    return [...open].sort((a, b) => worth(b) - worth(a) || toNumber(a.odds.hearts) - toNumber(b.odds.hearts))[0];
  }
  const likely = open.filter(({ odds }) => toNumber(odds.allIn) >= least);
  return (likely.length > 0 ? likely : open.slice(0, 1)).reduce((a, b) => (b.level > a.level ? b : a));
}

/** What the next camp off the board would show; one out of the box shows nothing (p.28). */
export function nextReveal(state: State, seat: Seat): 'coin' | 'gem' | 'none' | undefined {
  const ordinal = campsOf(playerOf(state, seat)) + 1;
  return ordinal > boardCamps(state) ? 'none' : reveal(state, ordinal);
}
