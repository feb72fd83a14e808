import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { plural } from '@/rules/kernel/plural';
import type { DuelPart } from '@/rules/near-and-far/duel';
import { signed } from '@/rules/near-and-far/words';

const plus = (value: number): string => (value < 0 ? signed(value) : `+${value}`);

interface Props {
  name: string;
  role: string;
  /** The seat; the spare figure has none. */
  token: number | null;
  colour: number | undefined;
  parts: readonly DuelPart[];
  die: number | null | undefined;
  /** Hearts that would win it now. */
  spends?: number;
}

/** One column of a duel: what this side adds to its die, and its total once the die is seen. */
export function DuelSide({ name, role, token, colour, parts, die, spends = 0 }: Props) {
  const { color, textSize } = useTheme();
  const added = parts.reduce((sum, { add }) => sum + add, 0);
  const rolled = typeof die === 'number';
  return (
    <View
      testID={`duel-side-${token ?? 'spare'}`}
      style={[styles.side, { backgroundColor: color.surfaceAlt, flexBasis: textSize >= 1.6 ? '100%' : 140 }]}
    >
      <View style={styles.head}>
        {token === null ? null : <PlayerToken seat={token} colour={colour ?? token} size={24} />}
        <View style={styles.who}>
          <Txt type="bodyStrong">{name}</Txt>
          <Txt type="label" color="ink2">
            {role}
          </Txt>
        </View>
        <Txt type="numeral">{rolled ? die + added + spends : plus(added)}</Txt>
      </View>
      {parts.length === 0 ? <Part words="The bare die" /> : null}
      {parts.map(({ words, add }) => (
        <Part key={words} words={words} value={plus(add)} />
      ))}
      {rolled ? <Part words="Die" value={plus(die)} /> : null}
      {spends > 0 ? <Part words={`With ${plural(spends, 'heart')}`} value={plus(spends)} /> : null}
    </View>
  );
}

function Part({ words, value }: { words: string; value?: string }) {
  return (
    <View style={styles.part}>
      <Txt type="caption" color="ink2" style={styles.words}>
        {words}
      </Txt>
      {value === undefined ? null : <Txt type="label">{value}</Txt>}
    </View>
  );
}

const styles = StyleSheet.create({
  side: { flexGrow: 1, gap: 2, padding: 10, borderRadius: tokens.radius.control },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  who: { flex: 1 },
  part: { flexDirection: 'row', alignItems: 'baseline', justifyContent: 'space-between', gap: 8 },
  words: { flexShrink: 1 },
});
