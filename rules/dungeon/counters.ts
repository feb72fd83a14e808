import { NO_CAP, type Counter } from '@/rules/kernel/counter';
import { AILMENTS, type Ailment, ENEMIES, type EnemyId } from './foes';
import { WARE_IDS, WARES, type WareId } from './loot';
import { boxesOf, quantityOf } from './printed';
import { maxHpOf, mostExp, mostOf } from './sheet';
import { MOST_STAMINA, type State, type TileDice } from './state';

type Words = Counter<State>['words'];
const GAINED = { gain: 'gained', pay: 'lost' };

function counter(
  key: string,
  words: Words,
  topic: string,
  max: (state: State) => number,
  read: (state: State) => number,
  write: (state: State, value: number) => State,
  told = GAINED,
): Counter<State> {
  return {
    key,
    words,
    told,
    topic,
    range: (state) => ({ min: 0, max: max(state) }),
    read,
    write: (state, _, value) => write(state, value),
  };
}

const same = (words: string): Words => ({ one: words, many: words });

const ailment = (key: Ailment): Counter<State> =>
  counter(
    key,
    same(key),
    key,
    (state) => mostOf(state, key),
    (state) => state.ailments[key],
    (state, value) => ({ ...state, ailments: { ...state.ailments, [key]: value } }),
  );

const tile = (dice: TileDice): Counter<State> =>
  counter(
    `tiles${dice}`,
    { one: `tile with ${dice} dice`, many: `tiles with ${dice} dice` },
    'dungeon-map',
    () => NO_CAP,
    (state) => state.tiles[dice],
    (state, value) => ({
      ...state,
      tiles: { ...state.tiles, [dice]: value },
      // The tile you stand on is crossed by the + as well: it is not asked for again (A36).
      tileDue: state.tileDue && value <= state.tiles[dice],
    }),
    { gain: 'crossed', pay: 'took back' },
  );

/** The names are the table's to type, so that a counter calls an enemy by its number. */
const kills = (id: EnemyId): Counter<State> =>
  counter(
    `kills-${id}`,
    { one: `win over enemy ${id.slice(1)}`, many: `wins over enemy ${id.slice(1)}` },
    'enemy-counter',
    () => NO_CAP,
    (state) => state.kills[id],
    (state, value) => ({ ...state, kills: { ...state.kills, [id]: value } }),
  );

const ware = (id: WareId): Counter<State> =>
  counter(
    id,
    same(WARES[id].name),
    WARES[id].topic,
    (state) =>
      state.modules.merchant
        ? Math.max(state.bag[id].held, (quantityOf(state.cards, id) ?? NO_CAP) - state.bag[id].used)
        : 0,
    (state) => state.bag[id].held,
    (state, value) => ({ ...state, bag: { ...state.bag, [id]: { ...state.bag[id], held: value } } }),
  );

/** Everything that is counted. What belongs to a module that is not played stays at 0. */
export const counters: readonly Counter<State>[] = [
  counter(
    'hp',
    same('HP'),
    'hp',
    maxHpOf,
    (state) => state.hp,
    (state, hp) => ({ ...state, hp }),
  ),
  counter(
    'exp',
    same('EXP'),
    'level-and-exp',
    mostExp,
    (state) => state.exp,
    (state, exp) => ({ ...state, exp }),
  ),
  ...AILMENTS.map(ailment),
  counter(
    'foeHp',
    same('enemy HP'),
    'damage',
    ({ battle, rules }) => (battle ? (rules.enemyOverheal === true ? NO_CAP : battle.maxHp) : 0),
    ({ battle }) => battle?.hp ?? 0,
    (state, hp) => (state.battle ? { ...state, battle: { ...state.battle, hp } } : state),
    { gain: 'gave back', pay: 'took' },
  ),
  tile(2),
  tile(3),
  tile(4),
  ...ENEMIES.map(kills),
  counter(
    'stamina',
    same('stamina'),
    'stamina',
    ({ modules }) => (modules.draft ? MOST_STAMINA : 0),
    (state) => state.stamina,
    (state, stamina) => ({ ...state, stamina }),
    { gain: 'gained', pay: 'spent' },
  ),
  counter(
    'gold',
    same('gold'),
    'gold',
    (state) => (state.modules.merchant ? boxesOf(state.cards, 'gold') : 0),
    (state) => state.gold,
    (state, gold) => ({ ...state, gold }),
    { gain: 'gained', pay: 'paid' },
  ),
  ...WARE_IDS.map(ware),
  counter(
    'luck',
    same('luck'),
    'luck',
    () => NO_CAP,
    (state) => state.luck,
    (state, luck) => ({ ...state, luck }),
  ),
];
