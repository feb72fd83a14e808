import { screen, waitFor, within } from '@testing-library/react-native';

import { DungeonOthers } from '@/components/dungeon/DungeonOthers';
import { DungeonTable } from '@/components/dungeon/DungeonTable';
import type { Action } from '@/rules/dungeon/actions';

import { draw, tap } from '../tracks/look';
import { ALL_MODULES, played, tableOf } from './table';

const SMALL = { width: 360, height: 640 };
const meet: Action = { type: 'startBattle', player: 0, foe: 'e1' };
const roll: Action = { type: 'rollBattle', player: 0, a: 6, b: 1 };

describe('the sheet', () => {
  test('reads HP, stats, experience and fame aloud', () => {
    draw(<DungeonTable {...tableOf(played({}))} />);
    expect(screen.getByTestId('hp-0')).toHaveAccessibleName("Mira's HP");
    expect(screen.getByTestId('exp-0')).toHaveAccessibleName("Mira's EXP, 0, level 0, 1 more to level 1");
    expect(screen.getByTestId('fame')).toHaveTextContent('0');
  });

  test('crosses lost hearts with the pencil', () => {
    const hurt = played({}, { type: 'correct', player: 0, counter: 'hp', how: 'pay', amount: 2 });
    draw(<DungeonTable {...tableOf(hurt)} />);
    expect(
      within(screen.getByTestId('hp-boxes', { includeHiddenElements: true })).getAllByTestId('pencil-cross', {
        includeHiddenElements: true,
      }),
    ).toHaveLength(2);
  });

  test.each([
    ['hp-0-minus', 'onPay', [0, 'hp', 1]],
    ['poison-0-plus', 'onGain', [0, 'poison', 1]],
    ['luck-0-plus', 'onGain', [0, 'luck', 1]],
  ] as const)('one tap is one step: %s', (testID, told, args) => {
    const table = tableOf(played({}));
    draw(<DungeonTable {...table} />, {}, SMALL);
    tap(screen.getByTestId(testID));
    expect(table[told].mock.calls).toEqual([args]);
  });

  test('stamina and gold are there with their modules only', () => {
    const { unmount } = draw(<DungeonTable {...tableOf(played({}))} />);
    expect(screen.queryByTestId('stamina-0')).toBeNull();
    unmount();
    draw(<DungeonTable {...tableOf(played(ALL_MODULES, { type: 'leaveMerchant', player: 0 }))} />);
    expect(screen.getByTestId('stamina-0-value')).toHaveTextContent('10');
    expect(screen.getByTestId('gold-0-value')).toHaveTextContent('6');
  });

  test('the pages lead to map, loot and score', () => {
    const table = tableOf(played({}));
    draw(<DungeonTable {...table} />);
    tap(screen.getByTestId('page-map'));
    tap(screen.getByTestId('move-tile'));
    expect(table.onAct).toHaveBeenLastCalledWith({ type: 'moveTile', player: 0 });
    tap(screen.getByTestId('page-loot'));
    tap(screen.getByTestId('loot-jar'));
    expect(table.onAct).toHaveBeenLastCalledWith({
      type: 'claimLoot',
      player: 0,
      loot: { kind: 'equipment', id: 'jar' },
    });
    tap(screen.getByTestId('page-score'));
    expect(screen.getByText('50 more fame for Senior Adventurer.')).toBeTruthy();
  });
});

