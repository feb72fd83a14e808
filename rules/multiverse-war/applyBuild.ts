import { NO_CAP } from '@/rules/kernel/counter';
import type { Seat } from '@/rules/kernel/setup';
import type { Own } from './actions';
import { buildingCard, classOf, isMilitary, trackLength } from './classes';
import { hasRoom } from './garrison';
import { healthBonus, isOn } from './houseRules';
import {
  buildingOf,
  clamped,
  heroOf,
  type Player,
  playerOf,
  type State,
  type Unit,
  unitOf,
  withBuilding,
  withHero,
  withPlayer,
  withUnit,
} from './state';
import {
  ABILITY_POINTS,
  BRIDGE_HITS,
  BRIDGE_PRICE,
  BUILDER_HP,
  buildingFacts,
  CYCLE_PRICE,
  HERO_POINTS,
  HERO_PRICE,
  MOST_DECOYS,
  resurrectPrice,
  UNIT_HP,
} from './tables';

export type Build = Extract<
  Own,
  {
    type:
      | 'constructBuilding'
      | 'upgradeBuilding'
      | 'buildRoad'
      | 'buildBridge'
      | 'hitBridge'
      | 'improveHex'
      | 'setConnected'
      | 'recruitUnit'
      | 'upgradeUnit'
      | 'recruitHero'
      | 'cycleHero'
      | 'resurrectHero'
      | 'assignSkillPoints'
      | 'setLevelPoints'
      | 'placeDecoy'
      | 'revealDecoy';
  }
>;

const BUILD: ReadonlySet<string> = new Set<Build['type']>([
  'constructBuilding',
  'upgradeBuilding',
  'buildRoad',
  'buildBridge',
  'hitBridge',
  'improveHex',
  'setConnected',
  'recruitUnit',
  'upgradeUnit',
  'recruitHero',
  'cycleHero',
  'resurrectHero',
  'assignSkillPoints',
  'setLevelPoints',
  'placeDecoy',
  'revealDecoy',
]);

export function isBuild(action: Own): action is Build {
  return BUILD.has(action.type);
}

export function paid(player: Player, price: number): number {
  return Math.max(0, player.gold - clamped(price, 0, NO_CAP));
}

/** A fresh block of this class. */
export function unitOfClass(state: State, id: string, name: string, inside: string | null): Unit {
  const maxHp = classOf(state, name).type === 'civilian' ? BUILDER_HP : UNIT_HP;
  return {
    id,
    class: name,
    hp: maxHp,
    maxHp,
    apSpent: 0,
    roadSpent: 0,
    resting: false,
    acted: false,
    done: false,
    setUp: false,
    abilityUsed: false,
    inside,
    sharesWith: null,
    gift: false,
  };
}

/** One more of what this place made this turn. */
function made(state: State, seat: Seat, at: string): State {
  const { settlement } = playerOf(state, seat);
  if (at === 'settlement') {
    return withPlayer(state, seat, { settlement: { ...settlement, made: Math.min(NO_CAP, settlement.made + 1) } });
  }
  const building = buildingOf(state, seat, at);
  return building ? withBuilding(state, seat, at, { made: Math.min(NO_CAP, building.made + 1) }) : state;
}

/** The Builder's own track (p11), up to its printed end. */
export function builderStep(state: State, seat: Seat): State {
  const { builderSteps } = playerOf(state, seat);
  const most = trackLength(state, 'Builder track') ?? NO_CAP;
  return withPlayer(state, seat, { builderSteps: Math.min(Math.max(most, builderSteps), builderSteps + 1) });
}

/** What all skill points of a hero's sheet cost. */
export function skillCost(hp: number, ap: number, abilities: number): number {
  return hp + ap + abilities * ABILITY_POINTS;
}

/** Points a hero has ever received; a level brings none until the table has looked (A16). */
export function skillPoints(state: State, level: number): number {
  return HERO_POINTS + (level - 1) * (state.levelPoints ?? 0);
}

