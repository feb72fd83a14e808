import type { Seat } from '@/rules/kernel/setup';
import { areFaces } from '@/rules/kernel/roll-die';
import type { Action, ActionOf, OwnAction } from './actions';
import type { Battle, BattleKind, Foe, Side } from './battleState';
import { caravanNumber, chaseOf, heroCard } from './cards';
import { deedAt, deedPoints } from './deeds';
import { addGoods, addMerchantX, returnGoods, roomOf, someGoods, whole, withUnit } from './effects';
import {
  accuracyAgainst,
  accuracyOf,
  isOut,
  npcSide,
  standing,
  strike,
  takeHits,
  weakestFirst,
  withReroll,
} from './fight';
import { type Clan, clanOf, type OnMap, type State, wantedOf, withClan } from './state';
import { afterBattle, death } from './spoils';
import { type Good, SOLDIER, SOLDIER_HIT } from './tables';
import { withWanted } from './wanted';

const BATTLE_TYPES = [
  'attackMerchant',
  'attackMonster',
  'attackBrigand',
  'attackGovernment',
  'attackPlayer',
  'startBattle',
  'battleStage',
  'retreatRoll',
  'smokeRetreat',
  'tieRoll',
  'endBattle',
  'playerDies',
] as const;
export type BattleAction = Extract<OwnAction, { type: (typeof BATTLE_TYPES)[number] }>;

export const isBattleAction = (action: Action): action is BattleAction =>
  (BATTLE_TYPES as readonly string[]).includes(action.type);

const ATTACKS = {
  attackMerchant: 'merchant',
  attackMonster: 'monster',
  attackBrigand: 'brigand',
  attackGovernment: 'government',
} as const satisfies Record<string, BattleKind>;

export function applyBattle(state: State, action: BattleAction): State {
  const { player } = action;
  switch (action.type) {
    case 'attackMerchant':
    case 'attackMonster':
    case 'attackBrigand':
    case 'attackGovernment':
      return state.battle ? state : open(state, player, ATTACKS[action.type], 'player', action.foe);
    case 'startBattle':
      return state.battle ? state : open(state, player, action.kind, 'foe', action.foe);
    case 'attackPlayer':
      if (state.battle || !state.clans[action.target] || action.target === player) return state;
      return open(state, player, 'player', 'player', { name: clanOf(state, action.target).name }, action.target);
    case 'battleStage':
      return state.battle && state.battle.result === null ? stage(state, state.battle, action) : state;
    case 'retreatRoll': {
      const { battle } = state;
      if (!battle || battle.result !== null) return state;
      const side = sideOfSeat(battle, player);
      if (side === undefined || !areFaces([action.face], 6)) return state;
      if (action.face > retreatValue(battle)) {
        return { ...state, battle: { ...battle, tried: [...battle.tried, side] } };
      }
      const drops = battle.kind !== 'monster';
      return flee(state, battle, player, side, drops ? action.drop : undefined);
    }
    case 'smokeRetreat': {
      const { battle } = state;
      const side = battle && battle.result === null ? sideOfSeat(battle, player) : undefined;
      if (!battle || side === undefined) return state;
      const used = withClan(state, player, { smokeBomb: Math.max(0, clanOf(state, player).smokeBomb - 1) });
      return flee(used, battle, player, side, action.drop);
    }
    case 'tieRoll': {
      const { battle } = state;
      if (battle?.result !== 'tie' || !areFaces([action.face, action.foeFace], 6)) return state;
      if (action.face === action.foeFace) return state;
      return { ...state, battle: { ...battle, result: action.face > action.foeFace ? 'won' : 'lost' } };
    }
    case 'endBattle':
      return state.battle ? afterBattle(state, state.battle, action) : state;
    case 'playerDies':
      return death(state, action);
  }
}

/** 5.7: the retreat value of a monster's card, else 1–3. */
export function retreatValue(battle: Battle): number {
  return battle.kind === 'monster' ? (battle.foe.retreat ?? 0) : 3;
}

export function sideOfSeat(battle: Battle, seat: Seat): 'mine' | 'theirs' | undefined {
  if (battle.player === seat) return 'mine';
  return battle.theirs?.seat === seat ? 'theirs' : undefined;
}

