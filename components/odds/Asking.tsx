import { StyleSheet } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { Card } from '@/components/ui/Card';
import { Counter } from '@/components/ui/Counter';
import { type SegmentOption, Segments } from '@/components/ui/Segments';

import { type DiceQuestion, MOST_DICE, type What } from './diceQuestion';
import { FaceSet } from './FaceSet';

/** The numbers of a question. */
export type Counted = 'dice' | 'least' | 'hits' | 'face';

interface Count {
  readonly label: string;
  readonly words: string;
  readonly one?: string;
  /** On the keypad: "Set the sum to 11". */
  readonly noun: string;
  readonly min: number;
  readonly max: number;
}

/** What each number is called and how far it goes. */
export function countsOf({ dice, sides, hits }: DiceQuestion): Readonly<Record<Counted, Count>> {
  return {
    dice: { label: 'How many dice', words: 'dice', one: 'die', noun: 'dice', min: 1, max: MOST_DICE },
    least: { label: 'Sum at least', words: 'or more in all', noun: 'the sum', min: dice, max: dice * sides },
    hits: {
      label: 'At least so many dice',
      words: hits === 1 ? 'die or more' : 'dice or more',
      noun: 'the dice',
      min: 1,
      max: dice,
    },
    face: { label: 'Showing at least', words: 'or more on a die', noun: 'the face', min: 2, max: sides },
  };
}

const WHATS: readonly SegmentOption<What>[] = [
  { value: 'sum', words: 'Sum' },
  { value: 'hits', words: 'Hits' },
  { value: 'best', words: 'Best' },
  { value: 'faces', words: 'Faces' },
];

const EXPLAINED: Readonly<Record<What, string>> = {
  sum: 'All dice added up.',
  hits: 'How many dice reach a number.',
  best: 'The highest die alone.',
  faces: 'These very faces, in any order.',
};

const SIDES: readonly SegmentOption<6 | 10>[] = [
  { value: 6, words: 'd6' },
  { value: 10, words: 'd10' },
];

interface Props {
  question: DiceQuestion;
  ask: (change: Partial<DiceQuestion>) => void;
  onType: (counted: Counted) => void;
}

/** The question to the dice: how many, which, and what counts. */
export function Asking({ question, ask, onType }: Props) {
  const large = useTextScale() >= LARGE_TEXT;
  const counts = countsOf(question);
  const counter = (key: Counted) => {
    const { label, words, one, min, max } = counts[key];
    const value = question[key];
    return (
      <Counter
        bare
        label={label}
        words={value === 1 && one !== undefined ? one : words}
        value={value}
        min={min}
        max={max}
        onGain={(amount) => ask({ [key]: value + amount })}
        onPay={(amount) => ask({ [key]: value - amount })}
        onKeypad={() => onType(key)}
        testID={`odds-${key}`}
      />
    );
  };
  const { what, dice, sides, faces } = question;
  return (
    <>
      <Card style={styles.card}>
        {counter('dice')}
        <Segments
          label="Which dice"
          options={SIDES}
          value={sides}
          onChange={(value) => ask({ sides: value })}
          testID="odds-sides"
        />
      </Card>
      <Card style={styles.card}>
        <Txt type="section" heading>
          What counts
        </Txt>
        <Segments
          label="What counts"
          options={WHATS}
          value={what}
          onChange={(value) => ask({ what: value })}
          style={large ? styles.column : null}
          testID="odds-what"
        />
        <Txt type="body" color="ink2">
          {EXPLAINED[what]}
        </Txt>
        {what === 'sum' ? counter('least') : null}
        {what === 'hits' ? counter('hits') : null}
        {what === 'hits' || what === 'best' ? counter('face') : null}
        {what === 'faces' ? (
          <FaceSet dice={dice} sides={sides} faces={faces} onFaces={(named) => ask({ faces: named })} />
        ) : null}
      </Card>
    </>
  );
}

const styles = StyleSheet.create({ card: { gap: 12 }, column: { flexDirection: 'column' } });
