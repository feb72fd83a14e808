import type { Nudge } from '@/rules/kernel/nudge';
import { plural } from '@/rules/kernel/plural';
import type { Action } from './actions';
import { usesNow } from './card-uses';
import { goodsWords } from './reasons';
import { hasTalent, heartsOnLeaving } from './sums';
import { mostTrades } from './trade';
import { inTown, LEAVE_CAP, packAnimals, playerOf, type State } from './state';

/** Section 11, in and before town; its numbers stand beside each. */
export function townNudges(state: State): Nudge<Action>[] {
  const seat = state.active;
  const player = playerOf(state, seat);
  const { turn } = state;
  const when = `${state.round}:${seat}`;
  const said: Nudge<Action>[] = [];
  if (turn.main !== 'town') {
    if (inTown(player) && turn.main === 'none' && state.round > 1) {
      // 3
      const hearts = heartsOnLeaving(state, player);
      if (hearts > LEAVE_CAP) {
        said.push({
          id: `wasted:${when}`,
          about: 'wasted hearts',
          words: `Leaving town wastes ${plural(hearts - LEAVE_CAP, 'heart')}: another symbol may help more.`,
          topic: 'heart-max',
        });
      }
      // 2
      if (player.hearts > 0) {
        said.push({
          id: `oldHearts:${when}`,
          about: 'old hearts',
          words: `Leaving town sets the hearts anew: those left help only in duels${hasTalent(player, 'spelunking') ? ' and for Spelunking' : ''} now.`,
          topic: 'heart-reset',
        });
      }
    }
    return said;
  }
  // 30
  for (const { card, gives } of usesNow(state, seat)) {
    const [gain, other] = gives;
    if (!gain || other) continue;
    said.push({
      id: `use:${when}:${card}`,
      about: card,
      words: `${card}: ${goodsWords(gain)} for the visit, whatever you do here.`,
      act: { words: 'Take', action: { type: 'useCard', player: seat, card, gain, pay: {} } },
      topic: 'visit-bonus',
    });
  }
  // 22, 23
  if (player.location === 'townHall') {
    const traded = turn.done.filter((each) => each === 'trade').length;
    const open = [
      traded >= mostTrades(player) ? '' : traded > 0 ? 'trade once more' : 'trade',
      turn.done.includes('discard') || player.hand.length === 0 ? '' : 'discard an artifact',
      turn.done.includes('reputation') ? '' : 'buy reputation',
    ].filter(Boolean);
    if (open.length > 0 && (open.length < 3 || traded > 0)) {
      said.push({
        id: `hall:${when}`,
        about: 'the Town Hall',
        words: `Still open here: ${open.join(', ')}.`,
        topic: 'town-hall',
      });
    }
  }
  // 29
  if (player.location === 'mine' && hasTalent(player, 'spelunking') && !turn.done.includes('spelunking')) {
    said.push({
      id: `spelunking:${when}`,
      about: 'Spelunking',
      words: 'Roll for Spelunking, dug or not.',
      topic: 'talents',
    });
  }
  if (player.location === 'generalStore' && hasTalent(player, 'persuasion') && !turn.done.includes('persuasion')) {
    said.push({
      id: `persuasion:${when}`,
      about: 'Persuasion',
      words: 'Persuasion: look at one more artifact.',
      topic: 'talents',
    });
  }
  // 13
  if (player.location === 'mysticsHut' && packAnimals(player) === 0 && !hasTalent(player, 'scrounging')) {
    said.push({
      id: `noBird:${when}`,
      about: 'pack animals',
      words: 'No pack animal, no treasure: the Stables come first.',
      topic: 'hut',
    });
  }
  // R29
  if (turn.done.includes('recruit')) {
    said.push({
      id: `refill:${when}`,
      about: 'the row of adventurers',
      words: 'Fill the row up to five.',
      topic: 'saloon',
    });
  }
  return said;
}