export function applyBuild(state: State, action: Build): State {
  const { player: seat } = action;
  const player = playerOf(state, seat);
  const id = `${state.nextId}`;
  const numbered: State = { ...state, nextId: state.nextId + 1 };
  switch (action.type) {
    case 'constructBuilding': {
      const maxHp = buildingFacts(action.building).hp + healthBonus(state);
      const fresh = { id, type: action.building, tier: 1 as const, hp: maxHp, maxHp, connected: false, made: 0 };
      const built = withPlayer(numbered, seat, {
        gold: paid(player, action.cost),
        buildings: [...player.buildings, fresh],
        constructed: { ...player.constructed, [action.building]: player.constructed[action.building] + 1 },
      });
      return builderStep(built, seat);
    }
    case 'upgradeBuilding': {
      const building = buildingOf(state, seat, action.building);
      if (!building || building.tier === 2) return state;
      const hp2 = buildingCard(state, building.type).hp2;
      // A48: damage already taken stays.
      const maxHp = hp2 === null ? building.maxHp : hp2 + healthBonus(state);
      const hp = clamped(building.hp + maxHp - building.maxHp, 1, maxHp);
      const upgraded = withBuilding(state, seat, building.id, { tier: 2, hp, maxHp });
      return withPlayer(upgraded, seat, { gold: paid(player, action.cost) });
    }
    case 'buildRoad':
      return builderStep(
        withPlayer(state, seat, { gold: paid(player, action.cost), roads: Math.min(NO_CAP, player.roads + 1) }),
        seat,
      );
    case 'buildBridge': {
      const built = withPlayer(numbered, seat, {
        gold: paid(player, BRIDGE_PRICE),
        bridges: [...player.bridges, { id, hits: 0 }],
      });
      return isOn(state, 'bridgeGivesBuilderStep') ? builderStep(built, seat) : built;
    }
    case 'hitBridge': {
      const { bridges } = playerOf(state, action.owner);
      const hit = bridges.map((each) => (each.id === action.bridge ? { ...each, hits: each.hits + 1 } : each));
      const after = withPlayer(state, action.owner, { bridges: hit.filter(({ hits }) => hits < BRIDGE_HITS) });
      return action.unit === undefined
        ? after
        : withUnit(after, seat, action.unit, { acted: true, done: true, resting: false });
    }
    case 'improveHex':
      return withPlayer(state, seat, { gold: paid(player, action.cost) });
    case 'setConnected':
      return withBuilding(state, seat, action.building, { connected: action.on });
    case 'recruitUnit': {
      const stands = action.at === 'settlement' || buildingOf(state, seat, action.at) !== undefined;
      // Where the place is full, the new unit stands beside it (A19, A52).
      const military = isMilitary(state, action.class);
      const inside = stands && hasRoom(state, seat, action.at, military) ? action.at : null;
      const recruited = withPlayer(numbered, seat, {
        gold: paid(player, action.cost),
        units: [...player.units, unitOfClass(state, id, action.class, inside)],
      });
      return made(recruited, seat, action.at);
    }
    case 'upgradeUnit': {
      const unit = unitOf(state, seat, action.unit);
      if (!unit) return state;
      const fresh = unitOfClass(state, unit.id, action.to, unit.inside);
      const wounds = unit.maxHp - unit.hp;
      const changed = withUnit(state, seat, unit.id, {
        class: action.to,
        maxHp: fresh.maxHp,
        hp: Math.max(1, fresh.maxHp - wounds),
      });
      return withPlayer(changed, seat, { gold: paid(player, action.cost) });
    }
    case 'recruitHero': {
      const recruited = withPlayer({ ...numbered, heroSheets: Math.max(0, state.heroSheets - 1) }, seat, {
        gold: paid(player, HERO_PRICE),
        heroes: [
          ...player.heroes,
          {
            id,
            name: action.sheet.trim() || 'Hero',
            attack: action.attack,
            level: 1,
            xp: 0,
            hpPoints: 0,
            apPoints: 0,
            abilities: [],
            hp: 0,
            attacked: false,
            alive: true,
          },
        ],
      });
      return made(recruited, seat, action.at);
    }
    case 'cycleHero':
      return withPlayer(state, seat, { gold: paid(player, CYCLE_PRICE) });
    case 'resurrectHero': {
      const hero = heroOf(state, seat, action.hero);
      if (!hero || hero.alive) return state;
      const alive = withHero(state, seat, hero.id, { alive: true, resting: false, inside: null, hp: hero.hpPoints });
      return made(withPlayer(alive, seat, { gold: paid(player, resurrectPrice(hero.level)) }), seat, action.at);
    }
    case 'assignSkillPoints': {
      const hero = heroOf(state, seat, action.hero);
      if (!hero) return state;
      const [hpPoints, apPoints] = [clamped(action.hp, 0, 99), clamped(action.ap, 0, 99)];
      const abilities = action.abilities.map(({ name, minLevel }) => ({
        name,
        minLevel: clamped(minLevel, 1, 8),
        used: hero.abilities.some((each) => each.name === name && each.used),
      }));
      const hp = hero.alive ? clamped(hero.hp + hpPoints - hero.hpPoints, 0, hpPoints) : 0;
      return withHero(state, seat, hero.id, { hpPoints, apPoints, abilities, hp });
    }
    case 'setLevelPoints':
      return { ...state, levelPoints: clamped(action.points, 0, 9) };
    case 'placeDecoy':
      return withPlayer(state, seat, { decoys: Math.min(MOST_DECOYS, player.decoys + 1), decoyPlaced: true });
    case 'revealDecoy': {
      const { decoys } = playerOf(state, action.owner);
      return withPlayer(state, action.owner, { decoys: Math.max(0, decoys - 1) });
    }
  }
}
