import type { LucideIcon } from 'lucide-react-native';
import Circle from 'lucide-react-native/icons/circle';
import CircleCheck from 'lucide-react-native/icons/circle-check';
import { type ReactNode, useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { unsqueezed } from '@/components/ui/webStyle';
import type { Chance } from '@/rules/dice/percent';

import { Bar, piecesOf } from './Bar';
import { shownWords, spokenOdds, theRest } from './oddsText';
import { Percent } from './Percent';
import { Said } from './Said';

export interface ChoiceLine {
  readonly words: string;
  readonly tone?: 'success' | 'danger';
  readonly icon?: LucideIcon;
}

export interface Choice {
  readonly key: string;
  /** "Wins now" */
  readonly words: string;
  readonly odds?: { readonly chance: Chance; readonly aim?: string };
  /** What follows from it, one thing a line. */
  readonly lines?: readonly ChoiceLine[];
  /** Why it is the best; of equal ones each says so. */
  readonly best?: string;
  /** The dice as they would lie; their words stand in `says`. */
  readonly picture?: ReactNode;
  readonly says?: string;
}

interface Props {
  /** "Which one is yours?" */
  label: string;
  /** Two to four. */
  choices: readonly Choice[];
  chosen?: string;
  onChoose: (key: string) => void;
  testID?: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Choices side by side: the best is outlined and says why, and every other can be taken as well. */
export function CompareChoices({ label, choices, chosen, onChoose, testID = 'choice' }: Props) {
  const large = useTextScale() >= LARGE_TEXT;
  const targets = useRef(new Map<string, View>());
  const known = choices.some(({ key }) => key === chosen);
  const stepFrom = (index: number, step: number) => {
    const next = choices[(index + step + choices.length) % choices.length];
    if (!next) return;
    onChoose(next.key);
    targets.current.get(next.key)?.focus();
  };
  return (
    <View
      accessibilityRole="radiogroup"
      aria-label={label}
      testID={testID}
      style={[styles.choices, large ? styles.column : styles.row]}
    >
      {choices.map((choice, index) => (
        <ChoiceCard
          key={choice.key}
          choice={choice}
          chosen={choice.key === chosen}
          skipTab={known ? choice.key !== chosen : index > 0}
          wide={large}
          keep={(target) => {
            if (target) targets.current.set(choice.key, target);
            else targets.current.delete(choice.key);
          }}
          onPress={() => onChoose(choice.key)}
          onStep={(step) => stepFrom(index, step)}
          testID={`${testID}-${choice.key}`}
        />
      ))}
    </View>
  );
}

interface CardProps {
  choice: Choice;
  chosen: boolean;
  skipTab: boolean;
  wide: boolean;
  keep: (target: View | null) => void;
  onPress: () => void;
  onStep: (step: number) => void;
  testID: string;
}

function ChoiceCard({ choice, chosen, skipTab, wide, keep, onPress, onStep, testID }: CardProps) {
  const { color, accent, highContrast } = useTheme();
  const { best, odds, lines = [] } = choice;
  const Mark = chosen ? CircleCheck : Circle;
  return (
    <Said
      ref={keep}
      role="radio"
      label={spokenChoice(choice)}
      checked={chosen}
      skipTab={skipTab}
      onPress={onPress}
      onKey={(key) => {
        const step = STEPS[key];
        if (step === undefined) return false;
        onStep(step);
        return true;
      }}
      testID={testID}
      radius={tokens.radius.card}
      style={[
        styles.card,
        wide ? null : styles.half,
        { backgroundColor: chosen && !highContrast ? accent.tint : color.surface },
        best === undefined
          ? { borderWidth: 1, padding: 12, borderColor: color.line }
          : { borderWidth: 2.5, padding: 10.5, borderColor: accent.accent },
      ]}
    >
      {choice.picture}
      <View style={styles.title}>
        <Txt type="section" style={styles.grow}>
          {choice.words}
        </Txt>
        <Mark size={22} color={chosen ? accent.accent : color.lineStrong} strokeWidth={2} style={unsqueezed} />
      </View>
      {best === undefined ? null : (
        <View style={styles.best}>
          <View style={[styles.mark, { backgroundColor: accent.accent }]}>
            <Txt type="label" tone={accent.onAccent}>
              Best
            </Txt>
          </View>
          <Txt type="caption" tone={accent.accent} style={styles.reason}>
            {best}
          </Txt>
        </View>
      )}
      {odds ? <Odds {...odds} /> : null}
      {lines.map(({ words, tone, icon: Icon }) => (
        <View key={words} style={styles.line}>
          {Icon ? <Icon size={18} color={color[tone ?? 'ink2']} strokeWidth={2} style={unsqueezed} /> : null}
          <Txt type="body" color={tone ?? 'ink2'} style={styles.shrink}>
            {words}
          </Txt>
        </View>
      ))}
    </Said>
  );
}

function Odds({ chance, aim }: { chance: Chance; aim?: string }) {
  return (
    <View style={styles.odds}>
      <Percent chance={chance} />
      <Txt type="caption" color="ink2">
        {shownWords(chance, { aim })}
      </Txt>
      <Bar pieces={piecesOf([{ chance }], [{ chance: theRest(chance) }])} height={10} />
    </View>
  );
}

function spokenChoice({ words, best, says, odds, lines = [] }: Choice): string {
  return [
    best === undefined ? words : `Best: ${words}`,
    ...(best === undefined ? [] : [best]),
    ...(says === undefined ? [] : [says]),
    ...(odds ? [spokenOdds(odds.chance, { aim: odds.aim })] : []),
    ...lines.map((line) => line.words),
  ].join('. ');
}

const styles = StyleSheet.create({
  choices: { gap: 8 },
  row: { flexDirection: 'row', flexWrap: 'wrap' },
  column: { flexDirection: 'column' },
  card: { justifyContent: 'flex-start', borderRadius: tokens.radius.card },
  // Two a row from 280 dp on; a third or fourth goes below.
  half: { flexGrow: 1, flexShrink: 1, flexBasis: '40%', minWidth: 136 },
  title: { flexDirection: 'row', alignItems: 'flex-start', gap: 8 },
  grow: { flex: 1 },
  best: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, rowGap: 4 },
  mark: { paddingHorizontal: 10, paddingVertical: 2, borderRadius: tokens.radius.pill },
  reason: { flexGrow: 1, flexShrink: 1, flexBasis: 100 },
  odds: { gap: 4 },
  line: { flexDirection: 'row', alignItems: 'flex-start', gap: 8 },
  shrink: { flexShrink: 1 },
});
