import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { type Distribution, entriesOf } from '@/rules/dice/distribution';
import { percentText } from '@/rules/dice/percent';
import { exchangeOdds } from '@/rules/multiverse-war/exchange';
import type { Fight } from '@/rules/multiverse-war/fight';

interface Props {
  fight: Fight;
  mine: string;
  theirs: string;
}

/** What the attack does to both, always in view while the fight is set up. */
export function FightVerdict({ fight, mine, theirs }: Props) {
  const { attackerHp, targetHp, shieldHp } = exchangeOdds(fight);
  return (
    <View style={styles.verdict} testID="fight-verdict">
      <Side name={mine} from={fight.attacker.hp} left={attackerHp} />
      <Side name={theirs} from={fight.target.hp} left={targetHp} />
      {fight.shield ? <Side name="Building" from={fight.shield.hp} left={shieldHp} /> : null}
    </View>
  );
}

interface SideProps {
  name: string;
  from: number;
  /** Health after, each with its chance. */
  left: Distribution;
}

function Side({ name, from, left }: SideProps) {
  const { total } = left;
  const ends = [...entriesOf(left)].sort(([a], [b]) => b - a);
  return (
    <View style={styles.side}>
      <Txt type="label" color="ink2" style={styles.name}>
        {name}
      </Txt>
      {ends.map(([hp, weight], index) => (
        <View key={hp} style={styles.end}>
          <Txt type="numeralSmall" color={hp === 0 ? 'danger' : hp < from ? 'warn' : 'ink'}>
            {`${index === 0 ? `${from} → ` : 'or '}${hp === 0 ? 'falls' : hp}`}
          </Txt>
          {ends.length > 1 ? (
            <Txt type="label" color="ink2">
              {percentText({ numerator: weight, denominator: total })}
            </Txt>
          ) : null}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  verdict: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 2, flexGrow: 1, flexBasis: 220 },
  side: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, flexGrow: 1 },
  name: { flexShrink: 1 },
  end: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
