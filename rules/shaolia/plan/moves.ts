import { Pace } from '@/rules/dice/pace';
import type { Need } from '../card-def';
import { distance } from '../officers';
import { CULTURE_TO_WIN } from '../state';
import { dealsOf, type PlanDeal } from './deals';
import type { Comparison } from './likeness';
import type { Model, PlanCommand, PlanTarget, Pos } from './model';
import type { Purse } from './purse';
import type { DamageReach } from './reach-of-damage';
import { bumped, strikes, sweeps } from './strikes';
import { Undominated } from './undominated';

/** One step of a plan: the dice as rolled, what they become, and everything chosen with it. */
export interface Step {
  readonly does: 'use' | 'free';
  /** The die that frees the card activates it as well (ruling 14's house rule). */
  readonly acts?: true;
  /** Its number in the model's commands. */
  readonly command: number;
  readonly faces: readonly number[];
  readonly officers: number;
  /** The target's number in the model; null where the attack is declined. */
  readonly target?: number | null;
  readonly sweep?: number | null;
  /** How many attack tokens, where the table chooses. */
  readonly use?: number;
  /** How many of them were gained on the way. */
  readonly loose?: number;
  /** Where attack tokens gained here go: the cards' numbers; empty while the search goes on. */
  readonly tokens?: readonly number[];
  readonly deals?: readonly PlanDeal[];
}

export interface Move {
  readonly step: Step;
  readonly after: Pos;
}

/** What is asked, as far as the moves depend on it. */
export interface Asked {
  /** Commands that can serve the question; the others are left out. */
  readonly take: (command: PlanCommand) => boolean;
  /** That it is activated is worth something, though nothing can be hit. */
  readonly uses: (command: PlanCommand) => boolean;
  /** A palace is worth hitting though it does not fall. */
  readonly palaceCounts: boolean;
  /** Hits serve the question itself; otherwise they are worth their loot. */
  readonly harmCounts: boolean;
  /** The one target that is asked for: no other is as good. */
  readonly wanted: number | undefined;
  /** More culture is better by itself. */
  readonly cultureCounts: boolean;
  /** Targets worth a hit whatever their loot. */
  readonly matters: (target: PlanTarget) => boolean;
  /** The others are worth a hit for their loot. */
  readonly loots: boolean;
  /** Gold and minerals count by themselves; otherwise only what can still be spent does. */
  readonly moneyCounts: boolean;
  /** Other targets make another plan, though it is a poorer one. */
  readonly targetsTellApart: boolean;
  readonly purse: Purse;
  readonly reach: DamageReach;
  readonly comparison: Pick<Comparison, 'of'>;
}

function without(dice: readonly number[], ...faces: readonly number[]): readonly number[] {
  const after = [...dice];
  for (const face of faces) after[face - 1] = (after[face - 1] ?? 0) - 1;
  return after;
}

/** Every way to pay the needs with faces that lie there. */
function payments(pos: Pos, needs: readonly Need[]): { faces: readonly number[]; officers: number }[] {
  const ways: { faces: readonly number[]; officers: number }[] = [];
  const [first, second] = needs;
  if (first === undefined) return ways;
  for (let face = 1; face <= 6; face += 1) {
    if ((pos.dice[face - 1] ?? 0) === 0) continue;
    const price = distance(face, first);
    if (price > pos.officers) continue;
    if (second === undefined) {
      ways.push({ faces: [face], officers: price });
      continue;
    }
    for (let other = 1; other <= 6; other += 1) {
      if ((pos.dice[other - 1] ?? 0) < (other === face ? 2 : 1)) continue;
      const both = price + distance(other, second);
      if (both <= pos.officers) ways.push({ faces: [face, other], officers: both });
    }
  }
  return ways;
}

