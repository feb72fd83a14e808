/** app.json, with the path the web app is served under (ABACULUS_BASE=/sub/path): it is baked in when exporting. */
module.exports = ({ config }) => {
  const baseUrl = process.env.ABACULUS_BASE?.replace(/\/+$/, '');
  return baseUrl ? { ...config, experiments: { ...config.experiments, baseUrl } } : config;
};
