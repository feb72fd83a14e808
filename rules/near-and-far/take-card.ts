import type { Seat } from '@/rules/kernel/setup';
import type { Quester } from './campaign';
import { playerOf, withPlayer, type State } from './state';

/** Came to a running campaign with a card of no game before: new at the table, or under a new name. */
export function isNewcomer(state: State, seat: Seat): boolean {
  const before = state.questersBefore[seat];
  return state.played.length > 0 && before !== undefined && Object.keys(before.points).length === 0;
}

/** The character cards of those who are away, which a player under a new name may go on with. */
export function cardsToTake(state: State, seat: Seat): State['absent'] {
  return isNewcomer(state, seat) ? state.absent : [];
}

/** The card lies before its owner again, whatever the name; what this session has written so far is added to it. */
export function withTakenCard(state: State, seat: Seat, name: string): State {
  const card = cardsToTake(state, seat).find((each) => each.name === name);
  const before = state.questersBefore[seat];
  if (!card || !before) return state;
  const { character, quester } = playerOf(state, seat);
  const taken = withPlayer(state, seat, {
    character: card.character || character,
    quester: written(card.quester, before, quester),
  });
  return {
    ...taken,
    absent: state.absent.filter((each) => each !== card),
    questersBefore: state.questersBefore.map((each, index) => (index === seat ? card.quester : each)),
  };
}

function written(card: Quester, before: Quester, now: Quester): Quester {
  const both = (key: 'talents' | 'keywords' | 'sideQuests') => [...new Set([...card[key], ...now[key]])];
  return {
    ...card,
    boxes: card.boxes + Math.max(0, now.boxes - before.boxes),
    quests: card.quests + Math.max(0, now.quests - before.quests),
    talents: both('talents'),
    keywords: both('keywords'),
    sideQuests: both('sideQuests'),
    nextQuest: now.nextQuest || card.nextQuest,
  };
}
