const path = require('node:path');

// Metro ships whatever is imported. expo-router's root imports every navigator it has, and with them animated lists;
// expo-sqlite its developer tools. On the web our layouts are Slots, so the first load leaves out what only these need.

const LEFT_OUT = new Set([
  'expo-router/build/layouts/Tabs.js',
  'expo-router/build/layouts/experimental-stack/index.web.js',
  'expo-router/build/layouts/stack-utils/index.js',
  'expo-router/build/link/LinkWithPreview.js',
  'expo-router/build/standard-navigation/index.js',
  'expo-router/build/views/ErrorBoundary.js',
  'expo-router/build/views/Sitemap.js',
  'expo-sqlite/build/hooks.js',
  // Parsers of SVG files and of transforms as devices want them: the browser reads its own.
  'react-native-svg/lib/module/deprecated.js',
  'react-native-svg/lib/module/lib/extract/transform.js',
  'react-native-svg/lib/module/lib/extract/transformToRn.js',
  'react-native-svg/lib/module/xml.js',
]);

const INSTEAD = new Map([
  ['expo-router/build/fork/native-stack/createNativeStackNavigator.js', 'native-stack.js'],
  ['expo-router/build/head/ExpoHead.js', 'head.js'],
  ['expo-router/build/native-tabs/NativeTabTrigger.js', 'native-tab-trigger.js'],
  ['expo-router/build/renderRootComponent.js', 'render-root.js'],
  ['expo-router/build/views/Toast.js', 'toast.js'],
  ['expo-sqlite/build/SQLiteDevToolsClient.js', 'sqlite-devtools.js'],
  ['lucide-react-native/dist/esm/createLucideIcon.mjs', 'lucide-icon.js'],
  ['react-native-screens/lib/module/index.js', 'screens.js'],
  ['react-native-web/dist/exports/createElement/index.js', 'create-element.js'],
  ['react-native-web/dist/index.js', 'react-native.js'],
]);

const inPackage = (file) => file.split(path.sep).join('/').split('/node_modules/').at(-1);

exports.LEFT_OUT = LEFT_OUT;
exports.INSTEAD = INSTEAD;

/** A Metro resolver that leaves devices alone and slims the web. */
exports.leanWeb = (context, name, platform) => {
  const found = context.resolveRequest(context, name, platform);
  if (platform !== 'web' || found.type !== 'sourceFile') return found;
  const file = inPackage(found.filePath);
  if (LEFT_OUT.has(file)) return { type: 'empty' };
  const instead = INSTEAD.get(file);
  return instead ? { type: 'sourceFile', filePath: path.join(__dirname, 'instead', instead) } : found;
};
