import { plural } from '@/rules/kernel/plural';
import { impossible, againstTheRules } from '@/rules/kernel/refusal';
import type { ActionOf } from './actions';
import { drawnByHand, drawProblems } from './draw';
import { LV2_NAMES, rosterCard, WONDER_COPIES, WONDER_NAMES } from './roster';
import { BOARD_POSTS, MOST_POST_CARDS } from './posts';
import { deckSize } from './modes';
import { toldCard } from './purchase';
import { newRun, type Run } from './run';
import { type Deck, POOL_CARDS, type State } from './state';
import { standing } from './territory';

export function runSetPool(state: State, { cards }: ActionOf<'setPool'>): Run {
  const run = newRun(state);
  const told = cards.map(toldCard);
  if (cards.length > POOL_CARDS) run.complaints.push(impossible(`The pool shows ${POOL_CARDS} cards`));
  const wrong = told.find((card) => card !== null && rosterCard(card)?.level !== 2);
  if (wrong) run.complaints.push(impossible(`${wrong} is no Lv2 card`));
  run.complaints.push(...drawProblems({ ...state, pool: [] }, told, 2));
  run.state = { ...state, pool: told.slice(0, POOL_CARDS) };
  run.notes.push(told.map((card) => card ?? '?').join(', ') || 'nothing');
  return run;
}

/**
 * A card found on a discard pile, or missing from it: bookkeeping for the draw odds. One found is one of those that were
 * discarded unnamed, as long as such lie there.
 */
export function runNoteDiscard(state: State, { level, card, there }: ActionOf<'noteDiscard'>): Run {
  const run = newRun(state);
  const pile = level === 1 ? state.lv1Discard : state.lv2Discard;
  const name = toldCard(card);
  const at = pile.indexOf(name);
  if (name === null) run.complaints.push(impossible('Name the card first.'));
  else if (!there && at < 0) run.complaints.push(impossible(`${name} is not in the discard pile`));
  const unnamed = pile.indexOf(null);
  const found = unnamed < 0 ? [...pile, name] : pile.map((card, index) => (index === unnamed ? name : card));
  const after = there ? found : pile.filter((_, index) => index !== at);
  const counted = drawnByHand(state, level, after.length - pile.length);
  run.state = level === 1 ? { ...counted, lv1Discard: after } : { ...counted, lv2Discard: after };
  return run;
}

/** The Lv2 cards that are not in the draw deck. */
function lv2Out(state: State): number {
  const held = state.sides.reduce(
    (sum, side) =>
      sum +
      side.reserve.filter(({ level }) => level === 2).length +
      standing(side).filter(({ built }) => built.level === 2).length,
    0,
  );
  return held + state.pool.length + state.lv2Discard.length;
}

export function runSetDeck(state: State, action: ActionOf<'setDeck'>): Run {
  const run = newRun(state);
  const kinds = LV2_NAMES.filter((name) => action.kinds.includes(name));
  const asked = WONDER_NAMES.map((name) => [name, action.wonders[name] ?? 0] as const);
  if (asked.some(([, copies]) => !Number.isInteger(copies) || copies < 0 || copies > WONDER_COPIES)) {
    run.complaints.push(impossible(`A wonder has ${WONDER_COPIES} copies at most`));
  }
  const clamp = (copies: number) =>
    Number.isFinite(copies) ? Math.max(0, Math.min(WONDER_COPIES, Math.trunc(copies))) : 0;
  const wonders = asked.map(([name, copies]) => [name, clamp(copies)] as const).filter(([, copies]) => copies > 0);
  const deck: Deck = { kinds, wonders: Object.fromEntries(wonders) };
  run.state = { ...state, deck, lv2Deck: Math.max(0, deckSize(deck) - lv2Out(state)) };
  run.notes.push(`${plural(kinds.length, 'kind')}, ${plural(deckSize(deck), 'card')}`);
  return run;
}

export function runSetPosts(state: State, action: ActionOf<'setPosts'>): Run {
  const run = newRun(state);
  const cards = [...new Set(action.posts.map((name) => name.trim()).filter(Boolean))].filter(
    (name) => !BOARD_POSTS.includes(name),
  );
  if (cards.length > MOST_POST_CARDS) {
    run.complaints.push(againstTheRules(`At most ${MOST_POST_CARDS} post cards lie on the board`));
  }
  run.state = { ...state, posts: [...BOARD_POSTS, ...cards] };
  run.notes.push(cards.join(', ') || 'no post cards');
  return run;
}

export function runTakeCards(state: State, { cards }: ActionOf<'takeCards'>): Run {
  const run = newRun(state);
  const taken = cards.filter(({ card }) => card.trim() !== '');
  if (taken.length === 0) run.complaints.push(impossible('No cards to take'));
  const entries = taken.map(({ kind, card, values }) => [`${kind}:${card}`, values] as const);
  run.state = { ...state, cards: { ...state.cards, ...Object.fromEntries(entries) } };
  run.notes.push(taken.length === 1 ? '1 card' : `${taken.length} cards`);
  return run;
}
