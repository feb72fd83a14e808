import { type Abilities, abilitiesOf, NO_ABILITIES } from './abilities';
import { type Ailment, actionOf, type Effect, type EffectKind, type Foe } from './foes';
import type { Rulings } from './rulings';

/** What you own that a battle reads. */
export interface Gear {
  readonly jar: boolean;
  readonly trident: boolean;
  readonly boots: boolean;
  readonly spear: boolean;
  readonly shield: boolean;
  readonly scale: boolean;
  /** Hercules Club: +1 ATK on a 2, +1 DEF on a 1. */
  readonly clubAtk: boolean;
  readonly clubDef: boolean;
  readonly ambrosiaAtk: boolean;
  readonly ambrosiaDef: boolean;
  readonly teeth: boolean;
  readonly head: boolean;
}

/** You, as far as you stay the same through a battle. */
export interface Fighter {
  readonly maxHp: number;
  /** By level. */
  readonly atk: number;
  readonly def: number;
  readonly gear: Gear;
  readonly atkPotion: number;
  readonly defPotion: number;
  /** How many counters of each ailment there is room for (V8, Cyclops Eye, Minotaur Horn). */
  readonly most: Readonly<Record<Ailment, number>>;
}

export type Counters = Readonly<Record<Ailment, number>>;

/** What changes from turn to turn. The counters are those at the turn's start: what is caught bites next turn (A6). */
export interface Turn extends Counters {
  readonly hp: number;
  readonly foeHp: number;
}

/** The two sides and the table's rulings: the same through a battle. */
export interface Fight {
  readonly you: Fighter;
  readonly foe: Foe;
  readonly rulings: Rulings;
}

/** Every number of an exchange, for the explanation line. */
export interface Exchange {
  readonly mine: number;
  readonly theirs: number;
  readonly third: number;
  readonly stunned: boolean;
  /** Your die after fear. */
  readonly face: number;
  readonly first: boolean;
  readonly abilities: Abilities;
  readonly dieAtk: number;
  readonly dieDef: number;
  readonly clubAtk: number;
  readonly clubDef: number;
  readonly atk: number;
  readonly def: number;
  readonly action: readonly Effect[];
  readonly foeAtk: number;
  readonly foeDodges: boolean;
  readonly foeParries: boolean;
  readonly deal: number;
  readonly take: number;
  readonly caught: readonly Ailment[];
  readonly healed: number;
  readonly foeHealed: number;
  /** Reflected at the enemy, and at you. */
  readonly reflected: number;
  readonly reflectedBack: number;
  readonly hp: number;
  readonly foeHp: number;
  readonly end: 'win' | 'defeat' | undefined;
  readonly doubleKO: boolean;
}

