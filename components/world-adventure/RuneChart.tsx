import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { sameData } from '@/components/ui/sameData';
import { Tag } from '@/components/ui/Tag';
import type { Seat } from '@/rules/kernel/setup';
import { runesOfSide, sidesOf } from '@/rules/world-adventure/runes';
import { clanOf } from '@/rules/world-adventure/state';
import { RUNES, type RuneSlot } from '@/rules/world-adventure/tables';

import { RUNE_ICONS } from './icons';
import type { WorldProps } from './props';
import { SpokenPress } from './SpokenPress';

/** The Ancient Rune chart: 22 slots, each once per player; one that is ready glows. */
export function RuneChart({ table }: { table: WorldProps }) {
  const { state, seats, shown, onAct, onTopic } = table;
  const large = useTextScale() >= LARGE_TEXT;
  const colours = seats.map(({ colour }) => colour);
  const sides = sidesOf(state).map((side) => ({
    runes: runesOfSide(state, side),
    tokens: side.map((seat) => ({ seat, colour: colours[seat] ?? seat, name: clanOf(state, seat).name })),
  }));
  return (
    <View style={styles.chart} testID="rune-chart">
      <Counts sides={sides} target={state.target} stage={state.stage} />
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
              seat={shown}
              large={large}
              onAct={onAct}
              onTopic={onTopic}
            />
          );
        })}
      </View>
    </View>
  );
}

interface CountsProps {
  sides: readonly {
    runes: number;
    tokens: readonly { seat: Seat; colour: number; name: string }[];
  }[];
  target: number;
  stage: number;
}

/** Who holds how many, of how many; teams add up. */
const Counts = memo(function Counts({ sides, target, stage }: CountsProps) {
  const { accent, low } = useTheme();
  return (
    <View style={styles.counts}>
      <View style={styles.head}>
        <Txt type="section" heading>
          {low ? `Runes to ${target}` : 'Rune chart'}
        </Txt>
        {low ? <Tag words={`Stage ${stage}`} /> : null}
      </View>
      {sides.map(({ runes, tokens: players }, index) => (
        <View key={index} style={styles.count}>
          {players.map(({ seat, colour, name }) => (
            <PlayerToken key={seat} seat={seat} colour={colour} size={22} label={name} />
          ))}
          <Txt type="numeralSmall" tone={accent.second} style={styles.raised}>
            {runes}
          </Txt>
        </View>
      ))}
      {low ? null : <Txt type="label" color="ink2">{`of ${target}`}</Txt>}
    </View>
  );
}, sameData);

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
  seat: Seat;
  large: boolean;
  onAct: WorldProps['onAct'];
  onTopic: WorldProps['onTopic'];
}

/** The rule of this very slot. */
function topicOf(slot: RuneSlot): string {
  if (slot.startsWith('sale')) return 'rune-sales';
  if (slot.startsWith('stall')) return 'rune-stalls';
  if (slot.startsWith('caravan')) return 'rune-caravan';
  if (slot.startsWith('player')) return 'rune-players';
  return slot === 'soldiersLv2' ? 'rune-soldiers' : 'rune-fights-quests-hero';
}

/** By itself: 22 of them are drawn again only where one says something else. */
const Slot = memo(function Slot(props: SlotProps) {
  const { slot, short, words, holders, names, colours, ready, mine, name, seat, large, onAct, onTopic } = props;
  const { color, accent, layout } = useTheme();
  const Icon = RUNE_ICONS[slot];
  const takers = holders === '' ? [] : holders.split(',').map(Number);
  const pieces = colours.split(',').map(Number);
  const taken = takers.length > 0;
  const said = `${words}. ${taken ? `Taken by ${names}.` : 'Free.'}${ready ? ' Ready to claim.' : ''}`;
  return (
    <SpokenPress
      label={`${said.charAt(0).toUpperCase()}${said.slice(1)}`}
      hint={mine ? `Asks whether ${name} gives it back` : `Claims it for ${name}`}
      onPress={() => onAct({ type: 'claimRune', player: seat, slot })}
      onLongPress={() => onTopic(topicOf(slot))}
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
          takers.map((each) => <PlayerToken key={each} seat={each} colour={pieces[each] ?? each} size={20} />)
        ) : (
          <Icon size={20} color={ready ? accent.second : color.ink3} strokeWidth={2} />
        )}
      </View>
      <Txt type="micro" color={taken || ready ? 'ink' : 'ink3'} align="center" numberOfLines={large ? undefined : 1}>
        {ready ? 'Claim' : short}
      </Txt>
    </SpokenPress>
  );
});

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
