import { type Choice } from '@/rules/dice/decision';
import { type Branch, toEnd, toState } from '@/rules/dice/graph';
import { multisets } from '@/rules/dice/multiset';
import { must } from '../brute';

/** A small model of the Dungeon's battle turn (spec 5.1–5.3), as much as its anchors need. */
type Effect = 'atk' | 'poison' | 'fear' | 'stun' | 'charm' | 'dodge' | 'parry' | 'absorb' | 'reflect';
interface Foe {
  readonly hp: number;
  readonly odd: readonly [Effect, number];
  readonly even: readonly [Effect, number];
}

export const LEVELS = [
  { hp: 6, atk: 0 },
  { hp: 7, atk: 1 },
] as const;

export const FOES: Readonly<Record<string, readonly [Foe, Foe]>> = {
  e1: [
    { hp: 3, odd: ['atk', 3], even: ['dodge', 1] },
    { hp: 4, odd: ['atk', 3], even: ['dodge', 1] },
  ],
  e2: [
    { hp: 4, odd: ['poison', 1], even: ['absorb', 2] },
    { hp: 5, odd: ['poison', 1], even: ['absorb', 2] },
  ],
  e3: [
    { hp: 2, odd: ['atk', 3], even: ['stun', 1] },
    { hp: 3, odd: ['atk', 3], even: ['stun', 2] },
  ],
  e4: [
    { hp: 3, odd: ['charm', 2], even: ['poison', 1] },
    { hp: 3, odd: ['charm', 2], even: ['poison', 1] },
  ],
  e5: [
    { hp: 3, odd: ['fear', 1], even: ['absorb', 2] },
    { hp: 4, odd: ['fear', 1], even: ['absorb', 2] },
  ],
  e6: [
    { hp: 4, odd: ['parry', 2], even: ['reflect', 1] },
    { hp: 4, odd: ['parry', 2], even: ['reflect', 1] },
  ],
};

export type Item = 'trident' | 'boots' | 'spear' | 'shield' | 'scale' | 'jar';

/** The faces of the third die on which a piece of equipment works (5.3). */
export const FIRES: Readonly<Record<Exclude<Item, 'jar'>, readonly number[]>> = {
  trident: [5, 6],
  boots: [3, 4],
  spear: [1, 2],
  shield: [1, 3, 5],
  scale: [2, 4, 6],
};

export interface Turn {
  readonly hp: number;
  readonly foe: number;
  readonly poison: boolean;
  readonly fear: number;
  readonly stun: boolean;
  readonly charm: boolean;
}

export interface Battle {
  readonly level: 0 | 1;
  readonly foe: Foe;
  readonly items: readonly Item[];
}

const DIE = [
  [0, 0],
  [1, 0],
  [0, 1],
  [2, 0],
  [0, 2],
  [1, 1],
  [1, 1],
] as const;

export function opening({ level, foe }: Battle): Turn {
  return { hp: LEVELS[level].hp, foe: foe.hp, poison: false, fear: 0, stun: false, charm: false };
}

/** Step 0; undefined is a defeat. */
export function upkeep(battle: Battle, turn: Turn): Turn | undefined {
  const hp = Math.min(
    LEVELS[battle.level].hp,
    turn.hp + (battle.items.includes('jar') ? 1 : 0) - (turn.poison ? 1 : 0),
  );
  return hp > 0 ? { ...turn, hp } : undefined;
}

interface Abilities {
  readonly critical: boolean;
  readonly dodge: boolean;
  readonly absorb: boolean;
  readonly parry: boolean;
  readonly reflect: boolean;
}

const abilities = new WeakMap<Battle, readonly Abilities[]>();

/** What the third die sets off, looked up once for each battle. */
function abilitiesOf(battle: Battle, third: number): Abilities {
  let all = abilities.get(battle);
  if (!all) {
    all = [0, 1, 2, 3, 4, 5, 6].map((face) => {
      const fires = (item: keyof typeof FIRES): boolean => battle.items.includes(item) && FIRES[item].includes(face);
      return {
        critical: fires('trident'),
        dodge: fires('boots'),
        absorb: fires('spear'),
        parry: fires('shield'),
        reflect: fires('scale'),
      };
    });
    abilities.set(battle, all);
  }
  return all[third] ?? NOTHING;
}

const NOTHING: Abilities = { critical: false, dodge: false, absorb: false, parry: false, reflect: false };

