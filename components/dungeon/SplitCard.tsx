import Heart from 'lucide-react-native/icons/heart';
import Sword from 'lucide-react-native/icons/sword';
import Swords from 'lucide-react-native/icons/swords';
import Sparkles from 'lucide-react-native/icons/sparkles';
import type { LucideIcon } from 'lucide-react-native';
import { StyleSheet, View } from 'react-native';

import { Die } from '@/components/dice/Die';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { unsqueezed } from '@/components/ui/webStyle';
import { percentText } from '@/rules/dice/percent';
import type { Option } from '@/rules/dungeon/advice';

import { splitLines, splitTitle, type SplitLine } from './splitWords';

const ICONS: Readonly<Record<SplitLine['key'], LucideIcon>> = {
  deal: Sword,
  take: Heart,
  ailment: Sparkles,
  more: Swords,
};

interface Props {
  option: Option;
  maxHp: number;
  best: boolean;
  /** Alone in its row. */
  wide: boolean;
  onPress: () => void;
  onTopic: () => void;
  testID: string;
}

/** One way to split the dice; a tap takes it. The better one is outlined and says so. */
export function SplitCard({ option, maxHp, best, wide, onPress, onTopic, testID }: Props) {
  const { color, accent, highContrast } = useTheme();
  const { mine, theirs, worth } = option;
  const lines = splitLines(option, maxHp);
  const title = splitTitle(option);
  return (
    <Pressy
      hint="Takes this die"
      onPress={onPress}
      onLongPress={onTopic}
      holdLabel="Read the rule"
      testID={testID}
      style={[
        styles.card,
        wide ? styles.wide : styles.half,
        { backgroundColor: best && !highContrast ? accent.tint : color.surface },
        best
          ? { borderWidth: 2.5, padding: 9.5, borderColor: accent.accent }
          : { borderWidth: 1, padding: 11, borderColor: color.line },
      ]}
    >
      <View style={styles.dice}>
        <Side words="you" said={`Take ${mine}`} face={mine} kind="purple" />
        <Swords size={18} color={color.ink3} style={unsqueezed} />
        <Side words="enemy" said={`give ${theirs}`} face={theirs} kind="black" />
      </View>
      <View style={styles.title}>
        <Txt type="section" style={styles.shrink}>
          {title}
        </Txt>
        {best ? (
          <View style={[styles.mark, { backgroundColor: accent.accent }]}>
            <Txt type="label" tone={accent.onAccent}>
              Best
            </Txt>
          </View>
        ) : null}
      </View>
      {lines.map(({ key, words, tone }) => {
        const Icon = ICONS[key];
        return (
          <View key={words} style={styles.line}>
            <Icon size={17} color={color[tone ?? 'ink2']} strokeWidth={2} style={unsqueezed} />
            <Txt type="caption" color={tone ?? 'ink2'} style={styles.shrink}>
              {words}
            </Txt>
          </View>
        );
      })}
      {worth ? (
        <View style={styles.odds}>
          <Txt type="numeral" tone={accent.accent}>
            {percentText(worth.win)}
          </Txt>
          <Txt type="micro" color="ink2">
            {`to win, ${worth.hp.toFixed(1)} HP left`}
          </Txt>
        </View>
      ) : null}
    </Pressy>
  );
}

interface SideProps {
  words: string;
  said: string;
  face: number;
  kind: 'purple' | 'black';
}

function Side({ words, said, face, kind }: SideProps) {
  return (
    <View style={styles.side}>
      <Die kind={kind} face={face} size={44} label={said} />
      <View aria-hidden>
        <Txt type="label" color="ink2">
          {words}
        </Txt>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: 6, borderRadius: tokens.radius.card },
  half: { flexGrow: 1, flexShrink: 1, flexBasis: '40%', minWidth: 136 },
  wide: { alignSelf: 'stretch' },
  dice: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-evenly' },
  side: { alignItems: 'center', gap: 2 },
  title: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 4 },
  mark: { paddingHorizontal: 9, paddingVertical: 1, borderRadius: tokens.radius.pill },
  line: { flexDirection: 'row', alignItems: 'flex-start', gap: 6 },
  shrink: { flexShrink: 1 },
  odds: { marginTop: 'auto' },
});
