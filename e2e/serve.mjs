// Serves a built folder for the tests: node e2e/serve.mjs [--dir dist] [--port 0] [--base /sub/path], then prints where.
// A port that was asked for and is taken is an error: the tests would otherwise speak to somebody else's server.
import { parseArgs } from 'node:util';
import { serve } from '../scripts/serve.mjs';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '0' },
    base: { type: 'string' },
  },
});

const { url, close } = await serve({ dir: values.dir, port: Number(values.port), base: values.base });
if (values.port !== '0' && new URL(url).port !== values.port) {
  console.error(`Port ${values.port} is taken: end the server that holds it.`);
  process.exit(1);
}
console.log(`Serving at ${url}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().then(() => process.exit(0)));
