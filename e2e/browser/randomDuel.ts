import type { Correct } from '@/rules/kernel/action';
import { amountOf, type Counter } from '@/rules/kernel/counter';
import type { Setup } from '@/rules/kernel/setup';
import type { Action } from '@/rules/shaolia/actions';
import { shaolia } from '@/rules/shaolia/game';
import type { State } from '@/rules/shaolia/state';
import { startDuel } from './duel';
import { byId, type Log, type RandomTable, type Screen, type Step, type Tap, TapPlan, UNDO } from './randomTaps';

type DuelLog = Log<Action>;
type DuelTap = Tap<Action>;

/** As startDuel sets it up. */
const SETUP: Setup = {
  game: 'shaolia',
  mode: 'prelude',
  seats: ['Ana', 'Teo'].map((name, colour) => ({ name, colour })),
  first: 0,
  options: {},
  houseRules: {},
};

function stateAt({ actions }: DuelLog, head: number): State {
  const start = shaolia.start(SETUP);
  if ('refused' in start) throw new Error(start.words);
  return actions.slice(0, head).reduce((state, action) => shaolia.apply(state, action), start);
}

const stateOf = (log: DuelLog) => stateAt(log, log.head);

function screenOf(log: DuelLog): Screen {
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

function randomTaps(from: DuelLog, count: number, chance: () => number): Step[] {
  const below = (end: number) => Math.floor(chance() * end);
  const plan = new TapPlan(from);
  while (plan.steps.length < count) {
    const state = stateOf(plan.log);
    const kind = chance();
    if (kind < 0.15 && plan.log.head > 0) plan.take(UNDO, below(60));
    else if (kind < 0.25) plan.take(keypad(state, below) ?? step(state, below), below(80));
    else if (kind < 0.37) plan.take(tile(state, below) ?? step(state, below), below(80));
    else if (kind < 0.45) plan.take(bead(state) ?? step(state, below), below(80));
    else if (kind < 0.65) {
      // A volley: several writes wait in line while the next tap comes.
      for (let left = 2 + below(5); left > 0; left -= 1) plan.take(step(stateOf(plan.log), below), below(4));
    } else plan.take(step(state, below), below(120));
  }
  return plan.steps;
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

function step(state: State, below: Below): DuelTap {
  const numbers = counted(state);
  const { key, seat } = numbers[below(numbers.length)] ?? { key: 'gold', seat: shownIn(state) };
  const value = counter(key).read(state, seat);
  const { min, max } = counter(key).range(state, seat);
  const how = value <= min ? 'gain' : value >= max ? 'pay' : below(5) < 3 ? 'gain' : 'pay';
  const button = `${key}-${seat}-${how === 'gain' ? 'plus' : 'minus'}`;
  return { words: button, touch: [byId(button)], action: correct(seat, key, how, 1), repeats: true };
}

/** A sum typed on the keypad, within what is possible. */
function keypad(state: State, below: Below): DuelTap | undefined {
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
function tile(state: State, below: Below): DuelTap | undefined {
  if (state.victory) return undefined;
  const open = shaolia.menu(state, shownIn(state)).filter(({ key, refusal }) => ON_TABLE.has(key) && !refusal);
  const { key, action } = open[below(open.length)] ?? {};
  return key && action ? { words: `tile-${key}`, touch: [byId(`tile-${key}`)], action } : undefined;
}

function bead(state: State): DuelTap | undefined {
  const { action, word } = shaolia.next(state);
  return action ? { words: word, touch: [byId('bead')], action, turn: true } : undefined;
}

/** In the page: what the table reads, as `screenOf` expects it. */
function readScreen(): Screen {
  const find = (id: string) => document.querySelector(`[data-testid="${id}"]`);
  const label = (id: string) => find(id)?.getAttribute('aria-label') ?? '';
  const number = (pattern: RegExp, id: string) => pattern.exec(label(id))?.[1] ?? '?';
  const shown = find('gold-0-value') && !find('supplies-0') ? 0 : 1;
  const supplies = ['gold', 'minerals', 'officers', 'extraDice'].flatMap((key) => {
    const value = find(`${key}-${shown}-value`);
    return value ? [`${key}-${shown} ${value.textContent}`] : [];
  });
  const rival = [...(find(`supplies-${1 - shown}`)?.querySelectorAll('[role="img"][aria-label]') ?? [])]
    .map((each) => each.getAttribute('aria-label') ?? '')
    .filter((words) => /^\d/.test(words));
  return {
    header: find('session-screen')?.querySelector('h1')?.parentElement?.textContent ?? '',
    culture: [0, 1].map((seat) => number(/, (\d+) of/, `culture-${seat}-gauge`)).join(' '),
    damage: [0, 1].map((seat) => number(/(\d+) damage/, `palaceDamage-${seat}-stones`)).join(' '),
    supplies: supplies.join(', '),
    rival: rival.join(', '),
    undo: label('slot-undo'),
  };
}

/** What was recorded is what these taps recorded, so its actions are Shaolia's. */
const asDuel = (log: Log): DuelLog => ({ ...log, actions: log.actions as readonly Action[] });

/** A duel of Shaolia with everything that a table taps: ±, keypad, tiles, the bead, undo. */
export const randomDuel: RandomTable = {
  game: 'shaolia',
  start: startDuel,
  ready: (page) => page.getByTestId('shaolia-table').waitFor(),
  taps: (from, count, chance) => randomTaps(asDuel(from), count, chance),
  screenOf: (log) => screenOf(asDuel(log)),
  read: readScreen,
};
