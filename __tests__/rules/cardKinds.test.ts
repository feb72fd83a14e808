import { GAMES } from '@/rules/games';
import type { CardField, CardKind, CardValues } from '@/rules/kernel/card-kind';
import { cardNameKey, cardNameProblem } from '@/rules/kernel/card-name';
import { parseField } from '@/rules/kernel/card-parse';
import { toyCards } from './toyCards';

const repeated = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);

/** What a player could not type, or would be asked in vain. */
function fieldProblems(field: CardField): string[] {
  const problems: string[] = [];
  if (field.words.trim() === '') problems.push('no words');
  if (field.type === 'number' && field.min > field.max) problems.push('no number fits');
  if (field.type === 'choice' || field.type === 'several') {
    if (field.values.length < 2) problems.push('nothing to choose');
    problems.push(...repeated(field.values.map(({ value }) => `${value}`)).map((value) => `${value} twice`));
    if (field.type === 'several' && field.values.some(({ value }) => value.includes(','))) problems.push('a comma');
  }
  if (field.inferred) problems.push(...valueProblems([field], { [field.key]: field.inferred.value }));
  return problems.map((problem) => `${field.key}: ${problem}`);
}

function valueProblems(fields: readonly CardField[], values: CardValues): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const field = fields.find((each) => each.key === key);
    if (!field) return [`${key} is not asked`];
    const parsed = parseField(field, value);
    if ('problem' in parsed) return [parsed.problem];
    return parsed.value === value ? [] : [`${key} is not stored so`];
  });
}

function kindProblems(kind: CardKind): string[] {
  const known = kind.known ?? [];
  return [
    ...(kind.words.one.trim() && kind.words.many.trim() ? [] : ['no words']),
    ...repeated(kind.fields.map(({ key }) => key)).map((key) => `${key} twice`),
    ...repeated(known.map(({ name }) => cardNameKey(name))).map((name) => `${name} twice`),
    ...kind.fields.flatMap(fieldProblems),
    ...known.flatMap(({ name, values, check = [] }) => [
      ...(cardNameProblem(name) ?? []),
      ...valueProblems(kind.fields, values),
      ...check.filter((key) => (values[key] ?? null) === null).map((key) => `${name}: nothing to check in ${key}`),
    ]),
  ];
}

const games = [
  { id: 'pebbles', load: async () => ({ cardKinds: toyCards }) },
  ...GAMES.map(({ id, load }) => ({ id, load: async () => ({ cardKinds: (await load()).cardKinds ?? [] }) })),
];

test.each(games)('$id asks of its cards only what can be typed', async ({ load }) => {
  const { cardKinds } = await load();
  expect(repeated(cardKinds.map(({ key }) => key))).toEqual([]);
  expect(cardKinds.flatMap((kind) => kindProblems(kind).map((problem) => `${kind.key}: ${problem}`))).toEqual([]);
});

test('a wrong declaration is seen', () => {
  const [hidden] = toyCards;
  if (!hidden) throw new Error('no kind');
  const problems = kindProblems({
    ...hidden,
    fields: [...hidden.fields, { type: 'number', key: 'points', words: '', min: 3, max: 1 }],
    known: [
      { name: 'Crab', values: { points: 99 } },
      { name: ' crab', values: { legs: 8 }, check: ['legs', 'points'] },
    ],
  });
  expect(problems).toEqual([
    'points twice',
    'crab twice',
    'points: no words',
    'points: no number fits',
    'Points goes from −9 to 20.',
    'legs is not asked',
    ' crab: nothing to check in points',
  ]);
});
