import Star from 'lucide-react-native/icons/star';
import { StyleSheet, View } from 'react-native';

import { DiceEntry } from '@/components/dice/DiceEntry';
import { rolledBy, entryOf, noMemory, type Face } from '@/components/dice/entry';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { plural } from '@/rules/kernel/plural';
import { faceStrip, type Roll } from '@/rules/near-and-far/roll';
import { rollDie } from '@/store/randomness';

/** What a panel keeps of its dice. */
export interface DiceDraft {
  readonly faces: readonly (number | null)[];
  readonly rolled: readonly boolean[];
}
export const NO_DICE: DiceDraft = { faces: [], rolled: [] };

export const byOf = ({ faces, rolled }: DiceDraft): 'app' | 'typed' =>
  rolledBy(
    entryOf(
      faces.map((face) => face ?? undefined),
      noMemory(rolled),
      faces.length,
      6,
    ),
  );

interface Props {
  dice: DiceDraft;
  names: readonly string[];
  onDice: (dice: DiceDraft) => void;
}

/** The physical dice, typed or rolled by the app. */
export function RollPad({ dice, names, onDice }: Props) {
  const keep = (faces: readonly Face[], rolled: readonly boolean[]) =>
    onDice({ faces: faces.map((face) => face ?? null), rolled: [...rolled] });
  return (
    <DiceEntry
      dice={names.map((name) => (name ? { kind: 'ivory' as const, name } : { kind: 'ivory' as const }))}
      sides={6}
      faces={dice.faces.map((face) => face ?? undefined)}
      rolled={dice.rolled}
      onFaces={keep}
      onRolled={keep}
      roll={rollDie}
    />
  );
}

/** Six faces, each with the hearts it needs for success and for the bonus. */
export function FaceStrip({ roll, bonusAt, shown }: { roll: Roll; bonusAt?: number; shown?: number }) {
  const { color, accent } = useTheme();
  const strip = faceStrip(roll, bonusAt);
  const words = strip
    .map(
      ({ face, base, bonus }) =>
        `${face}: ${base === undefined ? 'not enough hearts' : plural(base, 'heart')}${bonus === undefined ? '' : `, bonus ${bonus}`}`,
    )
    .join('; ');
  return (
    <View
      accessible
      accessibilityRole="image"
      aria-label={`Hearts each face needs. ${words}`}
      style={styles.whole}
      testID="face-strip"
    >
      <View style={styles.strip}>
        {strip.map(({ face, base, bonus }) => (
          <View
            key={face}
            style={[
              styles.face,
              {
                backgroundColor: base === undefined ? color.sunken : base === 0 ? color.successTint : color.surfaceAlt,
              },
              shown === face ? { borderColor: accent.accent } : null,
            ]}
          >
            <Txt type="label" color="ink2" align="center">
              {face}
            </Txt>
            <Txt type="numeralSmall" align="center" tone={base === undefined ? color.ink3 : color.ink}>
              {base === undefined ? '✕' : `${base}`}
            </Txt>
            {bonusAt === undefined ? null : (
              <View style={styles.bonus}>
                <Star size={12} color={color.ink2} />
                <Txt type="caption" color="ink2">
                  {bonus ?? '–'}
                </Txt>
              </View>
            )}
          </View>
        ))}
      </View>
      {bonusAt === undefined ? null : (
        <Txt type="caption" color="ink2">
          Hearts to pass; by the star, to have the bonus too.
        </Txt>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: 4 },
  bonus: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 3 },
  strip: { flexDirection: 'row', gap: 6 },
  face: {
    flex: 1,
    borderRadius: tokens.radius.control,
    paddingVertical: 6,
    borderWidth: 2,
    borderColor: 'transparent',
  },
});