/** 5.1, by the face after fear. */
const DIE: readonly (readonly [atk: number, def: number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [2, 0],
  [0, 2],
  [1, 1],
  [1, 1],
];

export function dieOf(face: number): readonly [atk: number, def: number] {
  return DIE[face] ?? [0, 0];
}

/** Step 0 and every move: poison and Jar as one net change, capped at max HP (A6). */
export function upkeep(hp: number, poison: number, you: Pick<Fighter, 'maxHp' | 'gear'>, rulings: Rulings): number {
  const lost = rulings.poisonPerCounter ? poison : Math.min(poison, 1);
  return Math.min(you.maxHp, hp + (you.gear.jar ? 1 : 0) - lost);
}

/** Step 2: on an even total the charmed hit themselves with their level's ATK (A13). */
export function charmDamage({ you }: Fight, { charm }: Counters, total: number): number {
  return charm > 0 && total % 2 === 0 ? you.atk : 0;
}

const valueOf = (action: readonly Effect[], kind: EffectKind): number =>
  action.reduce((sum, effect) => (effect.kind === kind ? sum + effect.value : sum), 0);

const INFLICTED: readonly Ailment[] = ['poison', 'fear', 'stun', 'charm'];
const NONE: readonly Ailment[] = [];

/** Steps 3 to 14 of 5.2; `turn.hp` is after the upkeep and after charm. */
export function exchange(fight: Fight, turn: Turn, mine: number, theirs: number, third: number): Exchange {
  const { you, foe, rulings } = fight;
  const { gear } = you;
  const stunned = turn.stun > 0 && (mine + theirs) % 2 === 1;
  const face = Math.max(Math.min(mine, rulings.fearFloor), mine - turn.fear);
  const abilities = stunned ? NO_ABILITIES : abilitiesOf(gear, third);
  const { critical, dodge, parry, absorb, reflect } = abilities;

  const [dieAtk, dieDef] = stunned ? [0, 0] : dieOf(face);
  const clubAtk = gear.clubAtk && face === 2 && !stunned ? 1 : 0;
  const clubDef = gear.clubDef && face === 1 && !stunned ? 1 : 0;
  const values = dodge + parry + absorb;
  const own = !rulings.abilityAdds && values > 0 ? values : dieAtk + you.atk + values;
  const sum = own + clubAtk + (gear.ambrosiaAtk ? 1 : 0) + you.atkPotion;
  const atk = stunned ? 0 : critical ? sum * 2 : sum;
  const def = dieDef + you.def + clubDef + (gear.ambrosiaDef ? 1 : 0) + you.defPotion;

  const action = actionOf(foe, theirs);
  const foeDodges = valueOf(action, 'dodge') > 0;
  const foeParries = valueOf(action, 'parry') > 0;
  const foeAbsorb = valueOf(action, 'absorb');
  const foeReflect = valueOf(action, 'reflect');
  const foeAtk = action.reduce((all, { kind, value }) => (kind === 'reflect' ? all : all + value), 0);
  const first = face === 6 && !stunned;
  const skipped = stunned && rulings.stunSkipsTurn;
  const deal = skipped || foeDodges ? 0 : foeParries ? Math.floor(atk / 2) : atk;
  const through = skipped || dodge > 0 ? 0 : Math.max(0, foeAtk - def);
  const take = parry > 0 ? Math.floor(through / 2) : through;

  let { hp, foeHp } = turn;
  let [taken, healed, foeHealed, reflected, reflectedBack] = [0, 0, 0, 0, 0];
  let caught: readonly Ailment[] = NONE;
  // One literal: it is made for every roll of every turn of a battle that is being solved.
  const told = (end: Exchange['end'], doubleKO = false): Exchange => ({
    mine,
    theirs,
    third,
    stunned,
    face,
    first,
    abilities,
    dieAtk,
    dieDef,
    clubAtk,
    clubDef,
    atk,
    def,
    action,
    foeAtk,
    foeDodges,
    foeParries,
    deal,
    take: taken,
    caught,
    healed,
    foeHealed,
    reflected,
    reflectedBack,
    hp,
    foeHp,
    end,
    doubleKO,
  });
  const absorbed = (): number => {
    if (absorb === 0) return 0;
    return Math.min(you.maxHp, hp + (rulings.absorbHealsAll ? deal : Math.min(absorb, deal))) - hp;
  };

  if (skipped) return told(undefined);
  foeHp -= deal;
  if (first && foeHp <= 0) {
    healed = absorbed();
    hp += healed;
    return told('win');
  }
  taken = take;
  hp -= take;
  if (take > 0) {
    caught = INFLICTED.filter((ailment) => valueOf(action, ailment) > 0 && turn[ailment] < you.most[ailment]);
  }
  if (hp <= 0) return told('defeat', foeHp <= 0);
  healed = absorbed();
  hp += healed;
  if (foeHp <= 0) return told('win');
  const drained = rulings.absorbHealsAll && foeAbsorb > 0 ? take : Math.min(foeAbsorb, take);
  foeHealed = rulings.enemyOverheal ? drained : Math.min(Math.max(0, foe.maxHp - foeHp), drained);
  foeHp += foeHealed;
  const read = rulings.reflectReadsRaw ? (dodge > 0 ? 0 : foeAtk) : take;
  reflected = Math.min(read, reflect);
  const sentBack = Math.min(deal, foeReflect);
  reflectedBack = rulings.reflectIgnoresDef ? sentBack : Math.max(0, sentBack - def);
  foeHp -= reflected;
  hp -= reflectedBack;
  if (hp <= 0) return told('defeat', foeHp <= 0);
  return told(foeHp <= 0 ? 'win' : undefined);
}

/** The counters once what was caught is added. */
export function withCaught(counters: Counters, caught: readonly Ailment[]): Counters {
  const add = (ailment: Ailment): number => counters[ailment] + (caught.includes(ailment) ? 1 : 0);
  return { poison: add('poison'), fear: add('fear'), stun: add('stun'), charm: add('charm') };
}

/** Where a turn leads: the next one, before its upkeep, or the end. */
export type Step =
  | { readonly end: 'win'; readonly hp: number; readonly caught: number; readonly foeHp?: undefined }
  | { readonly end: 'defeat' }
  | { readonly end: undefined; readonly turn: Turn; readonly caught: number };

const DEFEAT: Step = { end: 'defeat' };

/** Charm and exchange of a turn whose upkeep is done. */
export function fightOn(fight: Fight, turn: Turn, mine: number, theirs: number, third: number): Step {
  const hurt = charmDamage(fight, turn, mine + theirs);
  if (turn.hp - hurt <= 0) return DEFEAT;
  const ready = hurt > 0 ? { ...turn, hp: turn.hp - hurt } : turn;
  const { end, hp, foeHp, caught } = exchange(fight, ready, mine, theirs, third);
  if (end === 'defeat') return DEFEAT;
  if (end === 'win') return { end, hp, caught: caught.length };
  return { end: undefined, turn: { hp, foeHp, ...withCaught(turn, caught) }, caught: caught.length };
}

/** The turn after its upkeep; undefined is a defeat. */
export function begunTurn({ you, rulings }: Fight, turn: Turn): Turn | undefined {
  const hp = upkeep(turn.hp, turn.poison, you, rulings);
  if (hp <= 0) return undefined;
  return hp === turn.hp ? turn : { ...turn, hp };
}

/** Whether any equipment reads the third die. */
export function needsThirdDie({ trident, boots, spear, shield, scale }: Gear): boolean {
  return trident || boots || spear || shield || scale;
}
