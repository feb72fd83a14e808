import { fireEvent, screen, within } from '@testing-library/react-native';

import { NearOthers } from '@/components/near-and-far/NearOthers';
import { NearTable } from '@/components/near-and-far/NearTable';

import { adventurer, ADVENTURE, at, EMPTY } from '../../rules/near-and-far/table';
import { draw, tap } from '../tracks/look';
import { tableOf } from './table';

const SMALL = { width: 360, height: 640 };

describe('the player board', () => {
  test('says its numbers aloud', () => {
    const board = { 'board:Player board': { coins: '1', gems: '2', topRow: 7 } };
    const state = at({ cards: board }, [
      { hearts: 9, reputation: 5, mapCamps: 6 },
      { reputation: 2 },
      { reputation: -1 },
    ]);
    draw(<NearTable {...tableOf(state)} />, {}, SMALL);
    expect(screen.getByRole('button', { name: "Mira's hearts, 9 of 13" })).toBeTruthy();
    expect(screen.getByText('hearts, enough for 3 camps')).toBeTruthy();
    expect(screen.getByRole('button', { name: "Mira's reputation, 5" })).toBeTruthy();
    expect(screen.getByText('worth 2 points now')).toBeTruthy();
    expect(screen.getByText('6 placed, 8 left')).toBeTruthy();
  });

  test.each([
    ['hearts-0-plus', 'onGain', [0, 'hearts', 1]],
    ['hearts-0-minus', 'onPay', [0, 'hearts', 1]],
    ['coins-0-plus', 'onGain', [0, 'coins', 1]],
    ['food-0-plus', 'onGain', [0, 'food', 1]],
  ] as const)('%s is one step', (testID, told, args) => {
    const table = tableOf(at({}, [{ hearts: 3 }]));
    draw(<NearTable {...table} />, {}, SMALL);
    tap(screen.getByTestId(testID));
    expect(table[told].mock.calls).toEqual([args]);
  });

  test('the summed symbols of the party are said as one', () => {
    const state = at({}, [{ adventurers: [adventurer('Kel', 'red', { combat: 2, move: 1 })], birds: 1 }]);
    draw(<NearTable {...tableOf(state)} />, {}, SMALL);
    expect(screen.getByLabelText('Skill 1, Combat 2, Search 1, Move 4, Shield no, Reset 2')).toBeTruthy();
  });
});

