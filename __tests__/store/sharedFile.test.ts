import { redirectSystemPath } from '@/app/+native-intent';
import { takeSharedFile } from '@/store/sharedFile';

jest.mock('expo-file-system', () => ({
  File: function File(this: { text: () => Promise<string> }, address: string) {
    this.text = async () => `what stands in ${address}`;
  },
}));

test.each(['file:///inbox/games.abaculus.json', 'content://downloads/41'])(
  'opened with %s, the app shows the backup page and reads the file once',
  async (path) => {
    expect(redirectSystemPath({ path })).toBe('/backup');
    expect([await takeSharedFile(), await takeSharedFile()]).toEqual([`what stands in ${path}`, undefined]);
  },
);

test.each(['/history', 'abaculus://session/one', ''])('a link stays a link: %j', async (path) => {
  expect([redirectSystemPath({ path }), await takeSharedFile()]).toEqual([path, undefined]);
});
