module.exports = function config(api) {
  api.cache.using(() => process.env.NODE_ENV);
  return {
    presets: ['babel-preset-expo'],
    // Jest runs CommonJS: import() of a game or a panel becomes a require there.
    env: { test: { plugins: ['@babel/plugin-transform-dynamic-import'] } },
  };
};