/** The gains that need no choice; used marks and dice are the caller's. */
function paidFor(pos: Pos, command: PlanCommand): Pos {
  const culture = Math.min(CULTURE_TO_WIN, pos.culture + command.culture);
  return {
    ...pos,
    used: pos.used | (1 << command.bit),
    officers: pos.officers + command.officers,
    gold: pos.gold + command.gold + (culture >= CULTURE_TO_WIN ? 0 : command.bank),
    minerals: pos.minerals + command.minerals,
    culture,
  };
}

/** A move, or nothing yet: a trader's deals are all gathered before the best of them are told. */
export type Moves = Generator<Move | undefined, void>;

/** So many deals are gathered between two pauses. */
const GATHERED = 64;

/** Every way an activation can go once it is paid: gains, then tokens, then attack or sweep, then deals (5.7a). */
function* outcomes(
  model: Model,
  asked: Asked,
  command: PlanCommand,
  base: Step,
  pos: Pos,
  reach: readonly number[],
): Moves {
  const after = paidFor(pos, command);
  if (after.culture >= CULTURE_TO_WIN) yield { step: base, after };
  else if (command.attackTokens > 0) {
    yield { step: { ...base, tokens: [] }, after: { ...after, loose: after.loose + command.attackTokens } };
  } else if (command.strike) yield* strikes(model, asked, command, base, after, reach);
  else if (command.sweep !== undefined) yield* sweeps(model, asked, command, command.sweep, base, after);
  else if (command.trades === 0) yield { step: base, after };
  else {
    const moves = new Undominated(asked.comparison);
    moves.add({ step: base, after });
    const pace = new Pace(GATHERED);
    for (const { deals, after: then } of dealsOf(model, asked, command, after, reach)) {
      const targets = asked.targetsTellApart ? deals.flatMap((deal) => deal.targets ?? []).join() : '';
      moves.add({ step: { ...base, deals }, after: then }, targets);
      if (pace.isDue()) yield undefined;
    }
    yield* moves.left();
  }
}

/** An earlier card does the same and stands just like this one: whatever this one could do is tried with that. */
function hasTwin(model: Model, { used, blocked, tokens }: Pos, card: number): boolean {
  const { bit = 0, twins = [] } = model.cards[card] ?? {};
  return twins.some(
    (twin) =>
      blocked[twin] === blocked[card] &&
      tokens[twin] === tokens[card] &&
      ((used >> (model.cards[twin]?.bit ?? 0)) & 1) === ((used >> bit) & 1),
  );
}

/** Whether a command can be used or, blocked, can free its card: any single-die command frees it (ruling 16). */
function isOpen(model: Model, pos: Pos, { take }: Asked, command: PlanCommand): boolean {
  const used = (pos.used & (1 << command.bit)) !== 0;
  if ((pos.blocked[command.card] ?? 0) === 0) return !used && take(command);
  if (command.needs.length !== 1) return false;
  return model.commands.some(
    (other) => other.card === command.card && (pos.used & (1 << other.bit)) === 0 && take(other),
  );
}

/** Every move from here: use a command, or free a card. */
export function* movesOf(model: Model, pos: Pos, asked: Asked): Moves {
  const reach = asked.reach.of(pos);
  for (const [index, command] of model.commands.entries()) {
    if (!isOpen(model, pos, asked, command) || hasTwin(model, pos, command.card)) continue;
    const blocked = pos.blocked[command.card] ?? 0;
    const acts = model.unblockUses && blocked === 1 && (pos.used & (1 << command.bit)) === 0 ? true : undefined;
    for (const { faces, officers } of payments(pos, command.needs)) {
      const paid: Pos = { ...pos, dice: without(pos.dice, ...faces), officers: pos.officers - officers };
      if (blocked === 0) {
        yield* outcomes(model, asked, command, { does: 'use', command: index, faces, officers }, paid, reach);
        continue;
      }
      const step: Step = { does: 'free', ...(acts ? { acts } : {}), command: index, faces, officers };
      const after: Pos = { ...paid, blocked: bumped(paid.blocked, command.card, -1) };
      if (acts) yield* outcomes(model, asked, command, step, after, reach);
      else yield { step, after };
    }
  }
}
