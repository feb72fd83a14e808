import type { Setup } from '@/rules/kernel/setup';
import { parseAction, type Action } from '@/rules/world-adventure/actions';
import { worldAdventure } from '@/rules/world-adventure/game';
import { begin, Log } from '../record';
import golden from './golden-1.json';

/**
 * Two months of a game of two, as rules version 1 wrote them. Old logs keep working: what it leads to changes only with
 * a rule correction that the CHANGELOG names.
 */
function replay() {
  const log = new Log(worldAdventure, begin(worldAdventure, golden.setup as Setup));
  const lines = golden.actions.map((stored) => {
    const action = parseAction(stored) as Action;
    const line = worldAdventure.describe(log.state, action).words;
    log.act(action);
    return line;
  });
  return { log, lines };
}

test('every stored action is still readable', () => {
  expect(golden.actions.map((stored) => parseAction(stored))).toEqual(golden.actions);
});

test('it still leads to the same state, and reads as it was played', () => {
  const { log, lines } = replay();
  // What a later version keeps or tells besides is its own.
  expect(JSON.parse(JSON.stringify(log.state))).toMatchObject(golden.state);
  const sentences = (line: string) => line.split('. ');
  const asPlayed = lines.map((line, at) =>
    sentences(line)
      .filter((each) => sentences(golden.lines[at] ?? '').includes(each))
      .join('. '),
  );
  expect(asPlayed).toEqual(golden.lines);
});

test('a battle is one procedure: its lines share a name', () => {
  const within = replay().log.events.map((event) => event.within);
  const battles = [...new Set(within.filter((name) => name !== undefined))];
  expect(battles).toHaveLength(3);
});
