import { fireEvent, screen } from '@testing-library/react-native';

import { LongList } from '@/components/archive/LongList';
import { Scrubber } from '@/components/archive/Scrubber';
import { conditionWords } from '@/components/archive/StatisticsPage';
import { changedCounters, momentsOf, seriesOf, stationsOf } from '@/components/archive/walk';
import { Txt } from '@/components/theme/Txt';
import type { AnyGame } from '@/rules/kernel/game';
import { isRefusal } from '@/rules/kernel/refusal';

import { toy, toySetup } from '../../rules/toy';
import { renderThemed } from '../ui/themed';

const game = toy as unknown as AnyGame;
const setup = toySetup(2);
const start = toy.start(setup);
if (isRefusal(start)) throw new Error(start.words);

const gain = (seq: number, player: number, amount: number) => ({
  seq,
  id: `e${seq}`,
  at: 1000 * seq,
  overruled: false,
  action: { type: 'correct', player, counter: 'pebbles', how: 'gain', amount },
});

const moments = momentsOf(game, start, [gain(1, 0, 3), gain(2, 1, 2), gain(3, 0, 1)], 0);

test('every line has its moment, from the set-up on', () => {
  expect(moments.map(({ words }) => words)).toEqual([
    'The game is set up',
    expect.stringContaining('3'),
    expect.stringContaining('2'),
    expect.stringContaining('now 4'),
  ]);
  const pebbles = game.counters.find(({ key }) => key === 'pebbles');
  expect(moments.map(({ state }) => pebbles?.read(state, 0))).toEqual([0, 3, 3, 4]);
});

test('a line that a correction left out has no moment', () => {
  const amend = { ...gain(4, 0, 0), action: { type: 'amend' as const, seq: 1, dropped: [1] } };
  const left = momentsOf(game, start, [gain(1, 0, 3), gain(2, 1, 2), gain(3, 0, 1), amend], 0);
  expect(left).toHaveLength(3);
  expect(left.at(-1)?.words).toContain('now 1');
});

test('a chart has the start and a value a round, for what changed only', () => {
  expect(changedCounters(game, moments, 2, 9).map(({ key }) => key)).toEqual(['pebbles']);
  const series = seriesOf(game, stationsOf(moments), 'pebbles', 2);
  expect(series).toEqual([
    [0, 4],
    [0, 2],
  ]);
});

test('the scrubber walks back line by line, and by the keys of a screen reader', () => {
  renderThemed(<Scrubber game={game} seats={setup.seats} moments={moments} />);
  expect(screen.getByTestId('scrub-words')).toHaveTextContent(/now 4/);
  expect(screen.getByTestId('scrub-on')).toBeDisabled();
  fireEvent.press(screen.getByTestId('scrub-back'));
  expect(screen.getByTestId('scrub-words')).toHaveTextContent(moments[2]?.words ?? '');
  const track = screen.getByTestId('scrub-track');
  for (let step = 0; step < 5; step += 1) {
    fireEvent(track, 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
  }
  expect(screen.getByTestId('scrub-words')).toHaveTextContent('The game is set up');
});

test('of two thousand rows only those in sight are drawn, wherever the list is scrolled to', () => {
  const rows = Array.from({ length: 2000 }, (_, index) => `row ${index}`);
  const drawn = () => screen.getAllByText(/^row \d+$/).map(({ props }) => Number(String(props.children).slice(4)));
  renderThemed(
    <LongList
      rows={rows}
      keyOf={(row) => row}
      draw={(row) => <Txt type="body">{row}</Txt>}
      head={null}
      testID="long"
    />,
  );
  expect(drawn()[0]).toBe(0);
  expect(drawn().length).toBeLessThan(80);
  fireEvent.scroll(screen.getByTestId('long'), { nativeEvent: { contentOffset: { x: 0, y: 64 * 1000 } } });
  expect(drawn()).toContain(1000);
  expect(drawn().length).toBeLessThan(80);
  fireEvent.scroll(screen.getByTestId('long'), { nativeEvent: { contentOffset: { x: 0, y: 64 * 5000 } } });
  expect(drawn().at(-1)).toBe(1999);
});

test('a victory condition is told in words', () => {
  expect(['culture', 'palaceDamage', 'turn-limit'].map(conditionWords)).toEqual([
    'Culture',
    'Palace damage',
    'Turn limit',
  ]);
});
