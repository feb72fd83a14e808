import { againstTheRules, firstReason, impossible, isRefusal } from '@/rules/kernel/refusal';

const turn = againstTheRules('Not your turn');
const phase = againstTheRules('Only in the purchase phase');
const gold = impossible('Needs 4 gold, you have 2.', { words: 'Take all 2', action: { type: 'take' } });

describe('several reasons at once', () => {
  test.each([
    { name: 'none', reasons: [undefined, false as const], expected: undefined },
    { name: 'one', reasons: [undefined, phase], expected: phase },
    { name: 'two the table may overrule: the first is told', reasons: [turn, phase], expected: turn },
    {
      name: 'the impossible behind another reason: its words stay unsaid, but nothing may be overruled',
      reasons: [turn, false as const, gold],
      expected: { refused: 'impossible', words: 'Not your turn' },
    },
    { name: 'the impossible first: it keeps what can be done instead', reasons: [gold, turn], expected: gold },
  ])('$name', ({ reasons, expected }) => {
    expect(firstReason(...reasons)).toEqual(expected);
  });
});

test('a refusal is told from a state', () => {
  expect(isRefusal(turn)).toBe(true);
  expect(isRefusal({ round: 1 })).toBe(false);
  expect(isRefusal(undefined)).toBe(false);
  expect(isRefusal(null)).toBe(false);
});
