import { finish, type Work } from '@/rules/dice/sliced';
import { exchange, fightAt, readKey } from './exchange';
import { type Fight, standingOf } from './fight';

/** One of several attackers on the same target: who it is, and the fight as it would be from there. */
export interface Shooter {
  readonly key: string;
  readonly name: string;
  readonly fight: Fight;
}

export interface VolleyOdds {
  /** Keys in the order of striking. */
  readonly order: readonly string[];
  readonly kill: number;
  /** The chance that this attacker takes the kill, in the order of striking. */
  readonly killBy: readonly number[];
  readonly hpLost: number;
  readonly loseAny: number;
  /** How many attack on average, and at most. */
  readonly used: number;
  readonly mostUsed: number;
}

/** What an attack on a target of this health may do: its health after, ours lost, whether we fell. */
interface Blow {
  readonly targetHp: number;
  readonly lost: number;
  readonly fell: boolean;
  readonly chance: number;
}

/** Every chance is a half of a half, so that doubles stay exact: six attackers need 24 binary digits. */
function blowsOf({ fight }: Shooter, hp: number): readonly Blow[] {
  const ends = exchange(fightAt(fight, { ...standingOf(fight), targetHp: hp }));
  return ends.outcomes.map((key, index) => {
    const { attackerHp, targetHp } = readKey(key);
    return {
      targetHp,
      lost: fight.attacker.hp - attackerHp,
      fell: attackerHp === 0,
      chance: Number(ends.weights[index] ?? 0n) / Number(ends.total),
    };
  });
}

/** The target's health by chance, split by whether one of ours has fallen. */
type Field = readonly { readonly hp: number; readonly lostOne: boolean; readonly chance: number }[];

interface Line {
  readonly field: Field;
  readonly order: readonly string[];
  readonly killBy: readonly number[];
  readonly hpLost: number;
  readonly killLostOne: number;
  readonly used: number;
  readonly mostUsed: number;
}

function tableOf(shooters: readonly Shooter[]): ReadonlyMap<string, readonly (readonly Blow[])[]> {
  const most = Math.max(0, ...shooters.map(({ fight }) => fight.target.hp));
  return new Map(
    shooters.map((shooter) => [
      shooter.key,
      Array.from({ length: most + 1 }, (_, hp) => (hp === 0 ? [] : blowsOf(shooter, hp))),
    ]),
  );
}

function next(line: Line, { key }: Shooter, blows: readonly (readonly Blow[])[]): Line {
  const slots: { hp: number; lostOne: boolean; chance: number }[] = [];
  let [kill, hpLost, killLostOne, used] = [0, line.hpLost, line.killLostOne, line.used];
  for (const { hp, lostOne, chance } of line.field) {
    used += chance;
    for (const blow of blows[hp] ?? []) {
      const weight = chance * blow.chance;
      hpLost += weight * blow.lost;
      const fallen = lostOne || blow.fell;
      if (blow.targetHp === 0) {
        kill += weight;
        if (fallen) killLostOne += weight;
        continue;
      }
      const slot = blow.targetHp * 2 + (fallen ? 1 : 0);
      const there = slots[slot];
      if (there) there.chance += weight;
      else slots[slot] = { hp: blow.targetHp, lostOne: fallen, chance: weight };
    }
  }
  return {
    field: slots.filter(Boolean),
    order: [...line.order, key],
    killBy: [...line.killBy, kill],
    hpLost,
    killLostOne,
    used,
    mostUsed: line.mostUsed + (line.field.length > 0 ? 1 : 0),
  };
}

function beginning(shooters: readonly Shooter[]): Line {
  const hp = shooters[0]?.fight.target.hp ?? 0;
  const field = hp > 0 ? [{ hp, lostOne: false, chance: 1 }] : [];
  return { field, order: [], killBy: [], hpLost: 0, killLostOne: 0, used: 0, mostUsed: 0 };
}

function oddsOf({ field, order, killBy, hpLost, killLostOne, used, mostUsed }: Line): VolleyOdds {
  const kill = killBy.reduce((sum, each) => sum + each, 0);
  const loseAny = killLostOne + field.reduce((sum, each) => sum + (each.lostOne ? each.chance : 0), 0);
  return { order, kill, killBy, hpLost, loseAny, used, mostUsed };
}

