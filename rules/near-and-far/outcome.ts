import type { Outcome } from '@/rules/kernel/outcome';
import { ranking, totals } from '@/rules/kernel/score';
import type { Seat } from '@/rules/kernel/setup';
import { championPoints, LAST_MAP, type Quester } from './campaign';
import { scoreSheet } from './score';
import { playerOf, type State } from './state';

/** 7.4: Campaign, Map 11, a boss still stands. */
export const lostByAll = (state: State): boolean =>
  state.mode === 'campaign' && state.map === LAST_MAP && state.bossPool.length > 0;

/** One player of a campaign, there or away, with the points on every map, this one's once it is over. */
export interface Standing {
  readonly name: string;
  /** Undefined for who is not at the table. */
  readonly seat: Seat | undefined;
  readonly points: Quester['points'];
  readonly sum: number;
}

/**
 * 7.5: how the campaign stands. A lost Last Ruin counts nothing (R26), a missed session neither (R27); in Character Mode a
 * map may be played again, and both sessions count.
 */
export function standings(state: State): readonly Standing[] {
  const counts = state.stage === 'over' && !lostByAll(state);
  const sums = counts ? totals(scoreSheet(state)).map(({ sum }) => sum) : [];
  const here = state.players.map(({ name, quester }, seat) => {
    const key = `${state.map}`;
    const points = counts
      ? { ...quester.points, [key]: (quester.points[key] ?? 0) + (sums[seat] ?? 0) }
      : quester.points;
    return { name, seat, points };
  });
  const away = state.absent.map(({ name, quester }) => ({ name, seat: undefined, points: quester.points }));
  return [...here, ...away].map((each) => ({ ...each, sum: championPoints(each) }));
}

/** 7.5: with Map 11 the campaign ends; the sum of all maps makes the champion, shared where it is equal (R27). */
function championWords(state: State): string {
  if (state.map !== LAST_MAP || (state.mode !== 'campaign' && state.mode !== 'character')) return '';
  const all = standings(state);
  const most = Math.max(...all.map(({ sum }) => sum));
  const names = all.filter(({ sum }) => sum === most).map(({ name }) => name);
  return ` Champion of the campaign: ${names.join(' and ')} with ${most} points.`;
}

export function outcome(state: State): Outcome | undefined {
  if (state.stage !== 'over') return undefined;
  if (lostByAll(state)) {
    return {
      winners: [],
      condition: 'boss',
      words: `${state.bossPool.join(' and ')} still ${state.bossPool.length === 1 ? 'stands' : 'stand'}: everybody loses. Play the map again.`,
    };
  }
  const ranks = ranking(scoreSheet(state));
  const winners = ranks
    .filter(({ rank }) => rank === 1)
    .map(({ column }) => column)
    .sort();
  const names = winners.map((seat) => playerOf(state, seat).name);
  const by = ranks.find(({ rank }) => rank === 1)?.decidedBy;
  const words =
    names.length > 1
      ? `${names.join(' and ')} share the win.`
      : `${names[0] ?? 'Nobody'} has the most journey points${by ? `, by ${by}` : ''}.`;
  return { winners, condition: 'points', words: `${words}${championWords(state)}` };
}
