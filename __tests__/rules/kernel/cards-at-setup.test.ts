import { cardsAtSetup } from '@/rules/kernel/card';
import type { CardKind } from '@/rules/kernel/card-kind';
import { dungeon } from '@/rules/dungeon/game';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Setup } from '@/rules/kernel/setup';

const kinds: readonly CardKind[] = [
  {
    key: 'sheet',
    atSetup: true,
    words: { one: 'sheet', many: 'sheets' },
    fields: [{ type: 'number', key: 'gold', words: 'gold boxes', min: 0, max: 99 }],
    known: [{ name: 'My sheet', values: {} }],
  },
  {
    key: 'hero',
    words: { one: 'hero', many: 'heroes' },
    fields: [{ type: 'number', key: 'hp', words: 'HP', min: 1, max: 30 }],
    known: [{ name: 'Salman', values: {} }],
  },
];

test.each([
  ['what was typed comes along', { 'sheet:My sheet': { gold: 12 } }, { 'sheet:My sheet': { gold: 12 } }],
  ['a value that cannot be stays out', { 'sheet:My sheet': { gold: -3 } }, {}],
  ['a sheet that nobody knows stays out', { 'sheet:Another': { gold: 3 } }, {}],
  ['a card that is dealt later stays out', { 'hero:Salman': { hp: 4 } }, {}],
  ['nothing typed, nothing there', undefined, {}],
])('%s', (_, typed, there) => expect(cardsAtSetup(typed, kinds)).toEqual(there));

test('the Dungeon begins with the values typed at its set-up', () => {
  const setup: Setup = {
    game: 'dungeon',
    mode: 'delve',
    seats: [{ name: 'Mira', colour: 0 }],
    first: 0,
    options: {},
    houseRules: {},
    cards: { 'special:Hydra': { hp: 9, fame: 6 }, 'special:Vampire': { hp: 0, fame: 1 } },
  };
  const state = dungeon.start(setup);
  if (isRefusal(state)) throw new Error(state.words);
  expect(state.cards).toEqual({ 'special:Hydra': { hp: 9, fame: 6 } });
  expect(dungeon.check(state, { type: 'startBattle', player: 0, foe: 'hydra' })).toBeUndefined();
});
