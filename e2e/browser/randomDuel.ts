import type { Correct } from '@/rules/kernel/action';
import { amountOf, type Counter } from '@/rules/kernel/counter';
import type { Setup } from '@/rules/kernel/setup';
import type { Action } from '@/rules/shaolia/actions';
import { shaolia } from '@/rules/shaolia/game';
import type { State } from '@/rules/shaolia/state';

/** What the taps so far amount to: the recorded lines, and the one the table stands at. */
export type Log = { readonly actions: readonly Action[]; readonly head: number };

/** One thing a player does: what to touch, after how long, and the log it must lead to. */
export type Step = {
  readonly words: string;
  readonly wait: number;
  readonly touch: readonly string[];
  readonly log: Log;
};

export const EMPTY: Log = { actions: [], head: 0 };

/** As startDuel sets it up. */
const SETUP: Setup = {
  game: 'shaolia',
  mode: 'prelude',
  seats: ['Ana', 'Teo'].map((name, colour) => ({ name, colour })),
  first: 0,
  options: {},
  houseRules: {},
};

/** The pauses in which the app is deaf on purpose (the same control twice, any control after a turn), and some. */
const SAME_CONTROL = 150;
const AFTER_TURN = 400;

function stateAt({ actions }: Log, head: number): State {
  const start = shaolia.start(SETUP);
  if ('refused' in start) throw new Error(start.words);
  return actions.slice(0, head).reduce((state, action) => shaolia.apply(state, action), start);
}

const stateOf = (log: Log) => stateAt(log, log.head);

const recorded = ({ actions, head }: Log, action: Action): Log => ({
  actions: [...actions.slice(0, head), action],
  head: head + 1,
});

/** Everything of the table that a player can read, as `readScreen` reads it. */
export type Screen = Readonly<Record<string, string>>;

export function screenOf(log: Log): Screen {
  const state = stateOf(log);
  const { title, tag = '' } = shaolia.header(state);
  const shown = shaolia.next(state).seat ?? 0;
  const rival = 1 - shown;
  const last = log.actions[log.head - 1];
  const read = (key: string, seat: number) => counter(key).read(state, seat);
  const supplies = (seat: number) =>
    ['gold', 'minerals', 'officers', 'extraDice'].filter((key) => key !== 'extraDice' || read(key, seat) > 0);
  return {
    header: `${title}${tag}`,
    culture: `${read('culture', 0)} ${read('culture', 1)}`,
    damage: `${read('palaceDamage', 0)} ${read('palaceDamage', 1)}`,
    supplies: supplies(shown)
      .map((key) => `${key}-${shown} ${read(key, shown)}`)
      .join(', '),
    rival: supplies(rival)
      .map((key) => amountOf(counter(key), read(key, rival)))
      .join(', '),
    undo: last ? `Undo: ${shaolia.describe(stateAt(log, log.head - 1), last).words}` : 'Nothing to undo',
  };
}

function counter(key: string): Counter<State> {
  const found = shaolia.counters.find((each) => each.key === key);
  if (!found) throw new Error(`Shaolia counts no ${key}`);
  return found;
}

