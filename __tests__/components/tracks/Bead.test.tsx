import Svg, { LinearGradient, Path } from 'react-native-svg';

import { Bead, BeadDefs, beadSize } from '@/components/tracks/Bead';
import { beadPath, shade } from '@/components/tracks/beadShape';

import { draw } from './look';

describe('the outline', () => {
  test('is the one of the design', () => {
    expect(beadPath(38, 46)).toMatch(/^M-19,-8.28 Q-19,-12.88 -14.06,-16.1 L-5.7,-21.85 Q0,-24.84 5.7,-21.85 /);
  });

  test('is mirrored on both axes', () => {
    const points = [...beadPath(12, 20).matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => `${x},${y}`);
    const flipped = (x: number, y: number) =>
      points.map((point) => {
        const [px = 0, py = 0] = point.split(',').map(Number);
        return `${px * x || 0},${py * y || 0}`;
      });
    expect(new Set(flipped(-1, 1))).toEqual(new Set(points));
    expect(new Set(flipped(1, -1))).toEqual(new Set(points));
  });
});

test.each([
  ['#D2452A', 'lighter', '#e18472'],
  ['#D2452A', 'darker', '#8b2e1c'],
  ['#000000', 'lighter', '#575757'],
] as const)('%s is shaded a third %s', (colour, towards, shaded) => {
  expect(shade(colour, towards, 0.34)).toBe(shaded);
});

test('a dragged marker is larger', () => {
  expect(beadSize('marker', true).w).toBeGreaterThan(beadSize('marker').w);
  expect(beadSize('counted', true)).toEqual(beadSize('counted'));
});

test('a colour is defined once, however many beads use it, and every bead finds its gradient', () => {
  const { UNSAFE_getAllByType } = draw(
    <Svg>
      <BeadDefs colours={['#D2452A', '#D2452A']}>
        <Bead kind="marker" colour="#D2452A" />
        <Bead kind="phase" colour="#D2452A" />
        <Bead kind="counted" />
      </BeadDefs>
    </Svg>,
  );
  const ids = UNSAFE_getAllByType(LinearGradient).map((gradient) => `url(#${gradient.props.id})`);
  expect(ids).toHaveLength(3);
  const fills = UNSAFE_getAllByType(Path).flatMap((path) => (path.props.fill === 'none' ? [] : [path.props.fill]));
  expect(fills).toHaveLength(3);
  for (const fill of fills) expect(ids).toContain(fill);
});

test('two drawings never share an id', () => {
  const { UNSAFE_getAllByType } = draw(
    <>
      <Svg>
        <BeadDefs />
      </Svg>
      <Svg>
        <BeadDefs />
      </Svg>
    </>,
  );
  const ids = UNSAFE_getAllByType(LinearGradient).map((gradient) => gradient.props.id);
  expect(new Set(ids).size).toBe(ids.length);
});
