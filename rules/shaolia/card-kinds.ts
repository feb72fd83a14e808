import type { CardField, CardKind, ChoiceField, KnownCard } from '@/rules/kernel/card-kind';
import { POSTS } from './posts';
import { ROSTER, type Shape } from './roster';

const FACES: ChoiceField['values'] = [
  ...[1, 2, 3, 4, 5, 6].map((face) => ({ value: `${face}`, words: `${face}` })),
  { value: 'any', words: 'ANY' },
];

const die = (key: string, words: string, more: Partial<ChoiceField> = {}): ChoiceField => ({
  type: 'choice',
  key,
  words,
  values: FACES,
  topic: 'normal-command',
  ...more,
});

const number = (key: string, words: string, min: number, max: number, topic: string, unit?: string): CardField => ({
  type: 'number',
  key,
  words,
  min,
  max,
  topic,
  ...(unit === undefined ? {} : { unit }),
});

const GIVES = number('gives', 'number on its effect', 0, 12, 'normal-command');
const DIE = die('die', 'die of its command');

const COMMON: readonly CardField[] = [
  number('gold', 'building cost in gold', 0, 20, 'building-cost'),
  number('minerals', 'building cost in minerals', 0, 7, 'building-cost'),
  number('life', 'life', 1, 12, 'life-and-destruction'),
];

const CONDITION: CardField = {
  type: 'several',
  key: 'condition',
  words: 'one of these must stand',
  values: ROSTER.map(({ name }) => ({ value: name, words: name })),
  optional: true,
  topic: 'building-condition',
};

const OWN: Readonly<Record<Shape, readonly CardField[]>> = {
  oneDie: [DIE, GIVES],
  trader: [DIE],
  passive: [],
  combo: [
    DIE,
    GIVES,
    die('comboA', 'first die of the combo', { topic: 'combo-command' }),
    die('comboB', 'second die of the combo', { topic: 'combo-command' }),
    number('comboGives', 'number on the combo', 0, 12, 'combo-command'),
  ],
  twoDice: [
    die('die', 'die of the first ability'),
    number('gives', 'number on the first ability', 0, 12, 'normal-command'),
    die('die2', 'die of the second ability'),
    number('gives2', 'number on the second ability', 0, 12, 'normal-command'),
  ],
};

const WORDS: Readonly<Record<Shape, CardKind['words']>> = {
  oneDie: { one: 'card with one command', many: 'cards with one command' },
  trader: { one: 'trade card', many: 'trade cards' },
  passive: { one: 'card with a passive only', many: 'cards with a passive only' },
  combo: { one: 'card with a combo', many: 'cards with a combo' },
  twoDice: { one: 'card with two abilities', many: 'cards with two abilities' },
};

const SHAPES: readonly Shape[] = ['oneDie', 'trader', 'passive', 'combo', 'twoDice'];

const knownOf = (cards: readonly KnownCard[]): readonly KnownCard[] =>
  cards.map(({ name, values, check }) => ({ name, values, check }));

/** What a palace ability or a character's command may give. */
export const GIVEN: ChoiceField['values'] = [
  { value: 'gold', words: 'gold' },
  { value: 'minerals', words: 'minerals' },
  { value: 'officers', words: 'officers' },
  { value: 'culture', words: 'culture' },
  { value: 'damage', words: 'damage' },
  { value: 'lifeTokens', words: 'life tokens' },
  { value: 'attackTokens', words: 'attack tokens' },
];

export const PALACE_ABILITIES = [1, 2, 3] as const;

function palaceField(ability: number): readonly CardField[] {
  const first = ability === 1;
  const optional = first ? {} : { optional: true as const };
  return [
    {
      ...die(`die${ability}`, `die of ability ${ability}`, { topic: 'palace-abilities', ...optional }),
      ...(first ? { inferred: { value: 'any', check: true } } : {}),
    },
    {
      type: 'choice',
      key: `what${ability}`,
      words: `what ability ${ability} gives`,
      values: GIVEN,
      topic: 'palace-abilities',
      ...optional,
      ...(first ? { inferred: { value: 'officers' } } : {}),
    },
    {
      type: 'number',
      key: `gives${ability}`,
      words: `how much ability ${ability} gives`,
      min: 0,
      max: 9,
      topic: 'palace-abilities',
      ...optional,
      ...(first ? { inferred: { value: 2 } } : {}),
    },
  ];
}

const PALACE_KIND: CardKind = {
  key: 'palace',
  words: { one: 'palace', many: 'palaces' },
  fields: PALACE_ABILITIES.flatMap(palaceField),
  known: [{ name: 'Palace', values: { die1: 'any', what1: 'officers', gives1: 2 }, check: ['die1'] }],
};

const POST_KIND: CardKind = {
  key: 'post',
  words: { one: 'trading post', many: 'trading posts' },
  fields: [
    number('price', 'price of one', 0, 20, 'reading-a-post', 'gold'),
    number('max', 'most in one deal', 1, 9, 'reading-a-post'),
    {
      type: 'number',
      key: 'damage',
      words: 'damage of one hired',
      min: 0,
      max: 9,
      optional: true,
      topic: 'hire-mercenary-assassin',
    },
  ],
  known: knownOf(POSTS),
};

const CHARACTER_KIND: CardKind = {
  key: 'character',
  words: { one: 'character', many: 'characters' },
  fields: [
    {
      type: 'choice',
      key: 'use',
      words: 'type',
      values: [
        { value: 'now', words: 'immediate' },
        { value: 'build', words: 'build' },
      ],
      topic: 'immediate-build-type',
    },
    { type: 'text', key: 'text', words: 'effect in your words', max: 120, optional: true },
    { type: 'number', key: 'life', words: 'life', min: 1, max: 12, optional: true, topic: 'life-and-destruction' },
    {
      type: 'choice',
      key: 'class',
      words: 'class',
      values: ['gold', 'mineral', 'culture', 'attack', 'defense', 'trade'].map((value) => ({ value, words: value })),
      optional: true,
      topic: 'card-classes',
    },
    { ...die('die', 'die of its command'), optional: true },
    { type: 'choice', key: 'what', words: 'what it gives', values: GIVEN, optional: true },
    { type: 'number', key: 'gives', words: 'how much it gives', min: 0, max: 12, optional: true },
  ],
};

/** What the table types once and keeps (section 10). */
export const cardKinds: readonly CardKind[] = [
  ...SHAPES.map((shape): CardKind => ({
    key: shape,
    words: WORDS[shape],
    fields: [...COMMON, ...OWN[shape], CONDITION],
    known: knownOf(ROSTER.filter((card) => card.shape === shape)),
  })),
  PALACE_KIND,
  POST_KIND,
  CHARACTER_KIND,
];

export function kindOf(key: string): CardKind | undefined {
  return cardKinds.find((kind) => kind.key === key);
}
