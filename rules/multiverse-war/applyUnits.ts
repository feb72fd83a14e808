import { NO_CAP } from '@/rules/kernel/counter';
import type { Own } from './actions';
import { unitOfClass } from './applyBuild';
import { classOf, stepsOf, tokensMax } from './classes';
import {
  addSteps,
  addXp,
  type Credit,
  hurtBuilding,
  hurtHero,
  hurtPermanent,
  hurtSettlement,
  hurtUnit,
} from './deaths';
import {
  clamped,
  heroOf,
  playerOf,
  sideSeats,
  type State,
  type Unit,
  unitOf,
  withHero,
  withPlayer,
  withUnit,
} from './state';

export type OfUnits = Extract<
  Own,
  {
    type:
      | 'chooseStartingUnits'
      | 'markRest'
      | 'spendAp'
      | 'swapMove'
      | 'setUpSiege'
      | 'enterBuilding'
      | 'leaveBuilding'
      | 'shareHex'
      | 'damageUnit'
      | 'healUnit'
      | 'killUnit'
      | 'damageBuilding'
      | 'damagePermanent'
      | 'useAbility'
      | 'recordKill'
      | 'heroAbility'
      | 'heroKill'
      | 'damageHero'
      | 'heroDies';
  }
>;

const OF_UNITS: ReadonlySet<string> = new Set<OfUnits['type']>([
  'chooseStartingUnits',
  'markRest',
  'spendAp',
  'swapMove',
  'setUpSiege',
  'enterBuilding',
  'leaveBuilding',
  'shareHex',
  'damageUnit',
  'healUnit',
  'killUnit',
  'damageBuilding',
  'damagePermanent',
  'useAbility',
  'recordKill',
  'heroAbility',
  'heroKill',
  'damageHero',
  'heroDies',
]);

export function isOfUnits(action: Own): action is OfUnits {
  return OF_UNITS.has(action.type);
}

/** Action points a unit has this turn; null where its card was not typed. One more once all went on road (p11). */
export function apOf(state: State, unit: Unit): number | null {
  const { ap } = classOf(state, unit.class);
  return ap === null ? null : ap + (ap > 0 && unit.roadSpent >= ap ? 1 : 0);
}

