const { wait } = require('./poll');

// Fingers, not mice: the app must work through the same touch events a phone sends.
const send = (cdp, type, points) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });

const FRAME = 16;

/** Both ends are sent at once: on a busy machine a tap that waited for an answer in between would become a hold. */
async function tap(cdp, point) {
  await Promise.all([send(cdp, 'touchStart', [point]), send(cdp, 'touchEnd', [])]);
}

/** Puts a finger down, holds it still and lifts it. */
async function hold(cdp, point, duration) {
  await send(cdp, 'touchStart', [point]);
  await wait(duration);
  await send(cdp, 'touchEnd', []);
}

/** Moves a finger from one point to another and lifts it at speed. */
async function drag(cdp, from, to, duration) {
  const steps = Math.max(4, Math.round(duration / FRAME));
  await send(cdp, 'touchStart', [from]);
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await send(cdp, 'touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    await wait(FRAME);
  }
  await send(cdp, 'touchEnd', []);
}

const SLOP = 15; // the first pixels of a drag, which Chromium keeps for telling it from a tap

/** Drags the content by so many pixels and stops before lifting, so that it does not fly on. */
async function scroll(cdp, from, way, pixels) {
  const steps = Math.max(4, Math.ceil(pixels / 25));
  const at = (part) => ({ x: from.x - way.x * (pixels + SLOP) * part, y: from.y - way.y * (pixels + SLOP) * part });
  await send(cdp, 'touchStart', [from]);
  for (let step = 1; step <= steps; step++) {
    await send(cdp, 'touchMove', [at(step / steps)]);
    await wait(FRAME);
  }
  await wait(4 * FRAME);
  await send(cdp, 'touchMove', [at(1)]);
  await send(cdp, 'touchEnd', []);
}

module.exports = { SLOP, drag, hold, scroll, tap };
