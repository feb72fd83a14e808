import { impossible, type Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import { LV1_CARDS, rosterCard } from './roster';
import type { Run } from './run';
import { type Reserved, sideOf, type State, withSide } from './state';
import { standing } from './territory';

function into(state: State, seat: Seat, card: Reserved): State {
  return withSide(state, seat, { reserve: [...sideOf(state, seat).reserve, card] });
}

/** The top Lv1 card; an empty deck is the shuffled discard pile (ruling 20). */
export function drawLv1(run: Run, seat: Seat, card: string | null): void {
  const shuffled = run.state.lv1Deck === 0 ? reshuffled(run.state, 1) : run.state;
  if (shuffled !== run.state) run.notes.push('the Lv1 discard pile is shuffled');
  run.state = into({ ...shuffled, lv1Deck: Math.max(0, shuffled.lv1Deck - 1) }, seat, { card, level: 1 });
}

function reshuffled(state: State, level: 1 | 2): State {
  if (level === 1) return { ...state, lv1Deck: state.lv1Discard.length, lv1Discard: [] };
  return { ...state, lv2Deck: state.lv2Discard.length, lv2Discard: [] };
}

/** A custom game's deck has no size before its kinds are ticked off: it is unknown, not empty (trap 13). */
export function isDeckTold({ deck: { kinds, wonders } }: Pick<State, 'deck'>): boolean {
  return kinds.length > 0 || Object.keys(wonders).length > 0;
}

/**
 * A card that turns up unrecorded was drawn some time, and one that was never there lies in its deck still: by hand no
 * card is lost and none is made.
 */
export function drawnByHand(state: State, level: Reserved['level'] | null, cards: number): State {
  if (level === 1) return { ...state, lv1Deck: Math.max(0, Math.min(LV1_CARDS, state.lv1Deck - cards)) };
  return level === 2 && isDeckTold(state) ? { ...state, lv2Deck: Math.max(0, state.lv2Deck - cards) } : state;
}

/** Refills the pool from the deck, told or not; it stays short where nothing is left. */
export function refillPool(run: Run, cards: readonly (string | null)[], wanted: number): void {
  const told = isDeckTold(run.state);
  for (let index = 0; index < wanted; index += 1) {
    if (told && run.state.lv2Deck === 0 && run.state.lv2Discard.length > 0) {
      run.state = reshuffled(run.state, 2);
      run.notes.push('the Lv2 discard pile is shuffled');
    }
    if (told && run.state.lv2Deck === 0) {
      run.notes.push('the Lv2 deck is empty, the pool stays short');
      return;
    }
    run.state = {
      ...run.state,
      lv2Deck: Math.max(0, run.state.lv2Deck - 1),
      pool: [...run.state.pool, cards[index] ?? null],
    };
  }
}

/** A card of the Lv2 discard pile goes to the reserve. */
export function takeFromDiscard(run: Run, seat: Seat, card: string | null): void {
  const index = run.state.lv2Discard.indexOf(card);
  if (index < 0) {
    run.complaints.push(impossible(`${card ?? 'That card'} is not in the discard pile`));
    return;
  }
  const lv2Discard = run.state.lv2Discard.filter((_, at) => at !== index);
  run.state = into({ ...run.state, lv2Discard }, seat, { card, level: 2 });
}

/** How many copies of a kind the table has seen, the discard piles apart. */
export function copiesOut(state: State, card: string): number {
  const held = state.sides.reduce(
    (sum, side) =>
      sum +
      side.reserve.filter((each) => each.card === card).length +
      standing(side).filter(({ built }) => built.card === card).length,
    0,
  );
  return held + state.pool.filter((each) => each === card).length;
}

/** The copies of a kind in this game's decks. */
export function copiesOf(state: State, card: string): number {
  const known = rosterCard(card);
  if (!known) return 0;
  if (known.level === 1) return known.copies;
  return known.wonder && isDeckTold(state) ? (state.deck.wonders[card] ?? 0) : known.copies;
}

/** A kind that cannot be drawn, because every copy has been seen; so many of it were drawn with this one. */
export function drawProblem(
  state: State,
  card: string | null | undefined,
  level: 1 | 2,
  drawn = 0,
): Refusal | undefined {
  if (card === null || card === undefined || card.trim() === '') return undefined;
  const known = rosterCard(card);
  // Told in words of their own: an older log may name a card freely.
  if (!known) return undefined;
  if (known.level !== level) return impossible(`${card} is a Lv${known.level} card`);
  const most = known.wonder ? copiesOf(state, card) : known.copies;
  if (most === 0) return impossible(`${card} is not in this deck`);
  const words = most === 1 ? `The one copy of ${card} is out already` : `All ${most} copies of ${card} are out already`;
  return copiesOut(state, card) + drawn >= most ? impossible(words) : undefined;
}

/** The same for several cards drawn at once. */
export function drawProblems(state: State, cards: readonly (string | null)[], level: 1 | 2): readonly Refusal[] {
  return cards.flatMap((card, index) => {
    const drawn = cards.slice(0, index).filter((each) => each === card).length;
    return drawProblem(state, card, level, drawn) ?? [];
  });
}
