import { impossible } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import { manualEffect, resolve } from './activate';
import type { ActionOf } from './actions';
import { fresh, spaceProblem } from './building';
import { cardDef } from './card-def';
import { toldCard } from './purchase';
import { gain, newRun, type Run, settled } from './run';
import { CHARACTER_PRICE, rivalsOf, sideOf, type Space, type State, TOKENS_OF_A_KIND, withSide } from './state';
import { cardAt, nameOf, spaceAt, whereIs, withSpace } from './territory';

/** No place on a territory: a character played from the hand has neither tokens nor neighbours. */
const FROM_HAND = 'hand';

function held(run: Run, seat: Seat, index: number): boolean {
  if (sideOf(run.state, seat).characters[index] !== undefined) return true;
  run.complaints.push(impossible('No such character is held'));
  return false;
}

function without(state: State, seat: Seat, index: number): State {
  const { characters } = sideOf(state, seat);
  return withSide(state, seat, { characters: characters.filter((_, at) => at !== index) });
}

export function runNoteCharacter(state: State, { player, index, card }: ActionOf<'noteCharacter'>): Run {
  const run = newRun(state);
  if (!held(run, player, index)) return run;
  const name = toldCard(card);
  if (name === null) run.complaints.push(impossible('Name the card first.'));
  const { characters } = sideOf(state, player);
  run.state = withSide(state, player, { characters: characters.map((each, at) => (at === index ? name : each)) });
  return run;
}

export function runUseCharacter(state: State, action: ActionOf<'useCharacter'>): Run {
  const run = newRun(state);
  const { player, index } = action;
  if (!held(run, player, index)) return run;
  const name = toldCard(action.card) ?? sideOf(state, player).characters[index] ?? 'a character';
  run.notes.push(name);
  run.state = without(state, player, index);
  const side = sideOf(state, player);
  for (const key of ['gold', 'minerals', 'officers', 'culture'] as const) {
    if (side[key] + (action.effect[key] ?? 0) < 0) run.complaints.push(impossible(`${key} cannot go below 0`));
  }
  if (action.open !== undefined) openSpaces(run, player, action.open === 'all', action.openPlace);
  if (action.block) block(run, player, action.block.seat, action.block.place);
  if (settled(run)) return run;
  resolve(run, player, FROM_HAND, manualEffect(action.effect), action.choices ?? {});
  return run;
}

function openSpaces(run: Run, seat: Seat, all: boolean, place: string | undefined): void {
  const side = sideOf(run.state, seat);
  const open = (row: readonly Space[]): readonly Space[] => row.map((space) => (space === 'locked' ? 'empty' : space));
  if (all) {
    run.state = withSide(run.state, seat, { front: open(side.front), back: open(side.back) });
    run.notes.push('all locked spaces are open');
    return;
  }
  if (place === undefined || spaceAt(side, place) !== 'locked') {
    run.complaints.push(impossible('Choose a locked space'));
    return;
  }
  run.state = withSpace(run.state, seat, place, 'empty');
  run.notes.push(`the locked space in the ${whereIs(place)?.row} row is open`);
}

/** A blockage on an opposing card, where the character says so. */
function block(run: Run, seat: Seat, rival: Seat, place: string): void {
  const built = cardAt(sideOf(run.state, rival), place);
  if (!built || !rivalsOf(run.state, seat).includes(rival)) {
    run.complaints.push(impossible('No card stands there'));
    return;
  }
  if (built.tokens.blockage >= TOKENS_OF_A_KIND) {
    run.complaints.push(impossible('Already 2 of this token'));
    return;
  }
  run.state = withSpace(run.state, rival, place, {
    ...built,
    tokens: { ...built.tokens, blockage: built.tokens.blockage + 1 },
  });
  run.notes.push(`${nameOf(run.state, rival, place)} is blocked`);
}

export function runBuildCharacter(state: State, { player, index, card, place }: ActionOf<'buildCharacter'>): Run {
  const run = newRun(state);
  if (!held(run, player, index)) return run;
  const name = toldCard(card);
  if (name === null) run.complaints.push(impossible('Name the card first.'));
  // Ruling 43: anywhere open, unless its class is defense.
  const problem = spaceProblem(state, player, place, cardDef(state.cards, name ?? ''));
  if (problem) run.complaints.push(problem);
  if (name === null || problem?.refused === 'impossible') return run;
  run.state = withSpace(without(state, player, index), player, place, fresh(name, null));
  run.notes.push(`${name} in the ${whereIs(place)?.row} row`);
  return run;
}

export function runSellCharacter(state: State, { player, index }: ActionOf<'sellCharacter'>): Run {
  const run = newRun(state);
  if (!held(run, player, index)) return run;
  run.state = without(state, player, index);
  gain(run, player, { gold: CHARACTER_PRICE });
  return run;
}
