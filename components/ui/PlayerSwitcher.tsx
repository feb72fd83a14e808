import { useEffect, useRef } from 'react';
import { ScrollView, type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { PlayerToken } from './PlayerToken';
import { Pressy } from './Pressy';
import { scrollsSideways } from './swipe';

export interface SwitcherPlayer {
  readonly seat: number;
  readonly colour: number;
  readonly name: string;
  readonly letter?: string;
  /** The one key figure: "47 gold". */
  readonly figure?: string;
  /** What a screen reader adds to it, where a sign in it is only drawn. */
  readonly said?: string;
}

interface Props {
  players: readonly SwitcherPlayer[];
  /** Whose turn it is. */
  active?: number;
  /** Whose panel is open. */
  shown: number;
  onShow: (seat: number) => void;
  /** Opens what this player can do. */
  onHold?: (seat: number) => void;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

const RING = 5;

/** The table's players in a row, the active one first in view; it scrolls where the names need more room. */
export function PlayerSwitcher({ players, active, shown, onShow, onHold, style, testID }: Props) {
  const { gap, reducedMotion } = useTheme();
  const scroll = useRef<ScrollView>(null);
  const places = useRef(new Map<number, number>());

  useEffect(() => {
    if (active === undefined) return;
    scroll.current?.scrollTo({ x: places.current.get(active) ?? 0, animated: !reducedMotion });
  }, [active, reducedMotion]);

  const items = players.map((player) => (
    <View
      key={player.seat}
      style={styles.place}
      onLayout={({ nativeEvent }) => places.current.set(player.seat, nativeEvent.layout.x)}
    >
      <Item
        player={player}
        active={player.seat === active}
        shown={player.seat === shown}
        tight={players.length > 3}
        onPress={() => onShow(player.seat)}
        onHold={onHold ? () => onHold(player.seat) : undefined}
        testID={testID ? `${testID}-${player.seat}` : undefined}
      />
    </View>
  ));

  return (
    <View {...scrollsSideways} style={[styles.scroll, style]}>
      <ScrollView
        ref={scroll}
        horizontal
        showsHorizontalScrollIndicator={false}
        contentContainerStyle={[styles.row, { gap }]}
      >
        {items}
      </ScrollView>
    </View>
  );
}

interface ItemProps {
  player: SwitcherPlayer;
  active: boolean;
  shown: boolean;
  tight: boolean;
  onPress: () => void;
  onHold?: () => void;
  testID?: string;
}

function Item({ player, active, shown, tight, onPress, onHold, testID }: ItemProps) {
  const { color, accent } = useTheme();
  return (
    <Pressy
      hint={[player.said, active ? 'Has the turn' : ''].filter(Boolean).join('. ') || undefined}
      selected={shown}
      onPress={onPress}
      onLongPress={onHold}
      holdLabel={`Act for ${player.name}`}
      testID={testID}
      style={[
        styles.item,
        tight ? styles.tight : null,
        {
          borderColor: active ? accent.accent : shown ? color.lineStrong : color.line,
          backgroundColor: shown ? color.surface : 'transparent',
        },
      ]}
    >
      <PlayerToken seat={player.seat} colour={player.colour} letter={player.letter} size={28} />
      <View style={styles.words}>
        <Txt type="bodyStrong" numberOfLines={1}>
          {player.name}
        </Txt>
        {player.figure ? (
          <Txt type="label" tone={accent.second} numberOfLines={1}>
            {player.figure}
          </Txt>
        ) : null}
      </View>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'stretch', flexGrow: 1, padding: RING },
  // Room for the focus ring, which a scrolling row would cut.
  scroll: { flexGrow: 0, margin: -RING },
  place: { flexGrow: 1, flexShrink: 0 },
  item: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: 52,
    paddingHorizontal: 12,
    paddingVertical: 4,
    borderWidth: 2,
    borderRadius: tokens.radius.card,
  },
  tight: { paddingHorizontal: 6, gap: 5 },
  words: { flexShrink: 0 },
});
