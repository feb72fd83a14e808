import { plural } from '@/rules/kernel/plural';

import type { AbilityDice } from './actions';
import type { OfUnits } from './applyUnits';
import type { Told } from './describe';
import { stepsOf, tokensLeft } from './classes';
import { buildingOf, heroOf, playerOf, type State, unitOf } from './state';
import { buildingFacts } from './tables';

const AP_WORDS = {
  move: 'moving',
  road: 'road',
  reveal: 'revealing a territory',
  shoot: 'a shot',
  setUp: 'setting up',
  other: 'an action',
};

function tellDice(dice: AbilityDice | undefined): string {
  if (!dice) return '';
  const good = dice.faces.filter((face) => face <= dice.upTo).length;
  return ` (rolled ${dice.faces.join(', ')}: ${good} of ${dice.faces.length} up to ${dice.upTo})`;
}

export function describeUnits(state: State, action: OfUnits, after: State): Told {
  const seat = action.player;
  const block = 'unit' in action && action.unit !== null ? unitOf(state, seat, action.unit) : undefined;
  const covered = block ? { covered: `The block is: ${block.class}` } : {};
  const hero = 'hero' in action ? heroOf(state, seat, action.hero) : undefined;
  const moved = ('unit' in action && action.unit !== null && heroOf(state, seat, action.unit)?.name) || 'a unit';
  switch (action.type) {
    case 'chooseStartingUnits':
      return { words: 'sets up three starting units', covered: `The blocks are: ${action.classes.join(', ')}` };
    case 'markRest':
      return { words: `rests ${moved}`, ...covered };
    case 'spendAp':
      return { words: `spends ${action.ap} AP on ${AP_WORDS[action.why]}`, ...covered };
    case 'swapMove':
      return { words: 'swaps two units', ...covered };
    case 'setUpSiege':
      return { words: 'sets up a unit for 1 AP', ...covered };
    case 'enterBuilding': {
      const building = buildingOf(state, seat, action.building);
      return {
        words: `moves ${moved} into the ${building ? buildingFacts(building.type).words : 'settlement'}`,
        ...covered,
      };
    }
    case 'leaveBuilding':
      return { words: `moves ${moved} out of its building`, ...covered };
    case 'shareHex':
      return { words: action.unit === null ? 'parts two units' : 'puts two units on one hex' };
    case 'damageUnit': {
      const hp = unitOf(after, seat, action.unit)?.hp;
      return {
        words: hp === undefined ? 'loses a unit' : `has a unit hurt for ${action.amount}, ${hp} left`,
        ...covered,
      };
    }
    case 'healUnit':
      return { words: `heals a unit, ${unitOf(after, seat, action.unit)?.hp ?? 0} health now`, ...covered };
    case 'killUnit':
      return { words: 'loses a unit', ...covered };
    case 'damageBuilding': {
      const owner = playerOf(state, action.owner);
      const building = buildingOf(state, action.owner, action.building);
      const what = building ? buildingFacts(building.type).words : 'settlement';
      const hp =
        action.building === 'settlement'
          ? playerOf(after, action.owner).settlement.hp
          : (buildingOf(after, action.owner, action.building)?.hp ?? 0);
      const hit = action.owner === seat ? `has the ${what} hit` : `hits ${owner.name}'s ${what}`;
      return { words: `${hit} for ${action.amount}, ${hp} left` };
    }
    case 'damagePermanent': {
      const name = state.encounters.aside.find(({ id }) => id === action.permanent)?.name ?? 'an encounter';
      const of = (each: State) => each.encounters.aside.find(({ id }) => id === action.permanent);
      // Who takes a village finds it whole (A46): that it changes hands is told next.
      const taken = of(after)?.owner !== of(state)?.owner;
      return { words: `hits the ${name} for ${action.amount}${taken ? '' : `, ${of(after)?.hp ?? 0} left`}` };
    }
    case 'useAbility': {
      const left = tokensLeft(after, seat);
      const text = action.text?.trim() ? `: ${action.text.trim()}` : '';
      return {
        words: `uses the ability of ${block?.class ?? 'a unit'}${text}${tellDice(action.dice)}, ${plural(left, 'token')} left`,
      };
    }
    case 'recordKill': {
      const steps = stepsOf(after, seat, action.class);
      return {
        words:
          action.what === 'back'
            ? `takes a step of ${action.class} back, now ${steps}`
            : `advances ${action.class} to step ${steps} (${action.what === 'unit' ? 'a kill' : 'a building destroyed'})`,
      };
    }
    case 'heroAbility':
      return { words: `uses ${action.ability || 'an ability'} of ${hero?.name ?? 'a hero'}${tellDice(action.dice)}` };
    case 'heroKill':
      return { words: `notes a kill by ${hero?.name ?? 'a hero'}` };
    case 'damageHero':
      return {
        words: `has ${hero?.name ?? 'a hero'} hurt for ${action.amount}, ${heroOf(after, seat, action.hero)?.hp ?? 0} left`,
      };
    case 'heroDies':
      return { words: `loses ${hero?.name ?? 'a hero'}` };
  }
}
