import type { Page } from 'playwright-core';
import { findGame } from '@/rules/games';
import type { Correct } from '@/rules/kernel/action';
import type { AnyGame } from '@/rules/kernel/game';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Setup } from '@/rules/kernel/setup';
import { byId, type Log, type RandomTable, type Screen, TapPlan, UNDO } from './randomTaps';
import { handOn } from './tours/hand';

/** A number of a game, the page of the table that it stands on, and its ± controls. */
type Counted = { key: string; page: string; plus: string; minus: string };

const COUNTED: Readonly<Record<string, Counted>> = {
  'world-adventure': { key: 'gold', page: 'table', plus: 'gold-0-plus1', minus: 'gold-0-minus1' },
  'near-and-far': { key: 'hearts', page: 'me', plus: 'hearts-0-plus', minus: 'hearts-0-minus' },
  'multiverse-war': { key: 'settlement', page: 'build', plus: 'settlement-0-plus', minus: 'settlement-0-minus' },
  dungeon: { key: 'hp', page: 'sheet', plus: 'hp-0-plus', minus: 'hp-0-minus' },
};

/** Any game by what all have in common: a number that goes up and down, and undo. */
export async function randomCounts(id: string): Promise<RandomTable> {
  const game = await findGame(id)?.load();
  const counted = COUNTED[id];
  if (!game || !counted) throw new Error(`Nothing is counted in ${id}`);
  const setup = smallest(game);
  return {
    game: id,
    start: async (page, url) => {
      const { start, tap } = handOn(page, url);
      await start(
        id,
        setup.seats.map(({ name }) => name),
      );
      await tap(`page-${counted.page}`);
    },
    ready: (page) => onPage(page, counted),
    taps: (from, count, chance) => {
      const below = (end: number) => Math.floor(chance() * end);
      const plan = new TapPlan(from);
      const count1 = (pause: number) => plan.take(oneStep(game, setup, plan.log, counted, below), pause);
      while (plan.steps.length < count) {
        const kind = chance();
        if (kind < 0.2 && plan.log.head > 0) plan.take(UNDO, below(60));
        else if (kind < 0.5) for (let left = 2 + below(5); left > 0; left -= 1) count1(below(4));
        else count1(below(120));
      }
      return plan.steps;
    },
    screenOf: (log) => screenOf(game, setup, log),
    read,
  };
}

function smallest(game: AnyGame): Setup {
  const [mode] = game.modes;
  const seats = Math.min(...(mode?.seats ?? []));
  return {
    game: game.id,
    mode: mode?.key ?? '',
    seats: ['Ana', 'Teo', 'Mira'].slice(0, seats).map((name, colour) => ({ name, colour })),
    first: 0,
    options: {},
    houseRules: {},
  };
}

function stateAt(game: AnyGame, setup: Setup, log: Log, head: number): unknown {
  const start = game.start(setup);
  if (isRefusal(start)) throw new Error(start.words);
  return log.actions.slice(0, head).reduce((state, action) => game.apply(state, action), start);
}

function oneStep(game: AnyGame, setup: Setup, log: Log, counted: Counted, below: (end: number) => number) {
  const counter = game.counters.find(({ key }) => key === counted.key);
  if (!counter) throw new Error(`${game.title} counts no ${counted.key}`);
  const state = stateAt(game, setup, log, log.head);
  const value = counter.read(state, 0);
  const { min, max } = counter.range(state, 0);
  // Never to the very end of the track: what happens there would change the table.
  const up = value <= min + 1 || (value < max - 1 && below(5) < 3);
  const action: Correct = {
    type: 'correct',
    player: 0,
    counter: counted.key,
    how: up ? 'gain' : 'pay',
    amount: 1,
  };
  const button = up ? counted.plus : counted.minus;
  return { words: button, touch: [byId(button)], action, repeats: true as const };
}

function screenOf(game: AnyGame, setup: Setup, log: Log): Screen {
  // On a small phone the phase stands in the tag.
  const { title, tag = '', phase = tag } = game.header(stateAt(game, setup, log, log.head));
  const last = log.actions[log.head - 1];
  const undo = last ? `Undo: ${game.describe(stateAt(game, setup, log, log.head - 1), last).words}` : 'Nothing to undo';
  return { header: `${title}${phase}`, undo };
}

/** In the page. The line that undo names says who changed what to which number. */
function read(): Screen {
  const screen = document.querySelector('[data-testid="session-screen"]');
  return {
    header: screen?.querySelector('h1')?.parentElement?.textContent ?? '',
    undo: document.querySelector('[data-testid="slot-undo"]')?.getAttribute('aria-label') ?? '',
  };
}

/** The page that was on screen may have been put away with the kill. */
async function onPage(page: Page, { page: name, plus }: Counted): Promise<void> {
  const tab = page.getByTestId(`page-${name}`);
  await tab.waitFor();
  if ((await page.getByTestId(plus).count()) === 0) await tab.tap();
  await page.getByTestId(plus).waitFor();
}
