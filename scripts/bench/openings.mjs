// How long until there is something to use: a long game opened again, and the app started with no network.
import { byId, otherPage, slowPage, writeRows } from './phone.mjs';

const TIMES = 5;

/** In the page: when the first element to match was there and drawn. */
export function watchFor(selector) {
  globalThis.shownAt = new Promise((done) => {
    const look = () => {
      if (!document.querySelector(selector)) return;
      watching.disconnect();
      // Urgent, so that it is the first thing after the frame.
      requestAnimationFrame(() => {
        scheduler.postTask(() => done(performance.now()), { priority: 'user-blocking' });
      });
    };
    const watching = new MutationObserver(look);
    watching.observe(document, { subtree: true, childList: true });
    look();
  });
}

/** From the click on Resume to the table, with the database already open. */
async function resumed(context, url, id, rate) {
  const page = await slowPage(context, rate);
  await page.goto(url);
  const resume = page.locator(byId(`resume-${id}`)).locator(byId('resume'));
  await resume.waitFor();
  // Everything the start still does in the background is over by then.
  await page.waitForTimeout(800);
  await page.evaluate(watchFor, byId('culture-0-gauge'));
  const from = resume.evaluate(
    (button) =>
      new Promise((done) => {
        addEventListener('click', (event) => done(event.timeStamp), { capture: true, once: true });
        button.click();
      }),
  );
  const taken = (await page.evaluate(() => globalThis.shownAt)) - (await from);
  // Home again by the app's own way: otherwise the next start would go straight to the table.
  await page.goBack();
  await page.locator(byId('home-screen')).waitFor();
  await page.waitForTimeout(300);
  await page.close();
  return taken;
}

/** A start is to show home, not the table that was open last. */
export async function startAtHome(context, url) {
  await writeRows(context, url, [{ sql: "DELETE FROM setting WHERE key = 'lastSession'", params: [] }]);
}

/** In turn: the long game, the short one. */
export async function resumes(context, url, [long, short], rate) {
  const samples = [[], []];
  await startAtHome(context, url);
  for (let at = 0; at < TIMES; at += 1) {
    samples[0].push(await resumed(context, url, long, rate));
    samples[1].push(await resumed(context, url, short, rate));
  }
  return samples;
}

/** The service worker holds everything. */
export async function install(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
  await page.close();
}

/** From the navigation to home with the saved games on it, which takes the open database; nobody serves any more. */
export async function offlineStarts(context, url, rate) {
  const starts = [];
  const blanks = [];
  for (let at = 0; at < TIMES; at += 1) {
    const blank = await slowPage(context, rate);
    await blank.goto(otherPage(url));
    blanks.push(await blank.evaluate(() => performance.getEntriesByType('navigation')[0].loadEventEnd));
    await blank.close();
    const page = await slowPage(context, rate);
    await page.addInitScript(watchFor, byId('resume'));
    await page.goto(url);
    starts.push(await page.evaluate(() => globalThis.shownAt));
    await page.close();
  }
  return [starts, blanks];
}
