import Landmark from 'lucide-react-native/icons/landmark';
import Skull from 'lucide-react-native/icons/skull';
import Swords from 'lucide-react-native/icons/swords';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { ListRow } from '@/components/ui/ListRow';
import { plural } from '@/rules/kernel/plural';
import { clanOf, type State } from '@/rules/world-adventure/state';
import { eventsRunning, isRaidMonth, needsDown, npcWords } from '@/rules/world-adventure/time';
import { EVERY_THIRD, placeWords, TIER_WORDS, X_TOKENS } from '@/rules/world-adventure/tables';

import { FOE_ICONS } from './icons';
import { counterOf, type WorldProps } from './props';
import { RuneRods } from './RuneRods';
import { SpokenPress } from './SpokenPress';

const TRACKS = [
  {
    key: 'merchantX',
    words: 'Merchants attacked',
    brings: 'the Government',
    short: 'Government',
    icon: Landmark,
    topic: 'merchant-x',
  },
  {
    key: 'monsterX',
    words: 'Monsters slain',
    brings: 'a Legendary',
    short: 'Legendary',
    icon: Skull,
    topic: 'monster-x',
  },
  {
    key: 'needsFulfilled',
    words: 'Needs fulfilled',
    brings: 'a Brigand',
    short: 'Brigand',
    icon: Swords,
    topic: 'brigand-appears',
  },
] as const;

/** The three X tracks, and who is out on the map. */
export function TracksPage({ table }: { table: WorldProps }) {
  return (
    <>
      <Card large style={styles.card}>
        {TRACKS.map((track) => (
          <Track key={track.key} table={table} track={track} />
        ))}
      </Card>
      <RuneRods table={table} />
      <OnMap table={table} />
      <MonthCard table={table} />
    </>
  );
}

function Track({ table, track }: { table: WorldProps; track: (typeof TRACKS)[number] }) {
  const { state, shown, onGain, onKeypad, onTopic } = table;
  const { color, accent } = useTheme();
  const { key } = track;
  const count = counterOf(key).read(state, shown);
  const left = EVERY_THIRD - (count % EVERY_THIRD);
  const Icon = track.icon;
  return (
    <View style={styles.track}>
      <SpokenPress
        label={`${track.words}, ${count} of 9. ${left} more ${left === 1 ? 'brings' : 'bring'} ${track.brings}`}
        hint="Type a number"
        onPress={() => onKeypad(shown, key)}
        onLongPress={() => onTopic(track.topic)}
        holdLabel="Read the rule"
        style={styles.grow}
        testID={`track-${key}`}
      >
        <View style={styles.head}>
          <Txt type="bodyStrong" style={styles.grow}>
            {track.words}
          </Txt>
          <Txt type="caption" color={left === 1 ? 'warn' : 'ink2'}>{`${track.short} in ${left}`}</Txt>
        </View>
        <View style={styles.pips}>
          {Array.from({ length: X_TOKENS }, (_, index) => {
            const put = index < count;
            const third = index % EVERY_THIRD === EVERY_THIRD - 1;
            return (
              <View
                key={index}
                style={[
                  styles.pip,
                  { borderColor: third ? accent.second : color.line },
                  put ? { backgroundColor: accent.accent, borderColor: accent.accent } : null,
                ]}
              >
                {put ? (
                  <Txt type="label" tone={accent.onAccent} maxFontSizeMultiplier={1}>
                    ✕
                  </Txt>
                ) : third ? (
                  <Icon size={14} color={accent.second} strokeWidth={2} />
                ) : null}
              </View>
            );
          })}
        </View>
      </SpokenPress>
      <Button
        kind="secondary"
        words="+1"
        label={`+1, ${track.words}`}
        repeats
        onPress={() => onGain(shown, key, 1)}
        style={styles.plus}
        testID={`track-${key}-plus`}
      />
    </View>
  );
}

