import { screen } from '@testing-library/react-native';
import fc from 'fast-check';
import { StyleSheet } from 'react-native';

import { piecesOf } from '@/components/odds/Bar';
import { OddsBar } from '@/components/odds/OddsBar';
import { OddsLine } from '@/components/odds/OddsLine';
import { exactText, percentPieces, spokenOdds } from '@/components/odds/oddsText';
import { ONE, ZERO } from '@/rules/dice/fraction';
import { percentText } from '@/rules/dice/percent';

import { labelOf, of, seen, show, tap } from './show';

const BATTLE = {
  good: [
    { chance: of(7, 12), words: 'win next attack' },
    { chance: of(1, 5), words: 'one later' },
  ],
  bad: [{ chance: of(13, 60), words: 'all faint' }],
};

describe('three forms together', () => {
  test('percent, words and bar of the battle in mockup 05', () => {
    show(<OddsBar lead="If you keep fighting" aim="to win" {...BATTLE} />);
    expect(seen('About 8 in 10 to win')).toBeTruthy();
    expect(seen(/^78/)).toBeTruthy();
    expect(['58', '20', '22'].map((share) => seen(share) !== null)).toEqual([true, true, true]);
    expect(['win next attack', 'one later', 'all faint'].every((words) => seen(words))).toBe(true);
    expect(
      screen.getByLabelText('58 percent win next attack, 20 percent one later, 22 percent all faint'),
    ).toBeTruthy();
  });

  test('a number that does not fit into its piece stands beside its words', () => {
    show(<OddsBar {...BATTLE} />, { textSize: 2 });
    expect(seen('20')).toBeNull();
    expect(seen('win next attack')).toBeTruthy();
    expect(seen('20 one later')).toBeTruthy();
    expect(seen('22 all faint')).toBeTruthy();
  });

  test('pieces stand in the proportion of their shares', () => {
    show(<OddsBar {...BATTLE} />);
    const widths = [0, 1, 2].map((index) => {
      const piece = screen.getByTestId(`odds-piece-${index}`, { includeHiddenElements: true });
      return StyleSheet.flatten(piece.props.style).flexGrow;
    });
    expect(widths).toEqual([58, 20, 22]);
  });

  test.each([
    [of(78, 100), 'to win', '78 percent to win, about 8 in 10'],
    [of(91, 216), undefined, '42 percent, less than even'],
    [of(1, 36), undefined, '2.8 percent, a long shot'],
    [of(1, 46656), 'to win', 'under 0.1 percent to win, a long shot'],
    [ZERO, 'to win', '0 percent to win, cannot happen'],
    [ONE, 'to win', '100 percent to win, certain'],
    [0.5, undefined, '50 percent, a coin flip'],
  ])('one element says it: %#', (chance, aim, label) => {
    show(<OddsBar good={[{ chance }]} aim={aim} />);
    expect(labelOf('odds')).toBe(label);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  test('what is certain has no bad piece, what cannot happen no good one', () => {
    expect(piecesOf([{ chance: ONE }], [{ chance: ZERO }]).map(({ side }) => side)).toEqual(['good']);
    expect(piecesOf([{ chance: ZERO }], [{ chance: ONE }]).map(({ side }) => side)).toEqual(['bad']);
    expect(piecesOf([{ chance: of(1, 46656) }], [{ chance: of(46655, 46656) }])).toHaveLength(2);
  });
});

describe('a press shows the exact odds', () => {
  test('the fraction, and hides it again', () => {
    show(<OddsBar good={[{ chance: of(91, 216) }]} />);
    expect(seen('Exactly 91/216')).toBeNull();
    tap('odds');
    expect(seen('Exactly 91/216')).toBeTruthy();
    expect(labelOf('odds')).toBe('42 percent, less than even, exactly 91 out of 216');
    tap('odds');
    expect(seen('Exactly 91/216')).toBeNull();
  });

  test('parts are added up exactly', () => {
    show(<OddsBar {...BATTLE} />);
    tap('odds');
    expect(seen('Exactly 47/60')).toBeTruthy();
  });

  test.each([
    [of(999998, 999999), '999998/999999'],
    [of(1234567, 9999999), '12.345671 %'],
    [0.123456789, '12.345679 %'],
    // Six decimals would be zeros.
    [of(1, 3656158440062976), '1/3656158440062976'],
  ])('%# over six digits as decimals, unless they tell nothing', (chance, text) => {
    expect(exactText(chance)).toBe(text);
  });
});

test('shares add up to the headline and to a hundred, whatever the parts', () => {
  const part = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 4 }),
      fc.array(part, { minLength: 1, maxLength: 3 }),
      (g, b) => {
        const all = [...g, ...b].reduce((sum, each) => sum + each, 0);
        fc.pre(all > 0);
        const parts = (weights: number[]) => weights.map((weight) => ({ chance: of(weight, all) }));
        const pieces = piecesOf(parts(g), parts(b));
        const sum = (side?: 'good') =>
          pieces.filter((piece) => !side || piece.side === side).reduce((total, { shown }) => total + Number(shown), 0);
        expect(sum()).toBeCloseTo(100, 6);
        const chance = of(
          g.reduce((a, c) => a + c, 0),
          all,
        );
        const { bound, number } = percentPieces(chance);
        if (bound === '') expect(sum('good')).toBeCloseTo(Number(number), 6);
        expect(percentText(chance)).toContain(number);
      },
    ),
    { seed: 7, numRuns: 200 },
  );
});

describe('a line of a list', () => {
  test('says the same in one row of 48 dp', () => {
    show(<OddsLine title="Roll to retreat" chance={of(1, 3)} />);
    expect(labelOf('odds-line')).toBe('Roll to retreat: 33 percent, less than even');
    expect(seen('Less than even')).toBeTruthy();
    expect(seen(/^33/)).toBeTruthy();
    expect(StyleSheet.flatten(screen.getByTestId('odds-line-drawn').props.style).minHeight).toBe(48);
    tap('odds-line');
    expect(seen('Exactly 1/3')).toBeTruthy();
  });

  test('keeps all three forms at large text', () => {
    show(<OddsLine title="Smoke bomb" chance={ONE} />, { textSize: 2 });
    expect(seen('Certain')).toBeTruthy();
    expect(screen.getAllByTestId(/^odds-piece/, { includeHiddenElements: true })).toHaveLength(1);
    expect(spokenOdds(ONE, { lead: 'Smoke bomb' })).toBe('Smoke bomb: 100 percent, certain');
  });
});
