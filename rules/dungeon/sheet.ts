import { NO_CAP } from '@/rules/kernel/counter';
import { AILMENTS, type Ailment, ENEMIES, enemyAt, type Foe, type FoeId, isSpecial, specialWith } from './foes';
import { expPlus, LAST_PLAIN_EXP, levelOf, statsOf } from './levels';
import { boxesOf, specialHp } from './printed';
import type { Counters, Fight, Fighter, Gear, Turn } from './resolver';
import { rulingsOf } from './rulings';
import type { Battle, State } from './state';

export function levelNow(state: State): number {
  return levelOf(state.exp);
}

export function maxHpOf(state: State): number {
  return statsOf(levelNow(state)).maxHp;
}

/** V9: the EXP+ row may end. */
export function mostExp(state: State): number {
  return Math.min(NO_CAP, LAST_PLAIN_EXP + boxesOf(state.cards, 'expPlus'));
}

/** How many counters of an ailment there is room for: the sheet's boxes (V8), one with Eye or Horn. */
export function mostOf(state: State, ailment: Ailment): number {
  const boxes = boxesOf(state.cards, ailment);
  const one =
    (ailment === 'fear' && state.bossLoot.includes('eye')) || (ailment === 'poison' && state.bossLoot.includes('horn'));
  return one ? Math.min(1, boxes) : boxes;
}

export function gearOf({ equipment, advanced, bossLoot }: State): Gear {
  const owns = (id: State['equipment'][number]): boolean => equipment.includes(id);
  return {
    jar: owns('jar'),
    trident: owns('trident'),
    boots: owns('boots'),
    spear: owns('spear'),
    shield: owns('shield'),
    scale: owns('scale'),
    clubAtk: advanced.club[0],
    clubDef: advanced.club[1],
    ambrosiaDef: advanced.ambrosia[0],
    ambrosiaAtk: advanced.ambrosia[1],
    teeth: bossLoot.includes('teeth'),
    head: bossLoot.includes('head'),
  };
}

export function fighterOf(state: State): Fighter {
  const { maxHp, atk, def } = statsOf(levelNow(state));
  const most = (ailment: Ailment): number => mostOf(state, ailment);
  return {
    maxHp,
    atk,
    def,
    gear: gearOf(state),
    atkPotion: state.atkPotion,
    defPotion: state.defPotion,
    most: { poison: most('poison'), fear: most('fear'), stun: most('stun'), charm: most('charm') },
  };
}

/** An enemy at a level; undefined while a special one's HP is not typed (V2). */
export function foeAt(state: State, id: FoeId, level: number): Foe | undefined {
  if (!isSpecial(id)) return enemyAt(id, level);
  const hp = specialHp(state.cards, id);
  return hp === undefined ? undefined : specialWith(id, hp, state.rules.hydraLayout === 'literal');
}

/** The running battle as the resolver sees it. */
export function fightOf(state: State, battle: Battle): Fight {
  const foe = foeAt(state, battle.foe, battle.level) ?? { maxHp: battle.maxHp, odd: [], even: [] };
  return { you: fighterOf(state), foe: { ...foe, maxHp: battle.maxHp }, rulings: rulingsOf(state.rules) };
}

/** A battle that has not begun: against this enemy, as you stand now. */
export function fightAgainst(state: State, id: FoeId): Fight | undefined {
  const foe = foeAt(state, id, levelNow(state));
  return foe && { you: fighterOf(state), foe, rulings: rulingsOf(state.rules) };
}

/** The turn as it stands: what is caught in it comes at its end, so that these counters bite (A6). */
export function turnOf(state: State, battle: Battle): Turn {
  return { hp: state.hp, foeHp: battle.hp, ...state.ailments };
}

export function firstTurn(state: State, foe: Foe): Turn {
  return { hp: state.hp, foeHp: foe.maxHp, ...state.ailments };
}

const countsAdvanced = (state: State): boolean => state.rules.advancedCountsForSets !== false;

const owned = ([first, second]: readonly [boolean, boolean]): boolean => first || second;

/** With the advanced piece of that kind (A20). */
export function equipmentCount(state: State): number {
  return state.equipment.length + (countsAdvanced(state) && owned(state.advanced.club) ? 1 : 0);
}

export function artifactCount(state: State): number {
  return state.artifacts.length + (countsAdvanced(state) && owned(state.advanced.halo) ? 1 : 0);
}

/** Items ever gained, used or not, unless the table counts only what is held (A21). */
export function itemCount(state: State): number {
  const used = state.rules.haloCountsUsedItems !== false;
  const gained = Object.values(state.items).filter((item) => item === 'held' || (used && item === 'used')).length;
  return gained + (countsAdvanced(state) && owned(state.advanced.ambrosia) ? 1 : 0);
}

/** 6.6: six equipment make traps harmless. */
export function trapProof(state: State): boolean {
  return equipmentCount(state) >= 6;
}

export function expPlusOf(state: State): number {
  return expPlus(state.exp);
}

export function allSix(state: State): boolean {
  return ENEMIES.every((id) => state.kills[id] > 0);
}

/** Counters never pass their boxes (A40). */
export function trimmed(state: State, counters: Counters): Counters {
  const fit = (ailment: Ailment): number => Math.max(0, Math.min(mostOf(state, ailment), counters[ailment]));
  if (AILMENTS.every((ailment) => fit(ailment) === counters[ailment])) return counters;
  return { poison: fit('poison'), fear: fit('fear'), stun: fit('stun'), charm: fit('charm') };
}
