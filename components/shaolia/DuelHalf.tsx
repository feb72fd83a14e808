import Flag from 'lucide-react-native/icons/flag';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { LanternGauge } from '@/components/tracks/LanternGauge';
import { PalaceStones } from '@/components/tracks/PalaceStones';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pulse } from '@/components/ui/Pulse';
import type { Seat } from '@/rules/kernel/setup';
import { activeSeat } from '@/rules/shaolia/flow';
import { sideOf } from '@/rules/shaolia/state';

import { type CounterKey, counterOf, type ShaoliaProps } from './props';

interface Props {
  table: ShaoliaProps;
  seat: Seat;
}

/** One side of the duel: who, how much culture, how much palace. */
export function DuelHalf({ table, seat }: Props) {
  // Taken apart, so that a gauge is drawn again only when its own number changes, not with every tap.
  const { state, seats, pulse, onKeypad, onTopic } = table;
  const name = seats[seat]?.name ?? '';
  const culture = counterOf('culture');
  const damage = counterOf('palaceDamage');
  const lit = (key: CounterKey) => pulse === `${key}-${seat}`;
  return (
    <View style={styles.half}>
      <NameLine
        seat={seat}
        name={name}
        colour={seats[seat]?.colour ?? seat}
        active={!state.victory && activeSeat(state) === seat}
        first={state.firstPlayer === seat}
      />
      <Pulse on={lit('culture')}>
        <LanternGauge
          whose={name}
          words="culture"
          value={culture.read(state, seat)}
          max={culture.range(state, seat).max}
          onPress={() => onKeypad(seat, 'culture')}
          onHold={() => onTopic(culture.topic ?? '')}
          testID={`culture-${seat}-gauge`}
        />
      </Pulse>
      <Pulse on={lit('palaceDamage')}>
        <PalaceStones
          whose={name}
          damage={damage.read(state, seat)}
          stones={damage.range(state, seat).max}
          tokens={sideOf(state, seat).palaceTokens.life}
          onPress={() => onKeypad(seat, 'palaceDamage')}
          onHold={() => onTopic(damage.topic ?? '')}
          testID={`palaceDamage-${seat}-stones`}
        />
      </Pulse>
    </View>
  );
}

interface NameProps {
  seat: Seat;
  name: string;
  colour: number;
  active: boolean;
  first: boolean;
}

function NameLine({ seat, name, colour, active, first }: NameProps) {
  const { color, accent } = useTheme();
  const said = [name, active ? 'active' : undefined, first ? 'first player' : undefined].filter(Boolean).join(', ');
  return (
    <View
      accessible
      role="group"
      aria-label={said}
      testID={`side-${seat}`}
      style={[styles.name, { borderColor: active ? accent.accent : 'transparent' }]}
    >
      <PlayerToken seat={seat} colour={colour} size={24} />
      <Txt type="button" style={styles.shrink}>
        {name}
      </Txt>
      {first ? (
        <View style={styles.first}>
          <Flag size={16} color={color.ink2} />
          <Txt type="label" color="ink2">
            first
          </Txt>
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  half: { flexGrow: 1, flexShrink: 1, flexBasis: 140, gap: 4, alignItems: 'stretch' },
  name: {
    alignSelf: 'center',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: 8,
    borderWidth: 2,
    borderRadius: tokens.radius.control,
    paddingHorizontal: 8,
    paddingVertical: 2,
  },
  shrink: { flexShrink: 1 },
  first: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
