import type { Need } from '../card-def';
import { distance } from '../officers';
import { CULTURE_TO_WIN, LOOT, TOKENS_OF_A_KIND } from '../state';
import { dealsOf, type PlanDeal } from './deals';
import type { Model, PlanCommand, Pos } from './model';

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
  /** Where gained attack tokens go: the cards' numbers. */
  readonly tokens?: readonly number[];
  readonly deals?: readonly PlanDeal[];
}

export interface Move {
  readonly step: Step;
  readonly after: Pos;
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

/** The targets a strike may choose; of equal ones the first. Those that no plan could bring down are left out. */
export function strikeTargets(model: Model, pos: Pos, ignoreDefense: boolean, reach: number): readonly number[] {
  const guarded = new Set(
    model.targets.flatMap(({ guard, seat }, index) => (guard && (pos.lives[index] ?? 0) > 0 ? [seat] : [])),
  );
  const seen = new Set<string>();
  return model.targets.flatMap((target, index) => {
    const life = pos.lives[index] ?? 0;
    if (life <= 0 || (guarded.has(target.seat) && !target.guard && !ignoreDefense)) return [];
    if (!target.palace && life > reach) return [];
    const key = `${target.seat},${target.palace},${target.guard},${target.defense},${target.swamp},${target.front},${life}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [index];
  });
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

/** What the strikes of this model could do together at the most: lives above it are out of reach. */
export function mostDamage(model: Model, pos: Pos): number {
  let sum = 0;
  for (const command of model.commands) {
    const tokens = pos.tokens[command.card] ?? 0;
    if (command.strike) sum += Math.max(command.strike.damage, command.strike.vsDefense ?? 0) + tokens;
    if (command.sweep !== undefined) sum += command.sweep + tokens;
    sum += command.attackTokens;
    if (command.trades > 0) {
      for (const { good, damage, max } of model.posts) {
        if (good === 'hit') sum += (damage ?? 0) * (max ?? 9);
        if (good === 'attackToken') sum += 2 * TOKENS_OF_A_KIND;
      }
    }
  }
  return sum;
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

/** Every way an activation can go once it is paid: gains, then tokens, then attack or sweep, then deals (5.7a). */
function outcomes(model: Model, command: PlanCommand, base: Step, pos: Pos): readonly Move[] {
  const after = paidFor(pos, command);
  if (after.culture >= CULTURE_TO_WIN) return [{ step: base, after }];
  const tokens = pos.tokens[command.card] ?? 0;
  const uses = model.chooseTokens && tokens > 0 ? Array.from({ length: tokens + 1 }, (_, use) => use) : [tokens];
  const useOf = (use: number) => (model.chooseTokens && tokens > 0 ? { use } : {});
  if (command.attackTokens > 0) return trained(model, command, base, after);
  if (command.strike) {
    const { damage, vsDefense, ignoreDefense } = command.strike;
    const chosen = strikeTargets(model, after, ignoreDefense ?? false, mostDamage(model, pos));
    const hits = chosen.flatMap((target) =>
      uses.map((use) => {
        const dealt = (model.targets[target]?.defense ? (vsDefense ?? damage) : damage) + use;
        const hitPos = struck(
          model,
          { ...after, tokens: bumped(after.tokens, command.card, -use) },
          command.card,
          target,
          dealt,
        );
        return { step: { ...base, target, ...useOf(use) }, after: hitPos };
      }),
    );
    return [...hits, { step: { ...base, target: null }, after }];
  }
  if (command.sweep !== undefined) {
    const printed = command.sweep;
    const rivals = [...new Set(model.targets.map(({ seat }) => seat))];
    const sweeps = rivals.flatMap((rival) =>
      uses.map((use) => {
        let swept: Pos = { ...after, tokens: bumped(after.tokens, command.card, -use) };
        model.targets.forEach((target, index) => {
          if (target.seat === rival && target.front && (swept.lives[index] ?? 0) > 0) {
            swept = struck(model, swept, command.card, index, printed + use);
          }
        });
        return { step: { ...base, sweep: rival, ...useOf(use) }, after: swept };
      }),
    );
    return [...sweeps, { step: { ...base, sweep: null }, after }];
  }
  if (command.trades > 0) {
    const dealt = dealsOf(model, command, after);
    return [
      { step: base, after },
      ...dealt.map(({ deals, after: then }) => ({ step: { ...base, deals }, after: then })),
    ];
  }
  return [{ step: base, after }];
}

/** Attack tokens gained by an ability go on the cards that strike. */
function trained(model: Model, command: PlanCommand, base: Step, pos: Pos): readonly Move[] {
  let moves: readonly Move[] = [{ step: { ...base, tokens: [] }, after: pos }];
  for (let token = 0; token < command.attackTokens; token += 1) {
    moves = moves.flatMap(({ step, after }) => {
      const places = tokenCards(model, after);
      if (places.length === 0) return [{ step, after }];
      return places.map((card) => ({
        step: { ...step, tokens: [...(step.tokens ?? []), card] },
        after: { ...after, tokens: bumped(after.tokens, card, 1) },
      }));
    });
  }
  return moves;
}

/** The cards on which an attack token can do something. */
export function tokenCards(model: Model, pos: Pos): readonly number[] {
  const strikers = new Set(
    model.commands.flatMap(({ strike, sweep, card }) => (strike || sweep !== undefined ? [card] : [])),
  );
  return [...strikers].filter((card) => (pos.tokens[card] ?? 0) < TOKENS_OF_A_KIND);
}

/** Every move from here: use a command, or free a card. `take` leaves out what cannot serve the question. */
export function movesOf(model: Model, pos: Pos, take: (command: PlanCommand) => boolean): readonly Move[] {
  const moves: Move[] = [];
  model.commands.forEach((command, index) => {
    if (!take(command)) return;
    const blocked = pos.blocked[command.card] ?? 0;
    const used = (pos.used & (1 << command.bit)) !== 0;
    if (blocked > 0) {
      if (command.needs.length !== 1) return;
      for (const { faces, officers } of payments(pos, command.needs)) {
        const after: Pos = {
          ...pos,
          dice: without(pos.dice, ...faces),
          officers: pos.officers - officers,
          blocked: bumped(pos.blocked, command.card, -1),
        };
        const step: Step = { does: 'free', command: index, faces, officers };
        if (model.unblockUses && blocked === 1 && !used) moves.push(...outcomes(model, command, step, after));
        else moves.push({ step, after });
      }
      return;
    }
    if (used) return;
    for (const { faces, officers } of payments(pos, command.needs)) {
      const paid: Pos = { ...pos, dice: without(pos.dice, ...faces), officers: pos.officers - officers };
      moves.push(...outcomes(model, command, { does: 'use', command: index, faces, officers }, paid));
    }
  });
  return moves;
}