/** The attackers in this order; it stops when the target falls (5.5). */
export function volley(shooters: readonly Shooter[]): VolleyOdds {
  const table = tableOf(shooters);
  return oddsOf(
    shooters.reduce((line, shooter) => next(line, shooter, table.get(shooter.key) ?? []), beginning(shooters)),
  );
}

export const MOST_SHOOTERS = 6;
/** So many orders are weighed between two pauses: well under a millisecond of work. */
const PAUSE = 8;

export type VolleyGoal =
  | { readonly for: 'kill' }
  /** The kill to one of these. */
  | { readonly for: 'credit'; readonly keys: readonly string[] }
  /** The least loss, with a kill at least this likely. */
  | { readonly for: 'safety'; readonly kill: number };

/** Higher is better; what is equal to the last is parted by the next. */
function worthOf(odds: VolleyOdds, goal: VolleyGoal): readonly number[] {
  switch (goal.for) {
    case 'kill':
      return [odds.kill, -odds.hpLost, -odds.used];
    case 'credit': {
      const credited = odds.order.reduce(
        (sum, key, index) => sum + (goal.keys.includes(key) ? (odds.killBy[index] ?? 0) : 0),
        0,
      );
      return [credited, odds.kill, -odds.hpLost];
    }
    case 'safety':
      return [odds.kill >= goal.kill ? 1 : odds.kill - 1, -odds.hpLost, odds.kill, -odds.used];
  }
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    if (value !== other) return value > other;
  }
  return false;
}

/** The best of all orders for a goal; of equal ones the order the player listed (5.5). */
export function* ordering(shooters: readonly Shooter[], goal: VolleyGoal): Work<VolleyOdds> {
  const listed = shooters.slice(0, MOST_SHOOTERS);
  const table = tableOf(listed);
  const blows = ({ key }: Shooter) => table.get(key) ?? [];
  let best = volley(listed);
  let worth = worthOf(best, goal);
  let ends = 0;
  const orders = listed.reduce((product, _, index) => product * (index + 1), 1);
  function* search(line: Line, left: readonly Shooter[], from: number, size: number): Work<void> {
    // Once it has surely fallen, who would come next makes no difference: they stay as listed.
    if (left.length === 0 || line.field.length === 0) {
      const odds = oddsOf(left.reduce((so, shooter) => next(so, shooter, blows(shooter)), line));
      const found = worthOf(odds, goal);
      if (isBetter(found, worth)) [best, worth] = [odds, found];
      ends += 1;
      if (ends % PAUSE === 0) yield { done: from, of: orders };
      return;
    }
    const share = size / left.length;
    for (const [index, shooter] of left.entries()) {
      const others = left.filter((each) => each !== shooter);
      yield* search(next(line, shooter, blows(shooter)), others, from + index * share, share);
    }
  }
  yield* search(beginning(listed), listed, 0, orders);
  return best;
}

/** The same at once. */
export function bestOrder(shooters: readonly Shooter[], goal: VolleyGoal): VolleyOdds {
  return finish(ordering(shooters, goal));
}

/** Why this order, in one line. */
export function orderReason(shooters: readonly Shooter[], odds: VolleyOdds, goal: VolleyGoal): string {
  const of = (key: string | undefined) => shooters.find((each) => each.key === key);
  const first = of(odds.order[0]);
  if (!first) return '';
  if (goal.for === 'credit') {
    const taker = of(odds.order.find((key, index) => goal.keys.includes(key) && (odds.killBy[index] ?? 0) > 0));
    return taker ? `${taker.name} strikes when the blow can kill.` : 'None of them can take the kill.';
  }
  const unanswered = blowsOf(first, first.fight.target.hp).every(({ lost }) => lost === 0);
  if (unanswered) return `${first.name} first: it takes no answer.`;
  if (odds.kill === 1) return `${first.name} first: the target falls before more of yours are hit.`;
  return `${first.name} first costs you the least.`;
}