/** Who is out: a tap takes it off the map again. */
function OnMap({ table }: { table: WorldProps }) {
  const { state, shown, onAct, onTopic, onOpen } = table;
  const { color } = useTheme();
  const out = outThere(state);
  return (
    <Card large style={styles.card}>
      <Txt type="section" heading>
        On the map
      </Txt>
      {out.length === 0 ? (
        <Txt type="body" color="ink2">
          No Brigand, no Government, no monsters.
        </Txt>
      ) : null}
      {out.map(({ who, place, detail, topic }) => {
        const Icon = FOE_ICONS[who.split(':')[0] ?? ''] ?? Skull;
        return (
          <View key={who} style={styles.track}>
            <ListRow
              left={<Icon size={20} color={color.ink2} strokeWidth={2} />}
              title={npcWords(state, who)}
              detail={[place, detail].filter(Boolean).join('. ')}
              onPress={() => onOpen(who === 'brigand' || who === 'government' ? `place-${who}` : 'npc')}
              onLongPress={() => onTopic(topic)}
              holdLabel="Read the rule"
              style={styles.grow}
            />
            <Button
              kind="quiet"
              words="Off"
              label={`Off the map: ${npcWords(state, who)}`}
              onPress={() => onAct({ type: 'leaveMap', player: shown, who })}
              testID={`off-${who}`}
            />
          </View>
        );
      })}
      <View style={styles.buttons}>
        <Button
          kind="secondary"
          words="Brigand"
          label="Put the Brigand on the map"
          onPress={() => onOpen('place-brigand')}
          style={styles.share}
        />
        <Button
          kind="secondary"
          words="Government"
          label="Put the Government on the map"
          onPress={() => onOpen('place-government')}
          style={styles.share}
        />
        <Button
          kind="secondary"
          words="Legendary"
          label="Put a Legendary on the map"
          onPress={() => onOpen('legendary')}
          style={styles.share}
          testID="put-legendary"
        />
      </View>
    </Card>
  );
}

function outThere(state: State) {
  const where = (place: State['clans'][0]['place']) => (place ? placeWords(place) : 'place not entered');
  const engagers = (tier: 'minion' | 'destroyer') => {
    const names = state.engagers[tier].map((seat) => clanOf(state, seat).name);
    return names.length > 0 ? `Spares ${names.join(' and ')}` : '';
  };
  return [
    ...(['brigand', 'government'] as const).flatMap((who) => {
      const npc = state.npcs[who];
      return npc ? [{ who, place: where(npc.place), detail: '', topic: `${who}-move` }] : [];
    }),
    ...(['minion', 'destroyer', 'raid'] as const).flatMap((who) => {
      const monster = state.monsters[who];
      if (!monster) return [];
      const detail = who === 'raid' ? '' : engagers(who);
      return [{ who, place: `${monster.card ?? TIER_WORDS[who]}, ${where(monster.place)}`, detail, topic: who }];
    }),
    ...state.legendaries.map(({ place, event }, index) => ({
      who: `legendary:${index}`,
      place: where(place),
      detail: event ? `Event: ${event}` : '',
      topic: 'legendary',
    })),
  ];
}

/** "Event: Storm; next Drought." Before the card of the month is turned over only the one to come is known. */
function eventWords(state: State): string {
  const running = eventsRunning(state).join(' and ') || 'none';
  return `Event: ${running}${state.nextEvent ? `; next ${state.nextEvent}` : ''}.`;
}

function MonthCard({ table }: { table: WorldProps }) {
  const { state, onOpen } = table;
  const raid = isRaidMonth(state.month)
    ? 'A Raid this month.'
    : `Next Raid in month ${state.month + (state.month % 2 === 0 ? 1 : 2)}.`;
  const down = needsDown(state).length;
  return (
    <Card large style={styles.card}>
      <Txt type="section" heading>{`Month ${state.month}, stage ${state.stage}`}</Txt>
      <Txt
        type="body"
        color="ink2"
      >{`${raid} ${down === 0 ? 'No need marker' : plural(down, 'need marker')} to replace.`}</Txt>
      <Txt type="body" color="ink2">
        {eventWords(state)}
      </Txt>
      <Txt type="body" color="ink2">{`Order: ${state.order.map((seat) => clanOf(state, seat).name).join(', ')}.`}</Txt>
      <Button kind="secondary" words="Month by month" onPress={() => onOpen('charts')} testID="open-charts" />
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { paddingHorizontal: 12, paddingVertical: 10, gap: 8 },
  track: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  grow: { flex: 1 },
  head: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 8 },
  pips: { flexDirection: 'row', gap: 4, paddingTop: 4 },
  pip: {
    flex: 1,
    maxWidth: 30,
    aspectRatio: 1,
    borderRadius: 7,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  plus: { minWidth: 56 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  share: { flexGrow: 1, flexBasis: 96 },
});
