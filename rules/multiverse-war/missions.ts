import type { Seat } from '@/rules/kernel/setup';
import { eliteClasses, isMilitary, stepsOf } from './classes';
import { isOn } from './houseRules';
import { type Mission, type Player, playerOf, type Scenario, type State, withPlayer } from './state';
import { ABILITY_STEP } from './tables';

export const MISSION_TWO = 'Mission two';

const NOVICE: readonly (readonly [string, string])[] = [
  ['m1', 'Build a Barracks'],
  ['m2', MISSION_TWO],
  ['m3', 'Unlock the ability of a unit class'],
  ['b1', 'Connect two buildings to the settlement'],
  ['b2', 'Build two Guard Towers'],
  ['b3', 'Build a Fortress'],
  ['b4', 'Elite rank with a unit class'],
];
const BONUS: readonly string[] = ['b1', 'b2', 'b3', 'b4'];

/** 7.4 */
export function missionsOf(scenario: Scenario, missionTwo: boolean): readonly Mission[] {
  const mission = (id: string, title: string): Mission => ({ id, title, secret: false, done: null });
  if (scenario === 'advanced') return [mission('a1', 'Get a hero')];
  if (scenario !== 'novice') return [];
  return NOVICE.filter(([id]) => missionTwo || id !== 'm2').map(([id, title]) => mission(id, title));
}

export function connectedBuildings(player: Player): number {
  return player.settlement.hp > 0 ? player.buildings.filter((building) => building.connected).length : 0;
}

function isMet(state: State, seat: Seat, id: string): boolean {
  const player = playerOf(state, seat);
  switch (id) {
    case 'm1':
      return player.constructed.barracks >= 1;
    case 'm3':
      return Object.keys(player.steps).some(
        (name) => isMilitary(state, name) && stepsOf(state, seat, name) >= ABILITY_STEP,
      );
    case 'b1':
      return connectedBuildings(player) >= 2;
    case 'b2':
      return player.constructed.guardTower >= 2;
    case 'b3':
      return player.constructed.fortress >= 1;
    case 'b4':
      return eliteClasses(state, seat).length >= 1;
    case 'a1':
      return player.heroes.length > 0;
    default:
      return false;
  }
}

/** Ticks what has come true; a mission once done stays done (trap 11). */
export function withMissions(state: State): State {
  return state.players.reduce((so, player, seat) => {
    const met = player.missions.filter(({ id, done }) => done === null && isMet(so, seat, id));
    if (met.length === 0) return so;
    const missions = player.missions.map((each) => (met.includes(each) ? { ...each, done: so.round } : each));
    return withPlayer(so, seat, { missions });
  }, state);
}

/** Those that a race for the missions asks for (A26); secret ones never. */
export function requiredMissions(state: State, seat: Seat): readonly Mission[] {
  const bonus = isOn(state, 'bonusMissionsRequired');
  return playerOf(state, seat).missions.filter(({ id }) => /^[mb]\d$/.test(id) && (bonus || !BONUS.includes(id)));
}

export function allMissionsDone(state: State, seat: Seat): boolean {
  const required = requiredMissions(state, seat);
  return required.length > 0 && required.every(({ done }) => done !== null);
}
