import type { Setup } from '@/rules/kernel/setup';
import { type Action, parseAction } from '@/rules/multiverse-war/actions';
import { multiverseWar } from '@/rules/multiverse-war/game';
import { begin, Log } from '../record';
import golden from './golden-1.json';

/**
 * A short free-for-all of the full game, as rules version 1 wrote it. Old logs keep working: what it leads to changes
 * only with a rule correction that the CHANGELOG names.
 */
function replay() {
  const log = new Log(multiverseWar, begin(multiverseWar, golden.setup as Setup));
  const lines = golden.actions.map((stored) => {
    const action = parseAction(stored) as Action;
    const line = multiverseWar.describe(log.state, action).words;
    log.act(action, true);
    return line;
  });
  return { log, lines };
}

test('every stored action is still readable', () => {
  expect(golden.actions.map((stored) => parseAction(stored))).toEqual(golden.actions);
});

test('it still leads to the same state and reads as it was played', () => {
  const { log, lines } = replay();
  expect(lines).toEqual(golden.lines);
  expect(log.state).toEqual(golden.state);
});

test('Iris wins by points after two turns', () => {
  expect(multiverseWar.outcome(replay().log.state)).toMatchObject({ winners: [2], condition: 'turnLimit' });
});
