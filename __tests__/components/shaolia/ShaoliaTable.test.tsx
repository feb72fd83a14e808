import { act, fireEvent, screen, within } from '@testing-library/react-native';

import { ShaoliaOthers } from '@/components/shaolia/ShaoliaOthers';
import { ShaoliaTable } from '@/components/shaolia/ShaoliaTable';

import { draw, tap } from '../tracks/look';
import { gain, played, tableOf, TO_ACTION } from './table';

const SMALL = { width: 360, height: 640 };
const LANDSCAPE = { width: 740, height: 360 };

describe('the duel', () => {
  test('reads both players aloud, never by colour alone', () => {
    draw(<ShaoliaTable {...tableOf(played(gain(0, 'culture', 11), gain(1, 'palaceDamage', 7)))} />);
    expect(screen.getByRole('button', { name: 'Mira, 11 of 18 culture' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Teo, Palace 5 of 12, 7 damage' })).toBeTruthy();
    expect(within(screen.getByTestId('palaceDamage-1-stones')).getAllByTestId('broken-stone')).toHaveLength(7);
    expect(within(screen.getByTestId('palaceDamage-0-stones')).queryAllByTestId('broken-stone')).toHaveLength(0);
    expect(screen.getByText('Palace 5 of 12')).toBeTruthy();
  });

  test('says whose turn it is and who is first, also when they differ', () => {
    draw(<ShaoliaTable {...tableOf(played({ type: 'endTurn', player: 0 }))} />);
    expect(screen.getByTestId('side-0').props['aria-label']).toBe('Mira, first player');
    expect(screen.getByTestId('side-1').props['aria-label']).toBe('Teo, active');
    expect(within(screen.getByTestId('side-0')).getByText('first')).toBeTruthy();
    expect(within(screen.getByTestId('side-1')).queryByText('first')).toBeNull();
  });

  test('a gauge types its number', () => {
    const table = tableOf(played());
    draw(<ShaoliaTable {...table} />);
    tap(screen.getByTestId('culture-1-gauge'));
    tap(screen.getByTestId('palaceDamage-0-stones'));
    expect(table.onKeypad.mock.calls).toEqual([
      [1, 'culture'],
      [0, 'palaceDamage'],
    ]);
  });
});

describe('one tap is one step', () => {
  test.each([
    ['culture-0-plus', 'onGain', [0, 'culture', 1]],
    ['culture-0-minus', 'onPay', [0, 'culture', 1]],
    ['palaceDamage-1-plus', 'onGain', [1, 'palaceDamage', 1]],
    ['gold-0-plus', 'onGain', [0, 'gold', 1]],
    ['gold-0-minus', 'onPay', [0, 'gold', 1]],
    ['minerals-0-plus', 'onGain', [0, 'minerals', 1]],
    ['officers-0-plus', 'onGain', [0, 'officers', 1]],
  ] as const)('%s', (testID, told, args) => {
    const table = tableOf(played(gain(0, 'culture', 3)));
    draw(<ShaoliaTable {...table} />, {}, SMALL);
    tap(screen.getByTestId(testID));
    expect(table[told].mock.calls).toEqual([args]);
  });

  test('holding + repeats and is told once', () => {
    jest.useFakeTimers();
    const table = tableOf(played());
    draw(<ShaoliaTable {...table} />);
    const plus = screen.getByTestId('gold-0-plus');
    fireEvent(plus, 'pressIn');
    act(() => jest.advanceTimersByTime(350 + 160 + 160));
    expect(screen.getByTestId('gold-0-value')).toHaveTextContent('8');
    fireEvent(plus, 'pressOut');
    expect(table.onGain.mock.calls).toEqual([[0, 'gold', 3]]);
    jest.useRealTimers();
  });

  test('at the end of its track a step is not told', () => {
    const table = tableOf(played());
    draw(<ShaoliaTable {...table} />);
    tap(screen.getByTestId('minerals-0-minus'));
    tap(screen.getByTestId('culture-0-minus'));
    expect(table.onPay).not.toHaveBeenCalled();
  });

  test('a screen reader adjusts the number', () => {
    const table = tableOf(played(gain(0, 'culture', 3)));
    draw(<ShaoliaTable {...table} />);
    const culture = screen.getByLabelText("Mira's culture");
    expect(culture).toHaveAccessibilityValue({ min: 0, max: 18, now: 3, text: '3 of 18' });
    fireEvent(culture, 'accessibilityAction', { nativeEvent: { actionName: 'plus5' } });
    fireEvent(culture, 'accessibilityAction', { nativeEvent: { actionName: 'minus5' } });
    fireEvent(culture, 'accessibilityAction', { nativeEvent: { actionName: 'type' } });
    expect(table.onGain.mock.calls).toEqual([[0, 'culture', 5]]);
    expect(table.onPay.mock.calls).toEqual([[0, 'culture', 3]]);
    expect(table.onKeypad.mock.calls).toEqual([[0, 'culture']]);
  });

  test('the number itself opens the keypad', () => {
    const table = tableOf(played());
    draw(<ShaoliaTable {...table} />);
    tap(screen.getByTestId('gold-0-value'));
    expect(table.onKeypad.mock.calls).toEqual([[0, 'gold']]);
  });

  test("the rival's supplies unfold", () => {
    const table = tableOf(played(gain(1, 'minerals', 1)));
    draw(<ShaoliaTable {...table} />);
    expect(screen.queryByTestId('gold-1-plus')).toBeNull();
    const row = screen.getByTestId('supplies-1');
    for (const amount of ['5 gold', '1 mineral', '0 officers']) expect(within(row).getByLabelText(amount)).toBeTruthy();
    tap(row);
    tap(screen.getByTestId('gold-1-plus'));
    expect(table.onGain.mock.calls).toEqual([[1, 'gold', 1]]);
  });

  test('extra dice are counted only while there are some', () => {
    const { unmount } = draw(<ShaoliaTable {...tableOf(played())} />);
    expect(screen.queryByTestId('extraDice-0')).toBeNull();
    unmount();
    draw(<ShaoliaTable {...tableOf(played({ type: 'buyExtraDie', player: 0 }))} />);
    expect(screen.getByTestId('extraDice-0')).toBeTruthy();
  });
});

describe('the running phase', () => {
  test('purchase: four tiles; a tap hands over the action of the menu', () => {
    const table = tableOf(played());
    draw(<ShaoliaTable {...table} />);
    tap(screen.getByTestId('tile-buyLv1'));
    tap(screen.getByTestId('tile-buyExtraDie'));
    expect(table.onAct.mock.calls).toEqual([[{ type: 'buyLv1', player: 0 }], [{ type: 'buyExtraDie', player: 0 }]]);
    expect(screen.queryByTestId('tile-openFront')).toBeNull();
  });

  test('a tile that cannot be paid says why and still goes to the frame', () => {
    const table = tableOf(played());
    draw(<ShaoliaTable {...table} />);
    const officers = screen.getByTestId('tile-buyOfficers');
    expect(officers).toHaveAccessibleName(/mineral/i);
    expect(within(officers).queryByText(/2 officers/)).toBeNull();
    tap(officers);
    expect(table.onAct).toHaveBeenCalledTimes(1);
  });

  test('building: a space that is open is offered no more', () => {
    const built = played(...TO_ACTION.slice(0, 2), { type: 'openLockedSpace', player: 0, row: 'front' });
    draw(<ShaoliaTable {...tableOf(built)} />);
    expect(screen.queryByTestId('tile-openFront')).toBeNull();
    expect(screen.getByTestId('tile-openBack')).toBeTruthy();
  });

  test('action: begin, then the roll opens its panel, then the dice lie there', () => {
    const before = tableOf(played(...TO_ACTION));
    const { unmount } = draw(<ShaoliaTable {...before} />);
    tap(screen.getByTestId('tile-beginAction'));
    expect(before.onAct.mock.calls).toEqual([[{ type: 'beginAction', player: 0 }]]);
    tap(screen.getByTestId('tile-setRoll'));
    expect(before.onOpen.mock.calls).toEqual([['roll']]);
    unmount();

    const rolled = played(
      ...TO_ACTION,
      { type: 'beginAction', player: 0 },
      { type: 'setRoll', player: 0, faces: [2, 5, 6], by: 'typed' },
    );
    draw(<ShaoliaTable {...tableOf(rolled)} />);
    expect(screen.getByLabelText('Mira rolled 2, 5, 6')).toBeTruthy();
    expect(screen.queryByTestId('tile-setRoll')).toBeNull();
  });

  test('after the end nothing is offered', () => {
    draw(<ShaoliaTable {...tableOf(played(gain(0, 'culture', 18)))} />);
    expect(screen.queryByTestId('tile-buyLv1')).toBeNull();
  });

  test('shows the controls of the player looked at', () => {
    draw(<ShaoliaTable {...tableOf(played(), { shown: 1 })} />);
    expect(screen.getByTestId('gold-1-plus')).toBeTruthy();
    expect(screen.queryByTestId('gold-0-plus')).toBeNull();
  });
});

describe('two panes', () => {
  test('every number of the table is there once; the left one edits, the right one is watched', () => {
    const table = tableOf(played(gain(1, 'gold', 4)));
    draw(
      <>
        <ShaoliaTable {...table} />
        <ShaoliaOthers {...table} />
      </>,
      {},
      LANDSCAPE,
    );
    for (const seat of [0, 1]) {
      for (const counter of ['gold', 'minerals', 'officers']) {
        expect(screen.getAllByTestId(`${counter}-${seat}-value`)).toHaveLength(1);
      }
      expect(screen.getAllByTestId(`culture-${seat}-gauge`)).toHaveLength(1);
      expect(screen.getAllByTestId(`palaceDamage-${seat}-plus`)).toHaveLength(1);
      expect(screen.getAllByTestId(`territory-${seat}`)).toHaveLength(1);
    }
    expect(screen.queryByTestId('page-territory')).toBeNull();
    const watched = within(screen.getByTestId('shaolia-others'));
    expect(watched.queryAllByTestId(/-plus$/)).toHaveLength(0);
    tap(watched.getByRole('button', { name: "Teo's gold, 9" }));
    expect(table.onKeypad.mock.calls).toEqual([[1, 'gold']]);
  });
});

test('an undo lights what it changed, once', () => {
  draw(<ShaoliaTable {...tableOf(played(), { pulse: 'gold-0' })} />);
  expect(screen.getAllByTestId('pulse')).toHaveLength(1);
});
