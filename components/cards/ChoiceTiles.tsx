import Check from 'lucide-react-native/icons/check';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { unsqueezed } from '@/components/ui/webStyle';
import { chosenOf, chosenValue, type SeveralField } from '@/rules/kernel/card-kind';
import type { Value } from '@/rules/kernel/setup';

export interface ChoiceTile {
  readonly value: Value | null;
  readonly words: string;
}

interface Props {
  label: string;
  options: readonly ChoiceTile[];
  /** Undefined while nothing is chosen, which segments cannot be. */
  value: Value | null | undefined;
  onChange: (value: Value | null) => void;
  testID: string;
}

/** One of several, or none yet: big tiles that wrap. */
export function ChoiceTiles({ label, options, value, onChange, testID }: Props) {
  return (
    <View accessibilityRole="radiogroup" aria-label={label} testID={testID} style={styles.tiles}>
      {options.map((option) => (
        <Tile
          key={`${option.value}`}
          role="radio"
          option={option}
          chosen={option.value === value}
          onPress={() => onChange(option.value)}
          testID={`${testID}-${option.value}`}
        />
      ))}
    </View>
  );
}

interface SeveralProps {
  label: string;
  field: SeveralField;
  value: Value | null | undefined;
  onChange: (value: Value | null) => void;
  testID: string;
}

/** Any number of them: a tap chooses, another lets go. */
export function SeveralTiles({ label, field, value, onChange, testID }: SeveralProps) {
  const chosen = chosenOf(value);
  const turn = (key: string) =>
    onChange(chosenValue(field, chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]));
  return (
    <View role="group" aria-label={label} testID={testID} style={styles.tiles}>
      {field.values.map((option) => (
        <Tile
          key={option.value}
          role="checkbox"
          option={option}
          chosen={chosen.includes(option.value)}
          onPress={() => turn(option.value)}
          testID={`${testID}-${option.value}`}
        />
      ))}
    </View>
  );
}

interface TileProps {
  role: 'radio' | 'checkbox';
  option: ChoiceTile;
  chosen: boolean;
  onPress: () => void;
  testID: string;
}

/** A number alone; one that stands for words (“by rule”) needs their room. */
const SHORT = 2;

function Tile({ role, option, chosen, onPress, testID }: TileProps) {
  const { color, accent, highContrast } = useTheme();
  const number = typeof option.value === 'number';
  const text = chosen ? accent.onAccent : color.ink;
  return (
    <Pressy
      role={role}
      label={option.words}
      checked={chosen}
      onPress={onPress}
      testID={testID}
      style={[
        styles.tile,
        number ? styles.number : null,
        number && option.words.length <= SHORT ? styles.short : null,
        { backgroundColor: chosen ? accent.accent : color.surfaceAlt },
        highContrast ? { borderWidth: 2, borderColor: chosen ? color.ink : color.lineStrong } : null,
      ]}
    >
      {role === 'checkbox' && chosen ? <Check size={18} color={text} strokeWidth={2.4} style={unsqueezed} /> : null}
      <Txt type={number ? 'numeralSmall' : 'button'} tone={text} align="center" style={styles.words}>
        {option.words.charAt(0).toUpperCase() + option.words.slice(1)}
      </Txt>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: tokens.size.touchGap },
  tile: {
    minHeight: tokens.size.buttonHeight,
    minWidth: 56,
    borderRadius: tokens.radius.control,
    paddingHorizontal: 14,
    flexDirection: 'row',
    gap: 8,
    alignItems: 'center',
    justifyContent: 'center',
  },
  // Six faces side by side on the smallest phone.
  number: { flexGrow: 1, minWidth: tokens.size.touchMin, paddingHorizontal: 4 },
  // Two left over for the last row are no larger than the rest.
  short: { maxWidth: 64 },
  words: { flexShrink: 1 },
});
