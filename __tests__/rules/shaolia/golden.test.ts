import type { Setup } from '@/rules/kernel/setup';
import { parseAction, type Action } from '@/rules/shaolia/actions';
import { shaolia } from '@/rules/shaolia/game';
import { begin, Log } from '../record';
import golden from './golden-1.json';
import golden2 from './golden-2.json';

/**
 * A whole short Prelude, as rules version 1 wrote it. Old logs keep working: what it leads to changes only with a rule
 * correction that the CHANGELOG names.
 */
function replay() {
  const log = new Log(shaolia, begin(shaolia, golden.setup as Setup));
  const lines = golden.actions.map((stored) => {
    const action = parseAction(stored) as Action;
    const line = shaolia.describe(log.state, action).words;
    log.act(action);
    return line;
  });
  return { log, lines };
}

test('every stored action is still readable', () => {
  expect(golden.actions.map((stored) => parseAction(stored))).toEqual(golden.actions);
});

test('it still leads to the same state', () => {
  const { cards, conceded, firstPlayer, phase, round, sides, turnIndex, victory } = golden.state;
  const { state } = replay().log;
  expect(state).toMatchObject({ cards, conceded, firstPlayer, phase, round, turnIndex, victory });
  sides.forEach(({ locked, ...numbers }, seat) => {
    expect(state.sides[seat]).toMatchObject(numbers);
    // What version 1 kept as a switch is a space of the territory now.
    expect(state.sides[seat]?.front.includes('locked')).toBe(locked.front);
    expect(state.sides[seat]?.back.includes('locked')).toBe(locked.back);
  });
});

test('Mira wins by culture in round 3', () => {
  const { state } = replay().log;
  expect(shaolia.outcome(state)).toEqual({ winners: [0], condition: 'culture', words: 'Mira reached 18 culture.' });
  expect(shaolia.header(state)).toEqual({ title: 'Round 3', tag: 'Game over' });
});

test('it still reads as it was played', () => {
  expect(replay().lines).toEqual(golden.lines);
});

describe('a short Trade War, as rules version 2 wrote it', () => {
  const log = () => new Log(shaolia, begin(shaolia, golden2.setup as Setup));

  test('every stored action is still readable', () => {
    expect(golden2.actions.map((stored) => parseAction(stored))).toEqual(golden2.actions);
  });

  test('it still leads to the same state and reads as it was played', () => {
    const table = log();
    const lines = golden2.actions.map((stored) => {
      const action = parseAction(stored) as Action;
      const line = shaolia.describe(table.state, action).words;
      table.act(action);
      return line;
    });
    expect(table.state).toEqual(golden2.state);
    expect(lines).toEqual(golden2.lines);
  });
});
