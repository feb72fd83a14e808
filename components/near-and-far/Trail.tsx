import { useState } from 'react';
import { View } from 'react-native';
import Svg, { Circle, G, Line, Path } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { plural } from '@/rules/kernel/plural';
import type { Space, Step } from '@/rules/near-and-far/state';

const HEIGHT = 44;
const MIDDLE = 24;
const TENT = 'M-9,8 L0,-9 L9,8 Z';
const HOUSE = 'M-8,8 V-2 L0,-9 L8,-2 V8 Z';
const DROP = 'M0,-6 C4,-1 5,1 5,3 A5,5 0 0 1 -5,3 C-5,1 -4,-1 0,-6 Z';
const CHEST = 'M-6,5 V-2 Q-6,-5 -3,-5 H3 Q6,-5 6,-2 V5 Z M-6,0 H6';
const CLAW = 'M-6,-6 L6,6 M6,-6 L-6,6';

interface Props {
  /** The steps of this turn; each left its space by its path. */
  steps: readonly Step[];
  here: Space | null;
  /** Spaces that may be moved in all. */
  most: number;
  /** What lies on the path ahead; left out once movement is over. */
  ahead: Step['path'] | undefined;
}

const spaceWords = (space: Space | null): string =>
  `${space?.town ? 'the town' : space?.camp ? 'a camp' : 'an empty space'}${space?.water ? ' in water' : ''}`;

const pathWords = { plain: '', threat: ' past a threat', treasure: ' past a treasure' } as const;

/** The journey of this turn: spaces as beads, the paths between them with what lies on them, and the steps still left. */
export function Trail({ steps, here, most, ahead }: Props) {
  const { color, accent } = useTheme();
  const [width, setWidth] = useState(300);
  const spaces = [...steps.map(({ from }) => from), here];
  const left = Math.max(0, most - steps.length);
  const paths = [...steps.map(({ path }) => path), ...(left > 0 && ahead ? [ahead] : [])];
  const count = spaces.length + left;
  const spacing = width / count;
  const size = Math.min(1, spacing / 34);
  const x = (index: number) => spacing * (index + 0.5);
  const told = [
    `From ${spaceWords(spaces[0] ?? null)}`,
    ...steps.map(({ path }, index) => `${pathWords[path]} to ${spaceWords(spaces[index + 1] ?? null)}`.trim()),
    `${plural(left, 'step')} left`,
  ].join(', ');
  return (
    <View
      accessible
      accessibilityRole="image"
      aria-label={told}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      testID="trail"
    >
      <Svg width="100%" height={HEIGHT}>
        {Array.from({ length: count - 1 }, (_, index) => {
          const walked = index < steps.length;
          const next = index === steps.length && ahead !== undefined;
          return (
            <Line
              key={index}
              x1={x(index)}
              x2={x(index + 1)}
              y1={MIDDLE}
              y2={MIDDLE}
              stroke={walked ? color.ink2 : next ? accent.accent : color.rod}
              strokeWidth={walked || next ? tokens.bead.rodThickness : 2}
              {...(walked ? {} : { strokeDasharray: '3 5' })}
              strokeLinecap="round"
            />
          );
        })}
        {paths.map((path, index) =>
          path === 'plain' ? null : (
            <G key={index} transform={`translate(${(x(index) + x(index + 1)) / 2},${MIDDLE}) scale(${size})`}>
              <Circle r={10} fill={color.surface} />
              <Path
                d={path === 'threat' ? CLAW : CHEST}
                stroke={path === 'threat' ? color.danger : accent.second}
                strokeWidth={2.6}
                strokeLinecap="round"
                strokeLinejoin="round"
                fill="none"
              />
            </G>
          ),
        )}
        {Array.from({ length: count }, (_, index) => {
          const space = spaces[index];
          const now = index === spaces.length - 1;
          if (index >= spaces.length) {
            return (
              <Circle
                key={index}
                cx={x(index)}
                cy={MIDDLE}
                r={tokens.bead.stationRadius}
                fill={color.surface}
                stroke={color.rod}
                strokeWidth={2}
              />
            );
          }
          return (
            <G key={index} transform={`translate(${x(index)},${MIDDLE}) scale(${size})`}>
              <Circle
                r={15}
                fill={now ? accent.tint : color.surface}
                stroke={now ? accent.accent : color.rod}
                strokeWidth={now ? 3 : 2}
              />
              {space?.town || space?.camp ? (
                <Path d={space.town ? HOUSE : TENT} transform="scale(0.9)" fill={now ? accent.accent : color.ink2} />
              ) : null}
              {space?.water ? <Path d={DROP} transform="translate(12,-14)" fill={color.info} /> : null}
            </G>
          );
        })}
      </Svg>
    </View>
  );
}
