/**
 * app.json, with the path the web app is served under (ABACULUS_BASE=/sub/path), which is baked in when exporting, and the
 * Android project made for its journeys (ABACULUS_DETOX=1).
 */
module.exports = ({ config }) => {
  const baseUrl = process.env.ABACULUS_BASE?.replace(/\/+$/, '');
  const based = baseUrl ? { ...config, experiments: { ...config.experiments, baseUrl } } : config;
  return process.env.ABACULUS_DETOX === '1' ? require('./scripts/native/withDetox')(based) : based;
};
