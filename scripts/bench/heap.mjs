// What the page holds after many taps: a log that grows on disk must not grow in memory.
import { byId, slowPage } from './phone.mjs';

const FEWER = 200;
const TAPS = 2000;

/** In the page: one ± after the other, each drawn before the next. */
async function tapOften([plus, minus, count]) {
  for (let at = 0; at < count; at += 1) {
    document.querySelector(at % 2 ? minus : plus)?.click();
    await new Promise((done) => setTimeout(done, 4));
  }
  await new Promise((done) => requestIdleCallback(done));
}

/** Megabytes held after some taps and after many, once what is no longer needed has been collected. */
export async function heaps(context, url, id) {
  const page = await slowPage(context, 1);
  await page.goto(`${url}/session/${id}`);
  await page.locator(byId('bead')).waitFor();
  const cdp = await context.newCDPSession(page);
  const seat = (await page.locator(byId('culture-0-plus')).count()) > 0 ? 0 : 1;
  const controls = [byId(`culture-${seat}-plus`), byId(`culture-${seat}-minus`)];
  const held = async (taps) => {
    await page.evaluate(tapOften, [...controls, taps]);
    await page.locator(`${byId('saved-dot')}[aria-label="Saved"]`).waitFor();
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };
  const early = await held(FEWER);
  const late = await held(TAPS - FEWER);
  await page.close();
  return { early, late, fewer: FEWER, taps: TAPS };
}
