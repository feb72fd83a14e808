import { NO_CAP, type Counter } from '@/rules/kernel/counter';
import {
  LEAVE_CAP,
  PACK_PLACES,
  playerOf,
  REPUTATION_HIGH,
  REPUTATION_LOW,
  withPlayer,
  type Player,
  type State,
  type Tally,
} from './state';
import { withSidePlace } from './triggers';

type Rest = Partial<Pick<Counter<State>, 'told' | 'range'>>;

function tally(key: Tally, one: string, many: string, topic: string, rest: Rest = {}): Counter<State> {
  return {
    key,
    words: { one, many },
    told: { gain: 'gained', pay: 'paid' },
    topic,
    range: () => ({ min: 0, max: NO_CAP }),
    ...rest,
    read: (state, seat) => playerOf(state, seat)[key],
    write: (state, seat, value) => withPlayer(state, seat, { [key]: value }),
  };
}

type Animal = 'birds' | 'tortoises';

function animal(key: Animal, one: string, many: string): Counter<State> {
  const other: Animal = key === 'birds' ? 'tortoises' : 'birds';
  return {
    key,
    words: { one, many },
    told: { gain: 'gained', pay: 'gave up' },
    topic: 'stables',
    range: (state, seat) => ({ min: 0, max: PACK_PLACES - playerOf(state, seat)[other] }),
    read: (state, seat) => playerOf(state, seat)[key],
    write: (state, seat, value) => withSidePlace(withPlayer(state, seat, { [key]: value }), seat),
  };
}

type Camps = 'mapCamps' | 'mineCamps' | 'mammothCamps';

function camps(key: Camps, one: string, many: string, topic: string): Counter<State> {
  return {
    key,
    words: { one, many },
    told: { gain: 'placed', pay: 'took back' },
    topic,
    range: () => ({ min: 0, max: 99 }),
    read: (state, seat) => playerOf(state, seat)[key],
    write: (state, seat, value) => withPlayer(state, seat, { [key]: value } as Partial<Player>),
  };
}

/** The whole hand by its size; a card more is an unnamed one. */
const handSize: Counter<State> = {
  key: 'handSize',
  words: { one: 'artifact in hand', many: 'artifacts in hand' },
  told: { gain: 'took', pay: 'discarded' },
  topic: 'artifact-hand',
  range: () => ({ min: 0, max: 60 }),
  read: (state, seat) => playerOf(state, seat).hand.length,
  write: (state, seat, value) => {
    const { hand } = playerOf(state, seat);
    const named = hand.filter((name) => name !== '');
    const kept = value >= hand.length ? hand : [...named, ...hand.filter((name) => name === '')].slice(0, value);
    const more = Array.from({ length: Math.max(0, value - hand.length) }, () => '');
    return withPlayer(state, seat, { hand: [...kept, ...more] });
  },
};

const questTokens: Counter<State> = {
  key: 'questTokens',
  words: { one: 'quest token on the map', many: 'quest tokens on the map' },
  told: { gain: 'added', pay: 'removed' },
  topic: 'quest-tokens',
  range: () => ({ min: 0, max: 18 }),
  read: (state) => state.questTokens,
  write: (state, _seat, value) => ({ ...state, questTokens: value }),
};

const boxes: Counter<State> = {
  key: 'boxes',
  words: { one: 'quest box', many: 'quest boxes' },
  told: { gain: 'filled', pay: 'cleared' },
  topic: 'experience',
  range: () => ({ min: 0, max: 999 }),
  read: (state, seat) => playerOf(state, seat).quester.boxes,
  write: (state, seat, value) =>
    withPlayer(state, seat, { quester: { ...playerOf(state, seat).quester, boxes: value } }),
};

const quests: Counter<State> = {
  key: 'quests',
  words: { one: 'character quest', many: 'character quests' },
  told: { gain: 'finished', pay: 'took back' },
  topic: 'character-quests',
  range: () => ({ min: 0, max: 10 }),
  read: (state, seat) => playerOf(state, seat).quester.quests,
  write: (state, seat, value) =>
    withPlayer(state, seat, { quester: { ...playerOf(state, seat).quester, quests: value } }),
};

export const counters: readonly Counter<State>[] = [
  tally('hearts', 'heart', 'hearts', 'hearts', {
    told: { gain: 'gained', pay: 'spent' },
    range: (state) => ({ min: 0, max: state.houseRules.heartCap === 'always13' ? LEAVE_CAP : NO_CAP }),
  }),
  tally('reputation', 'reputation', 'reputation', 'reputation', {
    told: { gain: 'gained', pay: 'lost' },
    range: () => ({ min: REPUTATION_LOW, max: REPUTATION_HIGH }),
  }),
  tally('coins', 'coin', 'coins', 'start-goods'),
  tally('gems', 'gem', 'gems', 'start-goods'),
  tally('food', 'food', 'food', 'farm'),
  tally('red', 'red token', 'red tokens', 'factions'),
  tally('green', 'green token', 'green tokens', 'factions'),
  tally('blue', 'blue token', 'blue tokens', 'factions'),
  tally('yellow', 'yellow token', 'yellow tokens', 'factions'),
  animal('birds', 'pack bird', 'pack birds'),
  animal('tortoises', 'pack tortoise', 'pack tortoises'),
  handSize,
  camps('mapCamps', 'camp on the map', 'camps on the map', 'camp'),
  camps('mineCamps', 'camp in the mine', 'camps in the mine', 'mine'),
  camps('mammothCamps', 'mammoth camp', 'mammoth camps', 'mammoth'),
  questTokens,
  boxes,
  quests,
];
