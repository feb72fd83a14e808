import fc from 'fast-check';

import type { CardKind } from '@/rules/kernel/card-kind';
import { cardNameProblem, plainText } from '@/rules/kernel/card-name';
import { parseCardValues } from '@/rules/kernel/card-parse';
import { cardWords, wordsOfKey } from '@/rules/kernel/card-words';
import {
  type CardEntry,
  cardId,
  defineCardAction,
  deleteCard,
  exportCards,
  importCards,
  parseCardRecords,
  putCardBack,
  readAllCards,
  readCards,
  saveCard,
} from '@/store/cards';
import { Writer } from '@/store/writer';
import { failingOpener, nodeDatabase } from './nodeDatabase';
import { newFile } from './table';

const RUNS = { seed: 20261116, numRuns: Number(process.env.ABACULUS_RUNS ?? 60) };

const building: CardKind = {
  key: 'building',
  words: { one: 'building', many: 'buildings' },
  fields: [
    { type: 'number', key: 'life', words: 'life', min: 1, max: 12 },
    { type: 'number', key: 'cost', words: 'cost', min: 0, max: 20, unit: 'gold', optional: true },
    {
      type: 'choice',
      key: 'level',
      words: 'level',
      values: [
        { value: 1, words: 'I' },
        { value: 2, words: 'II' },
      ],
    },
    { type: 'text', key: 'skill', words: 'skill', max: 20, optional: true },
    { type: 'flag', key: 'wonder', words: 'wonder' },
    {
      type: 'several',
      key: 'marks',
      words: 'marks',
      values: [
        { value: 'sea', words: 'sea' },
        { value: 'hill', words: 'hills' },
      ],
      optional: true,
    },
  ],
};

const typed = { life: '2', cost: 3, level: 1, skill: '', wonder: false, marks: 'hill,sea,hill' };

describe('what was typed', () => {
  test('becomes a card', () => {
    expect(
      parseCardValues(building, { name: '  Trade \n post', values: { ...typed, life: ' 02 ', level: '2' } }),
    ).toEqual({
      name: 'Trade post',
      values: { life: 2, cost: 3, level: 2, skill: null, wonder: false, marks: 'sea,hill' },
    });
  });

  test.each<[string, unknown, string]>([
    ['life', 'abc', '“abc” is not a number. Type the life in digits.'],
    ['life', '2x', '“2x” is not a number. Type the life in digits.'],
    ['life', NaN, 'That is not a number. Type the life in digits.'],
    ['life', Infinity, 'That is not a number. Type the life in digits.'],
    ['life', true, 'That is not a number. Type the life in digits.'],
    ['life', '🎲', '“🎲” is not a number. Type the life in digits.'],
    ['life', 2.5, 'Life is a whole number.'],
    ['life', '2,5', 'Life is a whole number.'],
    ['life', '0', 'Life goes from 1 to 12.'],
    ['life', '99999999999999999999', 'Life goes from 1 to 12.'],
    ['cost', '−1', 'Cost goes from 0 to 20 gold.'],
    ['life', undefined, 'Type the life.'],
    ['life', '  ', 'Type the life.'],
    ['level', 3, 'Level: choose one of I, II.'],
    ['level', null, 'Choose the level.'],
    ['skill', 'x'.repeat(200), 'The skill has at most 20 letters; this one has 200.'],
    ['wonder', 'yes', 'Wonder: yes or no?'],
    ['marks', 'sea,lake', 'Marks: choose from sea, hills.'],
    ['marks', 3, 'Marks: choose from sea, hills.'],
  ])('%s as %p is refused at its field, in words', (key, value, words) => {
    expect(parseCardValues(building, { name: 'Farm', values: { ...typed, [key]: value } })).toEqual({
      problems: { fields: { [key]: words } },
    });
  });

  test('every problem is named at once', () => {
    expect(parseCardValues(building, { name: '', values: {} })).toEqual({
      problems: {
        name: 'Name the card first.',
        fields: { life: 'Type the life.', level: 'Choose the level.', wonder: 'Wonder: yes or no?' },
      },
    });
  });

  test('minus zero is zero', () => {
    const parsed = parseCardValues(building, { name: 'Farm', values: { ...typed, cost: '-0' } });
    expect(parsed).toMatchObject({ values: { cost: 0 } });
  });

  test.each([
    ['Farm', undefined],
    ['🎲', undefined],
    ['👩‍🚀'.repeat(12), undefined],
    ['', 'Name the card first.'],
    ['\n\t ', 'Name the card first.'],
    ['\u200D\u200C', 'Name the card first.'],
    ['x'.repeat(200), 'The name has at most 60 letters; this one has 200.'],
  ])('the name %j: %s', (name, problem) => expect(cardNameProblem(name)).toBe(problem));

  test('is told in one line', () => {
    expect(cardWords(building, { life: null, cost: -2, level: 2, skill: null, wonder: true, marks: 'sea,hill' })).toBe(
      'life not typed yet, cost −2 gold, level II, wonder, marks sea + hills',
    );
  });
});

