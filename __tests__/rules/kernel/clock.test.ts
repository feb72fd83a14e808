import { playTime } from '@/rules/kernel/clock';
import type { Event } from '@/rules/kernel/log';
import { begin } from '../record';
import { toy, type ToyAction, toySetup } from '../toy';

const MINUTE = 60_000;
const line = (seq: number, minutes: number, action: ToyAction): Event<ToyAction> => ({
  seq,
  id: `e${seq}`,
  at: minutes * MINUTE,
  action,
  overruled: false,
});
const pass = (player: number): ToyAction => ({ type: 'pass', player });

test.each([
  ['each turn counts for whoever was on', [line(1, 3, pass(0)), line(2, 5, pass(1)), line(3, 6, pass(0))], [4, 2]],
  [
    'a break of more than ten minutes is nobody’s',
    [line(1, 3, pass(0)), line(2, 60, pass(1)), line(3, 61, pass(0))],
    [4, 0],
  ],
  ['a clock set back counts as no time', [line(1, 5, pass(0)), line(2, 1, pass(1)), line(3, 2, pass(0))], [6, 0]],
  ['nothing played yet', [], [0, 0]],
])('%s', (_, events, minutes) => {
  const time = playTime(toy, begin(toy, toySetup(2)), events, 0, 2);
  expect(time.seats.map((each) => each / MINUTE)).toEqual(minutes);
  expect(time.total).toBe(time.seats.reduce((sum, each) => sum + each, 0));
});