export function applyUnits(state: State, action: OfUnits): State {
  const { player: seat } = action;
  const player = playerOf(state, seat);
  switch (action.type) {
    case 'chooseStartingUnits': {
      // Chosen anew, the starting units are replaced.
      const units = action.classes.map((name, index) =>
        unitOfClass(state, `${state.nextId + index}`, name, 'settlement'),
      );
      return withPlayer({ ...state, nextId: state.nextId + units.length }, seat, { units, unitsChosen: true });
    }
    case 'markRest':
      // Blocks and heroes never share an id.
      return withHero(withUnit(state, seat, action.unit, { resting: true, acted: true }), seat, action.unit, {
        resting: true,
      });
    case 'spendAp': {
      const unit = unitOf(state, seat, action.unit);
      if (!unit) return state;
      const ap = clamped(action.ap, 0, 99);
      const moves = action.why === 'move' || action.why === 'road';
      return withUnit(state, seat, unit.id, {
        apSpent: Math.min(NO_CAP, unit.apSpent + ap),
        roadSpent: Math.min(NO_CAP, unit.roadSpent + (action.why === 'road' ? ap : 0)),
        acted: true,
        resting: false,
        ...(moves ? { setUp: false, inside: null } : {}),
      });
    }
    case 'swapMove': {
      const [a, b] = [unitOf(state, seat, action.unit), unitOf(state, action.owner, action.with)];
      if (!a || !b) return state;
      // Who stood in a building leaves it to the other; an ally's unit is kept in none of yours.
      const own = action.owner === seat;
      const moves = (to: string | null) => ({ acted: true, resting: false, setUp: false, inside: own ? to : null });
      const there = withUnit(withUnit(state, seat, a.id, moves(b.inside)), action.owner, b.id, moves(a.inside));
      if (a.sharesWith === b.id) return there;
      const parted = alone(alone(there, seat, a), action.owner, b);
      return own ? meet(meet(parted, seat, a.sharesWith, b.id), seat, b.sharesWith, a.id) : parted;
    }
    case 'setUpSiege': {
      const unit = unitOf(state, seat, action.unit);
      if (!unit) return state;
      return withUnit(state, seat, unit.id, {
        setUp: true,
        acted: true,
        resting: false,
        apSpent: Math.min(NO_CAP, unit.apSpent + 1),
      });
    }
    case 'enterBuilding': {
      const known = action.building === 'settlement' || player.buildings.some(({ id }) => id === action.building);
      return known ? stands(state, seat, action.unit, action.building) : state;
    }
    case 'leaveBuilding':
      return stands(state, seat, action.unit, null);
    case 'shareHex':
      return shared(state, action.player, action.builder, action.unit);
    case 'damageUnit':
      return hurtUnit(state, seat, action.unit, clamped(action.amount, 0, 99));
    case 'healUnit': {
      const unit = unitOf(state, seat, action.unit);
      return unit ? withUnit(state, seat, unit.id, { hp: clamped(unit.hp + action.amount, 1, unit.maxHp) }) : state;
    }
    case 'killUnit':
      return hurtUnit(state, seat, action.unit, 99);
    case 'damageBuilding': {
      // What a side strikes down of its own is nobody's merit.
      const own = sideSeats(state, seat).includes(action.owner);
      const credit: Credit = own ? null : action.by ? { seat, class: action.by } : { seat };
      const amount = clamped(action.amount, 0, 99);
      return action.building === 'settlement'
        ? hurtSettlement(state, action.owner, amount, credit)
        : hurtBuilding(state, action.owner, action.building, amount, credit);
    }
    case 'damagePermanent':
      return hurtPermanent(
        state,
        action.permanent,
        clamped(action.amount, 0, 99),
        action.by ? { seat, class: action.by } : { seat },
      );
    case 'useAbility': {
      const spent = withPlayer(state, seat, {
        tokensSpent: Math.min(tokensMax(state, seat), player.tokensSpent + 1),
      });
      return withUnit(spent, seat, action.unit, { abilityUsed: true, acted: true, resting: false });
    }
    case 'recordKill': {
      if (action.what !== 'back') return addSteps(state, seat, action.class, 1);
      const steps = stepsOf(state, seat, action.class);
      return steps === 0 ? state : withPlayer(state, seat, { steps: { ...player.steps, [action.class]: steps - 1 } });
    }
    case 'heroAbility': {
      const hero = heroOf(state, seat, action.hero);
      if (!hero) return state;
      return withHero(state, seat, hero.id, {
        resting: false,
        abilities: hero.abilities.map((each) => (each.name === action.ability ? { ...each, used: true } : each)),
      });
    }
    case 'heroKill':
      return addXp(state, seat, action.hero, 1);
    case 'damageHero':
      return hurtHero(state, seat, action.hero, clamped(action.amount, 0, 99));
    case 'heroDies':
      return withHero(state, seat, action.hero, { alive: false, hp: 0 });
  }
}

/** Into a building or out of one: a siege weapon that moved is no longer set up (A30). */
function stands(state: State, seat: number, id: string, inside: string | null): State {
  if (heroOf(state, seat, id)) return withHero(state, seat, id, { inside });
  const unit = unitOf(state, seat, id);
  return !unit || unit.inside === inside ? state : withUnit(state, seat, id, { inside, setUp: false });
}

/** Leaves the hex it shared. */
export function alone(state: State, seat: number, { id, sharesWith }: Unit): State {
  if (sharesWith === null) return state;
  return withUnit(withUnit(state, seat, id, { sharesWith: null }), seat, sharesWith, { sharesWith: null });
}

/** Who stayed in a hex and who came into it share it, if one of the two is a builder. */
function meet(state: State, seat: number, stays: string | null, comes: string): State {
  const civilian = (id: string) => classOf(state, unitOf(state, seat, id)?.class ?? '').type === 'civilian';
  if (stays === null || civilian(stays) === civilian(comes)) return state;
  return civilian(stays) ? shared(state, seat, stays, comes) : shared(state, seat, comes, stays);
}

function shared(state: State, seat: number, builder: string, unit: string | null): State {
  const { units } = playerOf(state, seat);
  if (!units.some(({ id }) => id === builder) || builder === unit) return state;
  const escort = unit === null ? undefined : unitOf(state, seat, unit);
  const partner = escort?.id ?? null;
  return withPlayer(state, seat, {
    units: units.map((each) => {
      // One hex: the builder stands in the building that his escort stands in.
      if (each.id === builder) return { ...each, sharesWith: partner, inside: escort ? escort.inside : each.inside };
      if (each.id === partner) return { ...each, sharesWith: builder };
      // Whoever shared with one of the two before stands alone now.
      return each.sharesWith === builder || (partner !== null && each.sharesWith === partner)
        ? { ...each, sharesWith: null }
        : each;
    }),
  });
}
