import { fromWeights, chance } from '@/rules/dice/distribution';
import { multisets } from '@/rules/dice/multiset';
import type { Chance } from '@/rules/dice/percent';
import type { Work } from '@/rules/dice/sliced';
import { NO_CAP } from '@/rules/kernel/counter';
import { isRefusal, type Refusal } from '@/rules/kernel/refusal';
import { picked, spoils } from './battle';
import type { Ailment } from './foes';
import { plainTurn, turnKey } from './odds';
import { begunTurn, type Fight, fightOn, needsThirdDie, type Turn } from './resolver';
import type { Pair } from './state';

/** What a plan comes to: certain without third-die equipment, else expected over its faces (5.8). */
export interface Plan {
  /** Your picks, in order, with what the enemy gets. */
  readonly pairs: readonly Pair[];
  /** The chance to win within these turns. */
  readonly win: number;
  readonly alive: number;
  /** Expected, a defeat counting 0. */
  readonly hp: number;
  /** Expected HP of an enemy that still stands, over all ways it goes. */
  readonly foeHp: number;
  readonly ailments: number;
  readonly turns: number;
  readonly gold: number;
  readonly merchant: number;
}

/** All the ways a battle can stand after some pairs. */
interface Spread {
  readonly live: ReadonlyMap<number, { readonly turn: Turn; readonly part: number }>;
  readonly win: number;
  readonly hp: number;
  readonly ailments: number;
  readonly turns: number;
  readonly gold: number;
  readonly merchant: number;
}

/** A plan is asked for the pairs drafted already and the dice still in the pool. */
export interface Draft {
  readonly fight: Fight;
  readonly turn: Turn;
  /** Drafted and not fought. */
  readonly drafted: readonly Pair[];
  readonly pool: readonly number[];
  readonly extended: number;
  /** Module 2: gold and merchant are worth something. */
  readonly merchant: boolean;
  /** Gold boxes still free (V6); no end of them where nobody has typed their number. */
  readonly room?: number;
}

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];
const PLANS_PER_LOOK = 6;

/** Counters as far as a plan reads them: where the sheet has so many boxes only (V8), each one counts to the last. */
function plannedTurn(fight: Fight, turn: Turn): Turn {
  const { most } = fight.you;
  const plain = plainTurn(fight, turn);
  const count = (ailment: Ailment): number => (most[ailment] < NO_CAP ? turn[ailment] : plain[ailment]);
  return { ...plain, poison: count('poison'), fear: count('fear'), stun: count('stun'), charm: count('charm') };
}

/** Boxes go to 99, so that no two turns share a key. */
function plannedKey({ hp, foeHp, poison, fear, stun, charm }: Turn): number {
  return ((((hp * 20_000 + foeHp) * 100 + Math.min(poison, 99)) * 100 + fear) * 100 + stun) * 100 + charm;
}

function startOf({ fight, turn }: Draft): Spread {
  const plain = plannedTurn(fight, turn);
  return {
    live: new Map([[plannedKey(plain), { turn: plain, part: 1 }]]),
    ...{ win: 0, hp: 0, ailments: 0, turns: 0, gold: 0, merchant: 0 },
  };
}

/** One pair fought by every way that still stands; wins are told apart by the pairs they leave, so those come last. */
function fightPair(fight: Fight, spread: Spread, pair: Pair): { next: Spread; won: number } {
  const thirds = needsThirdDie(fight.you.gear) ? FACES : [0];
  const live = new Map<number, { turn: Turn; part: number }>();
  let { win, hp, ailments, turns } = spread;
  let won = 0;
  for (const { turn, part } of spread.live.values()) {
    const begun = begunTurn(fight, turn);
    turns += part;
    if (!begun) continue;
    const each = part / thirds.length;
    for (const third of thirds) {
      const step = fightOn(fight, begun, pair.mine, pair.theirs, third);
      if (step.end === 'defeat') continue;
      ailments += each * step.caught;
      if (step.end === 'win') {
        win += each;
        won += each;
        hp += each * step.hp;
        continue;
      }
      const plain = plannedTurn(fight, step.turn);
      const key = plannedKey(plain);
      live.set(key, { turn: plain, part: (live.get(key)?.part ?? 0) + each });
    }
  }
  return { next: { ...spread, live, win, hp, ailments, turns }, won };
}

