// From the tap on Rules to the first topics on the sheet: opened for the first time, and again.
import { watchFor } from './openings.mjs';
import { byId, slowPage } from './phone.mjs';
import { tap } from './taps.mjs';

const TIMES = 5;
/** Nobody asks for a rule sooner than this after the table has come up. */
const LOOKED_AROUND = 2000;
const SAVED = 1000;
const CONTENT = byId('rules-browse');

/** Milliseconds from the finger that lifts to the frame that shows the topics. */
async function opened(page) {
  await page.evaluate(watchFor, CONTENT);
  const from = page.evaluate(
    () =>
      new Promise((done) =>
        addEventListener('touchend', ({ timeStamp }) => done(timeStamp), { capture: true, once: true }),
      ),
  );
  await tap(page, byId('slot-rules'));
  return (await page.evaluate(() => globalThis.shownAt)) - (await from);
}

/** Closed, and remembered as such: an open sheet would come back with the next page. */
async function closed(page) {
  await page.locator(byId('rules-close')).tap();
  await page.locator(CONTENT).waitFor({ state: 'detached' });
  await page.waitForTimeout(SAVED);
}

/** Each time a page of its own, since only the first opening loads anything. */
export async function rulesOpenings(context, url, id, rate) {
  const firsts = [];
  const agains = [];
  for (let at = 0; at < TIMES; at += 1) {
    const page = await slowPage(context, rate);
    await page.goto(`${url}/session/${id}`);
    await page.locator(byId('bead')).waitFor();
    await page.waitForTimeout(LOOKED_AROUND);
    firsts.push(await opened(page));
    // What the first opening still does in the background is over by then.
    await page.waitForTimeout(LOOKED_AROUND);
    await closed(page);
    agains.push(await opened(page));
    await closed(page);
    await page.close();
  }
  return [firsts, agains];
}
