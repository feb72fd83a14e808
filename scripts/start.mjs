// npm start: builds the web app if anything changed since the last time, then serves it.
import { buildWeb } from './build-web.mjs';
import { serveHere } from './serve.mjs';

try {
  await buildWeb();
  await serveHere();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
