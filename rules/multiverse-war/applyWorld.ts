import { NO_CAP } from '@/rules/kernel/counter';
import type { Seat } from '@/rules/kernel/setup';
import type { ActionOf, Own } from './actions';
import { type Build, isBuild, paid, unitOfClass } from './applyBuild';
import { alone, isOfUnits, type OfUnits } from './applyUnits';
import { nextDialPosition, trackLength } from './classes';
import { addSteps, addXp, hurtHero, hurtUnit } from './deaths';
import { trackOf } from './fightOf';
import { endOfTurn, nextPhase, roundBegins, startOfTurn, takeStartBack } from './flow';
import { healthBonus, isOn } from './houseRules';
import { revenueTotal } from './revenue';
import {
  clamped,
  type Encounters,
  heroOf,
  type Permanent,
  playerOf,
  type State,
  unitOf,
  withHero,
  withPlayer,
  withUnit,
} from './state';
import { COLONY_HP, MOST_ENCOUNTER_TOKENS } from './tables';

export type OfWorld = Exclude<Own, Build | OfUnits | { type: 'resolveCombat' }>;

export function isOfWorld(action: Own): action is OfWorld {
  return action.type !== 'resolveCombat' && !isBuild(action) && !isOfUnits(action);
}

export function applyWorld(state: State, action: OfWorld): State {
  const { player: seat } = action;
  const player = playerOf(state, seat);
  const numbered: State = { ...state, nextId: state.nextId + 1 };
  const id = `${state.nextId}`;
  switch (action.type) {
    case 'nextPhase':
      return nextPhase(state);
    case 'endTurn':
      return endOfTurn(state);
    case 'turnEventDial': {
      const turned = { ...state, dial: { position: nextDialPosition(state), turned: true } };
      const placed = action.tokens === undefined ? turned : withTokens(turned, action.tokens);
      return action.first === undefined ? placed : changeFirst(placed, action.first);
    }
    case 'changeFirstPlayer':
      return changeFirst(state, action.to);
    case 'collectRevenue': {
      const extra = clamped(action.extra ?? 0, 0, NO_CAP);
      // The first turn's total is 9 and takes no extras (A53); gold an ally or a deal brought before it stays.
      const gold = player.gold + revenueTotal(state, seat) + (state.round === 1 ? 0 : extra);
      return { ...withPlayer(state, seat, { gold: Math.min(NO_CAP, gold) }), collected: true };
    }
    case 'giftGold':
    case 'tradeGold':
      return moved(state, seat, action.to, action.amount);
    case 'loanGold': {
      const gold = Math.min(player.gold, clamped(action.amount, 0, NO_CAP));
      if (!state.players[action.to] || gold === 0) return state;
      const loan = { id, from: seat, to: action.to, gold, note: action.note, round: state.round };
      return { ...moved(numbered, seat, action.to, gold), loans: [...state.loans, loan] };
    }
    case 'repayLoan': {
      const loan = state.loans.find((each) => each.id === action.loan);
      if (!loan) return state;
      const gold = Math.min(loan.gold, playerOf(state, loan.to).gold, clamped(action.amount, 0, NO_CAP));
      const loans = state.loans.map((each) => (each === loan ? { ...each, gold: each.gold - gold } : each));
      return { ...moved(state, loan.to, loan.from, gold), loans: loans.filter((each) => each.gold > 0) };
    }
    case 'revealTerritory': {
      const revealed = Math.min(state.territories, state.revealed + 1);
      const spent = spendOne({ ...state, revealed }, seat, action.unit);
      const found = action.hasEncounter ? withTokens(spent, 1) : spent;
      return action.mine === undefined ? found : withNewMine(found, action.mine);
    }
    case 'exploreEncounter':
      return explore(state, action);
    case 'resolveEncounter':
      return resolveEncounter(state, action);
    case 'placeEncounterTokens':
      return withTokens(state, action.amount);
    case 'movePermanentEncounter':
      return state;
    case 'placeMine':
      return withNewMine(state, action.terrain);
    case 'captureMine':
      return withMine(state, action.mine, seat);
    case 'loseMine':
      return withMine(state, action.mine, null);
    case 'advancePortal': {
      const most = trackLength(state, 'Stone Portal') ?? NO_CAP;
      return withPlayer(state, seat, { portal: clamped(player.portal + clamped(action.amount, 0, most), 0, most) });
    }
    case 'digScroll':
      return withPlayer(state, seat, { scrolls: clamped(player.scrolls + clamped(action.amount, 0, 99), 0, NO_CAP) });
    case 'completeMission':
      return withPlayer(state, seat, {
        missions: player.missions.map((each) =>
          each.id === action.mission && each.done === null ? { ...each, done: state.round } : each,
        ),
      });
    case 'addMission': {
      const title = action.title.trim();
      if (title === '') return state;
      return withPlayer(numbered, seat, {
        missions: [...player.missions, { id: `x${id}`, title, secret: action.secret, done: null }],
      });
    }
    case 'signTreaty': {
      if (!state.players[action.with] || action.with === seat) return state;
      const treaty = { id, a: seat, b: action.with, round: state.round, broken: false };
      // A new treaty takes the place of an old one between the two.
      const others = state.treaties.filter(({ a, b }) => !(a + b === seat + action.with && (a === seat || b === seat)));
      return { ...numbered, treaties: [...others, treaty] };
    }
    case 'breakTreaty':
      return {
        ...state,
        treaties: state.treaties.map((each) => (each.id === action.treaty ? { ...each, broken: true } : each)),
      };
    case 'claimVictory':
      return { ...state, claimed: { seat, condition: action.condition } };
  }
}

