import { screen, waitFor, within } from '@testing-library/react-native';

import { DungeonPanelSheet } from '@/components/dungeon/DungeonPanelSheet';
import type { Action } from '@/rules/dungeon/actions';
import type { State } from '@/rules/dungeon/state';

import { draw, tap } from '../tracks/look';
import { ALL_MODULES, panelOf, played } from './table';

const meet: Action = { type: 'startBattle', player: 0, foe: 'e1' };
const pool: Action = { type: 'draftRoll', player: 0, faces: [6, 5, 5, 4, 3, 2, 1, 1] };
const drafting = (): State => played(ALL_MODULES, { type: 'leaveMerchant', player: 0 }, meet, pool);

test('the two battle dice become a roll', () => {
  const panel = panelOf('roll', played({}, meet), { faces: [6, 1], rolled: [false, false] });
  draw(<DungeonPanelSheet {...panel} />);
  tap(screen.getByTestId('dice-apply'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'rollBattle', player: 0, a: 6, b: 1, by: 'typed' });
  expect(panel.onClose).toHaveBeenCalled();
});

test('with equipment the third die is asked for too', () => {
  const state = { ...played({}, meet), equipment: ['scale'] as const };
  const panel = panelOf('roll', state, { faces: [6, 1, 4], rolled: [true, true, true] });
  draw(<DungeonPanelSheet {...panel} />);
  tap(screen.getByTestId('dice-apply'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'rollBattle', player: 0, a: 6, b: 1, c: 4, by: 'app' });
});

test('an encounter says what it is before it is taken', () => {
  const panel = panelOf('encounter', played({}), { faces: [9], rolled: [false] });
  draw(<DungeonPanelSheet {...panel} />);
  expect(screen.getByText('9: a trap')).toBeTruthy();
  tap(screen.getByTestId('dice-apply'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'encounterRoll', player: 0, roll: 9, by: 'typed' });
});

test('by house rule an encounter is only typed: no die is rolled, no odds are told', () => {
  const typed = { ...played({}), rules: { ...played({}).rules, encounterDie: 'manual' } };
  const panel = panelOf('encounter', typed, 9);
  draw(<DungeonPanelSheet {...panel} />);
  expect(screen.queryByTestId('dice-roll')).toBeNull();
  tap(screen.getByTestId('dice-face-4'));
  expect(panel.onDraft).toHaveBeenCalledWith(4);
  tap(screen.getByTestId('encounter-apply'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'encounterRoll', player: 0, roll: 9, by: 'typed' });
});

test('the shame die says which box it crosses', () => {
  const fallen: State = { ...played(ALL_MODULES), phase: 'fallen', fallenIn: 'map', hp: 0, shame: [3] };
  const panel = panelOf('revive', fallen, { faces: [3], rolled: [false] });
  draw(<DungeonPanelSheet {...panel} />);
  expect(screen.getByText('Revive, cross 4')).toBeTruthy();
  tap(screen.getByTestId('dice-apply'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'revive', player: 0, face: 3, by: 'typed' });
});

test.each<[number, boolean, string]>([
  [2, true, '2: 1 damage, stay'],
  [2, false, '2: 1 damage, out'],
  [5, true, '5: 1 damage, out'],
  [6, true, '6: out'],
])('A22: a %i in a trap that holds on a 1–3 (%s): %s', (face, trapRepeats, words) => {
  const base = played({}, { type: 'startTrap', player: 0 });
  const state: State = { ...base, rules: { ...base.rules, trapRepeats } };
  draw(<DungeonPanelSheet {...panelOf('trap', state, { faces: [face], rolled: [false] })} />);
  expect(screen.getByText(words)).toBeTruthy();
});

test('the draft planner: every pick judged, the best plan in one tap', async () => {
  const panel = panelOf('draft', drafting());
  draw(<DungeonPanelSheet {...panel} />);
  await waitFor(() => expect(screen.getByTestId('draft-verdict')).toBeTruthy(), { timeout: 10_000 });
  expect(screen.getByText('The best order wins, 1 HP left, 3 gold')).toBeTruthy();
  expect(screen.getByTestId('pool-0')).toHaveProp('accessibilityHint', 'Best: wins, 1 HP left');
  expect(within(screen.getByTestId('pool-0')).getByText('100 %\n1 HP')).toBeTruthy();
  tap(screen.getByTestId('draft-plan'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'draftPlan', player: 0, faces: [6, 3, 2, 1] });
});

