import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface Found {
  readonly type: string;
  readonly filePath?: string;
}
interface Context {
  resolveRequest(context: Context, name: string, platform: string): Found;
}
interface Resolver {
  readonly LEFT_OUT: ReadonlySet<string>;
  readonly INSTEAD: ReadonlyMap<string, string>;
  leanWeb(context: Context, name: string, platform: string): Found;
}

const { LEFT_OUT, INSTEAD, leanWeb } = require('../../scripts/lean-web/resolver.js') as Resolver;

const ROOT = join(__dirname, '../..');
const installed = (file: string) => join(ROOT, 'node_modules', file);
const context: Context = { resolveRequest: (_, name) => ({ type: 'sourceFile', filePath: installed(name) }) };

// A file that an upgrade has moved would silently come back into the first load.
test.each([...LEFT_OUT, ...INSTEAD.keys()])('%s is still where it is left out', (file) => {
  expect(existsSync(installed(file))).toBe(true);
});

test.each([...INSTEAD.values()])('%s stands in', (file) => {
  expect(existsSync(join(ROOT, 'scripts/lean-web/instead', file))).toBe(true);
});

test('the web is slimmed, devices are left alone', () => {
  const tabs = 'expo-router/build/layouts/Tabs.js';
  const screens = 'react-native-screens/lib/module/index.js';
  expect(leanWeb(context, tabs, 'web')).toEqual({ type: 'empty' });
  expect(leanWeb(context, screens, 'web').filePath).toBe(join(ROOT, 'scripts/lean-web/instead/screens.js'));
  expect(leanWeb(context, 'expo-router/build/index.js', 'web').filePath).toBe(installed('expo-router/build/index.js'));
  for (const platform of ['ios', 'android']) {
    expect(leanWeb(context, tabs, platform).filePath).toBe(installed(tabs));
    expect(leanWeb(context, screens, platform).filePath).toBe(installed(screens));
  }
});
