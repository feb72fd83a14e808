import { HEIGHT_DAMAGE, HIT_UP_TO, INFANTRY_RANGE, MELEE_DAMAGE, RANGED_DAMAGE, SIEGE_RANGE } from './tables';
import type { CombatRoll, Ground } from './actions';
import type { Attack } from './classes';

/** One side of a fight as the rules of section 5 see it. */
export interface Fighter {
  readonly name: string;
  readonly hp: number;
  readonly attack: Attack;
  readonly mounted: boolean;
  readonly siege: boolean;
  readonly setUp: boolean;
  /** Of mounted shooters; null until typed. */
  readonly range: number | null;
  readonly armour: boolean;
  readonly agile: boolean;
  /** The spearman's ability, unlocked (p13). */
  readonly formation: boolean;
  readonly building: boolean;
  /** Siege weapons against buildings; null until typed (A29). */
  readonly siegeDamage: number | null;
  readonly ground: Ground;
  readonly bonus: number;
}

/** The switches that a fight asks for. */
export interface FightRules {
  readonly heavyArmour: string;
  readonly flankRule: string;
  readonly flankCountsAttacker: boolean;
  readonly stackRolls: string;
  readonly rangedRetaliation: string;
  readonly siegeRetaliates: string;
  readonly answerAtGarrison: string;
}

export interface Fight {
  readonly attacker: Fighter;
  /** What is struck: a unit, a hero or a building. */
  readonly target: Fighter;
  /** Who strikes back: the target itself, or one of the garrison; null if nobody could. */
  readonly answerer: Fighter | null;
  /** The building the attacker shoots from: an answer hits it, not him (A57). Null where he stands outside. */
  readonly shield: { readonly hp: number } | null;
  readonly distance: number;
  readonly support: { readonly attacker: number; readonly target: number };
  readonly trump: 'none' | 'attacker' | 'defender';
  readonly protectedSide: boolean;
  /** The ant colony stings every melee attacker for this (A49). */
  readonly sting: number;
  readonly rules: FightRules;
}

export type Side = 'attacker' | 'target';
export type RollWhy = CombatRoll['why'];

/** One blow, before anything is rolled. */
export interface Strike {
  readonly by: Side;
  readonly damage: number;
  /** Why it must roll, one roll each; none if it hits for certain. */
  readonly rolls: readonly RollWhy[];
  /** What made the number, in words. */
  readonly because: readonly string[];
}

/** How far a fighter's blow reaches (5.2). */
export function reachOf(fighter: Fighter): number {
  if (fighter.building || fighter.attack === 'none') return 0;
  if (fighter.siege) return fighter.setUp ? SIEGE_RANGE : 0;
  if (fighter.attack === 'melee') return 1;
  return fighter.mounted ? (fighter.range ?? 1) : INFANTRY_RANGE;
}

/** Whether a side is flanked (5.3). */
export function isFlanked({ support, distance, rules }: Fight, side: Side): boolean {
  const own = rules.flankCountsAttacker && distance === 1 ? 1 : 0;
  const counts = { attacker: support.attacker + own, target: support.target };
  const [mine, theirs] = side === 'attacker' ? [counts.attacker, counts.target] : [counts.target, counts.attacker];
  return rules.flankRule === 'twoOrMore' ? theirs >= 2 : theirs - mine >= 2;
}

/** Whether the attack is answered at all (A7). */
export function isAnswered(fight: Fight): boolean {
  const { attacker, answerer, distance, rules, shield } = fight;
  if (!answerer || answerer.hp <= 0) return false;
  if (answerer.siege && rules.siegeRetaliates === 'never') return false;
  if (attacker.attack !== 'melee' && rules.rangedRetaliation === 'meleeOnly') return false;
  if (shield && rules.answerAtGarrison === 'none') return false;
  return distance <= reachOf(answerer);
}

const shoots = (fighter: Fighter): boolean => fighter.attack === 'ranged';

interface Blow {
  readonly damage: number;
  readonly because: readonly string[];
}

/** 5.1, step by step: the order matters (trap 4). */
export function damageOf(fight: Fight, by: Side): Blow {
  const striker = by === 'attacker' ? fight.attacker : fight.answerer;
  if (!striker) return { damage: 0, because: [] };
  // An answer to a shot out of a building hits the building.
  const struck: Fighter =
    by === 'attacker' ? fight.target : fight.shield ? { ...fight.attacker, building: true } : fight.attacker;
  const because: string[] = [];
  const say = (words: string) => because.push(words);
  const height = striker.ground === 'hill' || striker.ground === 'building';
  let damage = baseDamage(striker, struck, height, say);
  if (striker.bonus !== 0) {
    damage += striker.bonus;
    say(`${striker.bonus > 0 ? '+' : '−'}${Math.abs(striker.bonus)} typed`);
  }
  // A melee fight is in the defender's hex: where the attacker came from gives no cover (A57).
  const inForest = struck.ground === 'forest' && !(by === 'target' && fight.attacker.attack === 'melee');
  if (shoots(striker) && !struck.building && inForest && damage > RANGED_DAMAGE) {
    damage = RANGED_DAMAGE;
    say('forest: at most 1');
  }
  damage = formationDamage(fight, by, damage, say);
  if (struck.armour && !struck.building && !shoots(striker) && damage >= 1) {
    const less = armoured(damage, fight.rules.heavyArmour);
    if (less !== damage) say(`heavy armour −${damage - less}`);
    damage = less;
  }
  return { damage: Math.max(0, damage), because };
}

