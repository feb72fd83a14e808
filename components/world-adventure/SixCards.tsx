import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { CompareChoices } from '@/components/odds/CompareChoices';
import { OddsLine } from '@/components/odds/OddsLine';
import { useSliced } from '@/components/odds/useSliced';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { compare, type Fraction, ONE } from '@/rules/dice/fraction';
import { percentText } from '@/rules/dice/percent';
import { isScouted } from '@/rules/world-adventure/applyTurn';
import { expeditionOdds, rowOdds } from '@/rules/world-adventure/expedition';
import { foeWords } from '@/rules/world-adventure/foeCard';
import { type CardRow, clanOf, type State } from '@/rules/world-adventure/state';
import { MOST_STATUS } from '@/rules/world-adventure/tables';
import { eitherCard, scoutOdds } from '@/rules/world-adventure/townOdds';

import type { AttackDraft } from './attackDraft';
import { Chips } from './Chips';
import type { WorldPanelProps } from './props';
import { SpokenPress } from './SpokenPress';

interface Props extends WorldPanelProps {
  row: CardRow;
  attack: AttackDraft;
  change: (next: Partial<AttackDraft>) => void;
  /** Asks for the card that stands at a number. */
  onPick: (number: number) => void;
}

const NUMBERS = [1, 2, 3, 4, 5, 6];

/** The six cards that two dice choose from: what an expedition is worth, and which of two drawn cards to take (5.3). */
export function SixCards({ state, shown, row, attack, change, onPick }: Props) {
  const stands = state.stands[row];
  const typed = stands.filter((card) => card !== null).length;
  const [opened, setOpened] = useState(false);
  const question = JSON.stringify([row, shown, stands, state.cards, state.clans[shown]]);
  const search = useSliced(question, () => rowOdds(state, shown, row));
  const odds = search.done ? search.answer : [];
  const drawn = [...new Set(attack.drawn.flatMap((face) => face ?? []))];
  const { scouting, explorer } = clanOf(state, shown);
  const rolled = row === 'merchant' && scouting?.target.startsWith('merchant') ? scouting.faces : undefined;
  const isFound = rolled !== undefined && (isScouted(rolled) > 0 || explorer >= MOST_STATUS);
  const found = row === 'merchant' && !isFound ? scoutOdds(explorer).found : ONE;
  if (!opened && typed === 0 && !isFound && drawn.length === 0) {
    return (
      <Button
        kind="quiet"
        words="Weigh the six cards before you go"
        onPress={() => setOpened(true)}
        testID="six-cards-open"
      />
    );
  }
  return (
    <Card large style={styles.card} testID="six-cards">
      <Txt type="bodyStrong">{row === 'merchant' ? 'Merchants at the numbers' : 'Monsters at the numbers'}</Txt>
      <View style={styles.row} testID="stands">
        {NUMBERS.map((number) => (
          <Cell
            key={number}
            number={number}
            card={stands[number - 1] ?? null}
            odds={odds[number - 1]}
            drawn={drawn.includes(number)}
            onPress={() => onPick(number)}
          />
        ))}
      </View>
      {typed > 0 ? (
        <OddsLine
          title={row === 'monster' ? 'Engage and slay one' : isFound ? 'Plunder one' : 'Find and plunder one'}
          chance={expeditionOdds(odds, found)}
          testID="expedition"
        />
      ) : (
        <OddsLine title="One certain card of the six" chance={eitherCard(1)} />
      )}
      <Txt type="caption" color="ink2">
        {typed === 6 ? 'The better of the two cards drawn.' : `${typed} of 6 typed; the others count as left alone.`}
      </Txt>
      <Chips<number>
        label="The two dice show"
        even
        chips={NUMBERS.map((value) => ({ value, words: `${value}` }))}
        chosen={drawn}
        onChoose={(value) =>
          change({
            drawn: drawn.includes(value) ? drawn.filter((each) => each !== value) : [...drawn, value].slice(-2),
          })
        }
        testID="drawn"
      />
      {drawn.length > 0 ? (
        <CompareChoices
          label="Which card?"
          choices={drawn.map((number) => choiceOf(state, row, number, odds, drawn))}
          chosen={`${stands.indexOf(attack.card) + 1}`}
          onChoose={(key) => {
            const card = stands[Number(key) - 1];
            if (card) change({ card, values: state.cards[`${row}:${card}`] ?? {} });
            else onPick(Number(key));
          }}
          testID="drawn-card"
        />
      ) : (
        <Txt type="caption" color="ink2">
          Tap the two numbers rolled, then choose between their cards.
        </Txt>
      )}
    </Card>
  );
}

function choiceOf(
  state: State,
  row: CardRow,
  number: number,
  odds: readonly (Fraction | undefined)[],
  drawn: readonly number[],
) {
  const card = state.stands[row][number - 1] ?? null;
  const chance = odds[number - 1];
  const others = drawn.filter((each) => each !== number).map((each) => odds[each - 1]);
  const best =
    chance !== undefined &&
    others.length > 0 &&
    others.every((other) => other === undefined || compare(chance, other) >= 0);
  const words = card ? foeWords(state.cards[`${row}:${card}`] ?? {}) : 'Type what stands there';
  return {
    key: `${number}`,
    words: card ?? `Number ${number}`,
    lines: [{ words }],
    ...(chance === undefined ? {} : { odds: { chance, aim: row === 'merchant' ? 'to plunder' : 'to win' } }),
    ...(best ? { best: 'likelier' } : {}),
  };
}

interface CellProps {
  number: number;
  card: string | null;
  odds: Fraction | undefined;
  drawn: boolean;
  onPress: () => void;
}

function Cell({ number, card, odds, drawn, onPress }: CellProps) {
  const { color, accent } = useTheme();
  return (
    <SpokenPress
      label={`${number}, ${card ?? 'no card yet'}${odds ? `, ${percentText(odds)}` : ''}`}
      hint="Types or changes the card"
      onPress={onPress}
      style={[
        styles.cell,
        { backgroundColor: color.surfaceAlt, borderColor: drawn ? accent.accent : color.surfaceAlt },
      ]}
      inner={styles.shown}
      testID={`stand-${number}`}
    >
      <Txt type="numeralSmall" maxFontSizeMultiplier={1.3}>
        {number}
      </Txt>
      <Txt type="micro" color={card ? 'ink' : 'ink3'} align="center" maxFontSizeMultiplier={1.3}>
        {odds ? percentText(odds) : card ? '?' : 'type'}
      </Txt>
    </SpokenPress>
  );
}

const styles = StyleSheet.create({
  card: { padding: 12, gap: 10 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  // Six side by side would stand too close for a thumb on a small phone: three over three.
  cell: {
    flexGrow: 1,
    flexBasis: '30%',
    minHeight: 52,
    borderRadius: tokens.radius.chip,
    borderWidth: 2,
  },
  shown: { alignItems: 'center' },
});