function finished({ live, ...rest }: Spread, pairs: readonly Pair[], wins: readonly number[], draft: Draft): Plan {
  let [alive, hp, foeHp] = [rest.win, rest.hp, 0];
  for (const { turn, part } of live.values()) {
    alive += part;
    hp += part * turn.hp;
    foeHp += part * turn.foeHp;
  }
  let [gold, merchant] = [0, 0];
  if (draft.merchant) {
    wins.forEach((part, index) => {
      if (part === 0) return;
      const left = spoils(pairs.slice(index + 1), draft.extended);
      gold += part * Math.min(draft.room ?? NO_CAP, left.gold);
      merchant += left.merchant ? part : 0;
    });
  }
  return { ...rest, pairs, alive, hp, foeHp, gold, merchant };
}

const SAME = 1e-9;

/** Above 0 where a is better than b: the first figure that differs decides. */
function judged(figures: readonly (readonly [a: number, b: number])[]): number {
  for (const [a, b] of figures) if (Math.abs(a - b) > SAME) return a - b;
  return 0;
}

/** 5.8: win, HP, ailments, turns, gold, merchant; where nothing wins: alive, enemy HP, HP. */
export function betterPlan(a: Plan, b: Plan): number {
  if (a.win <= SAME && b.win <= SAME) {
    return judged([
      [a.alive, b.alive],
      [b.foeHp, a.foeHp],
      [a.hp, b.hp],
      [b.ailments, a.ailments],
    ]);
  }
  return judged([
    [a.win, b.win],
    [a.hp, b.hp],
    [b.ailments, a.ailments],
    [b.turns, a.turns],
    [a.gold, b.gold],
    [a.merchant, b.merchant],
  ]);
}

export interface DraftAdvice {
  readonly best: Plan | undefined;
  /** The best plan for every die you may pick next, best first. */
  readonly picks: readonly Plan[];
  readonly plans: number;
}

/** Every order of picks, judged (at most 384). */
export function* planning(draft: Draft): Work<DraftAdvice> {
  const { fight } = draft;
  let spread = startOf(draft);
  const wins: number[] = [];
  for (const pair of draft.drafted) {
    const { next, won } = fightPair(fight, spread, pair);
    spread = next;
    wins.push(won);
  }
  const picks: Plan[] = [];
  let plans = 0;
  const firsts = [...new Set(draft.pool)];
  for (const [index, face] of firsts.entries()) {
    let best: Plan | undefined;
    for (const plan of orders(draft, spread, draft.drafted, wins, draft.pool, face)) {
      plans += 1;
      if (!best || betterPlan(plan, best) > 0) best = plan;
      if (plans % PLANS_PER_LOOK === 0) yield { done: index, of: firsts.length };
    }
    if (best) picks.push(best);
  }
  picks.sort((a, b) => betterPlan(b, a));
  if (draft.pool.length === 0) return { best: finished(spread, draft.drafted, wins, draft), picks, plans: 1 };
  return { best: picks[0], picks, plans };
}

function* orders(
  draft: Draft,
  spread: Spread,
  pairs: readonly Pair[],
  wins: readonly number[],
  pool: readonly number[],
  face: number,
): Generator<Plan> {
  const pick = picked(pool, face);
  if (!pick) return;
  const { next, won } = fightPair(draft.fight, spread, pick.pair);
  const [taken, lost] = [
    [...pairs, pick.pair],
    [...wins, won],
  ];
  if (pick.pool.length === 0) {
    yield finished(next, taken, lost, draft);
    return;
  }
  for (const other of new Set(pick.pool)) yield* orders(draft, next, taken, lost, pick.pool, other);
}

