import type { Nudge } from '@/rules/kernel/nudge';
import { plural } from '@/rules/kernel/plural';
import type { Action } from './actions';
import { TOXIC_DESERT } from './apply-travel';
import { tollsNow, usesNow } from './card-uses';
import { check } from './check';
import { lostByAll } from './outcome';
import { isTravelOver, spendable } from './sums';
import { boardCamps, CAMP_PRICE, campsOf, playerOf, type State } from './state';

/** Section 11, on the map; its numbers stand beside each. */
export function mapNudges(state: State): Nudge<Action>[] {
  const seat = state.active;
  const player = playerOf(state, seat);
  const { turn } = state;
  const when = `${state.round}:${seat}`;
  const said: Nudge<Action>[] = [];
  // 26
  const middle = state.players.some((each) => campsOf(each) * 2 >= boardCamps(state));
  if (state.map === 10 && player.mammothCamps === 0 && middle) {
    said.push({
      id: `mammoth:${seat}`,
      about: 'mammoth spaces',
      words: `${player.name} has no camp on a mammoth space yet: 8 points less.`,
      topic: 'mammoth',
    });
  }
  if (lostByAll(state) && (middle || state.endTriggered)) {
    said.push({
      id: `bosses:${state.bossPool.length}`,
      about: 'bosses',
      words: `${state.bossPool.join(', ')} must fall, or everybody loses.`,
      topic: 'boss',
    });
  }
  if (turn.main !== 'adventure') return said;
  if (state.map === TOXIC_DESERT && turn.steps === 0) {
    said.push({
      id: 'water',
      about: 'toxic water',
      words: 'Toxic Desert: entering a space with water loses 1 heart. Mark it with the step.',
      topic: 'toxic',
    });
  }
  // 8
  if (turn.done.includes('quest') && !turn.quest) {
    said.push({
      id: `token:${when}`,
      about: 'quest tokens',
      words: `The quest token leaves the map, passed or failed: ${state.questTokens} left.`,
      topic: 'quest-fail',
    });
  }
  for (const { card } of usesNow(state, seat)) {
    said.push({
      id: `use:${when}:${card}`,
      about: card,
      words: `${card}: a coin or a gem on top of what the camp gave. See Cards.`,
      topic: 'camp',
    });
  }
  for (const card of tollsNow(state, seat)) {
    said.push({
      id: `use:${when}:${card}`,
      about: card,
      words: `${card}: everybody else on this space gives you 1 coin.`,
      opens: { words: 'Who does?', panel: `use:${card}` },
      topic: 'card-crown-of-cruelty',
    });
  }
  // 31
  if (turn.treasureDue > 0) {
    said.push({
      id: `treasure:${when}:${turn.steps}`,
      about: 'treasure symbols',
      words: 'A treasure symbol was crossed: draw a card and read it aloud.',
      topic: 'treasure-symbol',
    });
  }
  // 4, 5
  if (isTravelOver(state) && !turn.camped && spendable(player) >= CAMP_PRICE) {
    const build: Action = { type: 'buildCamp', player: seat, spaceType: 'other' };
    if (check(state, build) === undefined) {
      said.push({
        id: `camp:${when}`,
        about: 'a camp',
        words: `${plural(spendable(player), 'heart')}: enough for a camp here.`,
        topic: 'camp',
      });
    }
  }
  return said;
}
