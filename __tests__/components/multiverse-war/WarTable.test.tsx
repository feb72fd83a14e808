import { act, fireEvent, screen } from '@testing-library/react-native';

import { WarOthers } from '@/components/multiverse-war/WarOthers';
import { WarTable } from '@/components/multiverse-war/WarTable';
import { session } from '@/store/app';

import { COLLECT, draw, NEXT, played, START, TABLET, tableOf } from './table';

// The page turned to is kept by the session, and here by nobody's.
beforeEach(() => session.keep({ tablePage: undefined }));

const tap = (id: string) => fireEvent.press(screen.getByTestId(id), { nativeEvent: { detail: 1 } });

test('revenue is one tap, with what it comes to', () => {
  const table = tableOf(played({}, START));
  draw(<WarTable {...table} />);
  expect(screen.getByLabelText('Gold 0, after collecting 9')).toBeTruthy();
  tap('collect');
  expect(table.onAct).toHaveBeenCalledWith({ type: 'collectRevenue', player: 0 });
});

test('each phase opens on the page it is played on, and the pages can be turned', () => {
  const { unmount } = draw(<WarTable {...tableOf(played({}, START, COLLECT, NEXT))} />);
  expect(screen.getByTestId('open-recruit')).toBeTruthy();
  unmount();
  draw(<WarTable {...tableOf(played({}, START, COLLECT, NEXT, NEXT))} />);
  expect(screen.getByTestId('peek-army')).toBeTruthy();
  tap('page-score');
  expect(screen.getByTestId('mission-m1')).toBeTruthy();
});

test('where the race stands beside the table, the table has no page of it', () => {
  const table = tableOf(played({}, START));
  draw(<WarTable {...table} />, {}, TABLET);
  expect(screen.getByTestId('page-army')).toBeTruthy();
  expect(screen.queryByTestId('page-score')).toBeNull();
  draw(<WarOthers {...table} />, {}, TABLET);
  expect(screen.getByTestId('mission-m1')).toBeTruthy();
});

test('blocks are covered until held, and cover themselves again after 8 seconds', () => {
  jest.useFakeTimers();
  draw(<WarTable {...tableOf(played({}, START, COLLECT, NEXT, NEXT))} />);
  expect(screen.queryByText('Pikeman')).toBeNull();
  expect(screen.getByText('Block 2')).toBeTruthy();
  fireEvent(screen.getByTestId('peek-army'), 'pressIn', { nativeEvent: {} });
  expect(screen.getByText('Pikeman')).toBeTruthy();
  act(() => jest.advanceTimersByTime(8100));
  expect(screen.queryByText('Pikeman')).toBeNull();
  jest.useRealTimers();
});

test('covered, a decoy and a builder look like any other block', () => {
  const decoy = { type: 'placeDecoy' as const, player: 0 };
  draw(<WarTable {...tableOf(played({ scenario: 'advanced' }, START, COLLECT, NEXT, decoy, NEXT))} />);
  expect(screen.getAllByText(/^Block \d$/)).toHaveLength(4);
  expect(screen.getAllByLabelText('4 of 4 health')).toHaveLength(4);
});

test('the battle record does not tell which blocks a player has', () => {
  const rows = (...classes: string[]) => {
    const { unmount } = draw(<WarTable {...tableOf(played({}, { ...START, classes }))} />);
    const found = screen.getAllByTestId(/^record-/).map(({ props }) => String(props.testID));
    unmount();
    return found;
  };
  expect(rows('Builder', 'Knight', 'Knight')).toEqual(rows('Builder', 'Bowman', 'Pikeman'));
});

test('one tap takes a health, rests, connects or records', () => {
  const table = tableOf(played({}, START, COLLECT, NEXT, NEXT));
  draw(<WarTable {...table} />);
  tap('unit-2');
  expect(table.onAct).toHaveBeenLastCalledWith({ type: 'damageUnit', player: 0, unit: '2', amount: 1 });
  tap('rest-3');
  expect(table.onAct).toHaveBeenLastCalledWith({ type: 'markRest', player: 0, unit: '3' });
  tap('page-turn');
  tap('record-Bowman');
  expect(table.onAct).toHaveBeenLastCalledWith({ type: 'recordKill', player: 0, class: 'Bowman', what: 'unit' });
});

test('A34: a team is shown with the Elite classes of its best player', () => {
  const state = played({ scenario: 'advanced' }, START);
  const [mira, teo] = state.players;
  if (!mira || !teo) throw new Error('Two sit there.');
  const elite = { steps: { Bowman: 3 } };
  const team = {
    ...state,
    mode: 'teams',
    cards: { 'unit:Bowman': { elite: 3 } },
    players: [mira, teo, { ...mira, name: 'Iris', ...elite }, { ...teo, name: 'Ana' }].map((each, seat) => ({
      ...each,
      team: seat % 2,
    })),
  };
  draw(<WarOthers {...tableOf(team)} />);
  expect(screen.getAllByLabelText('Mira and Iris: 1')).toHaveLength(1);
});

test('ways to win are rings with the number, untyped ones say so', () => {
  draw(<WarTable {...tableOf(played({ scenario: 'advanced' }, START))} />);
  expect(screen.getByLabelText('Fortresses, 0 of 4')).toBeTruthy();
  expect(screen.getByLabelText('Portal, 0, goal not typed yet')).toBeTruthy();
});

test('the pane beside counts blocks and tells none', () => {
  draw(
    <WarOthers
      {...tableOf(played({ scenario: 'advanced' }, START, COLLECT, NEXT, { type: 'placeDecoy', player: 0 }))}
    />,
  );
  expect(screen.getByText('9 gold, 4 blocks')).toBeTruthy();
  expect(screen.queryByText('Pikeman')).toBeNull();
});
