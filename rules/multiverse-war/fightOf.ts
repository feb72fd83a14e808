import type { Seat } from '@/rules/kernel/setup';
import type { ActionOf, FightContext, FighterRef } from './actions';
import { classOf, hasAbility, hasTrack, rankOf, tokensMax, trumps } from './classes';
import type { Fight, Fighter, FightRules } from './fight';
import { answererRef, houseAround, houseOf, possibleAnswerers } from './garrison';
import { isOn, ruled } from './houseRules';
import { buildingOf, heroOf, playerOf, type State, unitOf } from './state';
import { buildingFacts, UNIT_HP } from './tables';

export type Combat = Pick<ActionOf<'resolveCombat'>, 'attacker' | 'target' | 'context'>;

/** Nothing of a fighter is known: it strikes nobody and stands for nothing. */
const BLANK: Fighter = {
  name: 'Nobody',
  hp: 0,
  attack: 'none',
  mounted: false,
  siege: false,
  setUp: false,
  range: null,
  armour: false,
  agile: false,
  formation: false,
  building: false,
  siegeDamage: null,
  ground: 'open',
  bonus: 0,
};

export function rulesOf(state: State): FightRules {
  return {
    heavyArmour: `${ruled(state, 'heavyArmour')}`,
    flankRule: `${ruled(state, 'flankRule')}`,
    flankCountsAttacker: isOn(state, 'flankCountsAttacker'),
    stackRolls: `${ruled(state, 'stackRolls')}`,
    rangedRetaliation: `${ruled(state, 'rangedRetaliation')}`,
    siegeRetaliates: `${ruled(state, 'siegeRetaliates')}`,
    answerAtGarrison: `${ruled(state, 'answerAtGarrison')}`,
  };
}

/** The class a fighter's kills are written to; undefined for heroes and whatever has no track. */
export function trackOf(state: State, ref: FighterRef): string | undefined {
  if (ref.kind === 'class') return ref.id;
  if (ref.kind !== 'unit' || ref.owner === null) return undefined;
  const unit = unitOf(state, ref.owner, ref.id);
  if (!unit) return undefined;
  return unit.gift && !hasTrack(state, unit.class) ? undefined : unit.class;
}

/** What a fighter is called: its class, its name, its building. */
export function nameOf(state: State, ref: FighterRef): string {
  switch (ref.kind) {
    case 'class':
      return ref.id;
    case 'unit':
      return (ref.owner === null ? undefined : unitOf(state, ref.owner, ref.id)?.class) ?? 'unit';
    case 'hero':
      return (ref.owner === null ? undefined : heroOf(state, ref.owner, ref.id)?.name) ?? 'hero';
    case 'building': {
      const building = ref.owner === null ? undefined : buildingOf(state, ref.owner, ref.id);
      return building ? buildingFacts(building.type).words : 'building';
    }
    case 'settlement':
      return 'settlement';
    case 'permanent':
      return state.encounters.aside.find(({ id }) => id === ref.id)?.name ?? 'encounter';
    case 'decoy':
      return 'decoy';
  }
}

function ofClass(state: State, owner: Seat | null, name: string, hp: number, setUp: boolean): Fighter {
  const info = classOf(state, name);
  const wall =
    info.formation &&
    owner !== null &&
    hasAbility(state, owner, name) &&
    (!isOn(state, 'passiveNeedsToken') || playerOf(state, owner).tokensSpent < tokensMax(state, owner));
  return {
    ...BLANK,
    name,
    hp,
    attack: info.attack,
    mounted: info.type === 'mounted',
    siege: info.type === 'siege',
    setUp,
    range: info.range,
    armour: info.armour,
    agile: info.agile,
    formation: wall,
    siegeDamage: info.siegeDamage,
  };
}

function withTraits(fighter: Fighter, traits: FighterRef['traits'] = []): Fighter {
  return {
    ...fighter,
    armour: fighter.armour || traits.includes('armour'),
    agile: fighter.agile || traits.includes('agile'),
    mounted: fighter.mounted || traits.includes('mounted'),
  };
}

