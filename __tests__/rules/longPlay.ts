import { isDeepStrictEqual } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { fold } from '@/rules/kernel/fold';
import type { AnyAction, Game } from '@/rules/kernel/game';
import type { Event } from '@/rules/kernel/log';
import { totals } from '@/rules/kernel/score';
import type { Seat, Setup } from '@/rules/kernel/setup';
import { tellFigure } from '../figure';
import { chanceFrom } from './chance';
import { outOfRange } from './laws';
import { begin } from './record';

/** ABACULUS_ACTIONS=100000 is what `npm run test:slow` plays. */
const ACTIONS = Number(process.env.ABACULUS_ACTIONS ?? 300);
const LONG = 100_000;
const ALL_THE_TIME = 3_600_000;
const SEED = 20261116;
/** A game is given up after so many lines, or when nothing legal has come up for so long. */
const LONGEST = 400;
const STUCK = 300;
/** At this line the state is kept, to be compared with what undoing to it gives. */
const LOOK_BACK = 67;
/** What the heap may grow by while as many lines again are played: caches fill, logs must not stay. */
const MAY_GROW = 8_000_000;
/** So many actions of each type to choose from, so many types looked at for a line, and so many actions of one tried. */
const OF_A_TYPE = 300;
const TYPES = 12;
const TRIES = 25;
/** A refusal that comes so often in a row is the moment's, not the action's. */
const THE_SAME = 4;

/** Actions by their type, so that the frequent ones leave room for the rest. */
function byType<A extends AnyAction>(actions: fc.Arbitrary<A>): readonly (readonly A[])[] {
  const found = new Map<string, A[]>();
  for (const action of fc.sample(actions, { seed: SEED, numRuns: 60 * OF_A_TYPE })) {
    const same = found.get(action.type) ?? [];
    if (same.length < OF_A_TYPE && sayable(action)) found.set(action.type, [...same, action]);
  }
  return [...found.values()];
}

/** What a table can say at all: no number that the log could not hold. */
const sayable = (action: unknown): boolean => isDeepStrictEqual(JSON.parse(JSON.stringify(action)), action);

