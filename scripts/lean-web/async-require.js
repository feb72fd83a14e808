// How import() loads a chunk. Metro puts what any two chunks share into one file, __common, and has the page load it
// before anything else, although the first screen needs none of it. The build takes it out of the page (web/page.mjs);
// here it is loaded beside the first chunk, and no chunk runs before it is there.
const load = require('expo/internal/async-require-module');

let common;

/** Undefined once there is nothing to wait for: on devices, on the development server, in a worker. */
function waitForCommon() {
  if (common === 'loaded' || typeof document === 'undefined') return undefined;
  const address = document.querySelector('meta[name="abaculus-common"]')?.content;
  if (!address) return undefined;
  common ??= new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => {
      common = 'loaded';
      done();
    };
    script.onerror = () => {
      // The next try may have better luck.
      common = undefined;
      script.remove();
      fail(new Error(`Failed to load ${address}`));
    };
    document.head.append(script);
  });
  return common;
}

function loadAfterCommon(id, paths, name) {
  const waiting = waitForCommon();
  if (!waiting) return load(id, paths, name);
  load.prefetch(id, paths, name);
  return waiting.then(() => load(id, paths, name));
}

module.exports = Object.assign(loadAfterCommon, load);