/** The hero and the soldiers who are awake. A hero whose card is untyped strikes for nothing. */
export function clanSide(state: State, seat: Seat): Side {
  const clan: Clan = clanOf(state, seat);
  const card = heroCard(state, clan) ?? { hp: 1, accuracy: SOLDIER_HIT, attack: 0, skill: null };
  const soldiers = clan.soldiers.flatMap(({ level, fainted }, index) =>
    fainted ? [] : [{ slot: index + 1, hero: false, level, ...SOLDIER[level], down: false }],
  );
  return {
    seat,
    heroAccuracy: card.accuracy,
    skill: card.skill,
    rerolled: false,
    fighters: [
      { slot: 0, hero: true, level: clan.hero.level, hp: card.hp, attack: card.attack, down: false },
      ...soldiers,
    ],
  };
}

const within = (value: number | undefined, least: number, most: number): number =>
  Math.min(most, Math.max(least, whole(value ?? least)));

function open(state: State, player: Seat, kind: BattleKind, opened: 'player' | 'foe', foe: Foe, target?: Seat): State {
  const clan = clanOf(state, player);
  const legendary = kind === 'monster' && foe.tier === 'legendary';
  const twoSided = kind === 'brigand' || kind === 'government';
  const battle: Battle = {
    kind,
    player,
    opened,
    stage: 1,
    foe,
    hp: kind === 'merchant' || kind === 'monster' ? within(foe.hp, 1, 60) : 0,
    chase: kind === 'merchant' ? (chaseOf(state, clan) ?? 0) : 0,
    // R-19, p.20: the barrier refreshes every battle and does not hold against a Legendary.
    barrier: kind === 'monster' && !legendary ? (caravanNumber(state, clan, 'barrier') ?? 0) : 0,
    mine: clanSide(state, player),
    theirs:
      target !== undefined
        ? clanSide(state, target)
        : twoSided
          ? npcSide(within(foe.lv1, 0, 5), within(foe.lv2, 0, 5))
          : null,
    tried: [],
    result: null,
    rivalWanted: target !== undefined && wantedOf(state, target) > 0,
  };
  const key = foeKey(battle);
  let after: State = withClan({ ...state, battle }, player, {
    fought: clan.fought.includes(key) ? clan.fought : [...clan.fought, key],
    scouting: null,
  });
  if (deedAt(state, battle) === 'attack') after = withWanted(after, player, deedPoints(battle));
  if (kind === 'merchant') after = addMerchantX(after, clan.place);
  if (twoSided) after = { ...after, npcs: { ...after.npcs, [kind]: met(after.npcs[kind], foe, clan) } };
  if (kind === 'monster' && opened === 'foe') {
    const before = after.attacked[key] ?? [];
    after = { ...after, attacked: { ...after.attacked, [key]: [...before.filter((each) => each !== player), player] } };
  }
  return after;
}

/** The card that lies on the arena is remembered for the next battle, and whoever fights stands where the other is. */
const met = (npc: OnMap | null, { name }: Foe, { place }: Clan): OnMap | null =>
  npc && { card: name.trim() || npc.card, place: place ?? npc.place };

/** By what a foe is told apart for "once a month" and "not twice a turn". */
export function foeKey({ kind, foe }: Pick<Battle, 'kind' | 'foe'>): string {
  if (kind !== 'monster') return kind;
  return foe.tier === 'legendary' ? `legendary:${foe.name}` : (foe.tier ?? 'minion');
}

