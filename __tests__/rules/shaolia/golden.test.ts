import type { Setup } from '@/rules/kernel/setup';
import { parseAction, type Action } from '@/rules/shaolia/actions';
import { shaolia } from '@/rules/shaolia/game';
import { begin, Log } from '../record';
import golden from './golden-1.json';

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
  expect(replay().log.state).toEqual(golden.state);
});

test('Mira wins by culture in round 3', () => {
  const { state } = replay().log;
  expect(shaolia.outcome(state)).toEqual({ winners: [0], condition: 'culture', words: 'Mira reached 18 culture.' });
  expect(shaolia.header(state)).toEqual({ title: 'Round 3', tag: 'Game over' });
});

test('it still reads as it was played', () => {
  expect(replay().lines).toEqual(golden.lines);
});
