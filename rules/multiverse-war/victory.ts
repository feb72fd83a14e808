import type { Outcome } from '@/rules/kernel/outcome';
import type { Seat } from '@/rules/kernel/setup';
import { eliteClasses, trackLength } from './classes';
import { activeSeat, fortressesOf, settlementMax, turnOrder } from './flow';
import { ruled } from './houseRules';
import { allMissionsDone, requiredMissions } from './missions';
import { pointsOf } from './points';
import { type Condition, isTeams, playerOf, sideSeats, type State, type Victory } from './state';
import { ELITE_TO_WIN, HERO_MOST_LEVEL, MOST_FORTRESSES, TEAM_FORTRESSES } from './tables';

/** Looks anew after every action, so a correction gives a win and takes it away again. */
export function withVictory(state: State): State {
  const victory = findVictory(state);
  return JSON.stringify(victory) === JSON.stringify(state.victory) ? state : { ...state, victory };
}

function sum(seats: readonly Seat[], of: (seat: Seat) => number): number {
  return seats.reduce((so, seat) => so + of(seat), 0);
}

function findVictory(state: State): Victory | null {
  if (state.claimed) {
    return { seats: sideSeats(state, state.claimed.seat), condition: state.claimed.condition };
  }
  const active = activeSeat(state);
  // 7.1: the active player's side is checked first.
  for (const seat of [active, ...turnOrder(state).filter((each) => each !== active)]) {
    for (const condition of state.conditions) {
      if (isMet(state, seat, condition)) return { seats: sideSeats(state, seat), condition };
    }
    if (ruled(state, 'heroLevel8') === 'immediate' && hasLevel8(state, seat)) {
      return { seats: sideSeats(state, seat), condition: 'hero' };
    }
  }
  return state.finished ? byPoints(state) : null;
}

function hasLevel8(state: State, seat: Seat): boolean {
  return playerOf(state, seat).heroes.some(({ alive, level }) => alive && level >= HERO_MOST_LEVEL);
}

/** Steps of the portal: allies build one together (p14). */
export function portalOf(state: State, seat: Seat): number {
  return sum(sideSeats(state, seat), (each) => playerOf(state, each).portal);
}

function isMet(state: State, seat: Seat, condition: Condition): boolean {
  const side = sideSeats(state, seat);
  switch (condition) {
    case 'portal': {
      const target = trackLength(state, 'Stone Portal');
      return target !== null && portalOf(state, seat) >= target;
    }
    case 'conquest':
      return conquers(state, seat);
    case 'domination':
      return isTeams(state)
        ? state.dominated === playerOf(state, seat).team
        : fortressesOf(playerOf(state, seat)) >= MOST_FORTRESSES;
    case 'elite':
      return eliteClasses(state, seat).length >= ELITE_TO_WIN;
    case 'archaeology':
      return state.scrollsNeeded !== null && sum(side, (each) => playerOf(state, each).scrolls) >= state.scrollsNeeded;
    case 'missions':
      return allMissionsDone(state, seat);
    default:
      return false;
  }
}

/** Duel and teams: a rival's settlement down. Among three or four its destroyer wins, or the last one standing (A33). */
function conquers(state: State, seat: Seat): boolean {
  const side = sideSeats(state, seat);
  const rivals = turnOrder(state).filter((each) => !side.includes(each));
  const down = (each: Seat) => playerOf(state, each).settlement.hp === 0;
  if (state.mode !== 'ffa') return rivals.some(down);
  if (ruled(state, 'ffaConquest') === 'lastStanding') return !down(seat) && rivals.every(down);
  return rivals.some((each) => down(each) && playerOf(state, each).settlement.fallenTo === seat);
}

/** 7.2: a living level-8 hero first, then the points; a tie is shared (A15, A25). */
function byPoints(state: State): Victory {
  const sides = sidesOf(state);
  const heroic = sides.filter((side) => side.some((seat) => hasLevel8(state, seat)));
  if (heroic.length === 1) return { seats: heroic[0] ?? [], condition: 'hero' };
  const among = heroic.length > 1 ? heroic : sides;
  const points = among.map((side) => sum(side, (seat) => pointsOf(state, seat)));
  const best = Math.max(...points);
  return { seats: among.filter((_, index) => points[index] === best).flat(), condition: 'turnLimit' };
}

