import type { LucideIcon } from 'lucide-react-native';
import Compass from 'lucide-react-native/icons/compass';
import Flag from 'lucide-react-native/icons/flag';
import MessageCircleHeart from 'lucide-react-native/icons/message-circle-heart';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Bead, BeadDefs } from '@/components/tracks/Bead';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { Card } from '@/components/ui/Card';
import { Pressy } from '@/components/ui/Pressy';
import type { Seat } from '@/rules/kernel/setup';
import { clanOf } from '@/rules/world-adventure/state';
import { MOST_STATUS, PLAIN_STATUS, type Status, STATUSES } from '@/rules/world-adventure/tables';

import type { WorldProps } from './props';
import { statusEffect } from './statusWords';

const ICONS: Readonly<Record<Status, LucideIcon>> = {
  explorer: Compass,
  charisma: MessageCircleHeart,
  leadership: Flag,
};

/** The three statuses: the number, its beads, and what it gives. A tap places a point or types the number. */
export function StatusCard({ table, seat }: { table: WorldProps; seat: Seat }) {
  const { state, onAct, onKeypad, onTopic } = table;
  const { color } = useTheme();
  const large = useTextScale() >= LARGE_TEXT;
  const clan = clanOf(state, seat);
  return (
    <Card large style={styles.card}>
      {clan.statusPoints > 0 ? (
        <Txt type="bodyStrong" color="warn" align="center" testID="status-points">
          {`${clan.statusPoints} status ${clan.statusPoints === 1 ? 'point' : 'points'} to place: tap a status`}
        </Txt>
      ) : null}
      <View style={styles.row}>
        {STATUSES.map((status) => {
          const Icon = ICONS[status];
          const value = clan[status];
          return (
            <Pressy
              key={status}
              repeats
              hint={clan.statusPoints > 0 ? 'Places a point' : 'Types a number'}
              onPress={() =>
                clan.statusPoints > 0
                  ? onAct({ type: 'placeStatusPoint', player: seat, status })
                  : onKeypad(seat, status)
              }
              onLongPress={() => onTopic(status)}
              holdLabel="Read the rule"
              style={[styles.status, large ? styles.wide : null]}
              testID={`${status}-${seat}`}
            >
              <View style={styles.words}>
                <Icon size={16} color={color.ink2} strokeWidth={2} />
                <Txt type="label" color="ink2">
                  {status.charAt(0).toUpperCase() + status.slice(1)}
                </Txt>
              </View>
              <Txt type="numeralLarge" testID={`${status}-${seat}-value`}>
                {value}
              </Txt>
              <Pips
                value={value}
                max={MOST_STATUS}
                open={clan.items > 0 || value > PLAIN_STATUS ? MOST_STATUS : PLAIN_STATUS}
                marker
              />
              <Txt type="micro" color="ink2" align="center">
                {statusEffect(state, clan, status)}
              </Txt>
            </Pressy>
          );
        })}
      </View>
    </Card>
  );
}

interface PipsProps {
  value: number;
  max: number;
  /** Stations beyond this are there but closed: they are dimmed. */
  open?: number;
  marker?: boolean;
}

/** Beads for what is there, empty stations for what is not. */
export function Pips({ value, max, open = max, marker = false }: PipsProps) {
  const { color } = useTheme();
  const step = 14;
  const height = 18;
  return (
    <Svg width={step * max} height={height} aria-hidden>
      <BeadDefs>
        {Array.from({ length: max }, (_, index) =>
          index < value ? (
            <Bead
              key={index}
              kind="pip"
              {...(marker ? { colour: MARKER } : {})}
              x={step * (index + 0.5)}
              y={height / 2}
            />
          ) : (
            <Circle
              key={index}
              cx={step * (index + 0.5)}
              cy={height / 2}
              r={4}
              fill="none"
              stroke={color.ink3}
              strokeWidth={1.6}
              opacity={index < open ? 1 : 0.4}
            />
          ),
        )}
      </BeadDefs>
    </Svg>
  );
}

/** The game's marker: `BeadDefs` always has its gradient. */
const MARKER = '#D2452A';

const styles = StyleSheet.create({
  card: { paddingHorizontal: 6, paddingVertical: 10, gap: 6 },
  row: { flexDirection: 'row', flexWrap: 'wrap' },
  status: { flexGrow: 1, flexBasis: 96, alignItems: 'center', gap: 2, paddingHorizontal: 4, paddingVertical: 4 },
  // Their names are longer than a third of a small phone.
  wide: { flexBasis: 140 },
  words: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