function baseDamage(striker: Fighter, struck: Fighter, height: boolean, say: (words: string) => void): number {
  if (struck.building) {
    if (striker.siege) {
      say(striker.siegeDamage === null ? 'siege damage not typed yet' : 'siege against a building');
      return striker.siegeDamage ?? 0;
    }
    if (striker.mounted) {
      say('mounted against a building');
      return RANGED_DAMAGE;
    }
  }
  if (!shoots(striker)) {
    say('melee');
    return MELEE_DAMAGE;
  }
  say(height ? (striker.ground === 'hill' ? 'shot from a hill' : 'shot from a building') : 'shot');
  return height ? HEIGHT_DAMAGE : RANGED_DAMAGE;
}

/** The spearman's wall: −1 from its sides, and −1 in his answer to a blow from elsewhere (p13, A20). */
function formationDamage(fight: Fight, by: Side, damage: number, say: (words: string) => void): number {
  const meleeAttack = fight.attacker.attack === 'melee';
  if (by === 'attacker' && fight.target.formation && meleeAttack && fight.protectedSide) {
    say('spear wall −1');
    return Math.max(0, damage - 1);
  }
  if (by === 'target' && fight.answerer?.formation && !fight.protectedSide && !fight.target.building) {
    say('struck from another side −1');
    return Math.max(0, damage - 1);
  }
  return damage;
}

function armoured(damage: number, rule: string): number {
  if (rule === 'capAt1') return Math.min(1, damage);
  return rule === 'minusOne' ? damage - 1 : Math.max(1, damage - 1);
}

/** Why this blow must roll (5.1): a shot at an agile target, and a flanked striker. */
function rollsOf(fight: Fight, by: Side): readonly RollWhy[] {
  const striker = by === 'attacker' ? fight.attacker : fight.answerer;
  const struck = by === 'attacker' ? fight.target : fight.attacker;
  const atBuilding = by === 'attacker' ? fight.target.building : fight.shield !== null;
  const agile = striker !== null && shoots(striker) && struck.agile && !atBuilding;
  const flanked = isFlanked(fight, by);
  if (agile && flanked) return fight.rules.stackRolls === 'single' ? ['flanked'] : ['flanked', 'agile'];
  return flanked ? ['flanked'] : agile ? ['agile'] : [];
}

/** Who strikes, in order: the attacker first, unless the defender trumps him and reaches him (5.2). */
export function strikesOf(fight: Fight): readonly Strike[] {
  const strike = (by: Side): Strike => ({ by, rolls: rollsOf(fight, by), ...damageOf(fight, by) });
  if (!isAnswered(fight)) return [strike('attacker')];
  return fight.trump === 'defender' ? [strike('target'), strike('attacker')] : [strike('attacker'), strike('target')];
}

/** Both sides after some blows; `shieldHp` is the building the attacker shoots from. */
export interface Standing {
  readonly attackerHp: number;
  readonly targetHp: number;
  readonly shieldHp: number;
}

export function standingOf({ attacker, target, shield }: Fight): Standing {
  return { attackerHp: attacker.hp, targetHp: target.hp, shieldHp: shield?.hp ?? 0 };
}

/** Whether this side can still strike: the dead do not, nor does a garrison whose building is down. */
export function canStrike(fight: Fight, at: Standing, by: Side): boolean {
  if (by === 'target') return at.targetHp > 0;
  return at.attackerHp > 0 && (!fight.shield || at.shieldHp > 0);
}

/** The standing after a blow of this side that hit or missed. */
export function afterStrike(fight: Fight, at: Standing, strike: Strike, hit: boolean): Standing {
  const less = (hp: number) => Math.max(0, hp - (hit ? strike.damage : 0));
  if (strike.by === 'target') {
    if (!fight.shield) return { ...at, attackerHp: less(at.attackerHp) };
    const shieldHp = less(at.shieldHp);
    return { ...at, shieldHp, attackerHp: shieldHp > 0 ? at.attackerHp : 0 };
  }
  // The colony stings after the blow, hit or miss, even if it falls by it (A49).
  const sting = fight.attacker.attack === 'melee' ? fight.sting : 0;
  return { ...at, targetHp: less(at.targetHp), attackerHp: Math.max(0, at.attackerHp - sting) };
}

export interface Struck {
  readonly strike: Strike;
  readonly hit: boolean;
}

export interface Settled extends Standing {
  readonly strikes: readonly Struck[];
  /** The roll that is due next; undefined once all are in. */
  readonly due?: { readonly who: Side; readonly why: RollWhy };
}

/** The exchange with these rolls, as far as they go. Low succeeds (trap 1). */
export function settle(fight: Fight, rolls: readonly CombatRoll[]): Settled {
  let at = standingOf(fight);
  const strikes: Struck[] = [];
  for (const strike of strikesOf(fight)) {
    if (!canStrike(fight, at, strike.by)) continue;
    let hit = true;
    for (const why of strike.rolls) {
      const roll = rolls.find((each) => each.who === strike.by && each.why === why);
      if (!roll) return { ...at, strikes, due: { who: strike.by, why } };
      // A miss needs no second roll.
      if (roll.value > HIT_UP_TO) {
        hit = false;
        break;
      }
    }
    strikes.push({ strike, hit });
    at = afterStrike(fight, at, strike, hit);
  }
  return { ...at, strikes };
}
