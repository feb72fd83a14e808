import type { Setup } from '@/rules/kernel/setup';
import { parseAction, type Action } from '@/rules/near-and-far/actions';
import { nearAndFar } from '@/rules/near-and-far/game';
import { begin, Log } from '../record';
import golden from './golden-1.json';

/**
 * A stretch of a campaign's first session, as rules version 1 wrote it. Old logs keep working: what it leads to changes
 * only with a rule correction that the CHANGELOG names.
 */
function replay() {
  const log = new Log(nearAndFar, begin(nearAndFar, golden.setup as Setup));
  const lines = golden.actions.map((stored) => {
    const action = parseAction(stored) as Action;
    const line = nearAndFar.describe(log.state, action).words;
    log.act(action);
    return line;
  });
  return { log, lines };
}

test('every stored action is still readable', () => {
  expect(golden.actions.map((stored) => parseAction(stored))).toEqual(golden.actions);
});

test('it still leads to the same state, told in the same words', () => {
  const { log, lines } = replay();
  expect(lines).toEqual(golden.lines);
  expect(JSON.parse(JSON.stringify(log.state))).toEqual(golden.state);
});

test('Mira wins, and the campaign goes on to map 3', () => {
  const { state } = replay().log;
  expect(nearAndFar.outcome(state)).toMatchObject({ winners: [0], condition: 'points' });
  expect(nearAndFar.carry?.(state)).toMatchObject({ played: [2] });
});
