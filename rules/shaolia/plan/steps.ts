import type { Choices, Deal } from '../actions';
import type { Action } from '../actions';
import { type Side, sideOf, type State, type Target } from '../state';
import type { Model } from './model';
import type { Step } from './moves';

/** The dice of these faces, unspent, each once. */
export function diceShowing({ dice, spent }: Side, faces: readonly number[]): readonly number[] {
  const taken: number[] = [];
  for (const face of faces) {
    const index = dice?.findIndex((each, at) => each === face && !spent[at] && !taken.includes(at)) ?? -1;
    if (index >= 0) taken.push(index);
  }
  return taken;
}

function targetOf(model: Model, index: number): Target {
  const target = model.targets[index];
  return { seat: target?.seat ?? 0, place: target?.place ?? '' };
}

function dealOf(model: Model, { post, quantity, targets, tokens }: NonNullable<Step['deals']>[number]): Deal {
  return {
    post,
    quantity,
    ...attackOf(model, targets),
    ...(tokens === undefined ? {} : { tokens: placed(model, tokens, quantity) }),
  };
}

function attackOf(model: Model, targets: readonly number[] = []): Pick<Deal, 'attack' | 'attacks'> {
  const [only = -1] = targets;
  if (targets.length === 0) return {};
  return model.hireSplit
    ? { attacks: targets.map((target) => targetOf(model, target)) }
    : { attack: targetOf(model, only) };
}

/** What the plan has no card for is dropped. */
function placed(model: Model, cards: readonly number[], count: number): string[] {
  return Array.from({ length: count }, (_, token) => model.cards[cards[token] ?? -1]?.place ?? 'drop');
}

/** A step of a plan as the action that takes it. Life tokens are the table's to place: they stand in no plan. */
export function actionOf(state: State, model: Model, step: Step): Action {
  const command = model.commands[step.command];
  const player = model.seat;
  const dice = diceShowing(sideOf(state, player), step.faces);
  const place = command?.place ?? '';
  const index = command?.command ?? 0;
  const choices: Choices = {
    ...(step.target === undefined ? {} : { attack: step.target === null ? 'decline' : targetOf(model, step.target) }),
    ...(step.sweep === undefined ? {} : { sweep: step.sweep ?? 'decline' }),
    ...(step.use === undefined ? {} : { use: step.use }),
    ...(step.tokens === undefined ? {} : { tokens: placed(model, step.tokens, command?.attackTokens ?? 0) }),
    ...(step.deals === undefined ? {} : { deals: step.deals.map((deal) => dealOf(model, deal)) }),
  };
  const chosen = Object.keys(choices).length > 0 ? { choices } : {};
  if (step.does === 'free')
    return { type: 'unblockCard', player, place, command: index, die: dice[0] ?? -1, ...chosen };
  return { type: 'activateCommand', player, place, command: index, dice: [...dice], ...chosen };
}

/** Whether a step still asks something of the table: where tokens go that no plan needs, or what is traded. */
export function asks(model: Model, step: Step): boolean {
  const command = model.commands[step.command];
  if ((step.does === 'free' && !step.acts) || !command) return false;
  const idle = command.lifeTokens > 0 || command.attackTokens > (step.tokens ?? []).length;
  return idle || (command.trades > 0 && step.deals === undefined);
}
