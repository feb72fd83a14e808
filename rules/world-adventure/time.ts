import type { Seat } from '@/rules/kernel/setup';
import { closeShop } from './applyCity';
import { gainGold } from './effects';
import { activeSeat, type Clan, clanOf, type State, wantedOf, withClan } from './state';
import { PRICE, TIER_WORDS } from './tables';

/** 2, one more at Explorer 4, one more again at 5. */
export const movesOf = ({ explorer }: Clan): number => 2 + Number(explorer >= 4) + Number(explorer >= 5);

/** Raids come in months 3, 5, 7 (p.12). */
export const isRaidMonth = (month: number): boolean => month >= 3 && month % 2 === 1;

/** The next turn begins with fresh points; a penalty turn has none. */
function beginTurn(state: State): State {
  const seat = activeSeat(state);
  if (seat === undefined) return state;
  const clan = clanOf(state, seat);
  return withClan(state, seat, {
    moves: clan.penalty ? 0 : movesOf(clan),
    actions: clan.penalty ? 0 : 1,
    bonus: false,
    scouted: [],
    scouting: null,
    fought: [],
    recovering: false,
  });
}

export function startTurn(state: State): State {
  if (state.phase === 'player') return beginTurn(state);
  return beginTurn({ ...state, phase: 'player', turn: 0 });
}

/** Ends the running turn, closing a shop left open, and begins the next one or lets the NPCs act. */
export function endTurn(state: State): State {
  const seat = activeSeat(state);
  if (seat === undefined) return state;
  const closed = closeShop(state, seat);
  const ended = withClan(closed, seat, { moves: 0, actions: 0, scouting: null, recovering: false });
  const turn = state.turn + 1;
  return turn < state.order.length ? beginTurn({ ...ended, turn }) : toNpcs({ ...ended, turn });
}

/** Nobody on the map: the month ends at once. */
function toNpcs(state: State): State {
  const npcs: State = { ...state, phase: 'npc', npcDone: [] };
  return dueNpcs(npcs).length > 0 ? npcs : { ...npcs, phase: 'end' };
}

export function npcDone(state: State, who: string): State {
  if (state.phase !== 'npc' || !dueNpcs(state).includes(who)) return state;
  return { ...state, npcDone: [...state.npcDone, who] };
}

/** 3.3: Brigand, Government, then the monsters by tier. A Government with nobody to look for stays. */
export function dueNpcs(state: State): readonly string[] {
  const { npcs, monsters, legendaries } = state;
  const wanted = state.clans.some((_, seat) => wantedOf(state, seat) > 0);
  const all = [
    ...(npcs.brigand ? ['brigand'] : []),
    ...(npcs.government && wanted ? ['government'] : []),
    ...(['minion', 'destroyer', 'raid'] as const).filter((tier) => monsters[tier]),
    ...legendaries.map((_, index) => `legendary:${index}`),
  ];
  return all.filter((who) => !state.npcDone.includes(who));
}

/** "the Brigand", "the Raid". */
export function npcWords(state: State, who: string): string {
  if (who === 'brigand') return 'Brigand';
  if (who === 'government') return 'Government';
  if (who === 'minion' || who === 'destroyer' || who === 'raid') return TIER_WORDS[who];
  const index = Number(who.slice('legendary:'.length));
  return state.legendaries[index]?.card ?? TIER_WORDS.legendary;
}

/** What runs this month: the events of living Legendaries, else the card once it is turned over (p.12). */
export function eventsRunning({ legendaries, event, eventDone }: State): readonly string[] {
  if (legendaries.length > 0) return legendaries.map((each) => each.event ?? 'that of the Legendary');
  return eventDone && event !== null ? [event] : [];
}

export const incomeOf = ({ stalls }: Clan): number => PRICE.stallIncome * stalls.length;

export const incomeDue = (state: State): boolean =>
  !state.incomePaid && state.clans.some(({ stalls }) => stalls.length > 0);

export function collectIncome(state: State): State {
  const paid = state.clans.reduce((so: State, clan, seat) => gainGold(so, seat, incomeOf(clan)), state);
  return { ...paid, incomePaid: true };
}

export const needsDown = (state: State) =>
  (Object.keys(state.needs) as (keyof State['needs'])[]).filter((city) => state.needs[city] === 'down');

/** 3.4: Minion and Destroyer go home, monthly flags are cleared, the next month begins. */
export function endMonth(state: State): State {
  const numbers = (read: (clan: Clan, seat: Seat) => number) => state.clans.map(read);
  const ended = {
    month: state.month,
    gold: numbers(({ gold }) => gold),
    runes: numbers(({ runes }) => runes.length),
    wanted: numbers((_, seat) => wantedOf(state, seat)),
  };
  return {
    ...state,
    month: state.month + 1,
    phase: 'beginning',
    ordered: false,
    turn: 0,
    incomePaid: false,
    eventDone: false,
    raidDone: false,
    monsters: { ...state.monsters, minion: null, destroyer: null },
    engagers: { minion: [], destroyer: [] },
    attacked: {},
    npcDone: [],
    months: [...state.months, ended].slice(-200),
  };
}