/** What a played line must be, told as the first law it breaks. */
function* faultsOf<S, A extends AnyAction>(game: Game<S, A>, before: S, action: A, after: S, seats: number) {
  const { words } = game.describe(before, action);
  if (words.trim() === '' || /undefined|NaN|\[object/.test(words)) yield `a line that says "${words}"`;
  yield* outOfRange(game, after, seats);
  const nudges = game.nudges(after);
  const ids = nudges.map(({ id }) => id);
  if (new Set(ids).size < ids.length) yield `two reminders of one id: ${ids.join(', ')}`;
  for (const { id, words: said, act } of nudges) {
    if (said.trim() === '' || said.includes('undefined')) yield `the reminder ${id} says "${said}"`;
    const refusal = act && game.check(after, act.action);
    if (refusal) yield `the reminder ${id} offers what is refused: ${refusal.words}`;
  }
  const { word, action: bead } = game.next(after);
  const refusal = bead && game.check(after, bead);
  // A house rule may ask before a turn ends; the table may do it anyway.
  if (refusal?.refused === 'impossible') yield `the bead "${word}" is refused: ${refusal.words}`;
}

/** What somebody who wants to win would do here, some of it perhaps against the rules. */
type Wise<S, A> = (state: S, seat: Seat, chance: () => number) => readonly A[];

class LongPlay<S, A extends AnyAction> {
  /** How often each type was played. */
  readonly types = new Map<string, number>();
  lines = 0;
  games = 0;
  ended = 0;
  private readonly chance = chanceFrom(SEED);
  /** How much of this game is played by somebody who wants to win. */
  private eager = 0;

  constructor(
    private readonly game: Game<S, A>,
    private readonly setups: readonly Setup[],
    private readonly actions: readonly (readonly A[])[],
    private readonly wise?: Wise<S, A>,
  ) {}

  /** Plays until so many lines have been recorded in all, game after game. */
  until(lines: number): void {
    while (this.lines < lines) this.playOne(this.one(this.setups), lines);
  }

  private playOne(setup: Setup, lines: number): void {
    const { game } = this;
    const start = begin(game, setup);
    const events: Event<A>[] = [];
    let state = start;
    let middle = start;
    let stuck = 0;
    this.games += 1;
    this.eager = this.wise ? this.chance() : 0;
    while (this.lines < lines && events.length < LONGEST && stuck < STUCK && !game.outcome(state)) {
      const action = this.legal(state, setup.seats.length);
      const after = action && game.apply(state, action);
      // Many ways lead to the end; most of them are left for later.
      if (!after || (game.outcome(after) && this.chance() < 0.95)) {
        stuck += 1;
        continue;
      }
      stuck = 0;
      const [fault] = faultsOf(game, state, action, after, setup.seats.length);
      if (fault) throw new Error(`Game ${this.games}, line ${events.length + 1}, ${JSON.stringify(action)}: ${fault}`);
      events.push({ seq: events.length + 1, id: `e${events.length}`, at: 0, action, overruled: false });
      state = after;
      if (events.length === LOOK_BACK) middle = state;
      this.lines += 1;
      this.types.set(action.type, this.playedOf(action) + 1);
    }
    if (game.outcome(state)) this.ended += 1;
    this.lookBack(start, events, middle, state);
  }

  /** The bead, a tile, a reminder's offer, or any action of any type that the rules take now. */
  private legal(state: S, seats: number): A | undefined {
    const { game } = this;
    const kind = this.chance();
    const { seat = 0, action: bead } = game.next(state);
    if (kind < 0.15) return bead;
    if (kind < 0.3)
      return this.one(game.menu(state, seat).flatMap(({ action, refusal }) => (refusal ? [] : (action ?? []))));
    if (kind < 0.35) return this.one(game.nudges(state).flatMap(({ act }) => act?.action ?? []));
    if (this.wise && this.chance() < this.eager) {
      return this.one(this.wise(state, seat, this.chance).filter((action) => !game.check(state, action)));
    }
    for (let types = 0; types < TYPES; types += 1) {
      const player = this.chance() < 0.8 ? seat : Math.floor(this.chance() * seats);
      const action = this.legalOf(this.rarerType(), state, player);
      if (action) return action;
    }
    return undefined;
  }

  private legalOf(some: readonly A[], state: S, player: Seat): A | undefined {
    let said: string | undefined;
    let again = 0;
    for (let tries = 0; tries < TRIES && again < THE_SAME; tries += 1) {
      const picked = this.one(some);
      const action = 'player' in picked ? { ...picked, player } : picked;
      const refusal = this.game.check(state, action);
      if (!refusal) return action;
      again = refusal.words === said ? again + 1 : 1;
      said = refusal.words;
    }
    return undefined;
  }

  /** Of two types the one that was played less, so that what is seldom allowed is not missed when it is. */
  private rarerType(): readonly A[] {
    const [one, other] = [this.one(this.actions), this.one(this.actions)];
    return this.playedOf(one[0]) < this.playedOf(other[0]) ? one : other;
  }

  private playedOf(action: A | undefined): number {
    return (action && this.types.get(action.type)) ?? 0;
  }

  private one<T>(list: readonly T[]): T {
    return list[Math.floor(this.chance() * list.length)] as T;
  }

  /** At the end of each game: replay = live, undo gives the state that was, and the sheet adds up. */
  private lookBack(start: S, events: readonly Event<A>[], middle: S, state: S): void {
    const stored = JSON.parse(JSON.stringify(events)) as Event<A>[];
    expect(fold(this.game, start, stored)).toEqual(state);
    if (events.length >= LOOK_BACK) expect(fold(this.game, start, events.slice(0, LOOK_BACK))).toEqual(middle);
    const sheet = this.game.scoreSheet(state);
    totals(sheet).forEach(({ sum }, column) => {
      const cells = sheet.rows.filter((row) => !row.keepsake).map((row) => row.cells[column] ?? 0);
      expect(sum).toBe(cells.reduce((a, b) => a + b, 0));
    });
  }
}

function heapAfterCollecting(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}

/** Legal play only, game after game, and what must hold after every line of it. */
export function longPlay<S, A extends AnyAction>(
  game: Game<S, A>,
  setups: fc.Arbitrary<Setup>,
  actions: fc.Arbitrary<A>,
  wise?: Wise<S, A>,
): void {
  const name = `${ACTIONS} legal actions of ${game.title} one after the other, with the heap as it was`;
  test(
    name,
    () => {
      const all = byType(actions);
      const play = new LongPlay(game, fc.sample(setups, { seed: SEED, numRuns: 50 }), all, wise);
      play.until(ACTIONS / 2);
      const half = heapAfterCollecting();
      play.until(ACTIONS);
      const grown = heapAfterCollecting() - half;
      expect(grown).toBeLessThan(MAY_GROW);
      if (ACTIONS < LONG) return;
      const missing = all.flatMap(([action]) => (action && !play.types.has(action.type) ? [action.type] : []));
      console.log(
        `${game.title}: ${play.lines} lines in ${play.games} games, ${play.ended} of them to their end; ` +
          `${play.types.size} kinds of action, never ${missing.join(', ') || 'none'}; ` +
          `heap ${megabytes(half)} after half, ${megabytes(grown)} more after all`,
      );
      tellFigure({
        what: `${game.title}: heap grown over the second half of ${ACTIONS} actions`,
        figure: Math.max(0, grown / 1e6),
        unit: 'MB',
        baseline: half / 1e6,
        baselineIs: 'held after the first half',
        most: { figure: MAY_GROW / 1e6 },
      });
      // A generator that keeps to a few kinds of action would prove little.
      expect(missing.length).toBeLessThan(all.length / 5);
    },
    ALL_THE_TIME,
  );
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
