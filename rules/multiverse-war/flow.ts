import type { Next } from '@/rules/kernel/next';
import type { Phase, PhaseStep } from '@/rules/kernel/phase';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { buildingCard } from './classes';
import { buildingFacts, REPAIR, SETTLEMENT_HP } from './tables';
import { healthBonus, ruled } from './houseRules';
import { revenueTotal } from './revenue';
import { isTeams, type PhaseKey, type Player, playerOf, type State, type Unit, withPlayer } from './state';

export const PHASES: readonly PhaseKey[] = ['revenue', 'build', 'action'];

export const PHASE_WORDS: Readonly<Record<PhaseKey, string>> = {
  revenue: 'Revenue',
  build: 'Build',
  action: 'Action',
};

/** Clockwise from the first player. */
export function turnOrder(state: State): readonly Seat[] {
  return state.players.map((_, index) => (state.firstPlayer + index) % state.players.length);
}

export function activeSeat(state: State): Seat {
  return turnOrder(state)[state.turnIndex] ?? state.firstPlayer;
}

/** Nothing of the round has happened yet. */
export function roundBegins({ turnIndex, phase, collected }: State): boolean {
  return turnIndex === 0 && phase === 'revenue' && !collected;
}

export function settlementMax(state: State): number {
  return SETTLEMENT_HP + healthBonus(state);
}

/** 3.3: repairs, tokens, and every flag of the last turn; resting stays until the Action phase (trap 15). */
export function startOfTurn(state: State, seat: Seat): State {
  const player = playerOf(state, seat);
  // A change of first player may come to the same player twice in a round.
  const mended = player.startedRound < state.round ? repairsOf(state, player) : {};
  const by = (id: string) => mended[id] ?? 0;
  const started = withPlayer(state, seat, {
    settlement: { ...player.settlement, hp: player.settlement.hp + by('settlement'), made: 0 },
    buildings: player.buildings.map((each) => ({ ...each, made: 0, hp: each.hp + by(each.id) })),
    units: player.units.map(freshUnit),
    heroes: player.heroes.map((hero) => ({
      ...hero,
      attacked: false,
      explored: false,
      abilities: hero.abilities.map((ability) => ({ ...ability, used: false })),
    })),
    tokensSpent: 0,
    decoyPlaced: false,
    startedRound: state.round,
    repaired: [
      ...(by('settlement') > 0 ? ['settlement'] : []),
      ...player.buildings.filter(({ id }) => by(id) > 0).map(({ type }) => buildingFacts(type).words),
    ],
    healed: 0,
  });
  return { ...started, mended };
}

/** What a player's next start of turn repairs, by building (A10). */
function repairsOf(state: State, { settlement, buildings }: Player): Readonly<Record<string, number>> {
  const missing = settlement.hp > 0 ? Math.max(0, settlementMax(state) - settlement.hp) : 0;
  return {
    settlement: Math.min(REPAIR, missing),
    ...Object.fromEntries(
      buildings.map(({ id, type, tier, hp, maxHp }) => [
        id,
        Math.min(buildingCard(state, type).repair[tier - 1] ?? REPAIR, Math.max(0, maxHp - hp)),
      ]),
    ),
  };
}

/** Another player goes first: what the start of turn had repaired is taken back, and waits for the turn itself (A10). */
export function takeStartBack(state: State): State {
  const seat = activeSeat(state);
  const { settlement, buildings } = playerOf(state, seat);
  const before = (id: string, hp: number) => Math.max(Math.min(1, hp), hp - (state.mended?.[id] ?? 0));
  return withPlayer(state, seat, {
    settlement: { ...settlement, hp: before('settlement', settlement.hp) },
    buildings: buildings.map((each) => ({ ...each, hp: before(each.id, each.hp) })),
    startedRound: state.round - 1,
    repaired: [],
  });
}

function freshUnit(unit: Unit): Unit {
  return { ...unit, apSpent: 0, roadSpent: 0, acted: false, done: false, abilityUsed: false };
}

/** Revenue, Build, Action; units that rested heal as the Action phase begins (3.3). */
export function nextPhase(state: State): State {
  if (state.phase === 'revenue') {
    const { mended: _mended, ...begun } = state;
    return { ...begun, phase: 'build' };
  }
  if (state.phase === 'build') return healRested({ ...state, phase: 'action' });
  return state;
}

/** How many heal as the Action phase begins. */
function hurtAtRest({ units, heroes }: Pick<Player, 'units' | 'heroes'>): number {
  const blocks = units.filter(({ resting, hp, maxHp }) => resting && hp < maxHp);
  const rested = heroes.filter(({ resting, alive, hp, hpPoints }) => resting && alive && hp < hpPoints);
  return blocks.length + rested.length;
}

/** All wounds or one go (A9), of blocks and of living heroes. */
function healRested(state: State): State {
  const seat = activeSeat(state);
  const { units, heroes } = playerOf(state, seat);
  const mended = (hp: number, most: number) => (ruled(state, 'restHeals') === 'one' ? Math.min(most, hp + 1) : most);
  return withPlayer(state, seat, {
    healed: hurtAtRest({ units, heroes }),
    units: units.map((unit) => (unit.resting ? { ...unit, resting: false, hp: mended(unit.hp, unit.maxHp) } : unit)),
    heroes: heroes.map((hero) =>
      hero.resting && hero.alive ? { ...hero, resting: false, hp: mended(hero.hp, hero.hpPoints) } : hero,
    ),
  });
}

