import { againstTheRules, impossible } from '@/rules/kernel/refusal';
import { areFaces } from '@/rules/kernel/roll-die';
import type { Seat } from '@/rules/kernel/setup';
import { blockageOn, commandsAt, isUsed } from './activate';
import type { ActionOf } from './actions';
import { cheapest } from './officers';
import { gain, gainWords, newRun, type Run } from './run';
import { diceToRoll, type Place, type Side, sideOf, type Space, type State, withSide } from './state';
import { PALACE, standing, withPassive } from './territory';
import { gymPlaces, gymProblem, noPlaceWords, placeToken } from './tokens';

function unmarked(row: readonly Space[]): readonly Space[] {
  return row.map((space) => (typeof space === 'string' || !space.activated ? space : { ...space, activated: false }));
}

/** Marks are cleared, Mines give, each Gym trains: all before the roll. */
export function runBegin(state: State, { player, tokens = [] }: ActionOf<'beginAction'>): Run {
  const run = newRun(state);
  const side = sideOf(state, player);
  if (side.begun) run.complaints.push(againstTheRules('Already begun this turn'));
  run.state = withSide(state, player, {
    begun: true,
    dice: null,
    spent: [],
    palaceUsed: [],
    front: unmarked(side.front),
    back: unmarked(side.back),
  });
  const mines = withPassive(state, player, 'mineralBeforeRoll').length;
  gain(run, player, { minerals: mines });
  if (mines > 0) run.notes.push(`Mine ${gainWords({ minerals: mines })}`);
  const gyms = withPassive(state, player, 'attackTokenBeforeRoll').length;
  if (tokens.length !== gyms && gyms > 0) {
    if (gymPlaces(run.state, player).length > 0) {
      run.complaints.push(impossible(`Place or drop ${gyms} Gym ${gyms === 1 ? 'token' : 'tokens'} first`));
    } else if (tokens.length < gyms) run.notes.push(noPlaceWords(gyms - tokens.length, 'Gym'));
  }
  for (const place of tokens.slice(0, gyms)) {
    const problem = place === 'drop' ? undefined : gymProblem(run.state, player, place);
    if (problem) run.complaints.push(problem);
    if (problem?.refused === 'impossible') continue;
    const told = run.notes.length;
    placeToken(run, player, place, 'attack');
    run.notes.push(...run.notes.splice(told).map((words) => `Gym: ${words}`));
  }
  return run;
}

/** The Gyms' tokens where nothing has to be chosen: no card can take one, or only one card can. */
export function gymTokens(state: State, seat: Seat): readonly Place[] | undefined {
  const gyms = withPassive(state, seat, 'attackTokenBeforeRoll').length;
  const places = gymPlaces(state, seat);
  if (gyms === 0 || places.length === 0) return [];
  return gyms === 1 && places.length === 1 ? places : undefined;
}

export function runRoll(state: State, { player, faces }: ActionOf<'setRoll'>): Run {
  const run = newRun(state);
  const side = sideOf(state, player);
  if (!side.begun) run.complaints.push(againstTheRules('Begin the action turn first'));
  if (side.dice !== null) run.complaints.push(againstTheRules('Already rolled this turn'));
  const dice = diceToRoll(side);
  if (faces.length !== dice) run.complaints.push(impossible(`Needs ${dice} dice, there are ${faces.length}.`));
  else if (!areFaces(faces, 6)) run.complaints.push(impossible('A face goes from 1 to 6.'));
  if (!areFaces(faces, 6)) return run;
  run.state = withSide(state, player, {
    dice: faces,
    spent: faces.map(() => false),
    diceRolled: side.diceRolled + faces.length,
  });
  return run;
}

export function unspentFaces({ dice, spent }: Side): readonly number[] {
  return dice?.filter((_, index) => !spent[index]) ?? [];
}

export function runForfeit(state: State, { player }: ActionOf<'forfeitDice'>): Run {
  const run = newRun(state);
  const side = sideOf(state, player);
  const left = unspentFaces(side);
  if (left.length === 0) run.complaints.push(impossible('No dice are left'));
  run.state = withSide(state, player, { spent: side.spent.map(() => true) });
  run.notes.push(left.join(', ') || 'nothing');
  return run;
}

/** Whether an unspent die, with the officers held, can activate or free anything (ruling 6). */
export function canUseDice(state: State, seat: Seat): boolean {
  const side = sideOf(state, seat);
  const faces = unspentFaces(side);
  if (faces.length === 0) return false;
  const places = [PALACE, ...standing(side).map(({ place }) => place)];
  return places.some((place) => {
    const blocked = blockageOn(state, seat, place) > 0;
    return commandsAt(state, seat, place).some(({ needs, effect }, command) => {
      if (blocked ? needs.length !== 1 : effect === null || isUsed(state, seat, place, command)) return false;
      const price = cheapest(faces, needs)?.officers;
      return price !== undefined && price <= side.officers;
    });
  });
}
