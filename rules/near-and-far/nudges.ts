import type { Nudge } from '@/rules/kernel/nudge';
import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { CHARACTER_QUEST, NEXT_QUEST } from './apply-campaign';
import { CHARACTER_QUESTS, unspent } from './campaign';
import { affordable } from './cards-in-hand';
import { hasCampaign } from './check-campaign';
import { turnsLeft } from './flow';
import { reveal } from './printed';
import { mapNudges } from './nudges-map';
import { townNudges } from './nudges-town';
import { CHARACTERS } from './setup';
import { handPenalty, treasureOverflow } from './sums';
import { cardsToTake } from './take-card';
import { UNSEEN } from './triggers';
import { keywordWords } from './words';
import { boardCamps, campsOf, inTown, packAnimals, PACK_PLACES, playerOf, type State } from './state';

type Said = Nudge<Action>;

/** Section 11; its numbers stand beside each. */
export function nudges(state: State): readonly Nudge<Action>[] {
  if (state.stage === 'over') return [];
  return state.stage === 'setup'
    ? setupNudges(state)
    : [...turnNudges(state), ...townNudges(state), ...mapNudges(state)];
}

function setupNudges(state: State): Said[] {
  const said: Said[] = [];
  const names = state.players.map(({ character }) => character);
  const mode = state.mode === 'character' ? 'character' : 'campaign';
  if (hasCampaign(state)) {
    for (const [seat, { name }] of state.players.entries()) said.push(...newNameNudge(state, seat, name));
    // 29
    for (const { name, quester } of state.players) {
      const left = unspent(quester, mode);
      if (left > 0) {
        said.push({
          id: `talents:${name}`,
          about: 'talents',
          words: `${name} has ${left} experience to spend before the first turn.`,
          topic: 'talents',
        });
      }
    }
  }
  // R25
  if (state.mode === 'campaign' && state.extraStories && state.played.length + state.skipped.length === 0) {
    said.push({
      id: 'skipMaps',
      about: 'the maps left out',
      words: 'Extra Stories: choose the three maps this campaign leaves out, under Actions.',
      topic: 'extra-stories',
    });
  }
  if (state.mode === 'character') {
    if (names.includes('Eyim') && names.includes('Rin')) {
      said.push({
        id: 'eyimRin',
        about: 'characters',
        words: 'Eyim and Rin should not share a game.',
        topic: 'character-mode',
      });
    }
    const long = CHARACTERS.slice(0, 2).filter((each) => names.includes(each));
    if (long.length > 0 && state.players.length > 2) {
      said.push({
        id: 'longReading',
        about: 'characters',
        words: `${long.join(' and ')} read a lot: better with two players.`,
        topic: 'character-mode',
      });
    }
  }
  return said;
}

/** A campaign knows its players by name: a new one may be somebody from before. */
function newNameNudge(state: State, player: Seat, name: string): Said[] {
  const cards = cardsToTake(state, player);
  const [only] = cards;
  if (!only) return [];
  const shared = { id: `newName:${name}`, about: 'new names in a campaign', topic: 'late-start' };
  if (cards.length > 1) {
    const words = `${name} is new to this campaign. Somebody under a new name? Take over the old card, on ${name}'s character card.`;
    return [{ ...shared, words }];
  }
  const action: Action = { type: 'takeCard', player, card: only.name };
  return [
    {
      ...shared,
      words: `${name} is new to this campaign. Is it ${only.name} under a new name?`,
      act: { words: `Take ${only.name}'s card`, action },
    },
  ];
}