/** The next player, or the next round with the start of his turn. */
export function endOfTurn(state: State): State {
  const last = state.turnIndex + 1 >= state.players.length;
  const dialEach = ruled(state, 'dialPer') === 'playerTurn';
  if (!last) {
    const next = {
      ...state,
      turnIndex: state.turnIndex + 1,
      phase: 'revenue' as const,
      collected: false,
      dial: dialEach && state.round > 1 ? { ...state.dial, turned: false } : state.dial,
    };
    return startOfTurn(next, activeSeat(next));
  }
  const ended = { ...state, dominated: teamOfSix(state) };
  if (state.turnLimit !== null && state.round >= state.turnLimit) return { ...ended, finished: true };
  const next: State = {
    ...ended,
    round: state.round + 1,
    firstPlayer: state.nextFirst ?? state.firstPlayer,
    nextFirst: null,
    turnIndex: 0,
    phase: 'revenue',
    collected: false,
    dial: { ...state.dial, turned: false },
    // Nobody owns the ant colony: it mends at the start of each round (A27).
    encounters: {
      ...state.encounters,
      aside: state.encounters.aside.map((each) =>
        each.kind === 'colony' && each.hp > 0 ? { ...each, hp: Math.min(each.maxHp, each.hp + 1) } : each,
      ),
    },
  };
  return startOfTurn(next, activeSeat(next));
}

/** p14: six fortresses of a team, standing when the round is complete. */
function teamOfSix(state: State): number | null {
  if (state.mode !== 'teams') return null;
  for (const team of [playerOf(state, activeSeat(state)).team, 0, 1]) {
    const standing = state.players.reduce((sum, each) => sum + (each.team === team ? fortressesOf(each) : 0), 0);
    if (standing >= 6) return team;
  }
  return null;
}

export function fortressesOf(player: Player): number {
  return player.buildings.filter(({ type }) => type === 'fortress').length;
}

/** The dial moves before anything else of the round (3.2). */
export function dialIsDue(state: State): boolean {
  return state.parts.dial && !state.dial.turned && state.phase === 'revenue' && !state.collected;
}

export function next(state: State): Next<Action> {
  if (state.victory) return { word: 'Final', sentence: 'See the final sheet', opens: 'score' };
  const seat = activeSeat(state);
  const { name, unitsChosen } = playerOf(state, seat);
  if (dialIsDue(state)) return { seat, word: 'Turn dial', sentence: 'Turn the event dial', opens: 'dial' };
  if (!unitsChosen && state.round === 1 && state.phase === 'revenue') {
    return { seat, word: 'Units', sentence: `Choose ${name}'s three starting units`, opens: 'start' };
  }
  switch (state.phase) {
    case 'revenue': {
      if (state.collected) {
        return { seat, word: 'Build', sentence: 'Go to the Build phase', action: { type: 'nextPhase', player: seat } };
      }
      const total = revenueTotal(state, seat);
      return {
        seat,
        word: total > 99 ? 'Collect' : `Collect ${total}`,
        sentence: `Collect ${total} gold for ${name}`,
        action: { type: 'collectRevenue', player: seat },
      };
    }
    case 'build':
      return { seat, word: 'Action', sentence: 'Go to the Action phase', action: { type: 'nextPhase', player: seat } };
    case 'action':
      return { seat, word: 'End turn', sentence: `End ${name}'s turn`, action: { type: 'endTurn', player: seat } };
  }
}

export function header(state: State): { readonly title: string; readonly tag: string } {
  const last = state.turnLimit !== null && state.round === state.turnLimit ? ', last turn' : '';
  return { title: `Turn ${state.round}`, tag: state.victory ? 'Game over' : `${PHASE_WORDS[state.phase]}${last}` };
}

export function phases(state: State): readonly Phase[] {
  const now = PHASES.indexOf(state.phase);
  return PHASES.map((key, index) => ({
    key,
    words: PHASE_WORDS[key],
    status: state.victory || index < now ? 'done' : index === now ? 'now' : 'due',
    steps: stepsOf(state, key, index < now),
    topic: `${key}-phase`,
  }));
}

function stepsOf(state: State, phase: PhaseKey, over: boolean): readonly PhaseStep[] {
  const seat = activeSeat(state);
  const player = playerOf(state, seat);
  if (phase === 'revenue') {
    return [
      ...(state.parts.dial && state.round > 1
        ? [{ words: 'Event dial, before the first turn', done: state.dial.turned }]
        : []),
      { words: `Repairs: ${player.repaired.join(', ') || 'none needed'}`, done: true },
      { words: `Collect ${revenueTotal(state, seat)} gold`, done: over || state.collected },
      ...(isTeams(state) ? [{ words: 'Gold for your ally only now' }] : []),
      ...(state.diplomacy ? [{ words: 'Trades and loans only now' }] : []),
      ...(state.mines.some(({ owner }) => owner === seat)
        ? [{ words: 'Advance the Stone Portal as its track prints' }]
        : []),
    ];
  }
  if (phase === 'build') {
    return [
      ...(state.round === 1
        ? [{ words: 'First turn: units or a hero only' }]
        : [{ words: 'Buildings, roads, bridges: a builder stands there' }]),
      { words: 'Units: 1 a building, 5 at the settlement' },
      ...(state.parts.decoys ? [{ words: 'One free decoy', done: player.decoyPlaced }] : []),
    ];
  }
  return [
    {
      words: `Rested units heal: ${state.phase === 'action' ? player.healed : hurtAtRest(player)}`,
      done: state.phase === 'action',
    },
    { words: 'Move, attack, explore, use abilities, or rest' },
    { words: 'An attack or an encounter ends that unit’s actions' },
  ];
}
