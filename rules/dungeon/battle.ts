import { NO_CAP } from '@/rules/kernel/counter';
import { areFaces } from '@/rules/kernel/roll-die';
import type { ActionOf, CloverDie } from './actions';
import { gainExp, ticked } from './character';
import { type FoeId, isSpecial } from './foes';
import { boxesOf } from './printed';
import { charmDamage, exchange, type Exchange, needsThirdDie, withCaught } from './resolver';
import { fightOf, foeAt, gearOf, levelNow, turnOf } from './sheet';
import { type Battle, DRAFT_DICE, EXTENSION_DICE, type Pair, type State } from './state';

/** Where a battle stands: what is asked for next. */
export type Stage = 'begin' | 'roll' | 'choose' | 'draftRoll' | 'pick' | 'fight' | 'after' | 'won';

export function stageOf({ modules }: State, battle: Battle): Stage {
  if (battle.hp <= 0) return 'won';
  if (!modules.draft) return battle.dice ? 'choose' : battle.begun ? 'roll' : 'begin';
  if (battle.rollDue) return 'draftRoll';
  if (battle.pool.length > 0) return 'pick';
  return battle.fought < battle.pairs.length ? 'fight' : 'after';
}

export function diceDue(battle: Battle): number {
  return battle.extended > 0 ? EXTENSION_DICE : DRAFT_DICE;
}

export function thirdDieNeeded(state: State): boolean {
  return needsThirdDie(gearOf(state));
}

/** Drafted and not fought: they decide gold and merchant (5.10). */
export function leftovers({ pairs, fought }: Battle): readonly Pair[] {
  return pairs.slice(fought);
}

export function withBattle(state: State, change: Partial<Battle>): State {
  return state.battle ? { ...state, battle: { ...state.battle, ...change } } : state;
}

export function opened(state: State, foe: FoeId): State {
  const level = levelNow(state);
  const stands = foeAt(state, foe, level);
  if (!stands) return state;
  const battle: Battle = {
    foe,
    level,
    hp: stands.maxHp,
    maxHp: stands.maxHp,
    turn: 1,
    begun: false,
    dice: null,
    third: null,
    rollDue: state.modules.draft,
    pool: [],
    pairs: [],
    fought: 0,
    extended: 0,
    last: null,
  };
  // Whoever has crossed the tile as the enemy was met is not asked for it again.
  const tileDue = state.tileDue || !state.meeting;
  return { ...state, phase: 'battle', battle, meeting: false, arrived: false, gaveUp: false, tileDue };
}

const NEXT_TURN = { begun: false, dice: null, third: null } as const;

/** A turn in which you fell is over (A33). */
function turnLost(state: State, battle: Battle): State {
  return withBattle(state, { ...NEXT_TURN, turn: battle.turn + 1 });
}

/** Step 0. */
export function begun(state: State): State {
  const { battle } = state;
  if (!battle || battle.begun) return state;
  const after = ticked(state);
  return after.hp <= 0 ? turnLost(after, battle) : withBattle(after, { begun: true });
}

/** Steps 0 to 2: the upkeep if it is still due, the dice, and what charm does. */
export function rolled(state: State, { a, b, c }: ActionOf<'rollBattle'>): State {
  const after = begun(state);
  const { battle } = after;
  if (!battle || after.hp <= 0 || !areFaces([a, b], 6)) return after;
  const third = c !== undefined && areFaces([c], 6) ? c : null;
  const struck = charmed(after, battle, a + b);
  return struck.hp <= 0 ? turnLost(struck, battle) : withBattle(struck, { dice: [a, b], third });
}

function charmed(state: State, battle: Battle, total: number): State {
  const damage = charmDamage(fightOf(state, battle), state.ailments, total);
  return damage > 0 ? { ...state, hp: Math.max(0, state.hp - damage) } : state;
}

/** Steps 3 to 14. */
export function fought(state: State, mine: number, theirs: number, third: number): State {
  const { battle } = state;
  if (!battle) return state;
  const told = exchange(fightOf(state, battle), turnOf(state, battle), mine, theirs, third);
  const after = withBattle(
    { ...state, hp: Math.max(0, told.hp), ailments: withCaught(state.ailments, told.caught) },
    { ...NEXT_TURN, hp: Math.max(0, told.foeHp), turn: battle.turn + 1, last: toldOf(told, battle.turn) },
  );
  // A14: by house rule the win is claimed first, then you fall.
  return told.doubleKO && state.rules.doubleKO === 'win' ? { ...claimed(after), hp: 0 } : after;
}

function toldOf(told: Exchange, turn: number): Battle['last'] {
  const { mine, theirs, deal, take, caught, reflected, reflectedBack, healed, foeHealed } = told;
  return { turn, mine, theirs, deal, take, caught, reflected, reflectedBack, healed, foeHealed };
}

export function chosen(state: State, { mine, c }: ActionOf<'chooseDie'>): State {
  const { battle } = state;
  if (!battle?.dice || battle.hp <= 0) return state;
  const [a, b] = battle.dice;
  const third = battle.third ?? (c !== undefined && areFaces([c], 6) ? c : 0);
  return mine === 'a' ? fought(state, a, b, third) : fought(state, b, a, third);
}

const highFirst = (faces: readonly number[]): number[] => [...faces].sort((a, b) => b - a);

export function draftRolled(state: State, faces: readonly number[]): State {
  const { battle } = state;
  if (!battle?.rollDue || faces.length !== diceDue(battle) || !areFaces(faces, 6)) return state;
  return withBattle(state, { rollDue: false, pool: highFirst(faces), pairs: [], fought: 0 });
}

