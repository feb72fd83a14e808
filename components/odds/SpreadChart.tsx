import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { G, Line, Rect } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { useTextScale } from '@/components/tracks/textScale';
import { signed } from '@/rules/kernel/signed';

import { axisTop, type Bin, type Bins, labelEvery } from './bins';
import { HatchDefs, useHatch } from './Hatch';

interface Props {
  label: string;
  bins: Bins;
  /** Good and bad outcomes are told apart. */
  split: boolean;
  testID?: string;
}

const HEIGHT = 140;
/** Until it is measured: a card on the smallest phone. */
const FIRST_WIDTH = 304;
const DIGIT = 8;

/** One picture for screen readers; its numbers are in the table. */
export function SpreadChart({ label, bins, split, testID }: Props) {
  const { color } = useTheme();
  const scale = Math.min(useTextScale(), tokens.type.label.maxScale);
  const [width, setWidth] = useState(FIRST_WIDTH);
  const top = axisTop(bins.bins);
  const scaleWidth = (`${top} %`.length * DIGIT + 4) * scale;
  const plot = Math.max(1, width - scaleWidth);
  const digits = Math.max(...bins.bins.map(({ from }) => `${from}`.length));
  return (
    <View
      accessible
      accessibilityRole="image"
      aria-label={label}
      testID={testID}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
    >
      <View style={{ height: HEIGHT }}>
        <Svg width={plot} height={HEIGHT}>
          <Plot bins={bins} split={split} top={top} width={plot} />
        </Svg>
        {[0, 0.5, 1].map((part) => (
          <Txt
            key={part}
            type="label"
            color="ink3"
            align="right"
            style={[styles.tick, { top: Math.min(1 - part, 0.9) * HEIGHT - (part === 0.5 ? 9 * scale : 0) }]}
          >
            {part === 0 ? '0' : `${part * top} %`}
          </Txt>
        ))}
      </View>
      <Labels bins={bins} width={plot} labelWidth={digits * DIGIT * scale + 8} height={20 * scale} />
      <View style={styles.legend}>
        <View style={[styles.dash, { borderColor: color.brass }]} />
        <Txt type="caption" color="ink2">
          average
        </Txt>
      </View>
    </View>
  );
}

/** The axis begins at zero, and bars leave 2 dp between them. */
function Plot({
  bins: { bins, meanAt },
  split,
  top,
  width,
}: {
  bins: Bins;
  split: boolean;
  top: number;
  width: number;
}) {
  const { color, scheme } = useTheme();
  const hatch = useHatch();
  const slot = width / bins.length;
  const bar = Math.max(1, Math.min(slot - 2, 48));
  const room = HEIGHT - 2;
  const heightOf = (part: number) => (part * 100 * room) / top;
  const solid = split ? tokens.chart.oddsGood[scheme] : color.ink2;
  return (
    <G>
      <HatchDefs id={hatch} />
      {[0, 0.5, 1].map((part) => (
        <Line
          key={part}
          x1={0}
          x2={width}
          y1={1 + part * room}
          y2={1 + part * room}
          stroke={color.line}
          strokeWidth={1}
        />
      ))}
      {bins.map(({ good, rest, words }, index) => {
        const x = index * slot + (slot - bar) / 2;
        return (
          <G key={words}>
            <Rect x={x} width={bar} y={HEIGHT - heightOf(good)} height={heightOf(good)} fill={solid} />
            {rest > 0 ? (
              <Rect
                x={x}
                width={bar}
                y={HEIGHT - heightOf(good + rest)}
                height={heightOf(rest)}
                fill={`url(#${hatch})`}
              />
            ) : null}
          </G>
        );
      })}
      <Line
        x1={meanAt * width}
        x2={meanAt * width}
        y1={0}
        y2={HEIGHT}
        stroke={color.brass}
        strokeWidth={2}
        strokeDasharray="6 4"
      />
    </G>
  );
}

function Labels(props: { bins: Bins; width: number; labelWidth: number; height: number }) {
  const { bins, size } = props.bins;
  const slot = props.width / bins.length;
  const every = labelEvery(slot, props.labelWidth);
  const stands = ({ from }: Bin, index: number) =>
    every === 1 || (Number.isInteger(from) ? (from / size) % every === 0 : index % every === 0);
  return (
    <View style={[styles.labels, { height: props.height, width: props.width }]}>
      {bins.map((bin, index) =>
        stands(bin, index) ? (
          <Txt
            key={bin.words}
            type="label"
            color="ink2"
            align="center"
            // Round numbers at the ends stand out over the edge rather than into their neighbours.
            style={[styles.label, { width: props.labelWidth, left: (index + 0.5) * slot - props.labelWidth / 2 }]}
          >
            {signed(bin.from)}
          </Txt>
        ) : null,
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  tick: { position: 'absolute', end: 0 },
  labels: { marginTop: 4 },
  label: { position: 'absolute', top: 0 },
  legend: { flexDirection: 'row', alignItems: 'center', gap: 8, marginTop: 4 },
  dash: { width: 18, borderTopWidth: 2, borderStyle: 'dashed' },
});
