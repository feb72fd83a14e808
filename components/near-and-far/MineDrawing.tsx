import Flame from 'lucide-react-native/icons/flame';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { G, Line, Path, Rect } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pressy } from '@/components/ui/Pressy';
import { check } from '@/rules/near-and-far/check';
import { type Cell, digReward, isReachable, type Mine } from '@/rules/near-and-far/mine';
import { goodsOf } from '@/rules/near-and-far/pay';
import { goodsWords } from '@/rules/near-and-far/reasons';
import { skillMine } from '@/rules/near-and-far/sums';
import { type Goods, playerOf } from '@/rules/near-and-far/state';

import { GoodMark } from './GoodMark';
import type { NearPanel } from './props';

const CHAMBER = 52;
const ROW = 64;
/** Room at the right and below for what a row and a column give. */
const REWARD = 64;
const EDGE = 10;
const ROCK = { light: '#5A463C', dark: '#2B211C' };
const TUNNEL = { light: '#8E7460', dark: '#54443A' };
const TIMBER = '#C08A3E';

interface Props {
  panel: NearPanel;
  mine: Mine;
  chosen: string;
  onChoose: (key: string) => void;
}

/** The mine as it lies on the town board: chambers in the rock, tunnels between them, and what each row and column gives. */
export function MineDrawing({ panel, mine, chosen, onChoose }: Props) {
  const { scheme } = useTheme();
  const [width, setWidth] = useState(336);
  const rows = Math.max(...mine.cells.map(({ row }) => row)) + 1;
  const columns = Math.max(...mine.cells.map(({ column }) => column)) + 1;
  const step = (width - 2 * EDGE - REWARD) / columns;
  const chamber = Math.min(CHAMBER, step - 4);
  const height = EDGE + rows * ROW + 44;
  const x = (column: number) => EDGE + (column + 0.5) * step;
  const y = (row: number) => EDGE + (row + 0.5) * ROW;
  const at = (row: number, column: number) => mine.cells.find((each) => each.row === row && each.column === column);
  const [entrance] = mine.cells;
  return (
    <View
      style={[styles.rock, { backgroundColor: ROCK[scheme], height }]}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      testID="mine"
    >
      <Svg width={width} height={height} style={StyleSheet.absoluteFill} aria-hidden>
        {mine.cells.map((cell) => {
          const right = at(cell.row, cell.column + 1);
          const below = at(cell.row + 1, cell.column);
          const tunnel = { stroke: TUNNEL[scheme], strokeWidth: 16, strokeLinecap: 'round' as const };
          return (
            <G key={cell.key}>
              {right ? (
                <Line x1={x(cell.column)} y1={y(cell.row)} x2={x(right.column)} y2={y(right.row)} {...tunnel} />
              ) : null}
              {below ? (
                <Line x1={x(cell.column)} y1={y(cell.row)} x2={x(below.column)} y2={y(below.row)} {...tunnel} />
              ) : null}
            </G>
          );
        })}
        {entrance ? (
          <G transform={`translate(${x(entrance.column)},${y(entrance.row)})`}>
            <Rect x={-9} y={-ROW} width={18} height={ROW} fill={TUNNEL[scheme]} />
            <Path
              d={`M-${chamber / 2 + 5},${chamber / 2} V-${chamber / 2 + 5} H${chamber / 2 + 5} V${chamber / 2}`}
              stroke={TIMBER}
              strokeWidth={5}
              strokeLinejoin="round"
              fill="none"
            />
          </G>
        ) : null}
      </Svg>
      {mine.cells.map((cell) => (
        <Chamber
          key={cell.key}
          panel={panel}
          mine={mine}
          cell={cell}
          entrance={cell === entrance}
          chosen={chosen === cell.key}
          onPress={() => onChoose(cell.key)}
          style={{ left: x(cell.column) - chamber / 2, top: y(cell.row) - CHAMBER / 2, width: chamber }}
        />
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <View key={`row${row}`} style={[styles.gift, { right: 4, width: REWARD - 4, top: y(row) - 18 }]}>
          <Gift goods={mine.rowRewards[row]} told={mine.told.rows[row]} />
        </View>
      ))}
      {Array.from({ length: columns }, (_, column) => (
        <View key={`column${column}`} style={[styles.gift, { left: x(column) - step / 2, width: step, bottom: 6 }]}>
          <Gift goods={mine.columnRewards[column]} told={mine.told.columns[column]} />
        </View>
      ))}
    </View>
  );
}