describe('battle', () => {
  test('before the roll: the exact chance to win with the best play', async () => {
    draw(<DungeonTable {...tableOf(played({}, meet))} />);
    await waitFor(() => expect(screen.getByTestId('preview')).toBeTruthy(), { timeout: 8000 });
    expect(screen.getByTestId('preview')).toHaveAccessibleName(
      'With the best play, 0.5 HP left: 35 percent to win, less than even',
    );
  });

  test('both ways side by side, the better one marked, and a tap takes it', async () => {
    const table = tableOf(played({}, meet, roll));
    draw(<DungeonTable {...table} />, {}, SMALL);
    await waitFor(() => expect(screen.getByTestId('split-a')).toHaveAccessibleName(/Best/), { timeout: 8000 });
    expect(screen.getByTestId('split-a')).toHaveAccessibleName(
      'Best. Take 6, give 1. Blow for blow. 1 damage, you strike first, it has 2. 2 lost, HP 4 of 6. 42 % to win, 0.5 HP left',
    );
    expect(screen.getByTestId('split-b')).toHaveAccessibleName(/It dodges/);
    tap(screen.getByTestId('split-b'));
    expect(table.onAct.mock.calls).toEqual([[{ type: 'chooseDie', player: 0, mine: 'b' }]]);
  });

  test('the enemy is down: one tap claims the victory', () => {
    const down = played({}, meet, { type: 'correct', player: 0, counter: 'foeHp', how: 'set', amount: 0 });
    const table = tableOf(down);
    draw(<DungeonTable {...table} />);
    tap(screen.getByTestId('battle-step'));
    expect(table.onAct.mock.calls).toEqual([[{ type: 'claimVictory', player: 0 }]]);
  });

  test('after a win the tile and the loot are left to tick', () => {
    const won = played(
      {},
      meet,
      { type: 'correct', player: 0, counter: 'foeHp', how: 'set', amount: 0 },
      { type: 'claimVictory', player: 0 },
    );
    const table = tableOf(won);
    draw(<DungeonTable {...table} />);
    expect(screen.getByLabelText('Cross the tile, still to do')).toBeTruthy();
    expect(screen.getByLabelText('1 EXP, now 1, done')).toBeTruthy();
    tap(screen.getByTestId('mark-4'));
    expect(table.onAct.mock.calls).toEqual([[{ type: 'markTile', player: 0, dice: 4 }]]);
  });
});

describe('trap, fall and merchant', () => {
  test('a trap tells the chance to get out alive', () => {
    const table = tableOf(played({}, { type: 'startTrap', player: 0 }));
    draw(<DungeonTable {...table} />);
    expect(screen.getByTestId('trap-odds')).toHaveAccessibleName(/97.4 percent to get out alive/);
    tap(screen.getByTestId('roll-trap'));
    expect(table.onOpen).toHaveBeenCalledWith('trap');
  });

  test('fallen: revive for shame, or accept', () => {
    const table = tableOf(
      played({ revive: true }, { type: 'correct', player: 0, counter: 'hp', how: 'set', amount: 0 }),
    );
    draw(<DungeonTable {...table} />);
    expect(screen.getByText('Back with 3 of 6 HP. The shame die costs 3.5 fame on average.')).toBeTruthy();
    tap(screen.getByTestId('accept-defeat'));
    expect(table.onAct).toHaveBeenCalledWith({ type: 'acceptDefeat', player: 0 });
  });

  test('a price that nobody has typed is asked for; a typed one buys', () => {
    const table = tableOf(
      played(ALL_MODULES, { type: 'defineCard', kind: 'ware', card: 'Medicine', values: { price: 2, quantity: null } }),
    );
    draw(<DungeonTable {...table} />);
    tap(screen.getByTestId('price-remedy'));
    expect(table.onOpen).toHaveBeenCalledWith('values');
    tap(screen.getByTestId('buy-medicine'));
    expect(table.onAct).toHaveBeenCalledWith({ type: 'buyItem', player: 0, id: 'medicine' });
  });
});

test('beside the sheet: fame and the defeated enemies', () => {
  draw(
    <DungeonOthers
      {...tableOf(played({}, { type: 'correct', player: 0, counter: 'kills-e1', how: 'set', amount: 3 }))}
    />,
  );
  expect(screen.getByTestId('kills-e1-0')).toHaveAccessibleName('Werewolf, 3 defeated, 1 fame');
  expect(screen.getByTestId('all-six')).toHaveAccessibleName('1 of 6 types defeated');
});
