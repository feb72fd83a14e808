import { tokens } from '@/components/theme/tokens';

/** WCAG 2 relative luminance of #RRGGBB. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const GRAPHICS = 3;
const SCHEMES = ['light', 'dark'] as const;
const SURFACES = ['bg', 'surface', 'surfaceAlt', 'sunken'] as const;

test('the formula itself: black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3);
  expect(contrast('#123456', '#123456')).toBe(1);
});

describe.each(SCHEMES)('%s', (scheme) => {
  const color = tokens.color[scheme];

  test.each(SURFACES.flatMap((on) => (['ink', 'ink2', 'ink3'] as const).map((text) => [text, on] as const)))(
    '%s on %s is readable',
    (text, on) => expect(contrast(color[text], color[on])).toBeGreaterThanOrEqual(TEXT),
  );

  test.each(['success', 'warn', 'danger', 'info'] as const)('%s on its tint and on surfaces', (tone) => {
    expect(contrast(color[tone], color[`${tone}Tint`])).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(color.ink, color[`${tone}Tint`])).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(color[tone], color.surface)).toBeGreaterThanOrEqual(TEXT);
  });

  test('outlines and the focus ring stand out', () => {
    expect(contrast(color.lineStrong, color.surface)).toBeGreaterThanOrEqual(GRAPHICS);
    for (const on of SURFACES) expect(contrast(color.focus, color[on])).toBeGreaterThanOrEqual(GRAPHICS);
    expect(contrast(color.onInk, color.ink)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(Object.entries(tokens.game))('%s: accents as text, text on accents, and its own card', (_, game) => {
    const { accent, onAccent, tint, second } = game[scheme];
    for (const on of [color.bg, color.surface, tint]) expect(contrast(accent, on)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(color.ink, tint)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(second, color.surface)).toBeGreaterThanOrEqual(TEXT);
    // The resume card and headers are deep in both themes.
    for (const text of [tokens.color.dark.ink, tokens.color.dark.ink2, game.dark.second]) {
      expect(contrast(text, game.dark.deep)).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test.each(tokens.player.map((player) => [player.name, player] as const))('the letter on a %s token', (_, player) => {
    const [fill, on] = scheme === 'light' ? [player.light, player.onLight] : [player.dark, player.onDark];
    expect(contrast(on, fill)).toBeGreaterThanOrEqual(TEXT);
  });
});
