const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');
const { leanWeb } = require('./scripts/lean-web/resolver');

const config = getDefaultConfig(__dirname);

// SQLite for the web is wasm.
config.resolver.assetExts.push('wasm');

config.transformer.asyncRequireModulePath = require.resolve('./scripts/lean-web/async-require');

const WA_SQLITE = path.join(path.dirname(require.resolve('expo-sqlite/package.json')), 'web', 'wa-sqlite');
const SHIMS = path.join(__dirname, 'scripts', 'shims');

config.resolver.resolveRequest = (context, name, platform) => {
  // The SQLite build inside expo-sqlite, which its package does not export.
  if (name.startsWith('wa-sqlite/')) {
    return context.resolveRequest(context, path.join(WA_SQLITE, name.slice('wa-sqlite/'.length)), platform);
  }
  // zod carries its words in every language; English is enough (its own default is imported apart from this list).
  if (/locales\/index\.c?js$/.test(name) && /[\\/]zod[\\/]/.test(context.originModulePath)) {
    return { type: 'sourceFile', filePath: path.join(SHIMS, 'zod-locales.js') };
  }
  return leanWeb(context, name, platform);
};

module.exports = config;