/** A die of the pool changed by the Clover, and what the best plan is then worth. */
export interface CloverAdvice {
  readonly face: number;
  readonly change: 1 | -1;
  readonly plan: Plan;
}

/** The Clover's best use on the pool; undefined where it does not lift the best plan. */
export function* cloverPlanning(draft: Draft, best: Plan): Work<CloverAdvice | undefined> {
  let found: CloverAdvice | undefined;
  const faces = [...new Set(draft.pool)];
  for (const [index, face] of faces.entries()) {
    for (const change of [1, -1] as const) {
      if (face + change < 1 || face + change > 6) continue;
      const at = draft.pool.indexOf(face);
      const pool = draft.pool.map((each, place) => (place === at ? each + change : each)).sort((a, b) => b - a);
      const { best: plan } = yield* planning({ ...draft, pool });
      if (plan && betterPlan(plan, found?.plan ?? best) > 0) found = { face, change, plan };
    }
    yield { done: index + 1, of: faces.length };
  }
  return found;
}

/** The chance that some order wins, over every roll of so many dice: before the roll, or before an extension. */
export function* draftOdds(draft: Omit<Draft, 'pool' | 'drafted'>, dice: number): Work<Chance | Refusal> {
  const rolls = multisets(dice);
  if (isRefusal(rolls)) return rolls;
  if (needsThirdDie(draft.fight.you.gear)) return yield* withThirdDie(draft, rolls);
  const wins = winsFrom(draft.fight);
  const weighed: (readonly [string, bigint])[] = [];
  for (const [index, { faces, ways }] of rolls.entries()) {
    const pool = [...faces].reverse();
    weighed.push([wins(plainTurn(draft.fight, draft.turn), pool) ? 'win' : 'no', ways]);
    if (index % 2 === 1) yield { done: index, of: rolls.length };
  }
  const odds = fromWeights(weighed);
  return isRefusal(odds) ? odds : chance(odds, (each) => each === 'win');
}

/** Whether some order of picks wins for certain; a hand of dice and a turn are asked once. */
function winsFrom(fight: Fight): (turn: Turn, pool: readonly number[]) => boolean {
  const known = new Map<string, boolean>();
  const wins = (turn: Turn, pool: readonly number[]): boolean => {
    const key = `${turnKey(turn)} ${pool.join('')}`;
    const answer = known.get(key) ?? tries(turn, pool);
    known.set(key, answer);
    return answer;
  };
  const tries = (turn: Turn, pool: readonly number[]): boolean => {
    const begun = begunTurn(fight, turn);
    if (!begun) return false;
    return [...new Set(pool)].some((face) => {
      const pick = picked(pool, face);
      if (!pick) return false;
      const step = fightOn(fight, begun, pick.pair.mine, pick.pair.theirs, 0);
      if (step.end !== undefined) return step.end === 'win';
      return pick.pool.length > 0 && wins(plainTurn(fight, step.turn), pick.pool);
    });
  };
  return wins;
}

/** With a third die a plan is fixed before it falls: the best plan of each roll, weighed. */
function* withThirdDie(
  draft: Omit<Draft, 'pool' | 'drafted'>,
  rolls: readonly { readonly faces: readonly number[]; readonly ways: bigint }[],
): Work<number> {
  let [sum, total] = [0, 0];
  for (const [index, { faces, ways }] of rolls.entries()) {
    const search = planning({ ...draft, drafted: [], pool: [...faces].reverse() });
    let turn = search.next();
    while (!turn.done) {
      yield { done: index, of: rolls.length };
      turn = search.next();
    }
    sum += Number(ways) * (turn.value.best?.win ?? 0);
    total += Number(ways);
    yield { done: index + 1, of: rolls.length };
  }
  return sum / total;
}
