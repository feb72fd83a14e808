import { layoutOf } from '@/components/theme/theme';
import { typeStyles } from '@/components/theme/type';

test.each([
  [360, 640, 'smallPhone'],
  [379, 900, 'smallPhone'],
  [380, 800, 'phone'],
  [390, 844, 'phone'],
  [599, 900, 'phone'],
  [740, 360, 'landscapePhone'],
  [844, 390, 'landscapePhone'],
  [768, 1024, 'tabletPortrait'],
  [1024, 768, 'tabletLandscape'],
  [1180, 820, 'tabletLandscape'],
  [1024, 500, 'tabletPortrait'],
])('%i × %i is a %s', (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});

test('text grows to 200 %, each role only as far as its own limit', () => {
  const [plain, large] = [typeStyles(1), typeStyles(2)];
  expect(large.body.fontSize).toBe(2 * (plain.body.fontSize ?? 0));
  expect(large.numeralHero.fontSize).toBe(Math.round(1.3 * (plain.numeralHero.fontSize ?? 0)));
  expect(plain.numeral.fontVariant).toEqual(['lining-nums', 'tabular-nums']);
  expect(plain.body.fontVariant).toBeUndefined();
});