/** The players, or the two teams. */
export function sidesOf(state: State): readonly (readonly Seat[])[] {
  const sides: (readonly Seat[])[] = [];
  for (const [seat] of state.players.entries()) {
    if (!sides.some((side) => side.includes(seat))) sides.push(sideSeats(state, seat));
  }
  return sides;
}

const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  portal: 'completed the Stone Portal',
  conquest: 'brought down a founding settlement',
  domination: 'built all the fortresses',
  elite: 'has four Elite classes',
  archaeology: 'dug up enough scrolls',
  missions: 'fulfilled all missions',
  turnLimit: 'most points at the turn limit',
  hero: 'has a living hero of level 8',
};

export function namesOf(state: State, seats: readonly Seat[]): string {
  const names = seats.map((seat) => playerOf(state, seat).name);
  return names.length <= 1 ? (names[0] ?? 'Nobody') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}

export function outcome(state: State): Outcome | undefined {
  if (!state.victory) return undefined;
  const { seats, condition } = state.victory;
  const who = namesOf(state, seats);
  const words =
    condition === 'turnLimit' ? `${who}: ${CONDITION_WORDS.turnLimit}` : `${who} ${CONDITION_WORDS[condition]}`;
  return { winners: seats, condition, words: `${words}.` };
}

/** The health struck off the rival settlement that decides; off all of them where the last one standing wins (A33). */
function conquestOf(state: State, seat: Seat): { readonly value: number; readonly goal: number } {
  const side = sideSeats(state, seat);
  const most = settlementMax(state);
  const down = (each: Seat) => playerOf(state, each).settlement.hp === 0;
  const struck = (each: Seat) => Math.max(0, most - playerOf(state, each).settlement.hp);
  const rivals = turnOrder(state).filter((each) => !side.includes(each));
  if (state.mode === 'ffa' && ruled(state, 'ffaConquest') === 'lastStanding') {
    return { value: down(seat) ? 0 : sum(rivals, struck), goal: most * rivals.length };
  }
  // Among three or four, a settlement that fell to nobody brings nobody closer.
  const open = rivals.filter((each) => !down(each) || conquers(state, seat));
  return { value: Math.max(0, ...open.map(struck)), goal: most };
}

/** One rod of the victory tracker: how far a side is on a live way to win. */
export interface Race {
  readonly condition: Condition;
  readonly words: string;
  readonly value: number;
  /** Null until the table has typed it. */
  readonly goal: number | null;
  readonly topic: string;
}

/** Every live condition for a player, closest first. */
export function racesOf(state: State, seat: Seat): readonly Race[] {
  const side = sideSeats(state, seat);
  const total = (of: (seat: Seat) => number) => sum(side, of);
  const races = state.conditions.flatMap((condition): Race[] => {
    switch (condition) {
      case 'portal':
        return [
          {
            condition,
            words: 'Portal',
            value: portalOf(state, seat),
            goal: trackLength(state, 'Stone Portal'),
            topic: 'stone-portal-victory',
          },
        ];
      case 'conquest':
        return [{ condition, words: 'Conquest', ...conquestOf(state, seat), topic: 'conquest-victory' }];
      case 'domination':
        return [
          {
            condition,
            words: 'Fortresses',
            value: total((each) => fortressesOf(playerOf(state, each))),
            goal: isTeams(state) ? TEAM_FORTRESSES : MOST_FORTRESSES,
            topic: 'fortress-domination-victory',
          },
        ];
      case 'elite':
        return [
          {
            condition,
            words: 'Elite',
            value: eliteClasses(state, seat).length,
            goal: ELITE_TO_WIN,
            topic: 'elite-victory',
          },
        ];
      case 'archaeology':
        return [
          {
            condition,
            words: 'Scrolls',
            value: total((each) => playerOf(state, each).scrolls),
            goal: state.scrollsNeeded,
            topic: 'scroll-victory',
          },
        ];
      case 'missions': {
        const required = requiredMissions(state, seat);
        return [
          {
            condition,
            words: 'Missions',
            value: required.filter(({ done }) => done !== null).length,
            goal: required.length,
            topic: 'missions-novice',
          },
        ];
      }
      case 'turnLimit':
        return [{ condition, words: 'Turns', value: state.round, goal: state.turnLimit, topic: 'turn-limit-victory' }];
      default:
        return [];
    }
  });
  const part = ({ value, goal }: Race) => (goal ? Math.min(1, value / goal) : 0);
  return [...races].sort((a, b) => part(b) - part(a));
}
