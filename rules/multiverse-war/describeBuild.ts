import { plural } from '@/rules/kernel/plural';
import type { Build } from './applyBuild';
import type { Told } from './describe';
import { buildingOf, heroOf, playerOf, type State, unitOf } from './state';
import { BRIDGE_HITS, BRIDGE_PRICE, buildingFacts, CYCLE_PRICE, HERO_PRICE, resurrectPrice } from './tables';

export function describeBuild(state: State, action: Build, after: State): Told {
  const seat = action.player;
  const left = `${playerOf(after, seat).gold} left`;
  const placeOf = (at: string) => {
    const building = buildingOf(state, seat, at);
    return building ? `at the ${buildingFacts(building.type).words}` : 'at the settlement';
  };
  const hero = 'hero' in action ? heroOf(state, seat, action.hero) : undefined;
  switch (action.type) {
    case 'constructBuilding': {
      const { words } = buildingFacts(action.building);
      return { words: `builds a ${words} for ${action.cost} gold, ${left}`.replace('a A', 'an A') };
    }
    case 'upgradeBuilding': {
      const building = buildingOf(state, seat, action.building);
      const what = building ? buildingFacts(building.type).words : 'a building';
      return { words: `raises ${what} to tier 2 for ${action.cost} gold, ${left}` };
    }
    case 'buildRoad':
      return { words: `builds a road for ${action.cost} gold, ${left}` };
    case 'buildBridge':
      return { words: `builds a bridge for ${BRIDGE_PRICE} gold, ${left}` };
    case 'hitBridge': {
      const whose = playerOf(state, action.owner);
      const hits = (whose.bridges.find(({ id }) => id === action.bridge)?.hits ?? 0) + 1;
      return {
        words: `hits ${whose.name}'s bridge, ${hits >= BRIDGE_HITS ? 'it is gone' : 'one more hit destroys it'}`,
      };
    }
    case 'improveHex':
      return { words: `${action.kind === 'chop' ? 'chops' : 'plants'} a forest for ${action.cost} gold, ${left}` };
    case 'setConnected': {
      const building = buildingOf(state, seat, action.building);
      const what = building ? buildingFacts(building.type).words : 'a building';
      return { words: action.on ? `connects ${what} to the settlement by road` : `loses the road link of ${what}` };
    }
    case 'recruitUnit':
      return {
        words: `recruits a unit ${placeOf(action.at)} for ${action.cost} gold, ${left}`,
        covered: `The block is: ${action.class}`,
      };
    case 'upgradeUnit': {
      const from = unitOf(state, seat, action.unit)?.class ?? 'unit';
      return {
        words: `upgrades a unit for ${action.cost} gold, ${left}`,
        covered: `The block: ${from}, now ${action.to}`,
      };
    }
    case 'recruitHero':
      return { words: `recruits ${action.sheet.trim() || 'a hero'} for ${HERO_PRICE} gold, ${left}` };
    case 'cycleHero':
      return { words: `sends the hero on top under the deck for ${CYCLE_PRICE} gold, ${left}` };
    case 'resurrectHero':
      return {
        words: hero ? `brings ${hero.name} back for ${resurrectPrice(hero.level)} gold, ${left}` : 'brings a hero back',
      };
    case 'assignSkillPoints': {
      const picked = action.abilities.length === 1 ? '1 ability' : `${action.abilities.length} abilities`;
      return { words: `gives ${hero?.name ?? 'a hero'} HP ${action.hp}, AP ${action.ap}, ${picked}` };
    }
    case 'setLevelPoints':
      return { words: `notes: a hero level brings ${plural(action.points, 'skill point')}` };
    case 'placeDecoy':
      return { words: 'places a block', covered: 'The block is: a decoy' };
    case 'revealDecoy':
      return {
        words: `${action.owner === seat ? 'has a decoy revealed' : `reveals a decoy of ${playerOf(state, action.owner).name}`}, it leaves the board`,
      };
  }
}