test('a battle that one turn ends is told as one turn', async () => {
  const base = drafting();
  const state: State = { ...base, battle: base.battle && { ...base.battle, hp: 1 } };
  draw(<DungeonPanelSheet {...panelOf('draft', state)} />);
  await waitFor(() => expect(screen.getByText(/orders tried, 1 turn\.$/)).toBeTruthy(), { timeout: 10_000 });
});

test('where no order wins, every pick says what it leaves of the enemy', async () => {
  const faces = [6, 6, 4, 4, 2, 2, 2, 2];
  const state = played(ALL_MODULES, { type: 'leaveMerchant', player: 0 }, meet, {
    type: 'draftRoll',
    player: 0,
    faces,
  });
  draw(<DungeonPanelSheet {...panelOf('draft', state)} />);
  await waitFor(() => expect(screen.getByText('No order wins within these turns')).toBeTruthy(), { timeout: 10_000 });
  expect(within(screen.getByTestId('pool-0')).getByText('enemy\n3 HP')).toBeTruthy();
});

test.each([
  [1, /Then extend or give up\.$/],
  [0, /Then give up: no stamina is left\.$/],
])('where no order wins, with %i stamina: %s', async (stamina, words) => {
  const state = played(ALL_MODULES, { type: 'leaveMerchant', player: 0 }, meet, {
    type: 'draftRoll',
    player: 0,
    faces: [6, 6, 4, 4, 2, 2, 2, 2],
  });
  draw(<DungeonPanelSheet {...panelOf('draft', { ...state, stamina })} />);
  await waitFor(() => expect(screen.getByText(words)).toBeTruthy(), { timeout: 10_000 });
});

test('where every order fells you, nothing is promised', async () => {
  const state: State = { ...drafting(), hp: 1, ailments: { poison: 1, fear: 0, stun: 0, charm: 0 } };
  draw(<DungeonPanelSheet {...panelOf('draft', state)} />);
  await waitFor(() => expect(screen.getByText('No order wins within these turns')).toBeTruthy(), { timeout: 10_000 });
  expect(screen.getByText('You fall in every order.')).toBeTruthy();
});

test.each<[string, Partial<State>, string]>([
  ['of a battle that was not extended', {}, 'The best order wins, 1 HP left, 3 gold'],
  ['no merchant after the last stamina', { stamina: 0 }, 'The best order wins, 1 HP left'],
  [
    'V6: as far as there are boxes',
    { gold: 5, cards: { 'sheet:My sheet': { gold: 6 } } },
    'The best order wins, 1 HP left, 1 gold and the merchant',
  ],
])('spoils %s', async (_, change, words) => {
  draw(<DungeonPanelSheet {...panelOf('draft', { ...drafting(), ...change })} />);
  await waitFor(() => expect(screen.getByText(words)).toBeTruthy(), { timeout: 10_000 });
});

const HOPELESS = [6, 6, 4, 4, 2, 2, 2, 2];

test.each<[string, readonly number[], Partial<State>, RegExp]>([
  ['wins', [6, 5, 5, 4, 3, 2, 1, 1], {}, /^The best order wins, 1 HP left, 3 gold$/],
  [
    'has a chance by its third die',
    [6, 5, 5, 4, 3, 2, 1, 1],
    { equipment: ['shield'], hp: 1 },
    /^The best order has \d+(\.\d)? % to win, \d/,
  ],
  ['leaves both standing', HOPELESS, {}, /^With the Clover: the 6 as 5 leaves it 2 HP\.$/],
  [
    'with a chance to stay alive',
    HOPELESS,
    { equipment: ['shield'], hp: 1 },
    /^With the Clover: the \d as \d has \d+(\.\d)? % to win, \d/,
  ],
])(
  'what a plan comes to is told in a whole sentence: it %s',
  async (_, faces, change, words) => {
    const base = played(ALL_MODULES, { type: 'leaveMerchant', player: 0 }, meet, {
      type: 'draftRoll',
      player: 0,
      faces: [...faces],
    });
    const state: State = { ...base, ...change, bag: { ...base.bag, clover: { held: 1, used: 0 } } };
    draw(<DungeonPanelSheet {...panelOf('draft', state)} />);
    await waitFor(() => expect(screen.getByText(words)).toBeTruthy(), { timeout: 20_000 });
  },
  30_000,
);

