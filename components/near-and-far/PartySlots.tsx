import ArrowDown from 'lucide-react-native/icons/arrow-down';
import ArrowUp from 'lucide-react-native/icons/arrow-up';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { type Arrangement, joined } from '@/rules/near-and-far/party';
import { companionIcons } from '@/rules/near-and-far/printed';
import { type Faction, type Icons, PARTY_PLACES, type Player, type State } from '@/rules/near-and-far/state';

import { FactionMark } from './FactionMark';
import { IconRow, iconWords } from './PartyCard';

interface Props {
  state: State;
  player: Player;
  party: Arrangement;
  /** Left out while the party is fixed: then it is only looked at. */
  onParty?: (party: Arrangement) => void;
}

interface Figure {
  /** A place in the list of adventurers, or the companion. */
  readonly who: number | 'companion';
  readonly name: string;
  readonly icons: Icons;
  readonly faction?: Faction;
}

/**
 * Four places and the bench. A tap on somebody in a place sends him to the bench, one on the bench lets him join: he takes
 * the place of his own faction or a free one, and where there is none the next tap says who makes way.
 */
export function PartySlots({ state, player, party, onParty }: Props) {
  const { color } = useTheme();
  const [waiting, setWaiting] = useState<Figure['who']>();
  const figures: readonly Figure[] = [
    { who: 'companion', name: player.companion, icons: companionIcons(state, player.companion) },
    ...player.adventurers.map(({ name, icons, faction }, who) => ({ who, name, icons, faction })),
  ];
  const goes = ({ who }: Figure) => (who === 'companion' ? party.companion : party.party.includes(who));
  const inside = figures.filter(goes);
  const bench = figures.filter((figure) => !goes(figure));
  const change = (next: Arrangement) => {
    setWaiting(undefined);
    onParty?.(next);
  };
  const without = (who: Figure['who'], from: Arrangement): Arrangement =>
    who === 'companion' ? { ...from, companion: false } : { ...from, party: from.party.filter((each) => each !== who) };
  const leave = (who: Figure['who']) => {
    const left = without(who, party);
    const next = waiting === undefined ? undefined : joined(player, left, waiting);
    change(next ?? left);
  };
  const join = (who: Figure['who']) => {
    const next = joined(player, party, who);
    if (next) change(next);
    else setWaiting(waiting === who ? undefined : who);
  };
  const waits = figures.find(({ who }) => who === waiting);
  return (
    <View style={styles.list}>
      <View style={styles.row}>
        {inside.map((figure) => (
          <Place
            key={figure.who}
            figure={figure}
            act={onParty ? { hint: 'Goes to the bench', onPress: () => leave(figure.who) } : undefined}
            active
            called={waits !== undefined}
          />
        ))}
        {Array.from({ length: Math.max(0, PARTY_PLACES - inside.length) }, (_, index) => (
          <View key={`free ${index}`} style={[styles.place, styles.free, { borderColor: color.lineStrong }]}>
            <Txt type="label" color="ink3">
              free place
            </Txt>
          </View>
        ))}
      </View>
      <Txt type="label" color={waits ? 'warn' : 'ink2'} testID="party-bench">
        {waits
          ? `Four places: tap who makes way for ${waits.name}.`
          : bench.length > 0
            ? 'Bench: banners count, symbols do not'
            : 'Nobody on the bench'}
      </Txt>
      {bench.length > 0 ? (
        <View style={styles.row}>
          {bench.map((figure) => (
            <Place
              key={figure.who}
              figure={figure}
              act={onParty ? { hint: 'Joins the party', onPress: () => join(figure.who) } : undefined}
              active={false}
              called={figure.who === waiting}
            />
          ))}
        </View>
      ) : null}
    </View>
  );
}

interface PlaceProps {
  figure: Figure;
  active: boolean;
  /** Asked to make way, or waiting for a place. */
  called: boolean;
  act: { hint: string; onPress: () => void } | undefined;
}

function Place({ figure: { who, name, icons, faction }, active, called, act }: PlaceProps) {
  const { color, accent } = useTheme();
  const Arrow = active ? ArrowDown : ArrowUp;
  return (
    <Pressy
      hint={`${iconWords(icons)}. ${act?.hint ?? ''}`}
      disabled={!act}
      {...(act ? { onPress: act.onPress } : {})}
      style={[
        styles.place,
        {
          backgroundColor: active ? accent.tint : color.surfaceAlt,
          borderColor: called ? accent.accent : 'transparent',
        },
      ]}
      testID={`member-${who}`}
    >
      <View style={styles.head}>
        {faction ? <FactionMark faction={faction} size={20} /> : null}
        <Txt type="label" style={styles.name}>
          {name}
        </Txt>
        {act ? <Arrow size={16} color={color.ink3} strokeWidth={2} /> : null}
      </View>
      <IconRow icons={icons} />
    </Pressy>
  );
}

const styles = StyleSheet.create({
  list: { gap: 8 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  place: {
    flexGrow: 1,
    flexBasis: '46%',
    minHeight: 56,
    justifyContent: 'center',
    gap: 2,
    paddingHorizontal: 10,
    paddingVertical: 6,
    borderWidth: 2,
    borderRadius: tokens.radius.control,
  },
  free: { borderStyle: 'dashed', borderWidth: 1.5, alignItems: 'center' },
  head: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  name: { flex: 1 },
});