/** Steps 1–14 with the upkeep done: the next turn, the HP left of a win, or 'defeat'. */
export function fight(
  battle: Battle,
  turn: Turn,
  mine: number,
  theirs: number,
  third: number,
): Turn | number | 'defeat' {
  const { atk: level, hp: maxHp } = LEVELS[battle.level];
  const total = mine + theirs;
  let { hp, foe } = turn;
  if (turn.charm && total % 2 === 0) hp -= level;
  if (hp <= 0) return 'defeat';
  const stunned = turn.stun && total % 2 === 1;
  const face = Math.max(0, mine - turn.fear);
  const { critical, dodge, absorb, parry, reflect } = stunned ? NOTHING : abilitiesOf(battle, third);
  const dieAtk = DIE[face]?.[0] ?? 0;
  const dieDef = DIE[face]?.[1] ?? 0;
  let atk = dieAtk + level + (dodge ? 2 : 0) + (parry ? 2 : 0) + (absorb ? 3 : 0);
  if (critical) atk *= 2;
  if (stunned) atk = 0;
  const def = stunned ? 0 : dieDef;
  const action = theirs % 2 === 1 ? battle.foe.odd : battle.foe.even;
  const effect = action[0];
  const strength = action[1];
  const foeAtk = effect === 'reflect' ? 0 : strength;
  const deal = effect === 'dodge' ? 0 : effect === 'parry' ? Math.floor(atk / 2) : atk;
  let take = dodge ? 0 : Math.max(0, foeAtk - def);
  if (parry && !dodge) take = Math.floor(take / 2);
  foe -= deal;
  const healed = absorb ? Math.min(3, deal) : 0;
  if (face === 6 && !stunned && foe <= 0) return Math.min(maxHp, hp + healed);
  hp -= take;
  if (hp <= 0) return 'defeat';
  hp = Math.min(maxHp, hp + healed);
  if (foe <= 0) return hp;
  if (effect === 'absorb') foe = Math.min(battle.foe.hp, foe + Math.min(strength, take));
  if (reflect) foe -= Math.min(take, 3);
  if (effect === 'reflect') hp -= Math.min(deal, strength);
  if (hp <= 0) return 'defeat';
  if (foe <= 0) return hp;
  const hurt = take >= 1 ? effect : undefined;
  return {
    hp,
    foe,
    poison: turn.poison || hurt === 'poison',
    fear: Math.min(6, turn.fear + (hurt === 'fear' ? 1 : 0)),
    stun: turn.stun || hurt === 'stun',
    charm: turn.charm || hurt === 'charm',
  };
}

/** A turn about to begin, or the dice on the table (then `turn` is after its upkeep). */
export type At = { readonly turn: Turn; readonly dice?: readonly [number, number, third: number] };

export function keyOf({ turn, dice }: At): string {
  return `${turn.hp},${turn.foe},${turn.poison},${turn.fear},${turn.stun},${turn.charm}|${dice ?? ''}`;
}

/**
 * The battle as choices: roll, then take one of the dice. `worth` values a win by the HP left; the third die is thrown
 * with the others, or after the choice.
 */
export function choicesIn(battle: Battle, worth: (hp: number) => number[], after = false) {
  const thirds = battle.items.some((item) => item !== 'jar') ? [1, 2, 3, 4, 5, 6] : [0];
  const pairs = must(multisets(2));
  return ({ turn, dice }: At): Choice<At>[] => {
    if (!dice) {
      const ready = upkeep(battle, turn);
      if (!ready) return [{ words: 'fall', branches: [toEnd(1, worth(0))] }];
      const rolls = pairs.flatMap(({ faces: [a = 1, b = 1], ways }) =>
        (after ? [0] : thirds).map((third) => toState<At>(ways, { turn: ready, dice: [a, b, third] })),
      );
      return [{ words: 'roll', branches: rolls }];
    }
    const [a, b, third] = dice;
    const taking = (mine: number, theirs: number): Choice<At> => ({
      words: `take ${mine}`,
      branches: (after ? thirds : [third]).map((face): Branch<At, number[]> => {
        const next = fight(battle, turn, mine, theirs, face);
        if (next === 'defeat') return toEnd(1, worth(0));
        return typeof next === 'number' ? toEnd(1, worth(next)) : toState<At>(1, { turn: next });
      }),
    });
    return a === b ? [taking(a, b)] : [taking(a, b), taking(b, a)];
  };
}

export const winning = (hp: number): number[] => [hp > 0 ? 1 : 0];
export const hpLeft = (hp: number): number[] => [hp];
