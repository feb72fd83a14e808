import type { LucideIcon } from 'lucide-react-native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { unsqueezed } from '@/components/ui/webStyle';
import type { Chance } from '@/rules/dice/percent';

import { Bar, piecesOf } from './Bar';
import { exactText, shownWords, spokenOdds, theRest } from './oddsText';
import { Percent } from './Percent';
import { Said } from './Said';

interface Props {
  /** "Roll to retreat" */
  title: string;
  chance: Chance;
  /** "to get away" */
  aim?: string;
  icon?: LucideIcon;
  testID?: string;
}

/** Odds in one row of a list: what, words, bar and percent. A press shows the exact fraction. */
export function OddsLine({ title, chance, aim, icon: Icon, testID = 'odds-line' }: Props) {
  const { accent } = useTheme();
  const large = useTextScale() >= LARGE_TEXT;
  const [exact, setExact] = useState(false);
  const bar = <Bar pieces={piecesOf([{ chance }], [{ chance: theRest(chance) }])} height={8} />;
  return (
    <Said
      label={spokenOdds(chance, { aim, lead: title }, exact)}
      hint={exact ? 'Hides the exact odds' : 'Shows the exact odds'}
      expanded={exact}
      onPress={() => setExact(!exact)}
      style={styles.line}
      testID={testID}
    >
      <View style={styles.row}>
        {Icon ? <Icon size={22} color={accent.second} strokeWidth={2} style={unsqueezed} /> : null}
        <View style={styles.words}>
          <Txt type="bodyStrong">{title}</Txt>
          <Txt type="caption" color="ink2">
            {exact ? `Exactly ${exactText(chance)}` : shownWords(chance, { aim })}
          </Txt>
        </View>
        {large ? null : <View style={styles.bar}>{bar}</View>}
        <View style={styles.percent}>
          <Percent chance={chance} />
        </View>
      </View>
      {large ? bar : null}
    </Said>
  );
}

const styles = StyleSheet.create({
  line: { paddingVertical: 4 },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 10 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
  // Bars stand in one column down a list.
  percent: { minWidth: 64, alignItems: 'flex-end' },
  bar: { width: 56, flexShrink: 0 },
});
