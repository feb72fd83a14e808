import type { Need } from '../card-def';
import { distance } from '../officers';
import { CULTURE_TO_WIN, LOOT, TOKENS_OF_A_KIND } from '../state';
import { dealsOf, type PlanDeal } from './deals';
import type { Comparison } from './likeness';
import type { Model, PlanCommand, PlanTarget, Pos } from './model';
import { diceLeft } from './most';
import type { Purse } from './purse';
import type { DamageReach } from './reach-of-damage';
import { Undominated } from './undominated';

/** One step of a plan: the dice as rolled, what they become, and everything chosen with it. */
export interface Step {
  readonly does: 'use' | 'free';
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
  /** A palace is worth hitting though it does not fall. */
  readonly palaceCounts: boolean;
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

export interface Targets {
  /** Those that could still fall, and palaces where every hit counts; of equal ones the first. */
  readonly useful: readonly number[];
  /** What is hit where nothing comes of it: a palace rather than a card. */
  readonly idle: number | undefined;
}

/** The targets a strike may choose. */
export function strikeTargets(
  model: Model,
  pos: Pos,
  asked: Pick<Asked, 'palaceCounts' | 'wanted' | 'matters' | 'loots'>,
  ignoreDefense: boolean,
  reach: readonly number[],
): Targets {
  const guarded = new Set(
    model.targets.flatMap(({ guard, seat }, index) => (guard && (pos.lives[index] ?? 0) > 0 ? [seat] : [])),
  );
  const seen = new Set<string>();
  const useful: number[] = [];
  let idle: number | undefined;
  model.targets.forEach((target, index) => {
    const life = pos.lives[index] ?? 0;
    if (life <= 0 || (guarded.has(target.seat) && !target.guard && !ignoreDefense)) return;
    // A card whose life nobody has typed cannot be hit before it is.
    if (Number.isFinite(life)) idle ??= index;
    if (life > (reach[index] ?? 0) && !(target.palace && asked.palaceCounts)) return;
    if (!asked.loots && !asked.matters(target)) return;
    const { seat, palace, guard, defense, swamp, front } = target;
    const key = `${seat},${palace},${guard},${defense},${swamp},${front},${life},${index === asked.wanted}`;
    if (seen.has(key)) return;
    seen.add(key);
    useful.push(index);
  });
  return { useful, idle };
}

function hurt(lives: readonly number[], target: number, damage: number): readonly number[] {
  return lives.map((life, index) => (index === target ? Math.max(0, life - damage) : life));
}

function bumped(list: readonly number[], at: number, by: number): readonly number[] {
  return list.map((value, index) => (index === at ? value + by : value));
}

/** A hit on one target, with loot and the Swamp's revenge on the card that dealt it. */
export function struck(model: Model, pos: Pos, card: number | undefined, target: number, damage: number): Pos {
  const before = pos.lives[target] ?? 0;
  const lives = hurt(pos.lives, target, damage);
  const what = model.targets[target];
  const fell = before > 0 && (lives[target] ?? 0) <= 0 && what !== undefined && !what.palace;
  const revenge = fell && what.swamp && card !== undefined && (pos.blocked[card] ?? 0) < TOKENS_OF_A_KIND;
  return {
    ...pos,
    lives,
    gold: pos.gold + (fell ? LOOT : 0),
    blocked: revenge ? bumped(pos.blocked, card, 1) : pos.blocked,
  };
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
  else if (command.sweep !== undefined) yield* sweeps(model, command, command.sweep, base, after);
  else if (command.trades === 0) yield { step: base, after };
  else {
    const moves = new Undominated(asked.comparison);
    moves.add({ step: base, after });
    let gathered = 0;
    for (const { deals, after: then } of dealsOf(model, asked, command, after, reach)) {
      const targets = asked.targetsTellApart ? deals.flatMap((deal) => deal.targets ?? []).join() : '';
      moves.add({ step: { ...base, deals }, after: then }, targets);
      gathered += 1;
      if (gathered % GATHERED === 0) yield undefined;
    }
    yield* moves.left();
  }
}

interface Going {
  /** Of the card's own tokens and of the loose ones. */
  readonly own: number;
  readonly loose: number;
  readonly told: Pick<Step, 'use' | 'loose'>;
}

/** How many attack tokens may go with a hit, and how the step tells it. Loose ones have lain on the card all along. */
function tokensGoing(model: Model, pos: Pos, card: number): readonly Going[] {
  const held = pos.tokens[card] ?? 0;
  const most = Math.min(held + pos.loose, Math.max(held, TOKENS_OF_A_KIND));
  const least = model.chooseTokens ? 0 : held;
  return Array.from({ length: most - least + 1 }, (_, index) => {
    const use = least + index;
    const loose = Math.max(0, use - held);
    const told = { ...(loose > 0 ? { loose } : {}), ...(model.chooseTokens && most > 0 ? { use } : {}) };
    return { own: use - loose, loose, told };
  });
}

function spending(pos: Pos, card: number, { own, loose }: Going): Pos {
  return { ...pos, tokens: bumped(pos.tokens, card, -own), loose: pos.loose - loose };
}

/** A hit is never worse than none (ruling 52), so none is planned only where nothing can be hit. */
function* strikes(
  model: Model,
  asked: Asked,
  { card, strike }: PlanCommand,
  base: Step,
  pos: Pos,
  reach: readonly number[],
): Generator<Move, void> {
  if (!strike) return;
  const { damage, vsDefense, ignoreDefense = false } = strike;
  const { useful, idle } = strikeTargets(model, pos, asked, ignoreDefense, reach);
  const chosen = useful.length > 0 || idle === undefined ? useful : [idle];
  if (chosen.length === 0) yield { step: { ...base, target: null }, after: pos };
  for (const target of chosen) {
    for (const going of tokensGoing(model, pos, card)) {
      const printed = model.targets[target]?.defense ? (vsDefense ?? damage) : damage;
      const after = struck(model, spending(pos, card, going), card, target, printed + going.own + going.loose);
      yield { step: { ...base, target, ...going.told }, after };
    }
  }
}

function* sweeps(model: Model, { card }: PlanCommand, damage: number, base: Step, pos: Pos): Generator<Move, void> {
  const standing = (index: number) => model.targets[index]?.front === true && (pos.lives[index] ?? 0) > 0;
  const rivals = new Set(model.targets.flatMap(({ seat }, index) => (standing(index) ? [seat] : [])));
  if (rivals.size === 0) yield { step: { ...base, sweep: null }, after: pos };
  for (const rival of rivals) {
    for (const going of tokensGoing(model, pos, card)) {
      let swept = spending(pos, card, going);
      model.targets.forEach(({ seat }, index) => {
        if (seat === rival && standing(index))
          swept = struck(model, swept, card, index, damage + going.own + going.loose);
      });
      yield { step: { ...base, sweep: rival, ...going.told }, after: swept };
    }
  }
}

/** Whether a card is left that an attack token could serve. */
export function mayStrike(model: Model, pos: Pos): boolean {
  if (diceLeft(pos) === 0) return false;
  return model.commands.some(
    ({ strike, sweep, bit }) => (strike || sweep !== undefined) && (pos.used & (1 << bit)) === 0,
  );
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
    const acts = model.unblockUses && blocked === 1 && (pos.used & (1 << command.bit)) === 0;
    for (const { faces, officers } of payments(pos, command.needs)) {
      const paid: Pos = { ...pos, dice: without(pos.dice, ...faces), officers: pos.officers - officers };
      if (blocked === 0) {
        yield* outcomes(model, asked, command, { does: 'use', command: index, faces, officers }, paid, reach);
        continue;
      }
      const step: Step = { does: 'free', command: index, faces, officers };
      const after: Pos = { ...paid, blocked: bumped(paid.blocked, command.card, -1) };
      if (acts) yield* outcomes(model, asked, command, step, after, reach);
      else yield { step, after };
    }
  }
}
