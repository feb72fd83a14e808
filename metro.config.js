const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// expo-sqlite ships SQLite for the web as wasm.
config.resolver.assetExts.push('wasm');

module.exports = config;
