import { LOOT, TOKENS_OF_A_KIND } from '../state';
import type { Model, PlanCommand, Pos } from './model';
import { diceLeft } from './most';
import type { Asked, Move, Step } from './moves';

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

export function bumped(list: readonly number[], at: number, by: number): readonly number[] {
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

/** A hit is never worse than none (ruling 52), so none is planned only where nothing can be hit and something is gained. */
export function* strikes(
  model: Model,
  asked: Asked,
  command: PlanCommand,
  base: Step,
  pos: Pos,
  reach: readonly number[],
): Generator<Move, void> {
  const { card, strike } = command;
  if (!strike) return;
  const { damage, vsDefense, ignoreDefense = false } = strike;
  const { useful, idle } = strikeTargets(model, pos, asked, ignoreDefense, reach);
  const chosen = useful.length > 0 || idle === undefined ? useful : [idle];
  if (chosen.length === 0 && asked.uses(command)) yield { step: { ...base, target: null }, after: pos };
  for (const target of chosen) {
    for (const going of tokensGoing(model, pos, card)) {
      const printed = model.targets[target]?.defense ? (vsDefense ?? damage) : damage;
      const after = struck(model, spending(pos, card, going), card, target, printed + going.own + going.loose);
      yield { step: { ...base, target, ...going.told }, after };
    }
  }
}

export function* sweeps(
  model: Model,
  asked: Pick<Asked, 'uses'>,
  command: PlanCommand,
  damage: number,
  base: Step,
  pos: Pos,
): Generator<Move, void> {
  const { card } = command;
  const standing = (index: number) => model.targets[index]?.front === true && (pos.lives[index] ?? 0) > 0;
  const rivals = new Set(model.targets.flatMap(({ seat }, index) => (standing(index) ? [seat] : [])));
  // A row with a card whose life nobody has typed cannot be swept before it is.
  model.targets.forEach(({ seat }, index) => {
    if (standing(index) && pos.lives[index] === Infinity) rivals.delete(seat);
  });
  if (rivals.size === 0 && asked.uses(command)) yield { step: { ...base, sweep: null }, after: pos };
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
