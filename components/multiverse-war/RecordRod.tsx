import { useState } from 'react';
import { View } from 'react-native';
import Svg, { Circle, Polygon, Text as SvgText } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { BeadBody, BeadDefs } from '@/components/tracks/Bead';
import { RodLine } from '@/components/tracks/RodLine';

import { hexPoints } from './HexPath';

interface Props {
  steps: number;
  /** Stations that unlock something, by step. */
  flags: readonly { readonly at: number; readonly letter: string }[];
  length: number;
  label: string;
}

const HEIGHT = 48;
const MARGIN = 14;

/** A battle track: a bead a step, lettered hexes where something is unlocked. */
export function RecordRod({ steps, flags, length, label }: Props) {
  const { color, accent, scheme, type } = useTheme();
  const [width, setWidth] = useState(180);
  const spacing = (width - 2 * MARGIN) / Math.max(1, length - 1);
  const x = (step: number) => MARGIN + (step - 1) * spacing;
  const counted = tokens.bead.counted[scheme];
  const wide = Math.min(18, spacing - 2);
  return (
    <View
      role="img"
      aria-label={label}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={{ height: HEIGHT }}
    >
      <Svg width="100%" height={HEIGHT} aria-hidden>
        <BeadDefs>
          <RodLine width={width} height={HEIGHT} />
          {Array.from({ length }, (_, index) => index + 1).map((step) => {
            const flag = flags.find(({ at }) => at === step);
            const done = step <= steps;
            const last = step === steps;
            if (!done && !flag) {
              return (
                <Circle
                  key={step}
                  cx={x(step)}
                  cy={HEIGHT / 2}
                  r={4}
                  fill={color.surface}
                  stroke={color.rod}
                  strokeWidth={2}
                />
              );
            }
            return (
              <SvgGroup
                key={step}
                letter={flag?.letter}
                x={x(step)}
                ink={done ? accent.onMarker : accent.accent}
                family={type.label.fontFamily}
              >
                {done ? (
                  <BeadBody
                    w={wide}
                    h={last ? 40 : 28}
                    colour={flag ? accent.marker : counted}
                    x={x(step)}
                    y={HEIGHT / 2}
                    shadow={last}
                  />
                ) : (
                  <Polygon
                    points={hexPoints(x(step), HEIGHT / 2, 12)}
                    fill={color.surface}
                    stroke={accent.accent}
                    strokeWidth={2}
                  />
                )}
              </SvgGroup>
            );
          })}
        </BeadDefs>
      </Svg>
    </View>
  );
}

interface GroupProps {
  letter?: string;
  x: number;
  ink: string;
  family?: string;
  children: React.ReactNode;
}

function SvgGroup({ letter, x, ink, family, children }: GroupProps) {
  return (
    <>
      {children}
      {letter ? (
        <SvgText
          x={x}
          y={HEIGHT / 2 + 4.5}
          fontSize={12}
          fontWeight="700"
          fontFamily={family}
          fill={ink}
          textAnchor="middle"
        >
          {letter}
        </SvgText>
      ) : null}
    </>
  );
}
