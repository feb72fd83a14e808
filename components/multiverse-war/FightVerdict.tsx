import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import type { Fraction } from '@/rules/dice/fraction';
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
  const { certain, attackerHp, targetHp, kill, lose } = exchangeOdds(fight);
  return (
    <View style={styles.verdict} testID="fight-verdict">
      <Side
        name={mine}
        from={fight.attacker.hp}
        to={certain ? attackerHp.outcomes[0] : undefined}
        falls={lose}
        left={attackerHp.outcomes}
      />
      <Side
        name={theirs}
        from={fight.target.hp}
        to={certain ? targetHp.outcomes[0] : undefined}
        falls={kill}
        left={targetHp.outcomes}
      />
    </View>
  );
}

interface SideProps {
  name: string;
  from: number;
  /** Health after, where no die decides. */
  to: number | undefined;
  falls: Fraction;
  left: readonly number[];
}

function Side({ name, from, to, falls, left }: SideProps) {
  const hurt = to === undefined ? Math.min(...left) < from : to < from;
  const lowest = to ?? Math.min(...left);
  return (
    <View style={styles.side}>
      <Txt type="label" color="ink2" style={styles.name}>
        {to === undefined ? `${name} falls` : name}
      </Txt>
      <Txt type="numeralSmall" color={lowest === 0 ? 'danger' : hurt ? 'warn' : 'ink'}>
        {to === undefined ? percentText(falls) : to === 0 ? `${from} → falls` : `${from} → ${to}`}
      </Txt>
      {to === undefined ? (
        <Txt type="label" color="ink2">
          {`${[...left].sort((a, b) => b - a).join(' or ')} left`}
        </Txt>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  verdict: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 2, flexGrow: 1, flexBasis: 220 },
  side: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, flexGrow: 1 },
  name: { flexShrink: 1 },
});
