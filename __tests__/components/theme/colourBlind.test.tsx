import { screen } from '@testing-library/react-native';

import { tokens } from '@/components/theme/tokens';
import { PlayerToken } from '@/components/ui/PlayerToken';

import { renderThemed } from '../ui/themed';

type Triple = readonly [number, number, number];

/** Machado, Oliveira, Fernandes 2009: what an eye without one kind of cone sees, in linear RGB. */
const EYES: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  'three kinds of cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (row: Triple, [x, y, z]: Triple) => row[0] * x + row[1] * y + row[2] * z;

function linear(hex: string): Triple {
  return [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
}

/** CIE L*a*b* of linear sRGB under D65. */
function lab(rgb: Triple): Triple {
  const bounded = rgb.map((each) => Math.min(1, Math.max(0, each))) as unknown as Triple;
  const xyz: Triple = [
    dot([0.4124, 0.3576, 0.1805], bounded) / 0.95047,
    dot([0.2126, 0.7152, 0.0722], bounded),
    dot([0.0193, 0.1192, 0.9505], bounded) / 1.08883,
  ];
  const [x, y, z] = xyz.map((each) =>
    each > 0.008856 ? Math.cbrt(each) : 7.787 * each + 16 / 116,
  ) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seen(hex: string, eye: readonly [Triple, Triple, Triple]): Triple {
  const rgb = linear(hex);
  return lab([dot(eye[0], rgb), dot(eye[1], rgb), dot(eye[2], rgb)]);
}

/** ΔE*ab: about 2 is just to be seen side by side. */
const apart = (one: Triple, other: Triple) => Math.hypot(...one.map((each, index) => each - (other[index] ?? 0)));

const pairs = tokens.player.flatMap((one, index) =>
  tokens.player.slice(index + 1).map((other) => [one, other] as const),
);

describe.each(Object.entries(EYES))('an eye with %s', (_, eye) => {
  test.each(['light', 'dark'] as const)('tells every two player colours apart (%s)', (scheme) => {
    const close = pairs
      .map(
        ([one, other]) =>
          [`${one.name}, ${other.name}`, apart(seen(one[scheme], eye), seen(other[scheme], eye))] as const,
      )
      .filter(([, distance]) => distance < 10);
    expect(close).toEqual([]);
  });
});

test('the formula itself: black and white are 100 apart, a colour from itself 0', () => {
  const [plain] = Object.values(EYES);
  if (!plain) throw new Error('No eye at all');
  expect(apart(seen('#000000', plain), seen('#FFFFFF', plain))).toBeCloseTo(100, 1);
  expect(apart(seen('#1564B7', plain), seen('#1564B7', plain))).toBe(0);
});

test('nobody needs the colour: every seat has a shape and a letter of its own', () => {
  expect(new Set(tokens.player.map(({ shape }) => shape)).size).toBe(tokens.player.length);
  expect(new Set(tokens.player.map(({ letter }) => letter)).size).toBe(tokens.player.length);
  for (const [seat, { letter }] of tokens.player.entries()) {
    const { unmount } = renderThemed(<PlayerToken seat={seat} colour={0} />);
    expect(screen.getByText(letter, { includeHiddenElements: true })).toBeTruthy();
    unmount();
  }
});
