import { type StyleProp, StyleSheet, type ViewStyle } from 'react-native';
import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import { DungeonOthers } from '@/components/dungeon/DungeonOthers';
import { DungeonTable } from '@/components/dungeon/DungeonTable';
import type { Action } from '@/rules/dungeon/actions';
import { scoreSheet } from '@/rules/dungeon/score';
import type { EndKind, State } from '@/rules/dungeon/state';
import { topics } from '@/rules/dungeon/topics';
import { session } from '@/store/app';
import * as sessions from '@/store/sessions';

import { draw, tap } from '../tracks/look';
import { ALL_MODULES, played, tableOf } from './table';

const SMALL = { width: 360, height: 640 };
const meet: Action = { type: 'startBattle', player: 0, foe: 'e1' };
const roll: Action = { type: 'rollBattle', player: 0, a: 6, b: 1 };

const readFinished = jest.spyOn(sessions, 'readFinished');
beforeEach(() => {
  readFinished.mockResolvedValue([]);
  // The page of the table is kept beside the session.
  session.store.setState({ draft: {} });
});

/** A saved delve with so many tiles of two dice. */
function finished(id: string, fame: number, end: EndKind): sessions.FinishedSession {
  const state: State = { ...played({}), tiles: { 2: end === 'cleared' ? fame - 10 : fame, 3: 0, 4: 0 }, end };
  return {
    id,
    game: 'dungeon',
    seats: [{ name: 'Ana', colour: 0 }],
    summary: { title: '', mode: '', figures: [] },
    startedAt: 0,
    touchedAt: 1,
    finishedAt: 1,
    result: {
      outcome: { winners: [], condition: end, words: '' },
      sheet: scoreSheet(state),
      header: { title: 'Level 0' },
    },
  };
}

