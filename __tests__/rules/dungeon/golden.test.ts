import type { Setup } from '@/rules/kernel/setup';
import { parseAction, type Action } from '@/rules/dungeon/actions';
import { dungeon } from '@/rules/dungeon/game';
import { begin, Log } from '../record';
import golden from './golden-1.json';

/**
 * A short delve with all modules, as rules version 1 wrote it. Old logs keep working: what it leads to changes only with
 * a rule correction that the CHANGELOG names.
 */
function replay() {
  const log = new Log(dungeon, begin(dungeon, golden.setup as Setup));
  const lines = golden.actions.map((stored) => {
    const action = parseAction(stored) as Action;
    const line = dungeon.describe(log.state, action).words;
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

test('it still reads as it was played', () => {
  expect(replay().lines).toEqual(golden.lines);
});

test('Mira clears the dungeon with 29 fame', () => {
  expect(dungeon.outcome(replay().log.state)).toEqual({
    winners: [0],
    condition: 'cleared',
    words: 'Mira cleared the dungeon. 29 fame: Beginner Adventurer.',
    title: 'Beginner Adventurer',
  });
});
