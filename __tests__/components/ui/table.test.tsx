import { act, fireEvent, screen } from '@testing-library/react-native';

import { Dock, dockHeight } from '@/components/ui/Dock';
import { Header } from '@/components/ui/Header';
import { PhaseRod } from '@/components/ui/PhaseRod';
import { PlayerSwitcher } from '@/components/ui/PlayerSwitcher';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { type Saved, SavedDot } from '@/components/ui/SavedDot';
import { Snackbar } from '@/components/ui/Snackbar';
import type { Look } from '@/components/theme/theme';

import { renderThemed, themed } from './themed';

describe('Header', () => {
  test('its tag opens the checklist of the phase where the rod has no room', () => {
    const onTag = jest.fn();
    renderThemed(<Header title="Turn 2" tag="Build" onTag={onTag} />);
    fireEvent.press(screen.getByRole('button', { name: 'Build' }));
    expect(onTag).toHaveBeenCalledTimes(1);
  });

  test('elsewhere it is only read', () => {
    renderThemed(<Header title="Turn 2" tag="Build" />);
    expect(screen.getByText('Build')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('Dock', () => {
  function dock(canUndo: boolean, look: Partial<Look> = {}) {
    const told = {
      onUndo: jest.fn(),
      onHistory: jest.fn(),
      onTable: jest.fn(),
      onActions: jest.fn(),
      onRules: jest.fn(),
    };
    const onPress = jest.fn();
    renderThemed(
      <Dock
        active="table"
        bead={{ word: 'End turn', sentence: "End Mira's turn", onPress }}
        canUndo={canUndo}
        undoLabel="Undo battle"
        {...told}
      />,
      look,
    );
    return { ...told, onPress };
  }
  const names = () => screen.getAllByRole('button').map((button) => button.props.accessibilityLabel);

  test('five slots, the bead in the middle; mirrored for the left-handed', () => {
    dock(true);
    const right = names();
    expect(right).toEqual(['Undo battle', 'Table', "End turn. End Mira's turn", 'Actions', 'Rules']);
    screen.unmount();
    dock(true, { hand: 'left' });
    expect(names()).toEqual([...right].reverse());
  });

  test('undo is greyed, not hidden, when there is nothing to undo', () => {
    const { onUndo } = dock(false);
    const undo = screen.getByRole('button', { name: 'Undo battle' });
    expect(undo).toBeDisabled();
    fireEvent.press(undo);
    expect(onUndo).not.toHaveBeenCalled();
  });

  test('holding undo opens the log', () => {
    const { onHistory, onUndo } = dock(true);
    fireEvent(screen.getByRole('button', { name: 'Undo battle' }), 'longPress');
    expect(onHistory).toHaveBeenCalledTimes(1);
    expect(onUndo).not.toHaveBeenCalled();
  });

  test('the bead does the next step', () => {
    const { onPress } = dock(true);
    fireEvent.press(screen.getByTestId('bead'));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  test.each([
    [844, 0, 88],
    [844, 34, 102],
    [700, 0, 88],
    [699, 0, 72],
  ])('%i dp high with %i below it is %i', (height, inset, dp) => {
    expect(dockHeight(height, inset)).toBe(dp);
  });
});

describe('PhaseRod', () => {
  test('every station says where it stands and opens its checklist', () => {
    const onPress = jest.fn();
    renderThemed(
      <PhaseRod
        onPress={onPress}
        phases={[
          { key: 'start', words: 'Month start', status: 'done', steps: [] },
          { key: 'players', words: 'Players', status: 'now', steps: [] },
          { key: 'end', words: 'Month end', status: 'due', steps: [] },
        ]}
      />,
    );
    expect(screen.getAllByRole('button').map((station) => station.props.accessibilityLabel)).toEqual([
      'Month start, done',
      'Players, now',
      'Month end, still to come',
    ]);
    fireEvent.press(screen.getByTestId('phase-end'));
    expect(onPress.mock.calls).toEqual([['end']]);
  });
});

describe('players', () => {
  const PLAYERS = [
    { seat: 0, colour: 3, name: 'Mira', figure: '47 gold' },
    { seat: 1, colour: 0, name: 'Teo', figure: '31 gold' },
  ];

  test('the switcher shows, and acts for a player when held', () => {
    const told = { onShow: jest.fn(), onHold: jest.fn() };
    renderThemed(<PlayerSwitcher players={PLAYERS} active={0} shown={1} testID="players" {...told} />);
    expect(screen.getByTestId('players-0')).not.toBeSelected();
    expect(screen.getByTestId('players-0')).toBe(screen.getByA11yHint('Has the turn'));
    const teo = screen.getByTestId('players-1');
    expect(teo).toHaveTextContent(/Teo.*31 gold/);
    expect(teo).toBeSelected();
    fireEvent.press(teo);
    fireEvent(teo, 'longPress');
    expect(told.onShow.mock.calls).toEqual([[1]]);
    expect(told.onHold.mock.calls).toEqual([[1]]);
  });

  test('a token is an ornament unless it has a name', () => {
    renderThemed(<PlayerToken seat={1} colour={4} testID="token" />);
    expect(screen.queryByTestId('token')).toBeNull();
    expect(screen.getByText('B', { includeHiddenElements: true })).toBeTruthy();
    screen.rerender(themed(<PlayerToken seat={1} colour={4} label="Teo" letter="T" testID="token" />));
    expect(screen.getByLabelText('Teo')).toBeTruthy();
    expect(screen.getByText('T')).toBeTruthy();
  });
});

describe('what is said', () => {
  test('a snackbar goes after 8 s, and another change starts them anew', () => {
    jest.useFakeTimers();
    const onHide = jest.fn();
    const bar = (id: number) => themed(<Snackbar id={id} words="Teo paid 5 gold" onUndo={jest.fn()} onHide={onHide} />);
    renderThemed(bar(1));
    act(() => jest.advanceTimersByTime(7000));
    screen.rerender(bar(2));
    act(() => jest.advanceTimersByTime(7999));
    expect(onHide).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onHide).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test('a refusal offers only what it was given', () => {
    const onAnyway = jest.fn();
    renderThemed(<RefusalBanner words="Needs 3 gold, you have 2." onAnyway={onAnyway} />);
    fireEvent.press(screen.getByRole('button', { name: 'Do it anyway' }));
    expect(onAnyway).toHaveBeenCalledTimes(1);
    screen.rerender(themed(<RefusalBanner words="Needs 3 gold, you have 2." />));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each<[Saved, string]>([
    ['writing', 'Saving'],
    ['saved', 'Saved'],
    ['failed', 'Not saved'],
  ])('the dot says %s', (state, words) => {
    renderThemed(<SavedDot state={state} />);
    expect(screen.getByLabelText(words)).toBeTruthy();
    expect(screen.queryByText('Not saved') !== null).toBe(state === 'failed');
  });
});