describe('the sheet', () => {
  test('reads HP, stats, experience and fame aloud', () => {
    draw(<DungeonTable {...tableOf(played({}))} />);
    expect(screen.getByTestId('hp-0')).toHaveAccessibleName("Mira's HP");
    expect(screen.getByTestId('exp-0')).toHaveTextContent(/Experience 0.*1 more to level 1/);
    expect(screen.getByTestId('fame')).toHaveTextContent('0');
  });

  test('tells what the fame is made of, what is lost too', () => {
    const shamed: State = { ...played({ revive: true }), tiles: { 2: 0, 3: 0, 4: 1 }, shame: [6] };
    draw(<DungeonTable {...tableOf(shamed)} />);
    expect(screen.getByTestId('fame')).toHaveTextContent('−1');
    expect(screen.getByText('maps 5, shame −6')).toBeTruthy();
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

test.each<[string, State, string]>([
  ['on a quiet way', played({}), 'Nothing acts on you while you walk.'],
  ['before an enemy', played({}, { type: 'meet', player: 0, met: 'battle' }), 'An enemy is met: say which one it is.'],
  [
    'once nothing happened',
    played({}, { type: 'meet', player: 0, met: 'nothing' }),
    'The encounter is over: cross its tile below.',
  ],
  ['in the middle of a battle', played({}, meet), 'Nothing acts on you while you walk.'],
])('the map %s says what is next', (_, state, words) => {
  session.keep({ tablePage: { page: 'map', during: '' } });
  draw(<DungeonTable {...tableOf(state)} />);
  expect(within(screen.getByTestId('map-step')).getByText(words)).toBeTruthy();
});

test.each<[EndKind | null, string]>([
  [null, 'Fame if you stop here'],
  ['cleared', 'Fame'],
])('the fame of a delve that ended so (%s) is headed “%s”', (end, words) => {
  draw(<DungeonTable {...tableOf({ ...played({}), end, ...(end ? { phase: 'over' } : {}) })} />);
  expect(within(screen.getByTestId('fame-card')).getByText(words)).toBeTruthy();
});

describe('battle', () => {
  test('before the roll: the exact chance to win with the best play', async () => {
    draw(<DungeonTable {...tableOf(played({}, meet))} />);
    await waitFor(() => expect(screen.getByTestId('preview')).toBeTruthy(), { timeout: 8000 });
    expect(screen.getByTestId('preview')).toHaveAccessibleName('With the best play: 35 percent to win, less than even');
    expect(screen.getByTestId('preview-turn')).toHaveTextContent(
      '0.5 HP left on average. This turn: 0 % to finish it, 42 % to stay unhurt.',
    );
  });

  test('both ways side by side, the better one marked, and a tap takes it', async () => {
    const table = tableOf(played({}, meet, roll));
    draw(<DungeonTable {...table} />, {}, SMALL);
    await waitFor(() => expect(screen.getByTestId('split-a')).toHaveTextContent(/Best/), { timeout: 8000 });
    expect(within(screen.getByTestId('split-a')).getByLabelText('Take 6')).toBeTruthy();
    expect(screen.getByTestId('split-a')).toHaveTextContent(
      /Blow for blow.*1 damage, you strike first, it has 2.*2 lost, HP 4 of 6.*42 %.*to win, 0.5 HP left/,
    );
    expect(screen.getByTestId('split-b')).toHaveTextContent(/It dodges/);
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

describe('with the modules', () => {
  const drafted = (...more: Action[]) =>
    played(
      ALL_MODULES,
      { type: 'leaveMerchant', player: 0 },
      meet,
      { type: 'draftRoll', player: 0, faces: [6, 5, 5, 4, 3, 2, 1, 1] },
      { type: 'draftPlan', player: 0, faces: [6, 3, 2, 1] },
      ...more,
    );

  test('(1) the drafted pairs are fought one tap each', () => {
    const table = tableOf(drafted());
    draw(<DungeonTable {...table} />);
    expect(screen.getByLabelText('Turn 1: your 6 against 5')).toBeTruthy();
    tap(screen.getByTestId('battle-step'));
    expect(table.onAct.mock.calls).toEqual([[{ type: 'draftTurn', player: 0 }]]);
  });

  test.each([
    [3, true],
    [0, false],
  ])('(1) the next pair is outlined while the enemy stands: %i HP', (hp, outlined) => {
    draw(
      <DungeonTable {...tableOf(drafted({ type: 'correct', player: 0, counter: 'foeHp', how: 'set', amount: hp }))} />,
    );
    const border = (turn: RegExp): unknown =>
      StyleSheet.flatten<ViewStyle>(screen.getByLabelText(turn).props.style as StyleProp<ViewStyle>).borderColor;
    expect(border(/^Turn 1/) !== border(/^Turn 2/)).toBe(outlined);
  });

  test('(1) with equipment the third die is thrown before each pair', () => {
    const table = tableOf({ ...drafted(), equipment: ['scale'] });
    draw(<DungeonTable {...table} />);
    tap(screen.getByTestId('battle-step'));
    expect(table.onOpen).toHaveBeenCalledWith('third');
  });

  test('(2) a win told with its gold, and the merchant where the leftovers call him', () => {
    const won = drafted(
      { type: 'correct', player: 0, counter: 'foeHp', how: 'set', amount: 0 },
      { type: 'claimVictory', player: 0 },
    );
    const table = tableOf(won);
    draw(<DungeonTable {...table} />);
    expect(screen.getByLabelText('3 gold, now 9, done')).toBeTruthy();
    tap(screen.getByTestId('victory-shop'));
    expect(table.onOpen).toHaveBeenCalledWith('shop');
  });

  test.each<[Partial<State>, string]>([
    [{ atkPotion: 2, defPotion: 1 }, 'Drunk for the next battle: +2 ATK, +1 DEF'],
    [{ defPotion: 1, battle: drafted().battle, phase: 'battle' }, 'Drunk for this battle: +1 DEF'],
  ])('(2) a potion drunk stands on the sheet until its battle ends', (change, words) => {
    draw(<DungeonTable {...tableOf({ ...played(ALL_MODULES), ...change })} />);
    expect(screen.getByTestId('drunk')).toHaveTextContent(words);
  });

  test.each([
    [1, 'Go on'],
    [0, 'End the delve'],
  ])('(1) A27: with %i stamina the spoils end in “%s”', (stamina, words) => {
    const won = drafted(
      { type: 'correct', player: 0, counter: 'foeHp', how: 'set', amount: 0 },
      { type: 'correct', player: 0, counter: 'stamina', how: 'set', amount: stamina },
      { type: 'claimVictory', player: 0 },
    );
    draw(<DungeonTable {...tableOf(won)} />);
    expect(screen.getByTestId('victory-on')).toHaveTextContent(words);
  });

  test('(2) without a potion nothing is said of one', () => {
    draw(<DungeonTable {...tableOf(drafted())} />);
    expect(screen.queryByTestId('drunk')).toBeNull();
  });

  test.each([
    [9, 'Back with 3 of 6 HP and 1 stamina more. The shame die costs 3.5 fame on average.'],
    [10, 'Back with 3 of 6 HP. The shame die costs 3.5 fame on average.'],
  ])('(3) fallen in a drafted battle with %s stamina: a revive gives one back, never past 10', (amount, words) => {
    const set = (counter: string, to: number): Action => ({
      type: 'correct',
      player: 0,
      counter,
      how: 'set',
      amount: to,
    });
    const table = tableOf(drafted(set('stamina', amount), set('hp', 0)));
    draw(<DungeonTable {...table} />);
    expect(screen.getByText(words)).toBeTruthy();
    tap(screen.getByTestId('open-revive'));
    expect(table.onOpen).toHaveBeenCalledWith('revive');
  });
});

describe('the score page', () => {
  test('the best delves of this device by fame, the one on the table among them', async () => {
    readFinished.mockResolvedValue([finished('first', 62, 'cleared'), finished('second', 4, 'fell')]);
    const table = tableOf(played({}, { type: 'markTile', player: 0, dice: 4 }));
    draw(<DungeonTable {...table} />);
    tap(screen.getByTestId('page-score'));
    await waitFor(() => expect(screen.getByTestId('delve-1')).toBeTruthy());
    expect(within(screen.getByTestId('delve-1')).getByText('Ana, Senior Adventurer')).toBeTruthy();
    expect(within(screen.getByTestId('delve-2')).getByText('this delve, so far')).toBeTruthy();
    expect(within(screen.getByTestId('delve-3')).getByText('4')).toBeTruthy();
  });

  test('a delve that is over is not “so far” any more', async () => {
    readFinished.mockResolvedValue([finished('first', 62, 'cleared')]);
    draw(<DungeonTable {...tableOf({ ...played({}), phase: 'over', end: 'ended' })} />);
    tap(screen.getByTestId('page-score'));
    await waitFor(() => expect(screen.getByTestId('delve-2')).toBeTruthy());
    expect(within(screen.getByTestId('delve-2')).getByText('this delve')).toBeTruthy();
  });

  test('says so where no delve is finished', () => {
    readFinished.mockResolvedValue([]);
    draw(<DungeonTable {...tableOf(played({}))} />);
    tap(screen.getByTestId('page-score'));
    expect(screen.getByText('Finished delves gather here, by fame.')).toBeTruthy();
  });
});

describe('every control has a way to its rule', () => {
  const states: [string, State][] = [
    ['a battle', played({}, meet)],
    ['its dice', played({}, meet, roll)],
    ['a trap', played({}, { type: 'startTrap', player: 0 })],
    ['a fall', played({ revive: true }, { type: 'correct', player: 0, counter: 'hp', how: 'set', amount: 0 })],
    [
      'a win',
      played(
        {},
        meet,
        { type: 'correct', player: 0, counter: 'foeHp', how: 'set', amount: 0 },
        { type: 'claimVictory', player: 0 },
      ),
    ],
    ['the merchant', played(ALL_MODULES)],
  ];
  test.each(states)('in %s', (_, state) => {
    const table = tableOf(state);
    draw(<DungeonTable {...table} />);
    const known = new Set(topics.map(({ id }) => id));
    const held = screen
      .getAllByRole('button')
      .filter(({ props }) =>
        (props.accessibilityActions ?? []).some(({ name }: { name: string }) => name === 'longpress'),
      );
    expect(held.length).toBeGreaterThan(3);
    for (const control of held) {
      table.onTopic.mockClear();
      fireEvent(control, 'accessibilityAction', { nativeEvent: { actionName: 'longpress' } });
      expect(table.onTopic.mock.calls.map(([topic]) => known.has(topic))).toEqual([true]);
    }
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
  expect(screen.getByTestId('kills-e1-0')).toHaveProp('accessibilityHint', '3 defeated, 1 fame. Type a number');
  expect(screen.getByTestId('all-six')).toHaveTextContent(/One of each: 1 of 6/);
});

test('on the map one tap says what was met, and an enemy asks which', () => {
  session.keep({ tablePage: { page: 'map', during: '' } });
  const table = tableOf(played({}, { type: 'moveTile', player: 0 }));
  draw(<DungeonTable {...table} />);
  tap(screen.getByTestId('meet-battle'));
  expect(table.onAct).toHaveBeenCalledWith({ type: 'meet', player: 0, met: 'battle' });
  expect(table.onOpen).toHaveBeenCalledWith('enemy');
  tap(screen.getByTestId('meet-nothing'));
  expect(table.onOpen).toHaveBeenCalledTimes(1);
  session.keep({ tablePage: undefined });
});

test('in a drafted battle the stamina lies where it is spent', () => {
  const fought = played(
    ALL_MODULES,
    { type: 'leaveMerchant', player: 0 },
    { type: 'startBattle', player: 0, foe: 'e1' },
  );
  draw(<DungeonTable {...tableOf({ ...fought, stamina: 9, staminaSpent: 1 })} />);
  expect(screen.getByTestId('stamina-row')).toHaveTextContent('Stamina 9next point costs 1 fame');
});
