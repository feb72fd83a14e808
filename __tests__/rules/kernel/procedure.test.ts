import { procedureName, redoTo, undoTo, withinOf } from '@/rules/kernel/procedure';
import { goBackTo } from '@/rules/kernel/amend';
import { begin, Log } from '../record';
import { toy, toySetup, type ToyAction, type ToyState } from '../toy';

const take: ToyAction = { type: 'take', player: 0, pebbles: 1 };
const challenge: ToyAction = { type: 'challenge', player: 0, against: 1 };
const wins: ToyAction = { type: 'throw', player: 0, faces: [6, 1], by: 'typed' };

const play = () => new Log<ToyState, ToyAction>(toy, begin(toy, toySetup(2)));
const withins = (log: Log<ToyState, ToyAction>) => log.events.map((event) => event.within);
const isOpen = (log: Log<ToyState, ToyAction>, seq = log.events.length) => {
  const part = new Log<ToyState, ToyAction>(toy, log.start);
  part.events.push(...log.events.slice(0, seq));
  return toy.next(part.state).within !== undefined;
};
const undo = (log: Log<ToyState, ToyAction>) => undoTo(log.events, isOpen(log));

test('every Apply from the opening to the end is within, and two duels stay two', () => {
  const log = play().act(take).act(challenge).act(wins).act(wins).act(challenge).act(wins);
  expect(withins(log)).toEqual([undefined, 'duel:2', 'duel:2', 'duel:2', 'duel:5', 'duel:5']);
  expect(procedureName('duel:2')).toBe('duel');
});

test('while it is open one undo takes back one Apply', () => {
  const log = play().act(take).act(challenge).act(wins);
  expect(undo(log)).toBe(2);
});

test('once it is over one undo takes back the whole of it', () => {
  const log = play().act(take).act(challenge).act(wins).act(wins);
  expect(undo(log)).toBe(1);
});

test('a duel right after a duel goes alone', () => {
  const log = play().act(challenge).act(wins).act(wins).act(challenge).act(wins).act(wins);
  expect(undo(log)).toBe(3);
});

test('a line after it goes alone', () => {
  const log = play().act(challenge).act(wins).act(wins).act(take);
  expect(undo(log)).toBe(3);
});

test('an empty log has nothing to undo or redo', () => {
  expect(undoTo([], false)).toBe(0);
  expect(redoTo([], 7, () => false)).toBe(7);
});

test('a redo brings back the whole of a finished duel, an open one Apply by Apply', () => {
  const finished = play().act(take).act(challenge).act(wins).act(wins).act(take);
  expect(redoTo(finished.events.slice(1), 1, (seq) => isOpen(finished, seq))).toBe(4);
  expect(redoTo(finished.events.slice(4), 4, (seq) => isOpen(finished, seq))).toBe(5);
  const open = play().act(take).act(challenge).act(wins);
  expect(redoTo(open.events.slice(1), 1, (seq) => isOpen(open, seq))).toBe(2);
  expect(redoTo(open.events.slice(2), 2, (seq) => isOpen(open, seq))).toBe(3);
});

test('undo and redo are each other’s way back', () => {
  const log = play().act(take).act(challenge).act(wins).act(wins).act(take);
  const stops = [5];
  while ((stops[stops.length - 1] ?? 0) > 0) {
    const head = stops[stops.length - 1] ?? 0;
    stops.push(undoTo(log.events.slice(0, head), isOpen(log, head)));
  }
  expect(stops).toEqual([5, 4, 1, 0]);
  const back = [0];
  while ((back[back.length - 1] ?? 0) < 5) {
    const head = back[back.length - 1] ?? 0;
    back.push(redoTo(log.events.slice(head), head, (seq) => isOpen(log, seq)));
  }
  expect(back).toEqual([0, 1, 4, 5]);
});

test('back in the middle of a duel by an amendment: the lines after it are within a duel again', () => {
  const log = play().act(challenge).act(wins).act(wins).act(take);
  const back = goBackTo(log.events, 2);
  // As the store records it: an amendment is never within.
  log.events.push({ seq: 5, id: 'back', at: 0, action: back, overruled: false });
  log.act(wins);
  expect(withins(log)[5]).toBe('duel:6');
});

test('a procedure that was open without any line before it begins with the next one', () => {
  const open = play().act(challenge).state;
  expect(withinOf(toy, open, open, undefined, 1)).toBe('duel:1');
});