/** From this round on until the next change (A61); once its first turn has begun, from the next: nobody is on twice. */
function changeFirst(state: State, to: Seat): State {
  if (!state.players[to]) return state;
  if (!roundBegins(state)) return { ...state, nextFirst: to };
  return to === state.firstPlayer ? state : startOfTurn({ ...takeStartBack(state), firstPlayer: to }, to);
}

function moved(state: State, from: Seat, to: Seat, amount: number): State {
  if (!state.players[from] || !state.players[to] || from === to) return state;
  const gold = Math.min(playerOf(state, from).gold, clamped(amount, 0, NO_CAP), NO_CAP - playerOf(state, to).gold);
  const given = withPlayer(state, from, { gold: paid(playerOf(state, from), gold) });
  return withPlayer(given, to, { gold: playerOf(given, to).gold + gold });
}

function withEncounters(state: State, change: Partial<Encounters>): State {
  return { ...state, encounters: { ...state.encounters, ...change } };
}

function withTokens(state: State, more: number): State {
  const { tokens } = state.encounters;
  return withEncounters(state, { tokens: clamped(tokens + clamped(more, 0, 99), 0, MOST_ENCOUNTER_TOKENS) });
}

function spendOne(state: State, seat: Seat, id: string | undefined): State {
  const unit = id === undefined ? undefined : unitOf(state, seat, id);
  if (!unit) return state;
  return withUnit(state, seat, unit.id, {
    apSpent: Math.min(NO_CAP, unit.apSpent + 1),
    acted: true,
    resting: false,
  });
}

/** Draws; an empty deck is the shuffled discards first (2.5). It ends the explorer's action phase. */
function explore(state: State, action: ActionOf<'exploreEncounter'>): State {
  const { deck, discard, open } = state.encounters;
  if (open) return state;
  const drawn = deck > 0 ? { deck: deck - 1, discard } : { deck: discard - 1, discard: 0 };
  if (drawn.deck < 0) return state;
  const explorer = action.explorer ?? null;
  const after = withEncounters(state, {
    ...drawn,
    open: { seat: action.player, explorer, card: action.card?.trim() || null },
  });
  if (explorer === null) return after;
  const gone = withUnit(after, action.player, explorer, { acted: true, done: true, resting: false });
  return withHero(gone, action.player, explorer, { explored: true, resting: false });
}

