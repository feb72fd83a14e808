import type { AnyAction, Game } from '@/rules/kernel/game';
import { isSeat, type Setup } from '@/rules/kernel/setup';

interface Seen<S, A> {
  readonly states: readonly S[];
  readonly tried: readonly { readonly state: S; readonly action: A }[];
}

type Always<S, A> = (
  name: string,
  law: (seen: Seen<S, A> & { start: S }, play: { readonly setup: Setup }) => void,
) => void;

/** Where the bead alone leads from here, to the end of the game if it can: random play seldom gets so far. */
function playedOut<S, A extends AnyAction>(game: Game<S, A>, from: S): S {
  let state = from;
  for (let step = 0; step < LONGEST && !game.outcome(state); step += 1) {
    const { action } = game.next(state);
    if (!action) break;
    state = game.apply(state, action);
  }
  return state;
}

const LONGEST = 100;

/** What holds at the end of every game. */
export function endLaws<S, A extends AnyAction>(game: Game<S, A>, always: Always<S, A>): void {
  always('after the end only corrections, card values and what the sheet asks for are taken', (seen) => {
    const last = playedOut(game, seen.states.at(-1) ?? seen.start);
    for (const { state, action } of [...seen.tried, ...seen.tried.map((each) => ({ ...each, state: last }))]) {
      if (!game.outcome(state) || action.type === 'correct' || action.type === 'defineCard') continue;
      if (game.endValues?.(state).some((asked) => asked.action({}).type === action.type)) continue;
      expect(game.check(state, action)?.refused).toBe('impossible');
    }
  });

  always('what the sheet asks for is taken, seat by seat, and then asked no more', ({ start, states }, { setup }) => {
    for (const state of [start, ...states, playedOut(game, states.at(-1) ?? start)]) {
      const asked = game.endValues?.(state) ?? [];
      expect(new Set(asked.map(({ seat }) => seat)).size).toBe(asked.length);
      for (const { seat, fields, action } of asked) {
        expect(isSeat(seat, setup.seats.length) && fields.length > 0).toBe(true);
        for (const end of ['min', 'max'] as const) {
          const answer = action(Object.fromEntries(fields.map((field) => [field.key, field[end]])));
          expect(game.check(state, answer)).toBeUndefined();
          expect(game.endValues?.(game.apply(state, answer)).map((each) => each.seat)).not.toContain(seat);
        }
      }
    }
  });

  test('a line of the sheet that says where it comes from names a counter of the game', () => {
    const sources = Object.values(game.scoreSources ?? {});
    const named = sources.flatMap((source) => ('counter' in source ? source.counter : []));
    expect(game.counters.map(({ key }) => key)).toEqual(expect.arrayContaining(named));
  });
}
