import { act, fireEvent, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Reveal } from '@/components/score/Reveal';
import { revealOf } from '@/components/score/revealSteps';
import { announce } from '@/components/ui/announce';
import type { ScoreSheet } from '@/rules/kernel/score';

import { renderThemed } from '../ui/themed';
import { sheetOf, shells } from './sheets';

jest.mock('@/components/ui/announce', () => ({ announce: jest.fn() }));

const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, left: 0, right: 0, bottom: 0 } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

function show(sheet: ScoreSheet): jest.Mock {
  const onDone = jest.fn();
  const colours = sheet.columns.map((_, column) => column);
  renderThemed(
    <SafeAreaProvider initialMetrics={METRICS}>
      <Reveal game="shaolia" sheet={sheet} steps={revealOf(sheet)} colours={colours} onDone={onDone} />
    </SafeAreaProvider>,
    { reducedMotion: false },
  );
  return onDone;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const reads = (part: string) => screen.getByTestId(`reveal-${part}`).props.children;
const line = () => reads('line');

const SHEET = sheetOf({ camps: [3, 5], threats: [9, -1] });

test('one line after the other: what it gave, the points so far, then the ranks move', () => {
  const onDone = show(SHEET);
  expect([line(), reads('0-gained'), reads('0-total'), reads('0-rank')]).toEqual(['Camps', '+3', '3', '']);
  pass(650);
  expect([reads('0-rank'), reads('1-rank')]).toEqual(['2nd', '1st']);
  pass(1050);
  expect([line(), reads('0-gained'), reads('0-total'), reads('1-gained')]).toEqual(['Threats', '+9', '12', '−1']);
  expect([reads('0-rank'), reads('1-rank')]).toEqual(['2nd', '1st']);
  pass(650);
  expect([reads('0-rank'), reads('1-rank')]).toEqual(['1st', '2nd']);
  expect(onDone).not.toHaveBeenCalled();
  pass(1950);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('each line is said to who does not see it', () => {
  show(SHEET);
  expect(jest.mocked(announce).mock.lastCall?.[0]).toBe('Camps. Teo 5, now 5. Mira 3, now 3.');
});

test('one tap shows the result', () => {
  const onDone = show(SHEET);
  fireEvent.press(screen.getByTestId('reveal-skip'));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a tie is told with the rule that parts it', () => {
  show(sheetOf({ camps: [3, 5], coins: [4, 2] }, { tieBreaks: [shells(1, 2)] }));
  pass(1700);
  expect([line(), reads('0-rank'), reads('1-rank')]).toEqual(['Coins', '2nd', '1st']);
  pass(650);
  expect([reads('0-rank'), reads('1-rank')]).toEqual(['1st', '1st']);
  pass(1050);
  expect(line()).toBe('Teo before Mira by most shells.');
  expect(screen.queryByTestId('reveal-0-gained')).toBeNull();
  pass(650);
  expect([reads('0-rank'), reads('1-rank')]).toEqual(['2nd', '1st']);
});

test('alone at the table there are points but no ranks', () => {
  show(sheetOf({ maps: [12], enemy: [5] }));
  expect([reads('0-total'), screen.queryByTestId('reveal-0-rank')]).toEqual(['12', null]);
});
