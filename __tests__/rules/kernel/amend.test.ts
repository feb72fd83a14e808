import { correctLine, goBackTo } from '@/rules/kernel/amend';
import { standings } from '@/rules/kernel/log';
import { begin, Log } from '../record';
import { toy, toySetup, type ToyAction, type ToyState } from '../toy';

const gain = (amount: number): ToyAction => ({ type: 'correct', player: 0, counter: 'pebbles', how: 'gain', amount });
const pay = (amount: number): ToyAction => ({ type: 'correct', player: 0, counter: 'shells', how: 'pay', amount });
const find = (amount: number): ToyAction => ({ type: 'correct', player: 0, counter: 'shells', how: 'gain', amount });
const pass = (player: number): ToyAction => ({ type: 'pass', player });

const play = () => new Log<ToyState, ToyAction>(toy, begin(toy, toySetup(2)));
const status = (log: Log<ToyState, ToyAction>) => standings(log.events).map((line) => line.status);
const correct = (log: Log<ToyState, ToyAction>, seq: number, action?: ToyAction) =>
  correctLine(toy, log.start, log.events, seq, action);

describe('go back to here', () => {
  test('everything later is left out', () => {
    const log = play().act(gain(1)).act(gain(2)).act(gain(4));
    log.amend(goBackTo(log.events, 1));
    expect(log.state.pebbles).toEqual([1, 0]);
    expect(status(log)).toEqual(['holds', 'dropped', 'dropped', 'amend']);
  });

  test('to the very start', () => {
    const log = play().act(gain(1)).act(gain(2));
    log.amend(goBackTo(log.events, 0));
    expect(log.state).toEqual(log.start);
  });

  test('then undo: all is back', () => {
    const log = play().act(gain(1)).act(gain(2));
    const before = log.state;
    log.amend(goBackTo(log.events, 1));
    log.events.pop();
    expect(log.state).toEqual(before);
  });

  test('then play on, then back to a line that had been left out: it stands again, and only what came before it', () => {
    const log = play().act(gain(1)).act(gain(2)).act(gain(4));
    log.amend(goBackTo(log.events, 1)).act(gain(8));
    log.amend(goBackTo(log.events, 2));
    expect(log.state.pebbles).toEqual([3, 0]);
    expect(status(log)).toEqual(['holds', 'holds', 'dropped', 'droppedAmend', 'dropped', 'amend']);
  });

  test('a correction of a line that stays is kept', () => {
    const log = play().act(gain(1)).act(gain(2)).act(gain(4));
    log.amend(correct(log, 1, gain(16)).amend);
    log.amend(goBackTo(log.events, 2));
    expect(log.state.pebbles).toEqual([18, 0]);
  });

  test('lines that fell by a correction do not come back with it', () => {
    const log = play().act(find(3)).act(gain(1)).act(pay(3));
    log.amend(correct(log, 1, find(1)).amend);
    log.amend(goBackTo(log.events, 2));
    expect(log.state.shells).toEqual([1, 0]);
  });
});

describe('correct this value', () => {
  test('the line is read anew, later lines are kept', () => {
    const log = play().act(gain(1)).act(gain(2)).act(pass(0));
    const { amend, fallen, refusal } = correct(log, 1, gain(5));
    expect({ fallen, refusal }).toEqual({ fallen: [], refusal: undefined });
    log.amend(amend);
    expect(log.state).toMatchObject({ pebbles: [7, 0], turn: 1 });
    expect(status(log)).toEqual(['amended', 'holds', 'holds', 'amend']);
  });

  test('later lines that no longer hold fall and are named', () => {
    const log = play().act(find(4)).act(pay(3)).act(gain(1));
    const { amend, fallen } = correct(log, 1, find(2));
    expect(fallen).toEqual([
      {
        seq: 2,
        line: { seat: 0, words: "Ana's string lost 3 shells, 1 wasted, now 0" },
        because: 'Needs 3 shells, there are 2.',
      },
    ]);
    log.amend(amend);
    expect(log.state).toMatchObject({ shells: [2, 0], pebbles: [1, 0] });
  });

  test('with no action the line is left out, and so are those that stood on it', () => {
    const log = play().act(pass(0)).act({ type: 'take', player: 1, pebbles: 2 });
    const { amend, fallen } = correct(log, 1);
    expect(fallen.map(({ seq, because }) => ({ seq, because }))).toEqual([{ seq: 2, because: 'Not your turn' }]);
    log.amend(amend);
    expect(log.state).toEqual(log.start);
    log.events.pop();
    expect(log.state).toMatchObject({ turn: 1, pebbles: [0, 2] });
  });

  test('what the table did anyway stays done, unless it has become impossible', () => {
    const log = play()
      .act({ type: 'take', player: 1, pebbles: 2 }, true)
      .act(find(4))
      .act({ type: 'take', player: 0, pebbles: 9 }, true)
      .act({ ...pay(4) }, true);
    const { fallen } = correct(log, 2, find(3));
    expect(fallen.map((each) => each.seq)).toEqual([4]);
  });

  test('a new value that does not hold itself is refused', () => {
    const log = play().act(find(4)).act(pay(3));
    expect(correct(log, 2, pay(5)).refusal?.words).toBe('Needs 5 shells, there are 4.');
    expect(correct(log, 2, pay(4)).refusal).toBeUndefined();
  });

  test('corrected twice: the newest holds, and what fell only by the older one stands again', () => {
    const log = play().act(find(5)).act(pay(3));
    log.amend(correct(log, 1, find(1)).amend);
    expect(log.state.shells).toEqual([1, 0]);
    const second = correct(log, 1, find(6));
    expect(second.fallen).toEqual([]);
    log.amend(second.amend);
    expect(log.state.shells).toEqual([3, 0]);
    expect(status(log)).toEqual(['amended', 'holds', 'droppedAmend', 'amend']);
    log.events.pop();
    expect(log.state.shells).toEqual([1, 0]);
    log.events.pop();
    expect(log.state.shells).toEqual([2, 0]);
  });

  test('a line that was left out comes back with a new value', () => {
    const log = play().act(gain(1)).act(gain(2));
    log.amend(correct(log, 1).amend);
    expect(log.state.pebbles).toEqual([2, 0]);
    log.amend(correct(log, 1, gain(4)).amend);
    expect(log.state.pebbles).toEqual([6, 0]);
  });

  test('a line that fell by the correction of another comes back with a value that holds', () => {
    const log = play().act(find(4)).act(pay(3));
    log.amend(correct(log, 1, find(2)).amend);
    log.amend(correct(log, 2, pay(2)).amend);
    expect(log.state.shells).toEqual([0, 0]);
    expect(status(log)).toEqual(['amended', 'amended', 'amend', 'amend']);
  });

  test('after going back to the very line, a correction of it brings nothing else back', () => {
    const log = play().act(gain(1)).act(gain(2));
    log.amend(goBackTo(log.events, 1));
    log.amend(correct(log, 1, gain(8)).amend);
    expect(log.state.pebbles).toEqual([8, 0]);
  });
});

test('an amendment that was dropped has no effect', () => {
  const log = play().act(gain(1)).act(gain(2));
  log.amend({ type: 'amend', seq: 1, action: gain(9), dropped: [2] });
  log.amend({ type: 'amend', seq: 2, dropped: [3] });
  expect(log.state.pebbles).toEqual([3, 0]);
  expect(status(log)).toEqual(['holds', 'holds', 'droppedAmend', 'amend']);
});