function stage(state: State, battle: Battle, action: ActionOf<'battleStage'>): State {
  if (!areFaces(action.faces, 6)) return state;
  const faces = withReroll(battle.mine, action.faces, action.reroll);
  const damage = strike(battle.mine, faces, accuracyOf(battle)).damage + Math.max(0, whole(action.extra ?? 0));
  const mine = action.reroll ? { ...battle.mine, rerolled: true } : battle.mine;
  const next = { ...battle, mine, stage: battle.stage + 1, tried: [] };
  if (battle.theirs) return duelStage(state, next, battle.theirs, damage, action);
  const hp = Math.max(0, battle.hp - damage);
  if (battle.kind === 'merchant') {
    const chase = Math.max(0, battle.chase - 1);
    return { ...state, battle: { ...next, hp, chase, result: hp === 0 ? 'won' : chase === 0 ? 'escaped' : null } };
  }
  if (hp === 0) return { ...state, battle: { ...next, hp, result: 'won' } };
  if (battle.barrier > 0) return { ...state, battle: { ...next, hp, barrier: battle.barrier - 1 } };
  const slot = faints(battle, action.faint);
  if (slot === 0) return { ...state, battle: { ...next, hp, mine: felled(mine, 0), result: 'lost' } };
  return withUnit({ ...state, battle: { ...next, hp, mine: felled(mine, slot) } }, battle.player, slot, {
    fainted: true,
  });
}

/** a soldier of the player's choice; the hero only when none is left. The default keeps the strongest. */
export function faints({ mine }: Battle, chosen: number | undefined): number {
  const soldiers = standing(mine).filter(({ hero }) => !hero);
  const picked = soldiers.find(({ slot }) => slot === chosen);
  const weakest = [...soldiers].sort((a, b) => a.level - b.level || a.slot - b.slot)[0];
  return (picked ?? weakest)?.slot ?? 0;
}

const felled = (side: Side, slot: number): Side => ({
  ...side,
  fighters: side.fighters.map((fighter) => (fighter.slot === slot ? { ...fighter, down: true } : fighter)),
});

/** 5.6: simultaneous. Both thresholds are those of the stage's start, and felled units have struck (trap 8). */
function duelStage(state: State, battle: Battle, foes: Side, damage: number, action: ActionOf<'battleStage'>): State {
  const foeFaces = areFaces(action.foeFaces ?? [], 6) ? (action.foeFaces ?? []) : [];
  const struck = strike(foes, withReroll(foes, foeFaces, action.foeReroll), accuracyAgainst(battle.mine));
  const foeDamage = struck.damage + Math.max(0, whole(action.foeExtra ?? 0));
  const spill = state.houseRules['spillToHero'] !== false;
  const theirs = takeHits(foes, action.hits ?? weakestFirst(foes, damage, spill), damage, spill);
  const mine = takeHits(battle.mine, action.foeHits ?? weakestFirst(battle.mine, foeDamage, spill), foeDamage, spill);
  const out = { mine: isOut(mine), theirs: isOut(theirs) };
  const result = out.mine && out.theirs ? 'tie' : out.theirs ? 'won' : out.mine ? 'lost' : null;
  const after = { ...battle, mine, theirs: action.foeReroll ? { ...theirs, rerolled: true } : theirs, result } as const;
  return layDown(layDown({ ...state, battle: after }, mine), theirs);
}

/** Soldiers felled in a two-sided battle are fainted from then on. */
function layDown(state: State, { seat, fighters }: Side): State {
  if (seat === null) return state;
  return fighters
    .filter(({ hero, down }) => down && !hero)
    .reduce((so, { slot }) => withUnit(so, seat, slot, { fainted: true }), state);
}

/** 5.7: one good is dropped; a pursuing player takes it if it fits, else it goes to the stock. */
function flee(state: State, battle: Battle, seat: Seat, side: 'mine' | 'theirs', drop: Good | undefined): State {
  const fled: State = { ...state, battle: { ...battle, result: side === 'mine' ? 'fled' : 'foeFled' } };
  const clan = clanOf(fled, seat);
  if (drop === undefined || clan.goods[drop] === 0) return fled;
  const one = someGoods({ [drop]: 1 });
  const pursuer = side === 'mine' ? battle.theirs?.seat : battle.player;
  if (battle.kind === 'player' && typeof pursuer === 'number') {
    const taker = clanOf(fled, pursuer);
    if (roomOf(fled, taker) > 0) {
      const dropped = withClan(fled, seat, { goods: addGoods(clan.goods, one, -1) });
      return withClan(dropped, pursuer, { goods: addGoods(taker.goods, one) });
    }
  }
  return returnGoods(fled, seat, one);
}
