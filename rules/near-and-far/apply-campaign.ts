import { plainText } from '@/rules/kernel/card-name';
import type { Seat } from '@/rules/kernel/setup';
import type { OwnAction } from './actions';
import { CHARACTER_QUESTS, LAST_MAP, nextMap, QUESTS_BEFORE_LAST_MAP, talentOf, type Quester } from './campaign';
import { BOSSES, withSessionFood } from './setup';
import { playerOf, withPlayer, withTurn, type QuestSource, type State } from './state';
import { withTakenCard } from './take-card';

/** 4.1 and 4.5 */
export function applyCampaign(state: State, action: OwnAction): State | undefined {
  const { player: seat } = action;
  const player = playerOf(state, seat);
  switch (action.type) {
    case 'chooseCharacter':
      return withPlayer(state, seat, { character: action.character, companion: action.companion });
    case 'skipMaps': {
      const skipped = [...new Set(action.maps)].filter((map) => map >= 2 && map < LAST_MAP).slice(0, 3);
      const map = nextMap(state.played, skipped) ?? state.map;
      const bossPool = map === LAST_MAP ? BOSSES.slice(0, state.players.length) : [];
      return { ...state, skipped, map, bossPool };
    }
    case 'startGame':
      return { ...state, stage: 'play', players: state.players.map(withSessionFood) };
    case 'buyTalent': {
      if (!talentOf(action.talent) || player.quester.talents.includes(action.talent)) return state;
      const learnt = { talents: [...player.quester.talents, action.talent] };
      return withTurn(withQuester(state, seat, learnt), { done: [...state.turn.done, 'talent'] });
    }
    case 'setNextQuest':
      return withNextQuest(state, seat, action.code);
    case 'addSideQuest':
      return withSideQuest(state, seat, action.code);
    case 'completeSideQuest':
      return withQuester(state, seat, { sideQuests: player.quester.sideQuests.filter((each) => each !== action.code) });
    case 'addKeyword':
      return withKeyword(state, seat, action.word);
    case 'takeCard':
      return withTakenCard(state, seat, action.card);
    default:
      return undefined;
  }
}

function withQuester(state: State, seat: Seat, change: Partial<Quester>): State {
  return withPlayer(state, seat, { quester: { ...playerOf(state, seat).quester, ...change } });
}

/** In capitals, no doubles. */
export function withKeyword(state: State, seat: Seat, word: string): State {
  const { keywords } = playerOf(state, seat).quester;
  const capital = plainText(word).toUpperCase();
  return capital === '' || keywords.includes(capital)
    ? state
    : withQuester(state, seat, { keywords: [...keywords, capital] });
}

/** What stands among the turn's deeds: a character quest was read, and the number of the next written. */
export const CHARACTER_QUEST = 'characterQuest';
export const NEXT_QUEST = 'nextQuest';

export function withNextQuest(state: State, seat: Seat, code: string): State {
  const written = withQuester(state, seat, { nextQuest: plainText(code) });
  return withTurn(written, { done: [...written.turn.done, NEXT_QUEST] });
}

export function withSideQuest(state: State, seat: Seat, code: string): State {
  const { sideQuests } = playerOf(state, seat).quester;
  const plain = plainText(code);
  return plain === '' || sideQuests.includes(plain)
    ? state
    : withQuester(state, seat, { sideQuests: [...sideQuests, plain] });
}

/** `markQuest`: a box in a Campaign, a quest in Character Mode, passed or failed; an arcade card gives neither. */
export function withQuestDone(state: State, seat: Seat, source: QuestSource): State {
  const { quester } = playerOf(state, seat);
  if (state.mode === 'campaign' && source !== 'arcade') {
    // R42: the oldest side quest is read first and crossed out, whatever comes of it.
    const sideQuests = source === 'sideQuest' ? quester.sideQuests.slice(1) : quester.sideQuests;
    return withQuester(state, seat, { boxes: Math.min(999, quester.boxes + 1), sideQuests });
  }
  if (state.mode === 'character' && source === 'character') {
    const done = [...state.turn.done, CHARACTER_QUEST];
    return withTurn(withQuester(state, seat, { quests: Math.min(CHARACTER_QUESTS, quester.quests + 1) }), { done });
  }
  return state;
}

/** What the next quest token means for this player (p.23, 6.8). */
export function questSource(state: State, seat: Seat): QuestSource {
  const { sideQuests, quests } = playerOf(state, seat).quester;
  switch (state.mode) {
    case 'firstAdventure':
      return 'map';
    case 'campaign':
      return sideQuests.length > 0 ? 'sideQuest' : 'map';
    case 'character':
      return quests < (state.map === LAST_MAP ? CHARACTER_QUESTS : QUESTS_BEFORE_LAST_MAP) ? 'character' : 'arcade';
    case 'arcade':
      return 'arcade';
  }
}