interface ChamberProps {
  panel: NearPanel;
  mine: Mine;
  cell: Cell;
  entrance: boolean;
  chosen: boolean;
  onPress: () => void;
  style: { left: number; top: number; width: number };
}

function Chamber({ panel, mine, cell, entrance, chosen, onPress, style }: ChamberProps) {
  const { color, accent } = useTheme();
  const { state, seats, shown } = panel;
  const owner = state.dug[cell.key];
  const reached = owner === undefined && isReachable(state, mine, cell);
  const refusal = reached ? check(state, { type: 'digMine', player: shown, cell: cell.key }) : undefined;
  const high = reached && cell.number > skillMine(state, playerOf(state, shown));
  const words =
    owner !== undefined
      ? `dug by ${seats[owner]?.name ?? ''}`
      : !reached
        ? 'not reached yet'
        : (refusal?.words ?? goodsWords(digReward(mine, cell)));
  const label = `${cell.number}${high ? ' needs' : ''}${entrance ? ', entrance' : ''}${cell.mark ? ', reputation' : ''}: ${words}`;
  return (
    <Pressy
      label={label}
      selected={chosen}
      onPress={onPress}
      testID={`cell-${cell.key}`}
      style={[
        styles.chamber,
        style,
        {
          backgroundColor: reached && !refusal ? accent.tint : color.sunken,
          borderColor: chosen ? accent.accent : 'transparent',
        },
      ]}
    >
      {owner === undefined ? (
        <>
          <Txt type="numeral" align="center" tone={reached ? color.ink : color.ink3} maxFontSizeMultiplier={1.2}>
            {cell.number}
          </Txt>
          {high ? (
            <Txt type="micro" align="center" tone={color.ink2} maxFontSizeMultiplier={1.1} style={styles.needs}>
              needs
            </Txt>
          ) : null}
          {cell.mark ? <Flame size={14} color={accent.second} style={styles.mark} /> : null}
        </>
      ) : (
        <PlayerToken seat={owner} colour={seats[owner]?.colour ?? owner} size={30} />
      )}
    </Pressy>
  );
}

/** What a row or column gives: drawn where it is goods, in its own words where not. */
function Gift({ goods = {}, told = '' }: { goods?: Goods; told?: string }) {
  const { color } = useTheme();
  const known = goodsOf(goods);
  if (known.length === 0 && told === '') return null;
  return (
    <View
      style={[styles.chip, { backgroundColor: color.surface }]}
      accessible
      accessibilityRole="image"
      aria-label={known.length > 0 ? goodsWords(goods) : told}
    >
      {known.length > 0 ? (
        known.map(([good, amount]) => (
          <View key={good} style={styles.good}>
            {amount > 1 ? (
              <Txt type="label" maxFontSizeMultiplier={1.2}>
                {amount}
              </Txt>
            ) : null}
            <GoodMark good={good} tone={color.ink} size={18} />
          </View>
        ))
      ) : (
        <Txt type="micro" align="center" maxFontSizeMultiplier={1.1}>
          {told}
        </Txt>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  rock: { borderRadius: tokens.radius.card, overflow: 'hidden' },
  chamber: {
    position: 'absolute',
    height: CHAMBER,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: CHAMBER / 2,
    borderWidth: 3,
  },
  needs: { position: 'absolute', bottom: 2 },
  mark: { position: 'absolute', top: 2, right: 6 },
  gift: { position: 'absolute', alignItems: 'center' },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    minHeight: 32,
    paddingHorizontal: 8,
    borderRadius: tokens.radius.pill,
  },
  good: { flexDirection: 'row', alignItems: 'center', gap: 2 },
});
