import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Line, Path, Polyline, Rect } from 'react-native-svg';

import { playerColour } from '@/components/theme/playerColour';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { tokenShape } from '@/components/ui/tokenShape';
import { signed } from '@/rules/kernel/signed';

import { ChartOrTable } from './ChartOrTable';

export interface ChartLine {
  readonly seat: number;
  readonly colour: number;
  readonly name: string;
  /** One value a step, oldest first. */
  readonly values: readonly number[];
}

interface Props {
  title: string;
  /** What a step is called: "Month". */
  step: string;
  /** The number of the first step, 0 being the start; or every step by its name. */
  from: number | readonly string[];
  lines: readonly ChartLine[];
  /** One sentence: what the chart shows. */
  finding: string;
  testID?: string;
}

const HEIGHT = 132;
const TOKEN = 20;
/** A number beside the axis needs so much. */
const LABEL = 14;
/** A point is the player's shape, so small. */
const POINT = 0.22;
const EDGE = { left: 26, right: TOKEN + 8, top: 12, bottom: 10 };
/** Lines part by dashes too, so that the colour is never alone. */
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 2', '1 3'];

/** A number over time, a line a player, its last point marked by the player's token. Also as a table. */
export function LineChart({ title, step, from, lines, finding, testID = 'line-chart' }: Props) {
  const { color, scheme } = useTheme();
  const [width, setWidth] = useState(320);
  const steps = Math.max(1, ...lines.map(({ values }) => values.length));
  const highest = Math.max(1, ...lines.flatMap(({ values }) => values));
  const x = (index: number) => EDGE.left + (steps === 1 ? 0 : (index * (width - EDGE.left - EDGE.right)) / (steps - 1));
  const lowest = Math.min(0, ...lines.flatMap(({ values }) => values));
  const y = (value: number) =>
    HEIGHT - EDGE.bottom - ((value - lowest) * (HEIGHT - EDGE.top - EDGE.bottom)) / (highest - lowest);
  const levels = [...new Set([lowest, 0, highest])];
  const named = levels.filter((level) => level === 0 || Math.abs(y(level) - y(0)) > LABEL);
  return (
    <ChartOrTable
      title={title}
      type="section"
      finding={finding}
      testID={testID}
      heads={[step, ...lines.map(({ name }) => name)]}
      rows={Array.from({ length: steps }, (_, index) => [
        stepName(from, index),
        ...lines.map(({ values }) => `${values[index] ?? ''}`),
      ])}
    >
      <View
        accessible
        accessibilityRole="image"
        aria-label={`${title}. ${finding}`}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
        style={styles.drawing}
      >
        <Svg width="100%" height={HEIGHT}>
          {levels.map((value) => (
            <Line
              key={value}
              x1={EDGE.left}
              x2={width - EDGE.right}
              y1={y(value)}
              y2={y(value)}
              stroke={color.line}
              strokeWidth={1}
            />
          ))}
          {lines.map(({ seat, colour, values }) => (
            <Polyline
              key={seat}
              points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
              fill="none"
              stroke={playerColour(colour, scheme).fill}
              strokeWidth={2.5}
              strokeDasharray={DASHES[seat % DASHES.length]}
              strokeLinejoin="round"
            />
          ))}
          {lines.flatMap(({ seat, colour, values }) =>
            values
              .slice(0, -1)
              .map((value, index) => (
                <Mark
                  key={`${seat}-${index}`}
                  seat={seat}
                  fill={playerColour(colour, scheme).fill}
                  x={x(index)}
                  y={y(value)}
                />
              )),
          )}
        </Svg>
        {named.map((value) => (
          <Txt
            key={value}
            type="micro"
            color="ink2"
            maxFontSizeMultiplier={1}
            style={[styles.axis, { top: y(value) - 8 }]}
          >
            {signed(value)}
          </Txt>
        ))}
        {placed(lines, y).map(({ line, top }) => (
          <PlayerToken
            key={line.seat}
            seat={line.seat}
            colour={line.colour}
            size={TOKEN}
            style={[styles.token, { top, left: x(line.values.length - 1) + 4 }]}
          />
        ))}
      </View>
    </ChartOrTable>
  );
}

function stepName(from: Props['from'], index: number): string {
  if (typeof from !== 'number') return from[index] ?? '';
  return from + index === 0 ? 'Start' : `${from + index}`;
}

/** A point of a line: the player's shape, as on the token at its end. */
function Mark({ seat, fill, x, y }: { seat: number; fill: string; x: number; y: number }) {
  const { shape } = tokenShape(seat);
  return (
    <G transform={`translate(${x} ${y}) scale(${POINT})`} fill={fill}>
      {shape.kind === 'circle' ? <Circle r={shape.r} /> : null}
      {shape.kind === 'path' ? <Path d={shape.d} /> : null}
      {shape.kind === 'square' ? (
        <Rect x={-shape.side / 2} y={-shape.side / 2} width={shape.side} height={shape.side} />
      ) : null}
    </G>
  );
}

/** The tokens at the ends of their lines, pushed apart where lines meet. */
function placed(lines: readonly ChartLine[], y: (value: number) => number) {
  const sorted = [...lines].sort((a, b) => y(a.values.at(-1) ?? 0) - y(b.values.at(-1) ?? 0));
  let least = -Infinity;
  return sorted.map((line) => {
    const top = Math.max(least, y(line.values.at(-1) ?? 0) - TOKEN / 2);
    least = top + TOKEN - 4;
    return { line, top };
  });
}

const styles = StyleSheet.create({
  drawing: { height: HEIGHT + 14 },
  axis: { position: 'absolute', left: 0, width: 22, textAlign: 'right' },
  token: { position: 'absolute' },
});
