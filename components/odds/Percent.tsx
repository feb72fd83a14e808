import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import type { Chance } from '@/rules/dice/percent';

import { percentPieces } from './oddsText';

/** The headline of odds: the number large, its sign small, as an ornament of what is said round it. */
export function Percent({ chance, large = false }: { chance: Chance; large?: boolean }) {
  const { scheme } = useTheme();
  const { bound, number } = percentPieces(chance);
  const tone = tokens.chart.oddsGood[scheme];
  return (
    <View style={styles.percent}>
      {bound ? (
        <Txt type="label" color="ink2">
          {`${bound} `}
        </Txt>
      ) : null}
      <Txt type={large ? 'numeralHero' : 'numeral'} tone={tone}>
        {number}
        <Txt type={large ? 'numeral' : 'numeralSmall'} tone={tone}>
          %
        </Txt>
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({ percent: { flexDirection: 'row', alignItems: 'baseline' } });