describe('the reputation track', () => {
  function track(reputation: number) {
    const table = tableOf(at({}, [{ reputation }, { reputation: 2 }]));
    draw(<NearTable {...table} />, {}, SMALL);
    const rod = screen.getByTestId('reputation-track-0');
    fireEvent(rod, 'layout', { nativeEvent: { layout: { width: 18 * 16 + 36 } } }); // 16 dp a station
    return { rod, table };
  }
  const touch = (x: number, y = 20) => ({ nativeEvent: { pageX: x, pageY: y, locationX: x, locationY: y } });

  test('a tap goes to its value in one step', () => {
    const { rod, table } = track(1);
    fireEvent(rod, 'startShouldSetResponderCapture', touch(178));
    fireEvent(rod, 'responderRelease', touch(178)); // station 10: reputation 4
    expect(table.onGain.mock.calls).toEqual([[0, 'reputation', 3]]);
  });

  test('a finger that scrolls the page changes nothing', () => {
    const { rod, table } = track(1);
    fireEvent(rod, 'startShouldSetResponderCapture', touch(178));
    expect(rod.props.onResponderTerminationRequest()).toBe(true);
    fireEvent(rod, 'responderRelease', touch(178, 60));
    expect(table.onGain).not.toHaveBeenCalled();
  });

  test('it says its value, points and rivals, and steps by one up to its end', () => {
    const { rod, table } = track(12);
    expect(rod).toHaveAccessibilityValue({ now: 12, min: -6, max: 12, text: '12, 6 points. Teo 2. Jun 0' });
    fireEvent(rod, 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
    fireEvent(rod, 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
    expect(table.onGain).not.toHaveBeenCalled();
    expect(table.onPay.mock.calls).toEqual([[0, 'reputation', 1]]);
  });
});

test('a chip says hearts, reputation and the tents left', () => {
  draw(<NearTable {...tableOf(at({}, [{ hearts: 4, reputation: -2, mapCamps: 13 }]))} />, {}, SMALL);
  expect(screen.getByText('♥ 4 rep −2 ▲ 1')).toBeTruthy();
  expect(screen.getByTestId('players-0').props.accessibilityHint).toBe('1 camp left. Has the turn');
});

test('Town says who stands where and what a duel would be like', () => {
  const state = at({}, [{ location: 'saloon' }, { location: 'mine' }]);
  const table = tableOf(state);
  draw(<NearTable {...table} />, {}, SMALL);
  tap(screen.getByTestId('page-town'));
  const mine = within(screen.getByTestId('spot-mine'));
  expect(mine.getByText('Dig for rewards')).toBeTruthy();
  expect(mine.getByText('42 % to win')).toBeTruthy();
  expect(screen.getByTestId('spot-mine').props.accessibilityHint).toBe('Teo there');
  tap(screen.getByTestId('spot-jail'));
  expect(table.onTopic).toHaveBeenCalledWith('jail');
  tap(screen.getByTestId('spot-farm'));
  expect(table.onOpen).toHaveBeenCalledWith('visit:farm');
});

test('of several in a building Town weighs the weakest, as the visit does', () => {
  const state = at({}, [
    {},
    { location: 'farm', adventurers: [adventurer('A', 'red', { combat: 9 })] },
    { location: 'farm' },
  ]);
  draw(<NearTable {...tableOf(state)} />, {}, SMALL);
  tap(screen.getByTestId('page-town'));
  expect(within(screen.getByTestId('spot-farm')).getByText(/^42.% to win$/)).toBeTruthy();
});

test('Travel says what the next step costs and takes it', () => {
  const state = at({ turn: { ...ADVENTURE, steps: 1 } }, [{ location: 'map', here: EMPTY, hearts: 4 }]);
  const table = tableOf(state);
  draw(<NearTable {...table} />, {}, SMALL);
  tap(screen.getByTestId('page-travel'));
  expect(screen.getByText('On an empty space, 1 step and 4 hearts left. Going on costs 1 heart.')).toBeTruthy();
  tap(screen.getByTestId('step-camp'));
  expect(table.onAct).toHaveBeenCalledWith({
    type: 'moveStep',
    player: 0,
    path: 'plain',
    to: { camp: true, town: false, water: false },
  });
});

test('Travel draws the steps of the turn and what lay between them', () => {
  const trail = [
    { from: { camp: false, town: true, water: false }, path: 'threat' as const },
    { from: { camp: true, town: false, water: false }, path: 'plain' as const },
  ];
  const state = at({ turn: { ...ADVENTURE, steps: 2, trail } }, [
    { location: 'map', here: EMPTY, hearts: 4, birds: 1 },
  ]);
  draw(<NearTable {...tableOf(state)} />, {}, SMALL);
  tap(screen.getByTestId('page-travel'));
  expect(screen.getByLabelText('From the town, past a threat to a camp, to an empty space, 1 step left')).toBeTruthy();
});

test('Score names routes and chiefs, and the final round', () => {
  const state = at({ endTriggered: { seat: 1, round: 2 } }, [{ chiefs: ['red'] }]);
  draw(<NearTable {...tableOf(state)} />, {}, SMALL);
  tap(screen.getByTestId('page-score'));
  expect(screen.getByText('Final round, 3 turns left')).toBeTruthy();
  expect(screen.getByText('chief: Mira')).toBeTruthy();
  expect(screen.getByTestId('banners-green').props.accessibilityHint).toBe('Mira 0, Teo 0, Jun 0. Reads the rule');
  expect(screen.getByText('Tea leaves')).toBeTruthy();
});

test('beside the board stands the score, so the table has no page of it', () => {
  const wide = { width: 1024, height: 768 };
  draw(<NearTable {...tableOf(at({}, [{ hearts: 2 }]))} />, {}, wide);
  expect(screen.getByTestId('page-travel')).toBeTruthy();
  expect(screen.queryByTestId('page-score')).toBeNull();
  draw(<NearOthers {...tableOf(at({}, [{ hearts: 2 }]))} />, {}, wide);
  expect(screen.getByTestId('banners-green')).toBeTruthy();
});

test('beside the board everybody stands in a line', () => {
  draw(<NearOthers {...tableOf(at({}, [{ hearts: 2 }, { location: 'jail' }]))} />, {}, { width: 900, height: 420 });
  expect(screen.getByText('0 hearts, reputation 0, 0 camps, in jail')).toBeTruthy();
});
