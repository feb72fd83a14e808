import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { Card } from '@/components/ui/Card';
import { amountOf } from '@/rules/kernel/counter';
import type { Seat } from '@/rules/kernel/setup';
import { buildingPlaces } from '@/rules/shaolia/building';
import { activeSeat } from '@/rules/shaolia/flow';
import { nearest, reachable } from '@/rules/shaolia/plan/reach';
import { type Place, sideOf, type State } from '@/rules/shaolia/state';
import { PALACE, placeOf } from '@/rules/shaolia/territory';

import { SUPPLY_ICONS } from './icons';
import { counterOf, type ShaoliaProps } from './props';
import { shownSpace, SpaceTile } from './SpaceTile';

interface Props {
  table: Pick<ShaoliaProps, 'state' | 'onOpen' | 'onTopic'>;
  seat: Seat;
  /** Places that light up: legal targets, or where to build; those of the own building turn if left out. */
  lit?: readonly Place[];
  /** What a tap on a space does; its sheet if left out. */
  onSpace?: (place: Place) => void;
  title?: string;
  /** With what its owner holds beside the name. */
  held?: boolean;
}

/** A territory as it lies on the table: palace on the left, front row above, back row below. */
export function TerritoryCard({ table, seat, lit, onSpace, title, held = false }: Props) {
  const { state, onOpen, onTopic } = table;
  const large = useTextScale() >= LARGE_TEXT;
  const side = sideOf(state, seat);
  const acting = state.phase === 'action' && side.dice !== null && !state.victory && activeSeat(state) === seat;
  const reaches = acting ? reachable(state, seat) : [];
  const lights = lit ?? buildingPlaces(state, seat);
  const toSpace = (place: Place) => (onSpace ? onSpace(place) : onOpen(`space:${seat}:${place}`));
  const tile = (place: Place) => (
    <View key={place} style={large ? styles.half : styles.cell}>
      <SpaceTile
        shown={shownSpace(state, seat, place)}
        seat={seat}
        place={place}
        status={nearest(reaches, place)?.status}
        lit={lights.includes(place)}
        onSpace={toSpace}
        onTopic={onTopic}
      />
    </View>
  );
  const rows = (['front', 'back'] as const).map((row) => (
    <View key={row} style={[styles.row, large ? styles.wrap : null]}>
      {side[row].map((_, index) => tile(placeOf(row, index)))}
    </View>
  ));
  return (
    <Card large style={styles.card} testID={`territory-${seat}`}>
      <View style={styles.head}>
        <Txt type="section" heading style={styles.heading}>
          {title ?? `${side.name}'s territory`}
        </Txt>
        {held ? <Held state={state} seat={seat} /> : null}
      </View>
      {large ? (
        <View style={styles.rows}>
          <View style={styles.row}>{tile(PALACE)}</View>
          {rows}
        </View>
      ) : (
        <View style={styles.board}>
          <View style={styles.palace}>{tile(PALACE)}</View>
          <View style={styles.rows}>{rows}</View>
        </View>
      )}
    </Card>
  );
}

const SUPPLIES = ['gold', 'minerals', 'officers'] as const;

/** Gold, minerals and officers, to be read where they are spent. */
function Held({ state, seat }: { state: State; seat: Seat }) {
  const { color } = useTheme();
  return SUPPLIES.map((key) => {
    const Icon = SUPPLY_ICONS[key];
    const value = sideOf(state, seat)[key];
    return (
      <View key={key} role="img" aria-label={amountOf(counterOf(key), value)} style={styles.figure}>
        {Icon ? <Icon size={18} color={color.ink2} /> : null}
        <Txt type="bodyStrong">{value}</Txt>
      </View>
    );
  });
}

const styles = StyleSheet.create({
  card: { gap: 6, padding: 8 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 12, paddingEnd: 4 },
  heading: { paddingStart: 4, paddingTop: 2, flexGrow: 1, flexShrink: 1 },
  figure: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  board: { flexDirection: 'row', gap: 5 },
  palace: { width: 56 },
  rows: { flex: 1, gap: 5 },
  row: { flexDirection: 'row', gap: 5, flexGrow: 1 },
  wrap: { flexWrap: 'wrap' },
  cell: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  half: { flexGrow: 1, flexShrink: 1, flexBasis: '40%' },
});
