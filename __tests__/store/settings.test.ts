import { settingsFrom } from '@/store/settings';

test('what is well-formed is taken, anything else keeps its default', () => {
  expect(settingsFrom({ theme: 'dark', textSize: 1.6, hand: 'left', haptics: false })).toMatchObject({
    theme: 'dark',
    textSize: 1.6,
    hand: 'left',
    haptics: false,
    keepAwake: true,
  });
  expect(settingsFrom({ theme: 'pink', textSize: 9, hand: 3, haptics: 'yes', evil: true })).toEqual(settingsFrom({}));
});