function turnNudges(state: State): Said[] {
  const seat = state.active;
  const player = playerOf(state, seat);
  const { turn } = state;
  const said: Said[] = [];
  const when = `${state.round}:${seat}`;
  const left = turnsLeft(state);
  if (left !== undefined && state.endTriggered) {
    // 25
    const who = playerOf(state, state.endTriggered.seat).name;
    said.push({
      id: 'finalRound',
      about: 'the final round',
      words: `Final round: ${who} placed camp ${boardCamps(state)}. ${plural(left, 'turn')} left.`,
      topic: 'end',
    });
    // 23, 24
    const penalty = handPenalty(player);
    if (penalty > 0 && canDiscard(state)) {
      said.push({
        id: `handAtEnd:${when}`,
        about: 'artifacts in hand',
        words: `${plural(penalty, 'artifact')} in hand ${penalty === 1 ? 'costs a point' : 'cost a point each'}; the Town Hall takes one.`,
        topic: 'artifact-hand',
      });
    }
    if ((player.coins + player.gems) % 2 === 1) {
      said.push({
        id: `oddCoin:${when}`,
        about: 'an odd coin',
        words: 'Coins and gems make a point in twos: one is left over.',
        topic: 'scoring',
      });
    }
  }
  if (left !== undefined) said.push(...thirdTreasures(state));
  if (treasureOverflow(player) > 0) {
    // 14
    said.push({
      id: `overflow:${when}`,
      about: 'treasures',
      words: 'An animal is gone: discard a treasure.',
      topic: 'treasures',
    });
  }
  // 6
  if (turn.done.includes(UNSEEN) && reveal(state, campsOf(player)) === undefined) {
    said.push({
      id: `reveal:${when}`,
      about: 'what a camp hid',
      words: 'A coin or gem under that camp? Type the board once: see Cards.',
      topic: 'camp-row',
    });
  }
  if (turn.freeCamps > 0) {
    said.push({
      id: `freeCamp:${when}`,
      about: 'the free camp',
      words: 'Mercenary Contract: place its free camp on any empty space, under Actions.',
      topic: 'free-camp',
    });
  }
  // 1
  const buys = affordable(state, seat).length;
  const leaves = inTown(player) && state.round > 1;
  if (buys > 0 && (turn.main !== 'none' || leaves)) {
    // The hand is covered: which card it is stands on the Cards sheet, behind its cover.
    const why = inTown(player) ? ` ${buys === 1 ? 'Its' : 'Their'} hearts count when you leave town.` : '';
    said.push({
      id: `buy:${when}:${buys}`,
      about: 'artifacts you can buy',
      words: `${player.name} can buy ${buys === 1 ? 'an artifact' : `${buys} artifacts`} from hand now.${why}`,
      topic: 'buy-artifact',
    });
  }
  // 18
  if (turn.jailPass && turn.main === 'none') {
    const hall = state.players.length === 2 && state.houseRules.twoPlayerHallAlwaysDuel === true;
    said.push({
      id: `jail:${when}`,
      about: 'the way out of jail',
      words: `${player.name} leaves jail: any building, no duel${hall ? '; only at the Town Hall you always duel' : ''}.`,
      topic: 'jail',
    });
  }
  // 20
  if (state.round === 1 && turn.main === 'none' && seat === state.first) {
    said.push({
      id: 'round1',
      about: 'the first round',
      words:
        state.players.length === 2
          ? 'In the first round everybody visits town. At the Town Hall a spare figure always stands: duel it.'
          : 'In the first round everybody visits town.',
      topic: 'first-round',
    });
  }
  // 27, 28
  if (state.mode === 'campaign' && player.quester.sideQuests.length > 0 && turn.main === 'adventure' && !turn.quest) {
    said.push({
      id: `side:${when}`,
      about: 'side quests',
      words: `Side quest ${player.quester.sideQuests[0]} waits: read it at the next token.`,
      topic: 'side-quests',
    });
  }
  if (turn.quest && player.quester.keywords.length > 0 && !turn.quest.choice) {
    said.push({
      id: `keyword:${when}`,
      about: 'keywords',
      words: `${keywordWords(player.quester.keywords)}.`,
      topic: 'keywords',
    });
  }
  const unwritten = turn.done.includes(CHARACTER_QUEST) && !turn.done.includes(NEXT_QUEST);
  if (unwritten && player.quester.quests < CHARACTER_QUESTS) {
    said.push({
      id: `next:${when}`,
      about: 'the next quest',
      words: `Write down ${player.name}'s next quest number.`,
      topic: 'character-quests',
    });
  }
  return said;
}

/** R14: only treasures on animals count for the five points, and who has had the last turn can still move one. */
function thirdTreasures({ players }: State): Said[] {
  return players.flatMap((player, seat): Said[] => {
    const { name, treasures, sideTreasure } = player;
    if (sideTreasure === null || treasures.length !== PACK_PLACES - 1) return [];
    if (packAnimals(player) < PACK_PLACES) return [];
    return [
      {
        id: `sideTreasure:${seat}`,
        about: 'the treasure at the side',
        words: `An animal of ${name}'s is free for ${sideTreasure || 'the treasure at the side'}: three on animals are 5 points.`,
        act: { words: 'Move it', action: { type: 'moveTreasure', player: seat, card: sideTreasure } },
        topic: 'treasures',
      },
    ];
  });
}

/** The Town Hall can still be visited this turn, or is being visited with its discard to come. */
function canDiscard({ turn, active, players }: State): boolean {
  const there = players[active]?.location === 'townHall';
  return turn.main === 'none' ? !there : there && turn.main === 'town' && !turn.done.includes('discard');
}
