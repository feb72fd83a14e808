import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { KernelAction } from '@/rules/kernel/action';
import { goBackTo } from '@/rules/kernel/amend';
import { fold } from '@/rules/kernel/fold';
import type { AnyAction, Game } from '@/rules/kernel/game';
import type { Event } from '@/rules/kernel/log';
import { totals } from '@/rules/kernel/score';
import type { Seat, Setup } from '@/rules/kernel/setup';
import { endLaws } from './endLaws';
import { begin } from './record';

/** ABACULUS_RUNS=2000 plays longer (npm run test:slow); the seed stays, so that a failure comes again. */
const RUNS = { seed: 20261116, numRuns: Number(process.env.ABACULUS_RUNS ?? 60) };

/** One thing a table does: the bead, a tile of the Actions sheet, or any action at all, perhaps done anyway. */
export type Step<A> =
  | { readonly do: 'next' }
  | { readonly do: 'tile'; readonly seat: Seat; readonly pick: number }
  | { readonly do: 'action'; readonly action: A; readonly overruled: boolean };

export interface Play<A> {
  readonly setup: Setup;
  readonly steps: readonly Step<A>[];
}

/** Plays that get somewhere (beads, tiles) and, between them, whatever `actions` may hold, sense or nonsense. */
export function plays<A>(setups: fc.Arbitrary<Setup>, actions: fc.Arbitrary<A>): fc.Arbitrary<Play<A>> {
  const step: fc.Arbitrary<Step<A>> = fc.oneof(
    { weight: 3, arbitrary: fc.constant({ do: 'next' as const }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('tile' as const), seat: fc.nat(3), pick: fc.nat(15) }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('action' as const), action: actions, overruled: fc.boolean() }),
    },
  );
  return fc.record({ setup: setups, steps: fc.array(step, { maxLength: 60, size: 'max' }) });
}

/** Numbers a player types, and numbers nobody should ever have written. */
export const anyNumber: fc.Arbitrary<number> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 20 }) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.constantFrom(-0, 0.5, -1.5, NaN, Infinity, -Infinity, 1e308, Number.MAX_SAFE_INTEGER) },
);

export const anySeat: fc.Arbitrary<Seat> = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, 9, NaN) },
);

export const anyBy = fc.constantFrom('app' as const, 'typed' as const);

