import { againstTheRules, impossible } from '@/rules/kernel/refusal';
import { NO_CAP } from '@/rules/kernel/counter';
import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import type { ActionOf } from './actions';
import { toDiscard } from './attack';
import { drawLv1, drawProblem, drawProblems, refillPool } from './draw';
import { houseRule } from './house-rules';
import { gain, newRun, type Run } from './run';
import {
  EXTRA_DIE_PRICE,
  LV1_PRICE,
  LV2_PRICE,
  OFFICERS_PER_MINERAL,
  POOL_CARDS,
  POOL_PRICE,
  sideOf,
  type State,
  withSide,
} from './state';
import { cardAt, type Standing, standing, withSpace } from './territory';

export function needsGold(run: Run, gold: number, price: number): void {
  if (gold < price) run.complaints.push(impossible(`Needs ${price} gold, you have ${gold}.`));
}

/** The built cards that may be among the three: none without the house rule, and no character (ruling 5). */
export function builtToPay(state: State, seat: Seat): readonly Standing[] {
  if (houseRule(state, 'lv2DiscardBuilt') !== true) return [];
  return standing(sideOf(state, seat)).filter(({ built }) => built.level !== null);
}

/** "3 unbuilt cards", or any three where built ones pay too. */
export function payWords(state: State): string {
  return `${LV2_PRICE} ${houseRule(state, 'lv2DiscardBuilt') === true ? 'cards' : 'unbuilt cards'}`;
}

export const NOT_HELD = 'That card is not in your reserve';

/** A card's name where one was told: an empty one is no name. */
export function toldCard(card: string | null | undefined): string | null {
  return card?.trim() ? card.trim() : null;
}

function purchased(run: Run): Run {
  run.state = { ...run.state, purchased: true };
  return run;
}

export function runBuyLv1(state: State, { player, card }: ActionOf<'buyLv1'>): Run {
  const run = newRun(state);
  if (state.lv1Deck + state.lv1Discard.length === 0) run.complaints.push(impossible('No Lv1 cards left'));
  const problem = drawProblem(state, toldCard(card), 1);
  if (problem) run.complaints.push(problem);
  needsGold(run, sideOf(state, player).gold, LV1_PRICE);
  gain(run, player, { gold: -LV1_PRICE });
  drawLv1(run, player, toldCard(card));
  return purchased(run);
}

export function runBuyLv2(state: State, action: ActionOf<'buyLv2'>): Run {
  const run = newRun(state);
  const { player, discard, built = [] } = action;
  const side = sideOf(state, player);
  if (!Number.isInteger(action.pool) || action.pool < 0 || action.pool >= state.pool.length) {
    run.complaints.push(impossible('That card is not in the pool'));
    return run;
  }
  if (discard.some((index) => side.reserve[index] === undefined) || new Set(discard).size !== discard.length) {
    run.complaints.push(impossible(NOT_HELD));
    return run;
  }
  if (built.some((place) => !cardAt(side, place)) || new Set(built).size !== built.length) {
    run.complaints.push(impossible('No card stands there'));
    return run;
  }
  if (built.length > 0 && houseRule(state, 'lv2DiscardBuilt') !== true) {
    run.complaints.push(againstTheRules('Only unbuilt cards pay for a Lv2 card'));
  }
  if (built.some((place) => cardAt(side, place)?.level === null)) {
    run.complaints.push(againstTheRules('Only Lv1 and Lv2 cards pay for a Lv2 card'));
  }
  if (discard.length + built.length !== LV2_PRICE) {
    run.complaints.push(againstTheRules(`Choose ${payWords(state)} to discard`));
  }
  const card = state.pool[action.pool] ?? toldCard(action.card);
  const refill = toldCard(action.refill);
  const unknown = state.pool[action.pool] === null ? drawProblem(state, card, 2) : undefined;
  if (unknown) run.complaints.push(unknown);
  for (const index of discard)
    run.state = toDiscard(run.state, side.reserve[index]?.card ?? null, side.reserve[index]?.level ?? 1);
  for (const place of built) {
    const there = cardAt(side, place);
    if (there) run.state = toDiscard(withSpace(run.state, player, place, 'empty'), there.card, there.level);
  }
  run.state = withSide(run.state, player, {
    reserve: [...side.reserve.filter((_, index) => !discard.includes(index)), { card, level: 2 }],
  });
  run.state = { ...run.state, pool: run.state.pool.filter((_, index) => index !== action.pool) };
  const gone = [
    ...discard.map((index) => side.reserve[index]?.card ?? 'a card'),
    ...built.map((place) => cardAt(side, place)?.card ?? 'a card'),
  ];
  run.notes.push(`${card ?? 'a Lv2 card'} for ${gone.join(', ') || 'nothing'}`);
  // What was discarded just now may come back, where the pile is shuffled.
  const twice = drawProblem(run.state, refill, 2);
  if (twice) run.complaints.push(twice);
  refillPool(run, [refill], POOL_CARDS - run.state.pool.length);
  if (refill !== null) run.notes.push(`the pool shows ${refill}`);
  return purchased(run);
}

export function runRefreshPool(state: State, { player, cards = [] }: ActionOf<'refreshPool'>): Run {
  const run = newRun(state);
  needsGold(run, sideOf(state, player).gold, POOL_PRICE);
  gain(run, player, { gold: -POOL_PRICE });
  // Ruling 20: the old cards are thrown out before the new ones are drawn.
  for (const card of state.pool) run.state = toDiscard(run.state, card, 2);
  run.state = { ...run.state, pool: [] };
  const told = cards.map(toldCard);
  run.complaints.push(...drawProblems(run.state, told, 2));
  refillPool(run, told, POOL_CARDS);
  return purchased(run);
}

export function runBuyExtraDie(state: State, { player }: ActionOf<'buyExtraDie'>): Run {
  const run = newRun(state);
  const side = sideOf(state, player);
  needsGold(run, side.gold, EXTRA_DIE_PRICE);
  gain(run, player, { gold: -EXTRA_DIE_PRICE });
  run.state = withSide(run.state, player, { extraDice: Math.min(NO_CAP, side.extraDice + 1) });
  return purchased(run);
}

export function runBuyOfficers(state: State, { player, minerals }: ActionOf<'buyOfficers'>): Run {
  const run = newRun(state);
  const side = sideOf(state, player);
  const paid = Number.isFinite(minerals) ? Math.max(0, Math.trunc(minerals)) : 0;
  if (!Number.isInteger(minerals) || minerals < 1) run.complaints.push(impossible('Pay 1 mineral or more.'));
  else if (side.minerals < minerals) {
    const words = `Needs ${plural(minerals, 'mineral')}, you have ${side.minerals}.`;
    run.complaints.push(impossible(words));
  }
  run.state = withSide(run.state, player, {
    minerals: Math.max(0, side.minerals - paid),
    officers: Math.min(NO_CAP, side.officers + OFFICERS_PER_MINERAL * paid),
  });
  return purchased(run);
}
