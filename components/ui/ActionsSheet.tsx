import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Die } from '@/components/dice/Die';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import type { Tile } from '@/rules/kernel/menu';

import { announce } from './announce';
import { Button } from './Button';
import { Card } from './Card';
import { Pressy } from './Pressy';
import { Sheet } from './Sheet';
import { tileIcons } from './tileIcons';
import { unsqueezed } from './webStyle';

interface Props<A> {
  /** "Mira can" */
  title: string;
  tiles: readonly Tile<A>[];
  /** A tile that is refused comes too: the table may overrule. */
  onTile: (tile: Tile<A>) => void;
  /** Hold a tile for its rule. */
  onTopic?: (topic: string) => void;
  /** Rolls and records a die; the face it returns is shown. */
  onRoll?: () => unknown;
  onRules?: () => void;
  onClose: () => void;
}

/** Everything this player can do now, the likely thing first, and why the rest must wait. */
export function ActionsSheet<A>({ title, tiles, onTile, onTopic, onRoll, onRules, onClose }: Props<A>) {
  const legal = tiles.filter((tile) => !tile.refusal);
  const likelyFirst = [...legal.filter((tile) => tile.likely), ...legal.filter((tile) => !tile.likely)];
  const notNow = tiles.filter((tile) => tile.refusal);
  return (
    <Sheet title={title} onClose={onClose} onRules={onRules} fill="bg" testID="actions">
      <View style={styles.sheet}>
        <Tiles tiles={likelyFirst} onTile={onTile} onTopic={onTopic} />
        {notNow.length > 0 ? (
          <>
            <Txt type="label" color="ink2" heading style={styles.notNow}>
              Not now
            </Txt>
            <Tiles tiles={notNow} onTile={onTile} onTopic={onTopic} />
          </>
        ) : null}
        {onRoll ? <DieRoller onRoll={onRoll} /> : null}
      </View>
    </Sheet>
  );
}

type TilesProps<A> = Pick<Props<A>, 'tiles' | 'onTile' | 'onTopic'>;

function Tiles<A>({ tiles, onTile, onTopic }: TilesProps<A>) {
  const { gap } = useTheme();
  const columns = useTextScale() >= LARGE_TEXT ? 1 : 2;
  const rows = Array.from({ length: Math.ceil(tiles.length / columns) }, (_, row) =>
    tiles.slice(row * columns, (row + 1) * columns),
  );
  return (
    <View style={{ gap }}>
      {rows.map((row) => (
        <View key={row[0]?.key} style={[styles.row, { gap }]}>
          {row.map((tile) => (
            <View key={tile.key} style={styles.cell}>
              <ActionTile
                tile={tile}
                onPress={() => onTile(tile)}
                onTopic={tile.topic !== undefined && onTopic ? () => onTopic(tile.topic ?? '') : undefined}
              />
            </View>
          ))}
          {row.length < columns ? <View style={styles.cell} /> : null}
        </View>
      ))}
    </View>
  );
}

function ActionTile<A>({ tile, onPress, onTopic }: { tile: Tile<A>; onPress: () => void; onTopic?: () => void }) {
  const { color, accent, highContrast, type } = useTheme();
  const Icon = tileIcons[tile.icon];
  const refused = tile.refusal !== undefined;
  const likely = !refused && tile.likely === true;
  const detail = tile.refusal?.words ?? tile.detail;
  const text = likely ? accent.onAccent : refused ? color.ink2 : color.ink;
  return (
    <Pressy
      hint={refused ? 'Not now' : undefined}
      onPress={onPress}
      onLongPress={onTopic}
      holdLabel="Read the rule"
      testID={`tile-${tile.key}`}
      style={[
        styles.tile,
        { backgroundColor: likely ? accent.accent : refused ? 'transparent' : color.surface },
        refused || highContrast
          ? { borderWidth: highContrast ? 2 : 1, borderColor: highContrast ? color.lineStrong : color.line }
          : null,
      ]}
    >
      <Icon
        size={tokens.size.icon.tile}
        color={likely ? accent.onAccent : refused ? color.ink3 : accent.accent}
        strokeWidth={likely ? 2.4 : 2}
        style={unsqueezed}
      />
      <View style={styles.words}>
        <Txt type="bodyStrong" tone={text} style={type.button}>
          {tile.words}
        </Txt>
        {detail ? (
          <Txt type="caption" tone={likely ? accent.onAccent : refused ? color.ink2 : color.ink3}>
            {detail}
          </Txt>
        ) : null}
      </View>
    </Pressy>
  );
}

function DieRoller({ onRoll }: { onRoll: () => unknown }) {
  const { color, type } = useTheme();
  const [face, setFace] = useState<number>();
  const roll = () => {
    const rolled = onRoll();
    if (typeof rolled !== 'number') return;
    setFace(rolled);
    announce(`Rolled ${rolled}`);
  };
  return (
    <Card style={styles.die}>
      <Die kind="ivory" face={face ?? 5} size={44} decorative />
      <View style={styles.words}>
        <Txt type="bodyStrong" style={type.button} testID="just-roll">
          {face === undefined ? 'Just roll a die' : `Rolled ${face}`}
        </Txt>
        <Txt type="caption" tone={color.ink3}>
          saved in the log
        </Txt>
      </View>
      <Button kind="secondary" sunken words="Roll" label="Roll a die" onPress={roll} testID="roll-die" />
    </Card>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: 12, paddingBottom: 4 },
  row: { flexDirection: 'row', alignItems: 'stretch' },
  cell: { flex: 1, flexBasis: 0 },
  tile: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    minHeight: 76,
    paddingHorizontal: 14,
    paddingVertical: 10,
    borderRadius: tokens.radius.card,
  },
  words: { flex: 1, minWidth: 0, gap: 1 },
  notNow: { marginTop: 2, marginLeft: 2, marginBottom: -4 },
  die: { flexDirection: 'row', alignItems: 'center', gap: 14, minHeight: 76, paddingVertical: 10, paddingRight: 10 },
});