function fighterOf(state: State, ref: FighterRef, setUp: boolean): Fighter {
  const { owner, id } = ref;
  switch (ref.kind) {
    case 'class':
      return withTraits(ofClass(state, owner, id, Math.max(0, ref.hp ?? UNIT_HP), setUp), ref.traits);
    case 'unit': {
      const unit = owner === null ? undefined : unitOf(state, owner, id);
      return unit ? ofClass(state, owner, unit.class, unit.hp, unit.setUp) : BLANK;
    }
    case 'hero': {
      const hero = owner === null ? undefined : heroOf(state, owner, id);
      return hero ? { ...BLANK, name: hero.name, hp: hero.alive ? hero.hp : 0, attack: hero.attack } : BLANK;
    }
    case 'building': {
      const building = owner === null ? undefined : buildingOf(state, owner, id);
      return building ? { ...BLANK, name: nameOf(state, ref), hp: building.hp, building: true } : BLANK;
    }
    case 'settlement':
      return owner === null
        ? BLANK
        : { ...BLANK, name: 'settlement', hp: playerOf(state, owner).settlement.hp, building: true };
    case 'permanent': {
      const found = state.encounters.aside.find((each) => each.id === id);
      return found ? { ...BLANK, name: found.name, hp: found.hp, building: true } : BLANK;
    }
    case 'decoy':
      return BLANK;
  }
}

function answererOf(state: State, { target, context }: Combat, struck: Fighter): Fighter | null {
  if (houseOf(target) === undefined) return struck.attack === 'none' ? null : struck;
  const inside = answererRef(state, target, context.retaliator);
  if (!inside || !possibleAnswerers(state, target).includes(inside.id)) return null;
  return { ...fighterOf(state, inside, false), ground: 'building', bonus: context.targetBonus };
}

/** Where the attacker's building would take the answer: he is inside, the field says so, and he shoots. */
function shieldOf(state: State, { attacker, context }: Combat, fighter: Fighter): { readonly hp: number } | null {
  if (attacker.owner === null || fighter.attack !== 'ranged' || context.attackerGround !== 'building') return null;
  const inside = houseAround(state, attacker);
  if (inside === null) return null;
  if (inside === 'settlement') return { hp: playerOf(state, attacker.owner).settlement.hp };
  const building = buildingOf(state, attacker.owner, inside);
  return building ? { hp: building.hp } : null;
}

/** The fight as the rules see it, from what is on the table and what was typed of the map. */
export function fightOf(state: State, combat: Combat): Fight {
  const { attacker: attackerRef, target: targetRef, context } = combat;
  const attacker = {
    ...fighterOf(state, attackerRef, context.attackerSetUp),
    ground: context.attackerGround,
    bonus: context.attackerBonus,
  };
  const target = {
    ...fighterOf(state, targetRef, context.targetSetUp),
    ground: context.targetGround,
    bonus: context.targetBonus,
  };
  const colony = state.encounters.aside.find(({ id, kind }) => id === targetRef.id && kind === 'colony');
  return {
    attacker,
    target,
    answerer: answererOf(state, combat, target),
    shield: shieldOf(state, combat, attacker),
    distance: context.distance,
    support: { attacker: context.attackerSupport, target: context.targetSupport },
    trump: context.trump,
    protectedSide: context.protectedSide,
    sting: targetRef.kind === 'permanent' && colony && attacker.attack === 'melee' ? 1 : 0,
    rules: rulesOf(state),
  };
}

/** Who trumps whom by the matrix (6.3): prefilled, the table may change it. A garrison trumps for its building. */
export function trumpOf(
  state: State,
  attacker: FighterRef,
  struck: FighterRef,
  retaliator: string | null = null,
): FightContext['trump'] {
  const target = answererRef(state, struck, retaliator) ?? struck;
  const isClass = ({ kind }: FighterRef) => kind === 'class' || kind === 'unit';
  if (!isClass(attacker) || !isClass(target)) return 'none';
  const [mine, theirs] = [nameOf(state, attacker), nameOf(state, target)];
  if (trumps(state, theirs, mine)) return 'defender';
  return trumps(state, mine, theirs) ? 'attacker' : 'none';
}

/** What a kill would bring a class: the ability, Veteran, Elite, or nothing new. */
export function stepBrings(state: State, seat: Seat, name: string): 'ability' | 'veteran' | 'elite' | undefined {
  const now = rankOf(state, seat, name);
  const player = playerOf(state, seat);
  const steps = (Object.hasOwn(player.steps, name) ? (player.steps[name] ?? 0) : 0) + 1;
  const after = rankOf(
    {
      ...state,
      players: state.players.map((each, at) =>
        at === seat ? { ...each, steps: { ...each.steps, [name]: steps } } : each,
      ),
    },
    seat,
    name,
  );
  return after === now || after === 'none' ? undefined : after;
}
