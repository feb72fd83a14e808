const path = require('node:path');

/**
 * Metro ships whatever is imported, and expo-router's root imports every navigator it has. On the web our layouts are
 * Slots, so what only tabs, stacks and their headers need is left out: see docs on the first load's bytes.
 */
const LEFT_OUT = [
  'expo-router/build/layouts/Tabs.js',
  'expo-router/build/layouts/experimental-stack/index.js',
  'expo-router/build/layouts/stack-utils/index.js',
  'expo-router/build/standard-navigation/index.js',
  'expo-router/build/views/ErrorBoundary.js',
  'expo-router/build/views/Sitemap.js',
  'expo-router/build/views/Toast.js',
];

const REPLACED = {
  'expo-router/build/fork/native-stack/createNativeStackNavigator.js': 'native-stack.js',
  'react-native-web/dist/index.js': 'react-native.js',
};

const inNodeModules = (file) => file.split(path.sep).join('/').split('/node_modules/').at(-1);

/** A Metro resolver that slims expo-router and react-native-web on the web, and leaves devices alone. */
exports.leanWeb = (context, name, platform) => {
  const found = context.resolveRequest(context, name, platform);
  if (platform !== 'web' || found.type !== 'sourceFile') return found;
  const file = inNodeModules(found.filePath);
  if (LEFT_OUT.includes(file)) return { type: 'empty' };
  const replacement = REPLACED[file];
  return replacement ? { type: 'sourceFile', filePath: path.join(__dirname, replacement) } : found;
};
