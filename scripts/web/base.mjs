/** '/sub/path' or '' : the path the web app is served under, from ABACULUS_BASE. */
export function basePath(value = process.env.ABACULUS_BASE ?? '') {
  const base = value.replace(/\/+$/, '');
  if (base !== '' && !/^(\/[\w.~-]+)+$/.test(base))
    throw new Error(`ABACULUS_BASE must look like /sub/path, not ${value}`);
  return base;
}
