import { fireEvent, screen, within } from '@testing-library/react-native';

import { CardForm, type CardFormProps } from '@/components/cards/CardForm';
import type { CardKind } from '@/rules/kernel/card-kind';
import type { LibraryCard } from '@/store/cards';

import { renderThemed } from '../ui/themed';

jest.mock('@/components/ui/announce', () => ({ announce: jest.fn() }));

const building: CardKind = {
  key: 'building',
  words: { one: 'building', many: 'buildings' },
  fields: [
    { type: 'number', key: 'cost', words: 'cost', min: 0, max: 20, unit: 'gold', topic: 'building-cost' },
    { type: 'number', key: 'die', words: 'die', min: 1, max: 6, inferred: { value: 5, check: true } },
    { type: 'number', key: 'bonus', words: 'bonus', min: -5, max: 20, optional: true },
    { type: 'choice', key: 'row', words: 'row', values: ['front', 'back'].map((value) => ({ value, words: value })) },
    { type: 'text', key: 'skill', words: 'skill', max: 20, optional: true },
    { type: 'flag', key: 'wonder', words: 'wonder', inferred: { value: false } },
    {
      type: 'several',
      key: 'builtOn',
      words: 'built on',
      values: ['farm', 'school', 'market'].map((value) => ({ value, words: value })),
      optional: true,
    },
  ],
};

const wall: LibraryCard = {
  id: 'wall',
  game: 'shaolia',
  kind: 'building',
  name: 'Wall',
  values: { cost: 4, die: 4, bonus: 2, row: 'front', skill: null, wonder: false, builtOn: null, old: 7 },
  check: ['die'],
  changedAt: 1,
};

function form(more: Partial<CardFormProps> = {}) {
  const asks = {
    onSave: jest.fn(),
    onSkip: jest.fn(),
    onDelete: jest.fn(),
    onOther: jest.fn(),
    onTopic: jest.fn(),
    onClose: jest.fn(),
    onDraft: jest.fn(),
  };
  renderThemed(<CardForm kind={building} cards={[wall]} {...asks} {...more} />);
  return asks;
}

const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const name = (text: string) => fireEvent.changeText(screen.getByTestId('card-name'), text);
const field = (key: string) => within(screen.getByTestId(`field-${key}`));

describe('a new card', () => {
  test('is typed with tiles, the keypad, the stepper and a text', () => {
    const { onSave } = form({ name: 'Theater' });
    press('value-cost');
    press('keypad-1');
    press('keypad-2');
    press('keypad-done');
    press('value-cost-plus');
    press('value-die-6');
    press('value-row-back');
    ['market', 'farm'].forEach((each) => press(`value-builtOn-${each}`));
    fireEvent.changeText(screen.getByTestId('value-skill'), '  doubles \n gold 🎭');
    press('card-save');
    expect(onSave.mock.calls).toEqual([
      [
        {
          name: 'Theater',
          values: {
            cost: 13,
            die: 6,
            bonus: null,
            row: 'back',
            skill: 'doubles gold 🎭',
            wonder: false,
            builtOn: 'farm,market',
          },
          check: [],
        },
      ],
    ]);
  });

  test('says which of several are chosen, and lets go of them', () => {
    const { onDraft } = form({ card: { ...wall, values: { ...wall.values, builtOn: 'school' } } });
    expect(screen.getByRole('checkbox', { name: 'school' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'farm' })).not.toBeChecked();
    press('value-builtOn-school');
    expect(onDraft.mock.lastCall?.[0].values.builtOn).toBeNull();
  });

  test('asks for a missing number in a dashed slot with the words for it', () => {
    form();
    expect(screen.getByRole('button', { name: 'Cost: Type the number on the card' })).toBeTruthy();
    expect(field('cost').getByText('Type the number on the card')).toBeTruthy();
  });

  test('every problem is said in words at its field, and goes once the field is changed', () => {
    const { onSave } = form();
    press('card-save');
    expect(screen.getByTestId('card-problems')).toHaveTextContent('Name the card first. And 2 more.');
    expect(screen.getByText('Name the card first.')).toBeTruthy();
    expect(field('cost').getByText('Type the cost.')).toBeTruthy();
    expect(field('row').getByText('Choose the row.')).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
    press('value-row-front');
    expect(field('row').queryByText('Choose the row.')).toBeNull();
    expect(field('cost').getByText('Type the cost.')).toBeTruthy();
    name('Theater');
    expect(screen.queryByText('Name the card first.')).toBeNull();
  });

  test.each([
    ['', 'Name the card first.'],
    ['\u200D', 'Name the card first.'],
    ['x'.repeat(200), 'The name has at most 60 letters; this one has 200.'],
  ])('the name %j is refused in words', (typed, words) => {
    const { onSave, onSkip } = form();
    name(typed);
    press('card-skip');
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(onSkip).not.toHaveBeenCalled();
    expect(onSave).not.toHaveBeenCalled();
  });

  test('an emoji is a name', () => {
    const { onSkip } = form();
    name(' 🎲👩‍🚀 ');
    press('card-skip');
    expect(onSkip.mock.calls).toMatchObject([[{ name: '🎲👩‍🚀' }]]);
  });

  test('skipped, it keeps what was typed and counts on nothing inferred', () => {
    const { onSkip, onSave } = form({ name: 'Theater' });
    press('value-row-back');
    press('card-skip');
    expect(onSkip.mock.calls).toEqual([
      [
        {
          name: 'Theater',
          values: { cost: null, die: null, bonus: null, row: 'back', skill: null, wonder: false, builtOn: null },
          check: [],
        },
      ],
    ]);
    expect(onSave).not.toHaveBeenCalled();
  });

  test('of a name that is there already is refused in words, with the way to the other', () => {
    const { onSave, onOther } = form();
    name(' w A L L');
    expect(
      within(screen.getByTestId('card-taken')).getByText(/^Wall is there already \(cost 4 gold, die 4, .*\)\. Edit/),
    ).toBeTruthy();
    press('card-save');
    press('card-skip');
    expect(onSave).not.toHaveBeenCalled();
    fireEvent.press(screen.getByText('Edit that one'));
    expect(onOther.mock.calls).toEqual([[wall]]);
  });

  test('half typed, it is told, and can be given back', () => {
    const { onDraft } = form();
    press('value-row-back');
    const draft = onDraft.mock.lastCall?.[0];
    screen.unmount();
    form({ draft });
    expect(screen.getByTestId('value-row-back')).toBeChecked();
  });
});