/** Repeatable chance in [0, 1): mulberry32. */
export function chanceFrom(seed: number): () => number {
  let a = (seed * 0x9e3779b1) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const byId = (id: string) => `[data-testid="${id}"]`;

type Tap = Omit<Step, 'wait' | 'log'> & { readonly action?: Action; readonly turn?: true; readonly repeats?: true };

/** Random taps from where the log stands; the same seed taps the same. */
export function randomTaps(from: Log, count: number, chance: () => number): Step[] {
  const below = (end: number) => Math.floor(chance() * end);
  const steps: Step[] = [];
  const lastTouch = new Map<string, number>();
  let log = from;
  let clock = 0;
  let free = 0;
  const take = (tap: Tap, pause: number) => {
    const guarded = tap.repeats ? [] : tap.touch.map((each) => (lastTouch.get(each) ?? -Infinity) + SAME_CONTROL);
    const at = Math.max(clock + pause, free, ...guarded);
    for (const each of tap.touch) lastTouch.set(each, at);
    log = tap.action ? recorded(log, tap.action) : { ...log, head: log.head - 1 };
    steps.push({ words: tap.words, wait: at - clock, touch: tap.touch, log });
    clock = at;
    if (tap.turn) free = at + AFTER_TURN;
  };
  while (steps.length < count) {
    const state = stateOf(log);
    const kind = chance();
    if (kind < 0.15 && log.head > 0) take({ words: 'undo', touch: [byId('slot-undo')] }, below(60));
    else if (kind < 0.25) take(keypad(state, below) ?? step(state, below), below(80));
    else if (kind < 0.37) take(tile(state, below) ?? step(state, below), below(80));
    else if (kind < 0.45) take(bead(state) ?? step(state, below), below(80));
    else if (kind < 0.65) {
      // A volley: several writes wait in line while the next tap comes.
      for (let left = 2 + below(5); left > 0; left -= 1) take(step(stateOf(log), below), below(4));
    } else take(step(state, below), below(120));
  }
  return steps;
}

type Below = (end: number) => number;

const shownIn = (state: State) => shaolia.next(state).seat ?? 0;

/** The numbers with ± controls on the table: the shown player's, and both palaces. */
function counted(state: State): { key: string; seat: number }[] {
  const shown = shownIn(state);
  return [
    ...['culture', 'gold', 'minerals', 'officers', 'palaceDamage'].map((key) => ({ key, seat: shown })),
    { key: 'palaceDamage', seat: 1 - shown },
  ];
}

const correct = (player: number, key: string, how: Correct['how'], amount: number, parts?: number[]): Action => ({
  type: 'correct',
  player,
  counter: key,
  how,
  amount,
  ...(parts ? { parts } : {}),
});

function step(state: State, below: Below): Tap {
  const numbers = counted(state);
  const { key, seat } = numbers[below(numbers.length)] ?? { key: 'gold', seat: shownIn(state) };
  const value = counter(key).read(state, seat);
  const { min, max } = counter(key).range(state, seat);
  const how = value <= min ? 'gain' : value >= max ? 'pay' : below(5) < 3 ? 'gain' : 'pay';
  const button = `${key}-${seat}-${how === 'gain' ? 'plus' : 'minus'}`;
  return { words: button, touch: [byId(button)], action: correct(seat, key, how, 1), repeats: true };
}

/** A sum typed on the keypad, within what is possible. */
function keypad(state: State, below: Below): Tap | undefined {
  const numbers = counted(state);
  const { key, seat } = numbers[below(numbers.length)] ?? { key: 'gold', seat: shownIn(state) };
  const value = counter(key).read(state, seat);
  const { min, max } = counter(key).range(state, seat);
  const how = (['gain', 'pay', 'set'] as const)[below(3)] ?? 'gain';
  const room = how === 'gain' ? max - value : how === 'pay' ? value - min : max;
  const parts = how === 'gain' ? [1 + below(3), 1 + below(3)] : [1 + below(9)];
  const amount = parts.reduce((sum, part) => sum + part, 0);
  if (amount > room) return undefined;
  const digits = parts
    .map((part) => byId(`keypad-${part}`))
    .flatMap((d, index) => (index ? [byId('keypad-plus'), d] : [d]));
  const way = { gain: 'Gain', pay: 'Pay', set: 'Set' }[how];
  const touch = [
    byId(`${key}-${seat}-value`),
    `${byId('keypad')} [role="radio"][aria-label="${way}"]`,
    ...digits,
    byId('keypad-done'),
  ];
  const words = `${key}-${seat} ${how} ${parts.join(' + ')}`;
  return { words, touch, action: correct(seat, key, how, amount, parts.length > 1 ? parts : undefined) };
}

const ON_TABLE = new Set([
  'buyLv1',
  'buyExtraDie',
  'buyOfficers',
  'refreshPool',
  'openFront',
  'openBack',
  'beginAction',
]);

/** A tile of the running phase that the rules allow. */
function tile(state: State, below: Below): Tap | undefined {
  if (state.victory) return undefined;
  const open = shaolia.menu(state, shownIn(state)).filter(({ key, refusal }) => ON_TABLE.has(key) && !refusal);
  const { key, action } = open[below(open.length)] ?? {};
  return key && action ? { words: `tile-${key}`, touch: [byId(`tile-${key}`)], action } : undefined;
}

function bead(state: State): Tap | undefined {
  const { action, word } = shaolia.next(state);
  return action ? { words: word, touch: [byId('bead')], action, turn: true } : undefined;
}
