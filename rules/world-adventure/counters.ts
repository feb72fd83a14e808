import { NO_CAP, type Counter } from '@/rules/kernel/counter';
import { capacityOf, trackEnd } from './cards';
import { type CardRow, type Clan, clanOf, type State, wantedOf, withClan } from './state';
import {
  FULL_EXP,
  GOLD_CAP,
  GOODS,
  type Good,
  MOST_STATUS,
  STATUSES,
  totalGoods,
  UPGRADE_LIMIT,
  UPGRADES,
  X_TOKENS,
} from './tables';
import { withWanted } from './wanted';

type Rest = Partial<Pick<Counter<State>, 'told' | 'whose' | 'topic'>>;

const LOST = { told: { gain: 'gained', pay: 'lost' } };

type Numeric = { [K in keyof Clan]: Clan[K] extends number ? K : never }[keyof Clan];

function ofClan(key: Numeric, one: string, many: string, max: number, rest: Rest = {}): Counter<State> {
  return {
    key,
    words: { one, many },
    told: { gain: 'gained', pay: 'paid' },
    ...rest,
    range: () => ({ min: 0, max }),
    read: (state, seat) => clanOf(state, seat)[key],
    write: (state, seat, value) => withClan(state, seat, { [key]: value }),
  };
}

const ROW_OF: Readonly<Partial<Record<string, CardRow>>> = { merchantX: 'merchant', monsterX: 'monster' };

function ofTable(
  key: 'merchantX' | 'monsterX' | 'needsFulfilled',
  one: string,
  many: string,
  topic: string,
): Counter<State> {
  return {
    key,
    words: { one, many },
    told: { gain: 'put', pay: 'took back' },
    topic,
    // The ninth brings all of them back.
    range: () => ({ min: 0, max: X_TOKENS }),
    read: (state) => state[key],
    write: (state, _, value) => {
      const count = value % X_TOKENS;
      const row = ROW_OF[key];
      // No more places than tokens: what is taken back lies nowhere.
      const tokens = row ? { ...state.tokens, [row]: state.tokens[row].slice(0, count) } : state.tokens;
      return { ...state, [key]: count, tokens };
    },
  };
}

/** What a player carries, up to what the caravan holds; what is in hand has left the stock. */
function ofGoods(good: Good): Counter<State> {
  return {
    key: good,
    words: { one: good, many: good },
    ...LOST,
    topic: 'goods-dice',
    range: (state, seat) => {
      const clan = clanOf(state, seat);
      const held = clan.goods[good];
      const capacity = capacityOf(state, clan) ?? NO_CAP;
      const room = Math.max(0, Math.min(state.stock[good], capacity - totalGoods(clan.goods)));
      return { min: 0, max: held + room };
    },
    read: (state, seat) => clanOf(state, seat).goods[good],
    write: (state, seat, value) => {
      const clan = clanOf(state, seat);
      return {
        ...withClan(state, seat, { goods: { ...clan.goods, [good]: value } }),
        stock: { ...state.stock, [good]: Math.max(0, state.stock[good] + clan.goods[good] - value) },
      };
    },
  };
}

/** Wanted is rows, not a number: a change walks there, so that arrival still decides (2.3). */
const wanted: Counter<State> = {
  key: 'wanted',
  words: { one: 'wanted point', many: 'wanted points' },
  ...LOST,
  topic: 'wanted-points',
  range: (state) => ({ min: 0, max: trackEnd(state) }),
  read: (state, seat) => Math.min(trackEnd(state), wantedOf(state, seat)),
  write: (state, seat, value) => withWanted(state, seat, value - wantedOf(state, seat)),
};

const heroExp: Counter<State> = {
  key: 'heroExp',
  words: { one: 'hero experience', many: 'hero experience' },
  ...LOST,
  topic: 'experience',
  range: () => ({ min: 0, max: FULL_EXP }),
  read: (state, seat) => clanOf(state, seat).hero.exp,
  write: (state, seat, exp) => withClan(state, seat, { hero: { ...clanOf(state, seat).hero, exp } }),
};

const STATUS_TOPIC = { explorer: 'explorer', charisma: 'charisma', leadership: 'leadership' } as const;
const UPGRADE_TOPIC = {
  smokeBomb: 'smoke-bomb',
  medicPacks: 'medic-pack',
  mountPet: 'mount-pet',
  cargoUpgrade: 'caravan-cargo',
} as const;
const UPGRADE_NAMES = {
  smokeBomb: ['Smoke Bomb', 'Smoke Bombs'],
  medicPacks: ['Medic Pack', 'Medic Packs'],
  mountPet: ['Mount Pet', 'Mount Pets'],
  cargoUpgrade: ['Caravan Cargo', 'Caravan Cargo'],
} as const;

export const counters: readonly Counter<State>[] = [
  ofClan('gold', 'gold', 'gold', GOLD_CAP, { topic: 'gold-abaculus' }),
  wanted,
  ...STATUSES.map((status) => ofClan(status, status, status, MOST_STATUS, { ...LOST, topic: STATUS_TOPIC[status] })),
  ofClan('statusPoints', 'status point', 'status points', 99, { ...LOST, topic: 'power-status' }),
  ofClan('items', 'legendary item', 'legendary items', 9, { ...LOST, topic: 'legendary-item' }),
  heroExp,
  ...GOODS.map(ofGoods),
  ...UPGRADES.map((upgrade) =>
    ofClan(upgrade, UPGRADE_NAMES[upgrade][0], UPGRADE_NAMES[upgrade][1], UPGRADE_LIMIT[upgrade], {
      ...LOST,
      topic: UPGRADE_TOPIC[upgrade],
    }),
  ),
  ofClan('moves', 'move', 'moves', 99, { ...LOST, topic: 'turn-points' }),
  ofClan('actions', 'action', 'actions', 99, { ...LOST, topic: 'turn-points' }),
  ofTable('merchantX', 'Merchant X token', 'Merchant X tokens', 'merchant-x'),
  ofTable('monsterX', 'Monster X token', 'Monster X tokens', 'monster-x'),
  ofTable('needsFulfilled', 'fulfilled need', 'fulfilled needs', 'brigand-appears'),
];