function resolveEncounter(state: State, action: ActionOf<'resolveEncounter'>): State {
  const { open, discard, tokens, aside } = state.encounters;
  if (!open) return state;
  const { seat, explorer } = open;
  const stays = action.success && action.permanent !== undefined;
  const tokenGone = action.success || !isOn(state, 'failedEncounterStays');
  let after = withEncounters(state, {
    open: null,
    tokens: Math.max(0, tokens - (tokenGone ? 1 : 0)),
    ...(stays ? { aside: [...aside, permanentOf(state, action)] } : { discard: discard + 1 }),
  });
  if (stays) after = { ...after, nextId: after.nextId + 1 };
  const player = playerOf(after, seat);
  after = withPlayer(after, seat, {
    gold: Math.min(NO_CAP, player.gold + clamped(action.gold, 0, NO_CAP)),
    scrolls: Math.min(NO_CAP, player.scrolls + clamped(action.scrolls, 0, 99)),
  });
  if (explorer !== null) after = explorerFares(after, seat, explorer, action);
  return action.unit === undefined || action.unit.trim() === ''
    ? after
    : withGift(after, seat, action.unit.trim(), action.attack);
}

/** XP of a card goes to the exploring class, if it has a track (A55), or hero (A39); damage to the one who went. */
function explorerFares(state: State, seat: Seat, explorer: string, action: ActionOf<'resolveEncounter'>): State {
  const [damage, xp] = [clamped(action.damage, 0, 99), clamped(action.xp, 0, 99)];
  const unit = unitOf(state, seat, explorer);
  if (unit) {
    const track = trackOf(state, { kind: 'unit', id: explorer, owner: seat });
    // Success leaves it on the encounter's hex, outside every building and alone; failure takes it back.
    const there = action.success
      ? withUnit(alone(state, seat, unit), seat, explorer, { inside: null, setUp: false })
      : state;
    return hurtUnit(xp > 0 && track ? addSteps(there, seat, track, xp) : there, seat, explorer, damage);
  }
  const hero = heroOf(state, seat, explorer);
  if (!hero) return state;
  const there = action.success && hero.inside ? withHero(state, seat, explorer, { inside: null }) : state;
  return hurtHero(addXp(there, seat, explorer, xp), seat, explorer, damage);
}

/** A unit that an encounter gives cannot move in the turn it comes (p6). */
function withGift(before: State, seat: Seat, name: string, attack?: 'melee' | 'ranged'): State {
  const known = attack === undefined || Object.hasOwn(before.cards, `unit:${name}`);
  const typed = { [`unit:${name}`]: { type: 'infantry', attack: attack ?? 'melee' } };
  const state = known ? before : { ...before, cards: { ...before.cards, ...typed } };
  const unit = { ...unitOfClass(state, `${state.nextId}`, name, null), gift: true, acted: true, done: true };
  return withPlayer({ ...state, nextId: state.nextId + 1 }, seat, { units: [...playerOf(state, seat).units, unit] });
}

const PERMANENT_WORDS: Readonly<Record<Permanent['kind'], string>> = {
  colony: 'Giant ant colony',
  caravan: 'Merchant caravan',
  competition: 'Sharpshooters competition',
  village: 'Burning village',
  other: 'Encounter',
};

function permanentOf(state: State, action: ActionOf<'resolveEncounter'>): Permanent {
  const kind = action.permanent ?? 'other';
  const printed = kind === 'colony' ? COLONY_HP : clamped(action.hp ?? 0, 0, 99);
  const maxHp = kind === 'colony' || kind === 'village' ? printed + healthBonus(state) : printed;
  const name =
    kind === 'other'
      ? action.card?.trim() || (state.encounters.open?.card ?? PERMANENT_WORDS.other)
      : PERMANENT_WORDS[kind];
  return { id: `${state.nextId}`, kind, name, hp: maxHp, maxHp, owner: null };
}

function withNewMine(state: State, terrain: string): State {
  if (state.mines.length >= state.minesTotal) return state;
  return { ...state, mines: [...state.mines, { terrain, owner: null }] };
}

function withMine(state: State, index: number, owner: Seat | null): State {
  return { ...state, mines: state.mines.map((mine, at) => (at === index ? { ...mine, owner } : mine)) };
}