/** You take a die, the enemy the highest left. */
export function picked(
  pool: readonly number[],
  face: number,
): { readonly pair: Pair; readonly pool: number[] } | undefined {
  const at = pool.indexOf(face);
  if (at < 0) return undefined;
  const [theirs, ...left] = pool.filter((_, index) => index !== at);
  return theirs === undefined ? undefined : { pair: { mine: face, theirs }, pool: left };
}

export function drafted(state: State, face: number): State {
  const { battle } = state;
  const pick = battle && picked(battle.pool, face);
  if (!battle || !pick) return state;
  return withBattle(state, { pool: pick.pool, pairs: [...battle.pairs, pick.pair] });
}

/** Steps 0 to 14 on the next pair, which is used up even if you fall in it (A33). */
export function draftFought(state: State, third: number | undefined): State {
  const pair = state.battle?.pairs[state.battle.fought];
  if (!pair || !state.battle || state.battle.hp <= 0) return state;
  const after = begun(withBattle(state, { fought: state.battle.fought + 1 }));
  const { battle } = after;
  if (!battle || after.hp <= 0) return after;
  const struck = charmed(after, battle, pair.mine + pair.theirs);
  if (struck.hp <= 0) return turnLost(struck, battle);
  return fought(struck, pair.mine, pair.theirs, third !== undefined && areFaces([third], 6) ? third : 0);
}

export function extended(state: State): State {
  const { battle } = state;
  if (!battle) return state;
  const spent = withBattle(
    { ...state, stamina: Math.max(0, state.stamina - 1), staminaSpent: state.staminaSpent + 1 },
    { extended: battle.extended + 1, rollDue: true, pairs: [], fought: 0 },
  );
  // A27: by house rule the last point ends it at once.
  return spent.stamina === 0 && state.rules.staminaZeroEnds === 'immediately'
    ? { ...spent, battle: null, phase: 'over', end: 'stamina' }
    : spent;
}

const NO_POTIONS = { atkPotion: 0, defPotion: 0 } as const;

/** One EXP and nothing else (module 1). */
export function givenUp(state: State): State {
  if (!state.battle) return state;
  const after = { ...gainExp(state), ...NO_POTIONS, battle: null, gaveUp: true };
  return after.stamina === 0 ? { ...after, phase: 'over', end: 'stamina' } : { ...after, phase: 'map' };
}

const MOST_GOLD = 3; // Variant 2
const MERCHANT_FROM = 3; // Variant 2: greater than 2

/** What the leftover dice of a won battle are worth (A30). */
export function spoils(
  pairs: readonly Pair[],
  extensions: number,
): { readonly gold: number; readonly merchant: boolean } {
  if (pairs.length === 0) return { gold: 0, merchant: false };
  const highest = (whose: 'mine' | 'theirs'): number => Math.max(...pairs.map((pair) => pair[whose]));
  return {
    gold: extensions > 0 ? 0 : Math.min(MOST_GOLD, highest('theirs')),
    merchant: highest('mine') >= MERCHANT_FROM,
  };
}

/** Counter or special flag, EXP, level, gold, merchant: all that a win brings by rule. */
export function claimed(state: State): State {
  const { battle, modules } = state;
  if (!battle) return state;
  const { foe } = battle;
  const counted = isSpecial(foe)
    ? { ...state, specials: state.specials.includes(foe) ? state.specials : [...state.specials, foe] }
    : { ...state, kills: { ...state.kills, [foe]: Math.min(NO_CAP, state.kills[foe] + 1) } };
  const { gold, merchant } = modules.merchant
    ? spoils(leftovers(battle), battle.extended)
    : { gold: 0, merchant: false };
  // A27: whoever has no stamina left has fought the last battle and shops no more.
  const shop = merchant && state.stamina > 0;
  const after = gainExp(counted);
  // V6: what finds no box is lost.
  const gained = Math.min(boxesOf(state.cards, 'gold') - after.gold, gold);
  return {
    ...after,
    ...NO_POTIONS,
    gold: after.gold + gained,
    battle: null,
    phase: 'rewards',
    rewards: { foe, loot: 0, ...(gained > 0 ? { gold: gained } : {}), merchant: shop },
  };
}

export function cloverUsed(state: State, die: CloverDie, change: 1 | -1): State {
  const changed = cloverTo(state, die, change);
  const { clover } = state.bag;
  if (!changed) return state;
  const bag = { ...state.bag, clover: { held: Math.max(0, clover.held - 1), used: clover.used + 1 } };
  return { ...withBattle(state, changed), bag };
}

/** What the Clover makes of the dice; undefined where there is no such die or no such face. */
export function cloverTo(state: State, die: CloverDie, change: 1 | -1): Pick<Battle, 'pool' | 'pairs'> | undefined {
  const { battle } = state;
  if (!battle) return undefined;
  const { pool, pairs } = battle;
  if (die.of === 'pool') {
    const at = pool.indexOf(die.face);
    if (at < 0 || !areFaces([die.face + change], 6)) return undefined;
    return { pool: highFirst(pool.map((face, index) => (index === at ? face + change : face))), pairs };
  }
  const pair = pairs[die.pair];
  if (!pair || die.pair < battle.fought || !areFaces([pair[die.of] + change], 6)) return undefined;
  const better = { ...pair, [die.of]: pair[die.of] + change };
  return { pool, pairs: pairs.map((each, index) => (index === die.pair ? better : each)) };
}
