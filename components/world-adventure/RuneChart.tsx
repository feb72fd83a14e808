import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Tag } from '@/components/ui/Tag';
import { runesOfSide, sidesOf } from '@/rules/world-adventure/runes';
import { clanOf, type State } from '@/rules/world-adventure/state';
import { RUNES, type RuneSlot } from '@/rules/world-adventure/tables';

import { RUNE_ICONS } from './icons';
import type { WorldProps } from './props';
import { SpokenPress } from './SpokenPress';

/** The Ancient Rune chart: 22 slots, each once per player; one that is ready glows. */
export function RuneChart({ table }: { table: WorldProps }) {
  const { state, seats, shown, onAct, onTopic } = table;
  const large = useTextScale() >= LARGE_TEXT;
  const colours = seats.map(({ colour }) => colour);
  return (
    <View style={styles.chart} testID="rune-chart">
      <Counts state={state} colours={colours} />
      <View style={styles.slots}>
        {RUNES.map(({ slot, short, words }) => {
          const holders = state.clans.flatMap(({ runes }, seat) => (runes.includes(slot) ? [seat] : []));
          const clan = clanOf(state, shown);
          return (
            <Slot
              key={slot}
              slot={slot}
              short={short}
              words={words}
              holders={holders.join()}
              names={holders.map((seat) => clanOf(state, seat).name).join(' and ')}
              colours={colours.join()}
              ready={clan.offers.includes(slot)}
              mine={clan.runes.includes(slot)}
              name={clan.name}
              large={large}
              onPress={() => onAct({ type: 'claimRune', player: shown, slot })}
              onHold={() => onTopic('rune-objectives')}
            />
          );
        })}
      </View>
    </View>
  );
}

/** Who holds how many, of how many; teams add up. */
function Counts({ state, colours }: { state: State; colours: readonly number[] }) {
  const { accent, low } = useTheme();
  return (
    <View style={styles.counts}>
      <View style={styles.head}>
        <Txt type="section" heading>
          {low ? `Runes to ${state.target}` : 'Rune chart'}
        </Txt>
        {low ? <Tag words={`Stage ${state.stage}`} /> : null}
      </View>
      {sidesOf(state).map((side) => (
        <View key={side.join()} style={styles.count}>
          {side.map((seat) => (
            <PlayerToken
              key={seat}
              seat={seat}
              colour={colours[seat] ?? seat}
              size={22}
              label={clanOf(state, seat).name}
            />
          ))}
          <Txt type="numeralSmall" tone={accent.second} style={styles.raised}>
            {runesOfSide(state, side)}
          </Txt>
        </View>
      ))}
      {low ? null : <Txt type="label" color="ink2">{`of ${state.target}`}</Txt>}
    </View>
  );
}

interface SlotProps {
  slot: RuneSlot;
  short: string;
  words: string;
  holders: string;
  names: string;
  colours: string;
  ready: boolean;
  mine: boolean;
  name: string;
  large: boolean;
  onPress: () => void;
  onHold: () => void;
}

function Slot({ slot, short, words, holders, names, colours, ready, mine, name, large, onPress, onHold }: SlotProps) {
  const { color, accent, layout } = useTheme();
  const Icon = RUNE_ICONS[slot];
  const seats = holders === '' ? [] : holders.split(',').map(Number);
  const pieces = colours.split(',').map(Number);
  const taken = seats.length > 0;
  const said = `${words}. ${taken ? `Taken by ${names}.` : 'Free.'}${ready ? ' Ready to claim.' : ''}`;
  return (
    <SpokenPress
      label={`${said.charAt(0).toUpperCase()}${said.slice(1)}`}
      hint={mine ? undefined : `Claims it for ${name}`}
      onPress={onPress}
      onLongPress={onHold}
      holdLabel="Read the rule"
      testID={`rune-${slot}`}
      inner={styles.inner}
      style={[
        styles.slot,
        large ? styles.wide : layout === 'landscapePhone' ? styles.narrowPane : null,
        taken ? { backgroundColor: color.surface, borderColor: color.surface } : { borderColor: color.line },
        ready ? { borderColor: accent.second, backgroundColor: accent.tint } : null,
      ]}
    >
      <View style={styles.tokens}>
        {taken ? (
          seats.map((seat) => <PlayerToken key={seat} seat={seat} colour={pieces[seat] ?? seat} size={20} />)
        ) : (
          <Icon size={20} color={ready ? accent.second : color.ink3} strokeWidth={2} />
        )}
      </View>
      <Txt type="micro" color={taken || ready ? 'ink' : 'ink3'} align="center" numberOfLines={large ? undefined : 1}>
        {ready ? 'Claim' : short}
      </Txt>
    </SpokenPress>
  );
}

const styles = StyleSheet.create({
  chart: { gap: 8 },
  counts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 12, paddingHorizontal: 4 },
  count: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  head: { flexGrow: 1, flexDirection: 'row', alignItems: 'center', gap: 8 },
  raised: { marginTop: -4 },
  slots: { flexDirection: 'row', flexWrap: 'wrap', gap: 5 },
  slot: {
    flexBasis: '18%',
    flexGrow: 1,
    minWidth: 58,
    maxWidth: '19.2%',
    borderRadius: tokens.radius.chip,
    borderWidth: 1.5,
    paddingVertical: 5,
  },
  inner: { alignItems: 'center', gap: 2 },
  wide: { flexBasis: '44%', maxWidth: '49%' },
  // Beside the table there is room for three, not five.
  narrowPane: { flexBasis: '30%', maxWidth: '32.5%' },
  tokens: { flexDirection: 'row', minHeight: 22, alignItems: 'center', justifyContent: 'center' },
});