describe('an inferred value', () => {
  test('is filled in and marked until it is confirmed', () => {
    form();
    expect(screen.getByTestId('value-die-5')).toBeChecked();
    expect(field('die').getByText('Please check')).toBeTruthy();
    expect(field('wonder').queryByText('Please check')).toBeNull();
    press('confirm-die');
    expect(screen.getByTestId('value-die-5')).toBeChecked();
    expect(field('die').queryByText('Please check')).toBeNull();
  });

  test('typed over, it needs no more checking', () => {
    form();
    press('value-die-2');
    expect(field('die').queryByText('Please check')).toBeNull();
  });

  test('kept without a look, it stays marked', () => {
    const { onSave } = form({ card: wall });
    press('card-save');
    expect(onSave.mock.calls).toEqual([[{ name: 'Wall', values: wall.values, check: ['die'] }]]);
  });
});

describe('a card typed before', () => {
  test('says whose numbers these are and may be called as before', () => {
    form({ card: wall });
    expect(screen.getByRole('header', { name: 'Wall' })).toBeTruthy();
    expect(screen.getByText('Typed by you')).toBeTruthy();
    expect(screen.queryByTestId('card-taken')).toBeNull();
  });

  test('loses an optional number again', () => {
    const { onSave } = form({ card: wall });
    press('clear-bonus');
    press('card-save');
    expect(onSave.mock.calls).toMatchObject([[{ values: { bonus: null, old: 7 } }]]);
  });

  test('is deleted, and says why it could not be saved', () => {
    const { onDelete } = form({ card: wall, problem: 'No room.' });
    expect(screen.getByText('No room.')).toBeTruthy();
    press('card-delete');
    expect(onDelete).toHaveBeenCalledTimes(1);
  });

  test('leads to the rule behind a value', () => {
    const { onTopic } = form({ card: wall });
    fireEvent.press(screen.getByRole('button', { name: 'Rules: cost' }));
    expect(onTopic.mock.calls).toEqual([['building-cost']]);
  });
});

test('the keypad stays inside the range', () => {
  const { onSave } = form({ card: wall });
  press('value-cost');
  press('keypad-9');
  press('keypad-9');
  expect(screen.getByText('Goes from 0 to 20')).toBeTruthy();
  press('keypad-done');
  press('card-save');
  expect(onSave.mock.calls).toMatchObject([[{ values: { cost: 4 } }]]);
});