test('a die of the pool is one pick', async () => {
  const panel = panelOf('draft', drafting());
  draw(<DungeonPanelSheet {...panel} />);
  await waitFor(() => expect(screen.getByTestId('draft-verdict')).toBeTruthy(), { timeout: 10_000 });
  tap(screen.getByTestId('pool-4'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'draftPick', player: 0, face: 3 });
});

test('extend or give up, with what the point costs', async () => {
  const drafted = played(ALL_MODULES, { type: 'leaveMerchant', player: 0 }, meet, pool, {
    type: 'draftPlan',
    player: 0,
    faces: [5, 5, 3, 2],
  });
  const state: State = { ...drafted, battle: drafted.battle && { ...drafted.battle, fought: 4 } };
  const panel = panelOf('extend', state);
  draw(<DungeonPanelSheet {...panel} />);
  expect(screen.getByText('10 stamina left. This point is free so far.')).toBeTruthy();
  await waitFor(() => expect(screen.getByTestId('draft-odds')).toBeTruthy(), { timeout: 10_000 });
  expect(screen.getByTestId('extend-gain')).toHaveTextContent(
    'A win brings the loot and the counter, but no more fame now than giving up.',
  );
  tap(screen.getByTestId('give-up'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'giveUpBattle', player: 0 });
});

test.each<[string, number, string, string, boolean]>([
  [
    'the last stamina ends the delve with its battle',
    1,
    'afterBattle',
    '1 stamina left. This point costs 1 fame. It is the last: the delve ends with this battle.',
    true,
  ],
  [
    'by house rule it ends it at once: no odds of turns that nobody fights',
    1,
    'immediately',
    '1 stamina left. This point costs 1 fame. It is the last: the delve ends at once.',
    false,
  ],
  ['without any the delve ends', 0, 'afterBattle', 'No stamina left: the delve ends with this battle.', false],
])('A27: %s', (_, stamina, staminaZeroEnds, words, fought) => {
  const base = drafting();
  const state: State = {
    ...base,
    modules: { ...base.modules, revive: false },
    stamina,
    rules: { ...base.rules, staminaZeroEnds },
    battle: base.battle && { ...base.battle, pool: [] },
  };
  draw(<DungeonPanelSheet {...panelOf('extend', state)} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByTestId('extend-gain') !== null).toBe(fought);
});

test('an enemy is one tap; a special one without HP asks for it', () => {
  const panel = panelOf('enemy', played({}));
  draw(<DungeonPanelSheet {...panel} />);
  tap(screen.getByTestId('meet-e3'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'startBattle', player: 0, foe: 'e3' });
  tap(screen.getByTestId('meet-hydra'));
  expect(panel.onOpen).toHaveBeenCalledWith('values');
});

test('a row of dice calls its special enemies', () => {
  draw(<DungeonPanelSheet {...panelOf('special', played({}), [5, 1, 2, 3, 4])} />);
  expect(screen.getByText('Minotaur is called')).toBeTruthy();
  expect(screen.getByText('Hydra is called')).toBeTruthy();
  expect(screen.queryByText('Vampire is called')).toBeNull();
});

test('A24: a special enemy that is defeated is called no more, and the list of enemies says so', () => {
  const state: State = { ...played({}), specials: ['minotaur'], cards: { 'special:Minotaur': { hp: 5 } } };
  const { unmount } = draw(<DungeonPanelSheet {...panelOf('special', state, [5, 1, 2, 3, 4])} />);
  expect(screen.queryByText('Minotaur is called')).toBeNull();
  expect(screen.getByText('Hydra is called')).toBeTruthy();
  expect(within(screen.getByTestId('special-minotaur')).getByText('defeated already: each comes once')).toBeTruthy();
  unmount();
  draw(<DungeonPanelSheet {...panelOf('enemy', state)} />);
  expect(screen.getByTestId('meet-minotaur')).toHaveTextContent(/Defeated already: each comes once\. 5 HP/);
});

test('an item says what it would do now', () => {
  const state: State = { ...played({}), hp: 4, items: { potion: 'held' } };
  const panel = panelOf('items', state);
  draw(<DungeonPanelSheet {...panel} />);
  expect(screen.getByText('heals 2, HP 6 of 6')).toBeTruthy();
  tap(screen.getByTestId('use-potion'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'useItem', player: 0, id: 'potion' });
});