test.each([
  ['goldCost', 'gold cost'],
  ['lv2Card', 'lv2 card'],
  ['trade-route_value', 'trade route value'],
])('the key %s reads %s', (key, words) => expect(wordsOfKey(key)).toBe(words));

async function library(file = newFile()) {
  const writer = new Writer(async () => nodeDatabase(file));
  await writer.open();
  return writer;
}

const farm: CardEntry = { game: 'shaolia', kind: 'building', name: 'Farm', values: { life: 2 }, check: ['life'] };

async function saved(writer: Writer, entry: CardEntry, at = 1) {
  const result = await saveCard(writer, entry, { at });
  if (!('saved' in result)) throw new Error('refused');
  return result.saved;
}

describe('the library', () => {
  test('keeps cards by game and kind, changed last first', async () => {
    const writer = await library();
    await saved(writer, farm, 1);
    await saved(writer, { ...farm, name: 'Wall' }, 3);
    await saved(writer, { ...farm, kind: 'hero', name: 'Farm' }, 2);
    await saved(writer, { ...farm, game: 'dungeon', name: 'Farm' }, 4);
    expect((await readCards(writer, 'shaolia', 'building')).map(({ name }) => name)).toEqual(['Wall', 'Farm']);
    expect((await readCards(writer, 'shaolia')).map(({ kind }) => kind)).toEqual(['building', 'hero', 'building']);
    expect(await readAllCards(writer)).toHaveLength(4);
  });

  test('refuses two cards of one name in words, and names the one that is there', async () => {
    const writer = await library();
    const first = await saved(writer, farm);
    const second = await saveCard(writer, { ...farm, name: ' FA rm ', values: { life: 9 } }, { at: 2 });
    expect(second).toEqual({
      taken: first,
      words: 'Farm is there already. Edit that one, or add a word to the name.',
    });
    expect(await readAllCards(writer)).toEqual([first]);
  });

  test('writes over the card of that name where asked to, and never doubles it', async () => {
    const writer = await library();
    await saved(writer, farm);
    await saveCard(writer, { ...farm, name: 'farm', values: { life: 3 }, check: [] }, { at: 2, sameName: 'update' });
    expect(await readAllCards(writer)).toMatchObject([{ name: 'farm', values: { life: 3 }, check: [], changedAt: 2 }]);
  });

  test('two saves at once make one card', async () => {
    const writer = await library();
    await Promise.all([saveCard(writer, farm, { at: 1 }), saveCard(writer, farm, { at: 1 })]);
    expect(await readAllCards(writer)).toHaveLength(1);
  });

  test('an edited card keeps its place under a new name, unless that is taken', async () => {
    const writer = await library();
    const { id } = await saved(writer, farm);
    await saved(writer, { ...farm, name: 'Wall' });
    expect(await saveCard(writer, { ...farm, name: 'wall' }, { at: 2, editing: id })).toHaveProperty('taken');
    await saveCard(writer, { ...farm, name: 'Farm house' }, { at: 3, editing: id });
    expect((await readAllCards(writer)).map(({ name }) => name)).toEqual(['Farm house', 'Wall']);
    const same = await saveCard(
      writer,
      { ...farm, name: 'FARM HOUSE' },
      { at: 4, editing: cardId({ ...farm, name: 'Farm house' }) },
    );
    expect(same).toMatchObject({ saved: { name: 'FARM HOUSE' } });
    expect(await readAllCards(writer)).toHaveLength(2);
  });

  test.each<[string, Partial<CardEntry>]>([
    ['no name', { name: '  ' }],
    ['a name of 200 characters', { name: 'x'.repeat(200) }],
    ['a value that is no number', { values: { life: NaN } }],
  ])('%s is refused and nothing is written', async (_, wrong) => {
    const writer = await library();
    expect(await saveCard(writer, { ...farm, ...wrong }, { at: 1 })).toHaveProperty('problem');
    expect(await readAllCards(writer)).toEqual([]);
  });

  test.each([
    ['no JSON', '{', 'Farm'],
    ['no values', '{}', 'Farm'],
    ['a list for values', '{"values":[1]}', 'Farm'],
    ['a value inside a value', '{"values":{"life":{}}}', 'Farm'],
    ['no name', '{"values":{}}', ''],
  ])('a row with %s is skipped, kept, and gives way to a new card', async (_, data, name) => {
    const writer = await library();
    const id = cardId({ ...farm, name });
    writer.write([
      { sql: 'INSERT INTO card VALUES (?, ?, ?, ?, ?, 1)', params: [id, 'shaolia', 'building', name, data] },
    ]);
    expect(await readAllCards(writer)).toEqual([]);
    await saved(writer, farm, 2);
    expect(await readAllCards(writer)).toMatchObject([{ name: 'Farm', changedAt: 2 }]);
    expect(await writer.read('SELECT name FROM card WHERE data = ?', [data])).toEqual([{ name }]);
  });

  test('a save whose answer was lost is tried again and loses no row that could not be read', async () => {
    const file = newFile();
    const first = await library(file);
    first.write([
      { sql: 'INSERT INTO card VALUES (?, ?, ?, ?, ?, 1)', params: [cardId(farm), 'shaolia', 'building', 'Farm', '{'] },
    ]);
    await first.close();
    // Open, find the version table, read it, read the card: the fifth call is the save.
    const { open, calls } = failingOpener(() => nodeDatabase(file), 5, 'after');
    const writer = new Writer(open);
    await writer.open();
    await saved(writer, farm, 2);
    await writer.flush();
    expect(writer.saving.getState().status).toBe('failed');
    await writer.retry();
    expect(calls.count).toBeGreaterThan(5);
    expect(await writer.read('SELECT data FROM card ORDER BY changed_at')).toMatchObject([{ data: '{' }, {}]);
  });

  test('a value used in a session is copied into the action', async () => {
    const card = await saved(await library(), farm);
    const action = defineCardAction(card);
    expect(action).toEqual({ type: 'defineCard', kind: 'building', card: 'Farm', values: { life: 2 } });
    expect(action.values).not.toBe(card.values);
  });
});