/** The kernel's four actions, with the given counters and house rules and with some that do not exist. */
export function anyKernelAction(counters: readonly string[], rules: readonly string[]): fc.Arbitrary<KernelAction> {
  const correct = fc.record(
    {
      type: fc.constant('correct' as const),
      player: anySeat,
      counter: fc.constantFrom(...counters, 'nothing'),
      how: fc.constantFrom('gain' as const, 'pay' as const, 'set' as const),
      amount: anyNumber,
      parts: fc.array(anyNumber, { maxLength: 3 }),
      why: fc.constantFrom('', 'Farm'),
    },
    { requiredKeys: ['type', 'player', 'counter', 'how', 'amount'] },
  );
  const defineCard = fc.record({
    type: fc.constant('defineCard' as const),
    kind: fc.constantFrom('hidden', 'card'),
    card: fc.constantFrom('Farm', 'School', ''),
    values: fc.dictionary(fc.constantFrom('points', 'life'), fc.option(fc.integer({ min: -3, max: 9 })), {
      noNullPrototype: true,
    }),
  });
  const setHouseRule = fc.record({
    type: fc.constant('setHouseRule' as const),
    rule: fc.constantFrom(...rules, 'nothing'),
    value: fc.constantFrom<(boolean | number | string)[]>(true, false, 3, 'on'),
  });
  const rollDie = fc.record({
    type: fc.constant('rollDie' as const),
    player: anySeat,
    sides: fc.oneof(fc.constantFrom(6, 10), anyNumber),
    faces: fc.array(anyNumber, { maxLength: 4 }),
    by: anyBy,
  });
  return fc.oneof({ weight: 3, arbitrary: correct }, defineCard, setHouseRule, rollDie);
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

interface Played<S, A> {
  readonly start: S;
  readonly events: readonly Event<A>[];
  /** The state after each line, frozen: a game that changes an old state throws. */
  readonly states: readonly S[];
  /** Every action that was tried, recorded or not, with the state it was tried on. */
  readonly tried: readonly { readonly state: S; readonly action: A }[];
}

function played<S, A extends AnyAction>(game: Game<S, A>, play: Play<A>): Played<S, A> {
  const start = deepFreeze(begin(game, play.setup));
  const events: Event<A>[] = [];
  const states: S[] = [];
  const tried: { state: S; action: A }[] = [];
  let state = start;
  for (const step of play.steps) {
    const action = actionOf(game, state, step);
    if (action === undefined) continue;
    deepFreeze(action);
    tried.push({ state, action });
    const refusal = game.check(state, action);
    const overruled = refusal !== undefined;
    if (refusal && (refusal.refused === 'impossible' || step.do !== 'action' || !step.overruled)) continue;
    state = deepFreeze(game.apply(state, action));
    const seq = events.length + 1;
    events.push({ seq, id: `e${seq}`, at: 0, action, overruled });
    states.push(state);
  }
  return { start, events, states, tried };
}

function actionOf<S, A extends AnyAction>(game: Game<S, A>, state: S, step: Step<A>): A | undefined {
  if (step.do === 'action') return step.action;
  if (step.do === 'next') return game.next(state).action;
  const tiles = game.menu(state, step.seat);
  return tiles[step.pick % Math.max(1, tiles.length)]?.action;
}

/** The counters that stand outside their range. */
export function outOfRange<S, A extends AnyAction>(game: Game<S, A>, state: S, seats: number): string[] {
  return game.counters.flatMap((counter) =>
    Array.from({ length: seats }, (_, seat) => {
      const { min, max } = counter.range(state, seat);
      const value = counter.read(state, seat);
      return Number.isInteger(value) && value >= min && value <= max ? [] : [`${counter.key} of ${seat}: ${value}`];
    }).flat(),
  );
}

/** What holds for every game, whatever is played. */
export function laws<S, A extends AnyAction>(game: Game<S, A>, play: fc.Arbitrary<Play<A>>): void {
  const always = (name: string, law: (played: Played<S, A>, play: Play<A>) => void) =>
    test(name, () =>
      fc.assert(
        fc.property(play, (each) => law(played(game, each), each)),
        RUNS,
      ),
    );

  // Jest's own comparison is slow and only needed to tell what differs.
  const expectSame = (told: unknown, expected: unknown) => {
    if (!isDeepStrictEqual(told, expected)) expect(told).toStrictEqual(expected);
  };

  const expectSound = (state: S, seats: number) => {
    expectSame(JSON.parse(JSON.stringify(state)), state);
    const wrong = outOfRange(game, state, seats);
    if (wrong.length > 0) expect(wrong).toEqual([]);
  };

  describe(`the laws of ${game.title}`, () => {
    always('undo ∘ do = identity', ({ start, events, states }) => {
      events.forEach((_, index) => {
        expectSame(fold(game, start, events.slice(0, index)), index === 0 ? start : states[index - 1]);
      });
    });

    always('replay = live, also from stored rows', ({ start, events, states }) => {
      const stored = JSON.parse(JSON.stringify(events)) as Event<A>[];
      expect(fold(game, start, stored)).toEqual(states[states.length - 1] ?? start);
    });

    always('going back to a line gives its state, and one undo all the rest', ({ start, events, states }) => {
      const seq = Math.ceil(events.length / 2);
      const amend: Event<A> = {
        seq: events.length + 1,
        id: 'back',
        at: 0,
        action: goBackTo(events, seq),
        overruled: false,
      };
      expect(fold(game, start, [...events, amend])).toEqual(seq === 0 ? start : states[seq - 1]);
      expect(fold(game, start, events)).toEqual(states[states.length - 1] ?? start);
    });

    always(
      'no action, however wrong, throws or leaves a range, and every state is plain JSON',
      ({ tried }, { setup }) => {
        for (const { state, action } of tried) {
          game.check(state, action);
          expectSound(game.apply(state, action), setup.seats.length);
        }
      },
    );

    always('every line says something', ({ tried }) => {
      for (const { state, action } of tried) {
        const { words, covered } = game.describe(state, action);
        expect(words.trim()).not.toBe('');
        expect(words).not.toMatch(/undefined|\[object/);
        if (covered !== undefined) expect(words).not.toContain(covered);
        game.amounts(state, action).forEach(({ min, max }) => expect(min).toBeLessThanOrEqual(max));
        game.rolls(action);
      }
    });

    always('a refusal says why', ({ tried }) => {
      for (const { state, action } of tried) {
        const refusal = game.check(state, action);
        if (refusal) expect(refusal.words.trim()).not.toBe('');
      }
    });

    always('what is offered instead of the impossible is possible', ({ tried }) => {
      for (const { state, action } of tried) {
        const instead = game.check(state, action)?.instead;
        if (instead) expect(game.check(state, instead.action as A)).toBeUndefined();
      }
    });

    always('total = Σ lines, one cell a column', ({ start, states }) => {
      for (const state of [start, ...states]) {
        const sheet = game.scoreSheet(state);
        sheet.rows.forEach((row) => expect(row.cells).toHaveLength(sheet.columns.length));
        sheet.tieBreaks.forEach((tie) => expect(tie.values).toHaveLength(sheet.columns.length));
        totals(sheet).forEach((total, column) => {
          const cells = sheet.rows.filter((row) => !row.keepsake).map((row) => row.cells[column]);
          expect(total.open).toBe(cells.includes(undefined));
          expect(total.sum).toBe(cells.reduce((a: number, b) => a + (b ?? 0), 0));
        });
      }
    });

    always('the bead fits, and what it does is allowed', ({ start, states }) => {
      for (const state of [start, ...states]) {
        const next = game.next(state);
        expect(next.word.length).toBeGreaterThan(0);
        expect(next.word.length).toBeLessThanOrEqual(10);
        expect(next.sentence.trim()).not.toBe('');
        expect(next.action !== undefined || next.opens !== undefined).toBe(true);
        if (next.action) expect(game.check(state, next.action)).toBeUndefined();
      }
    });

    always(
      'the sheet marks at most one likely tile, a legal one, and tells a refusal as check does',
      ({ start, states }, { setup }) => {
        for (const state of [start, ...states]) {
          setup.seats.forEach((_, seat) => {
            const tiles = game.menu(state, seat);
            const likely = tiles.filter((tile) => tile.likely);
            expect(likely.length).toBeLessThanOrEqual(1);
            likely.forEach((tile) => expect(tile.refusal).toBeUndefined());
            expect(new Set(tiles.map((tile) => tile.key)).size).toBe(tiles.length);
            const told = (refusal: unknown) => JSON.stringify(refusal);
            const wrong = tiles.filter(({ action, opens, refusal }) =>
              action ? told(refusal) !== told(game.check(state, action)) : opens === undefined,
            );
            expect(wrong).toEqual([]);
          });
        }
      },
    );

    always('nudges have ids of their own, and what they offer is allowed', ({ start, states }) => {
      for (const state of [start, ...states]) {
        const nudges = game.nudges(state);
        expect(new Set(nudges.map((nudge) => nudge.id)).size).toBe(nudges.length);
        nudges.forEach(({ words, act }) => {
          expect(words.trim()).not.toBe('');
          if (act) expect(game.check(state, act.action)).toBeUndefined();
        });
      }
    });

    always('at most one phase is now', ({ start, states }) => {
      for (const state of [start, ...states]) {
        expect(game.phases(state).filter((phase) => phase.status === 'now').length).toBeLessThanOrEqual(1);
        expect(game.header(state).title).not.toBe('');
      }
    });

    endLaws(game, always);
  });
}