test('an Antidote asks which ailment', () => {
  const state: State = {
    ...played({}),
    items: { antidote: 'held' },
    ailments: { poison: 1, fear: 2, stun: 0, charm: 0 },
  };
  const panel = panelOf('items', state);
  draw(<DungeonPanelSheet {...panel} />);
  tap(screen.getByTestId('use-antidote-fear'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'useItem', player: 0, id: 'antidote', ailment: 'fear' });
});

test('the arithmetic unfolds', () => {
  const state = played({}, meet, { type: 'rollBattle', player: 0, a: 6, b: 1 });
  draw(<DungeonPanelSheet {...panelOf('choose', state)} />);
  expect(screen.getByText('It uses Attack 3: 3 against DEF 1: 2 taken.')).toBeTruthy();
});

test('A1: thrown after the choice, the third die is no part of the arithmetic, and it says so', () => {
  const base = played({}, meet, { type: 'rollBattle', player: 0, a: 6, b: 1 });
  const later = 'Without the third die, which falls after you choose.';
  const { unmount } = draw(<DungeonPanelSheet {...panelOf('choose', base)} />);
  expect(screen.queryByText(later)).toBeNull();
  unmount();
  const state: State = {
    ...base,
    equipment: ['boots'],
    rules: { ...base.rules, thirdDieTiming: 'afterChoice' },
  };
  draw(<DungeonPanelSheet {...panelOf('choose', state)} />);
  expect(screen.getByText(later)).toBeTruthy();
});

test('a Clover without dice to change says so', () => {
  const met = played(ALL_MODULES, { type: 'leaveMerchant', player: 0 }, meet);
  const state: State = { ...met, bag: { ...met.bag, clover: { held: 1, used: 0 } } };
  draw(<DungeonPanelSheet {...panelOf('clover', state)} />);
  expect(
    screen.getByText('No die lies there to change: it takes one of the pool, or of a pair not fought yet.'),
  ).toBeTruthy();
});

test('a Clover changes one die', () => {
  const base = drafting();
  const state: State = { ...base, bag: { ...base.bag, clover: { held: 1, used: 0 } } };
  const panel = panelOf('clover', state);
  draw(<DungeonPanelSheet {...panel} />);
  tap(screen.getByTestId('clover-pool4-up'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'useClover', player: 0, die: { of: 'pool', face: 4 }, change: 1 });
  // The pool is still to draft.
  expect(panel.onOpen).toHaveBeenCalledWith('draft');
});

test('a Clover on a drafted pair leads back to the battle', () => {
  const base = played(ALL_MODULES, { type: 'leaveMerchant', player: 0 }, meet, pool, {
    type: 'draftPlan',
    player: 0,
    faces: [6, 3, 2, 1],
  });
  const panel = panelOf('clover', { ...base, bag: { ...base.bag, clover: { held: 1, used: 0 } } });
  draw(<DungeonPanelSheet {...panel} />);
  tap(screen.getByTestId('clover-mine1-up'));
  expect(panel.onClose).toHaveBeenCalled();
  expect(panel.onOpen).not.toHaveBeenCalled();
});

test('a Clover says what each die becomes, and offers no 7 and no 0', () => {
  const base = drafting();
  const state: State = { ...base, bag: { ...base.bag, clover: { held: 1, used: 0 } } };
  draw(<DungeonPanelSheet {...panelOf('clover', state)} />);
  expect(screen.getByTestId('clover-pool6-down')).toHaveTextContent('as 5');
  expect(screen.queryByTestId('clover-pool6-up')).toBeNull();
  expect(screen.queryByTestId('clover-pool1-down')).toBeNull();
});

test('one more battle: fame and the chance to win, enemy by enemy', async () => {
  draw(
    <DungeonPanelSheet {...panelOf('worth', { ...played({}), kills: { e1: 0, e2: 1, e3: 1, e4: 1, e5: 1, e6: 2 } })} />,
  );
  const shown = (words: string) => screen.getByText(words, { includeHiddenElements: true });
  await waitFor(() => expect(shown('Werewolf: +10 fame')).toBeTruthy(), { timeout: 15_000 });
  expect(shown('Parry / Reflect: +1 fame')).toBeTruthy();
  expect(screen.getByTestId('worth-mean')).toHaveTextContent(
    'If all six are equally likely: 0.7 fame on average, 16 % to fall, and to miss the 10 fame for clearing.',
  );
}, 30_000);

test('an unknown panel is nothing', () => {
  draw(<DungeonPanelSheet {...panelOf('toString', played({}))} />);
  expect(screen.toJSON()).toBeNull();
});