const value = fc.oneof(
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ unit: 'binary' }),
  fc.constant(null),
);
const entries: fc.Arbitrary<CardEntry> = fc.record({
  game: fc.constantFrom('shaolia', 'dungeon'),
  kind: fc.constantFrom('building', 'hero', 'a","b'),
  name: fc
    .string({ unit: 'binary', minLength: 1, maxLength: 20 })
    .filter((name) => cardNameProblem(name) === undefined),
  values: fc.dictionary(fc.string(), value, { maxKeys: 5 }),
});
const many = fc.uniqueArray(entries, { selector: cardId, maxLength: 6 });

/** JSON knows no minus zero. */
const zeroed = (entry: CardEntry) =>
  Object.fromEntries(
    Object.entries(entry.values).map(([key, each]) => [key, typeof each === 'number' ? each + 0 : each]),
  );
const told = (cards: readonly CardEntry[]) =>
  cards.map((each) => ({ game: each.game, kind: each.kind, name: plainText(each.name), values: zeroed(each) }));

test('save ∘ read, delete ∘ undo and export ∘ import are identities', async () => {
  await fc.assert(
    fc.asyncProperty(many, fc.nat(), async (cards, pick) => {
      const writer = await library(':memory:');
      for (const [index, card] of cards.entries()) await saved(writer, card, cards.length - index);
      const before = await readAllCards(writer);
      expect(told(before)).toEqual(told(cards));

      const gone = before[pick % Math.max(1, before.length)];
      if (gone) {
        const row = await deleteCard(writer, gone.id);
        expect(await readAllCards(writer)).toEqual(before.filter(({ id }) => id !== gone.id));
        if (row) putCardBack(writer, row);
        expect(await readAllCards(writer)).toEqual(before);
      }

      const file: unknown = JSON.parse(JSON.stringify(await exportCards(writer)));
      const records = parseCardRecords(file);
      if ('problem' in records) throw new Error(records.problem);
      const other = await library(':memory:');
      importCards(other, records);
      importCards(other, records);
      expect(await readAllCards(other)).toEqual(before);
      await writer.close();
      await other.close();
    }),
    RUNS,
  );
});

describe('the backup file', () => {
  const record = { game: 'shaolia', kind: 'building', name: 'Farm', values: { life: 2 }, check: [], changedAt: 5 };

  test.each([
    ['older', 4, 2],
    ['newer', 6, 9],
  ])('of two cards of one name the one changed last stays: %s in the file', async (_, changedAt, life) => {
    const writer = await library();
    await saved(writer, { ...farm, check: [] }, 5);
    importCards(writer, [{ ...record, name: 'FARM', values: { life: 9 }, changedAt }]);
    expect(await readAllCards(writer)).toMatchObject([{ values: { life } }]);
  });

  test.each([
    [{}, 'The list of cards cannot be read.'],
    [[record, null], 'Card 2 of 2 cannot be read.'],
    [[{ ...record, name: '' }], 'Card 1 of 1 cannot be read.'],
    [[{ ...record, name: 'x'.repeat(200) }], 'Card 1 of 1 cannot be read.'],
    [[{ ...record, values: { life: [2] } }], 'Card 1 of 1 cannot be read.'],
    [[{ ...record, changedAt: 'now' }], 'Card 1 of 1 cannot be read.'],
    [[{ ...record, game: 3 }], 'Card 1 of 1 cannot be read.'],
  ])('%j: %s', (json, problem) => expect(parseCardRecords(json)).toEqual({ problem }));

  test('marks to check that fit no value are left out', () => {
    expect(parseCardRecords([{ ...record, check: ['life', 'gone', 7] }])).toMatchObject([{ check: ['life'] }]);
  });
});
