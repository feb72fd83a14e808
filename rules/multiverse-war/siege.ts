import { finish, type Progress, type Work } from '@/rules/dice/sliced';
import { exchange, fightAt, readKey } from './exchange';
import { standingOf } from './fight';
import { REPAIR } from './tables';
import type { Shooter } from './volley';

export interface SiegeOdds {
  /** Chance that the building is down by the end of turn 1, 2, … */
  readonly fallenBy: readonly number[];
  /** Turns to expect if it falls for certain within the horizon. */
  readonly expected: number | undefined;
  /** Building and besiegers stand as they stood a turn before: it never falls. */
  readonly never: boolean;
  /** No besieger is left by then. */
  readonly beaten: boolean;
}

/** With D damage a turn for certain (5.6): turns until H health is gone with 1 repaired between; undefined for never. */
export function turnsToFall(health: number, damage: number): number | undefined {
  if (health <= 0) return 0;
  if (damage <= 0) return undefined;
  if (health <= damage) return 1;
  return damage <= 1 ? undefined : Math.ceil((health - 1) / (damage - 1));
}

interface Field {
  readonly hp: number;
  /** Health of each besieger. */
  readonly ours: readonly number[];
  readonly chance: number;
}

const HORIZON = 12;

/**
 * All attack in order every turn; a building that stands repairs before the next, 1 unless its card says more (5.6). The garrison answers each
 * attack, and the fallen attack no more.
 */
export function* besieging(
  besiegers: readonly Shooter[],
  maxHp: number,
  turns = HORIZON,
  repair = REPAIR,
): Work<SiegeOdds> {
  const hp = besiegers[0]?.fight.target.hp ?? 0;
  let field: readonly Field[] = [{ hp, ours: besiegers.map(({ fight }) => fight.attacker.hp), chance: 1 }];
  const attacks = besiegers.map(blowsOf);
  const fallenBy: number[] = [];
  let [fallen, expected, never] = [0, 0, false];
  for (let turn = 1; turn <= turns; turn += 1) {
    let before = field;
    for (const [index, blows] of attacks.entries()) {
      field = yield* afterAttack(field, index, blows, { done: turn - 1 + index / attacks.length, of: turns });
    }
    const down = field.reduce((sum, each) => sum + (each.hp === 0 ? each.chance : 0), 0);
    fallen += down;
    expected += down * turn;
    fallenBy.push(fallen);
    field = field.filter((each) => each.hp > 0).map((each) => ({ ...each, hp: Math.min(maxHp, each.hp + repair) }));
    if (field.length === 0) break;
    before = before.filter((each) => each.hp > 0);
    never = down === 0 && sameField(before, field);
    if (never) break;
  }
  const beaten = field.length > 0 && field.every(({ ours }) => ours.every((health) => health === 0));
  return { fallenBy, expected: Math.abs(fallen - 1) < 1e-12 ? expected : undefined, never, beaten };
}

/** The same at once. */
export function siege(besiegers: readonly Shooter[], maxHp: number, turns = HORIZON, repair = REPAIR): SiegeOdds {
  return finish(besieging(besiegers, maxHp, turns, repair));
}

interface Blow {
  readonly own: number;
  readonly hp: number;
  readonly chance: number;
}

/** How an attack may end, by the health of both; the same question comes up in many branches, and is answered once. */
function blowsOf({ fight }: Shooter): (own: number, hp: number) => readonly Blow[] {
  const known = new Map<number, readonly Blow[]>();
  return (own, hp) => {
    const key = own * 1000 + hp;
    const found = known.get(key);
    if (found) return found;
    const ends = exchange(fightAt(fight, { ...standingOf(fight), attackerHp: own, targetHp: hp }));
    const blows = ends.outcomes.map((outcome, index) => {
      const { attackerHp, targetHp } = readKey(outcome);
      return { own: attackerHp, hp: targetHp, chance: Number(ends.weights[index] ?? 0n) / Number(ends.total) };
    });
    known.set(key, blows);
    return blows;
  };
}

/** So many branches are followed between two pauses. */
const PAUSE = 64;

function* afterAttack(
  field: readonly Field[],
  index: number,
  blowsAt: (own: number, hp: number) => readonly Blow[],
  progress: Progress,
): Work<readonly Field[]> {
  const merged = new Map<string, Field>();
  const add = (each: Field) => {
    const key = `${each.hp}:${each.ours.join(',')}`;
    const there = merged.get(key);
    merged.set(key, there ? { ...there, chance: there.chance + each.chance } : each);
  };
  for (const [at, each] of field.entries()) {
    if (at % PAUSE === PAUSE - 1) yield progress;
    const own = each.ours[index] ?? 0;
    if (each.hp === 0 || own === 0) {
      add(each);
      continue;
    }
    for (const blow of blowsAt(own, each.hp)) {
      const ours = blow.own === own ? each.ours : each.ours.map((hp, of) => (of === index ? blow.own : hp));
      add({ hp: blow.hp, ours, chance: each.chance * blow.chance });
    }
  }
  return [...merged.values()];
}

function sameField(a: readonly Field[], b: readonly Field[]): boolean {
  return a.length === b.length && JSON.stringify(a) === JSON.stringify(b);
}
