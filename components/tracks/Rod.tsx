import { memo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';

import { Txt } from '@/components/theme/Txt';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { dragsSideways, noOutline } from '@/components/ui/webStyle';

import { Bead, BeadDefs, beadSize } from './Bead';
import { RodLine } from './RodLine';
import { DragBubble } from './DragBubble';
import { Glide } from './Glide';
import { dragWords, useStationDrag } from './stationDrag';
import { stepsByKeys } from './stepsByKeys';
import { HUGE_TEXT, useTextScale } from './textScale';

interface Props {
  /** What is counted, as a screen reader says it: "Mira's gold, tens". */
  label: string;
  value: number;
  max: number;
  /** The marker's colour; the game's if left out. */
  colour?: string;
  onColour?: string;
  /** Called once, when the finger lifts on another station. */
  onDragTo?: (value: number) => void;
  testID?: string;
}

/** Room for the dragged marker and its halo. */
const HEIGHT = 64;
const MARGIN = 22;

/** Beads on a brass rod from 0 to `max`: those counted, the marker with its digit, and the stations still empty. */
export function Rod({ label, value, max, colour, onColour, onDragTo, testID }: Props) {
  const { color, accent, type } = useTheme();
  const huge = useTextScale() >= HUGE_TEXT;
  const [width, setWidth] = useState(280);
  const spacing = max > 0 ? (width - 2 * MARGIN) / max : 0;
  const { to, handlers } = useStationDrag({ value, max, spacing }, onDragTo);

  const step = (by: number) => {
    const next = value + by;
    if (next >= 0 && next <= max) onDragTo?.(next);
  };
  const shown = to ?? value;
  const dragged = to !== undefined;
  const x = (station: number) => MARGIN + station * spacing;
  const marker = beadSize('marker', dragged);
  const digit = dragged ? tokens.bead.size.markerDrag.digit : tokens.bead.size.marker.digit;
  const stations = huge ? [] : Array.from({ length: max + 1 }, (_, station) => station);

  return (
    <View
      testID={testID}
      accessible
      accessibilityRole={onDragTo ? 'adjustable' : 'image'}
      accessibilityLabel={onDragTo ? label : `${label}, ${value} of ${max}`}
      {...(onDragTo && {
        'aria-valuemin': 0,
        'aria-valuemax': max,
        'aria-valuenow': value,
        'aria-valuetext': `${value} of ${max}`,
        accessibilityActions: [{ name: 'increment' }, { name: 'decrement' }],
        onAccessibilityAction: ({ nativeEvent }) => step(nativeEvent.actionName === 'increment' ? 1 : -1),
        ...stepsByKeys(step),
      })}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      {...handlers}
      style={[styles.rod, onDragTo ? [dragsSideways, noOutline, { outlineColor: color.focus }] : null]}
    >
      <Svg width="100%" height={HEIGHT}>
        <BeadDefs colours={colour ? [colour] : []}>
          <RodLine width={width} height={HEIGHT} />
          {stations.map((station) =>
            station === shown ? null : <Station key={station} counted={station < shown} x={x(station)} />,
          )}
          {dragged ? (
            <Circle cx={x(shown)} cy={HEIGHT / 2} r={32} fill={colour ?? accent.marker} opacity={0.2} />
          ) : null}
        </BeadDefs>
      </Svg>
      {/* A new width is no move. */}
      <Glide key={width} x={x(shown) - marker.w / 2} still={dragged}>
        <Svg width={marker.w} height={HEIGHT}>
          <BeadDefs colours={colour ? [colour] : []}>
            <Bead kind="marker" colour={colour} dragged={dragged} x={marker.w / 2} y={HEIGHT / 2} />
          </BeadDefs>
        </Svg>
        <View style={[styles.digit, { width: marker.w }]}>
          <Txt
            type="numeral"
            tone={onColour ?? accent.onMarker}
            align="center"
            maxFontSizeMultiplier={1}
            // The bead does not grow with the text, so neither does the digit in it.
            style={[type.numeral, { fontSize: digit, lineHeight: digit * 1.15, top: -digit * 0.07 }]}
          >
            {shown}
          </Txt>
        </View>
      </Glide>
      {to !== undefined ? <DragBubble words={dragWords(value, to)} x={x(to)} width={width} /> : null}
    </View>
  );
}

/** By itself: a step draws again only the stations it passes. */
const Station = memo(function Station({ counted, x }: { counted: boolean; x: number }) {
  const { color } = useTheme();
  if (counted) return <Bead kind="counted" x={x} y={HEIGHT / 2} />;
  return (
    <Circle
      cx={x}
      cy={HEIGHT / 2}
      r={tokens.bead.stationRadius}
      fill={color.surface}
      stroke={color.rod}
      strokeWidth={2}
    />
  );
});

const styles = StyleSheet.create({
  rod: { height: HEIGHT },
  digit: { position: 'absolute', top: 0, height: HEIGHT, justifyContent: 'center' },
});
