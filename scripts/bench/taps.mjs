// From a finger that lifts to the frame that shows it, and to the dot that says it is on the disk.
import { byId, otherPage, slowPage } from './phone.mjs';

const STEPS = 40;
const OTHERS = 40;
/** Longer than any guard against a second tap. */
const GUARD = 450;
/** Long enough for the tap before to be on the disk. */
const APART = 120;
/** Longer than a reminder waits before it moves the table down: a finger would come down beside what it aimed at. */
const SETTLED = 1200;

/**
 * In the page: notes for every finger when it lifted, when the next frame was painted, when the first change and the number
 * it counts were on screen, when the whole table had followed, and when the dot said saved again.
 */
function watchTaps() {
  const taps = [];
  globalThis.taps = taps;
  const dot = () => document.querySelector('[data-testid="saved-dot"]')?.getAttribute('aria-label');
  // Urgent, so that it is the first thing after the frame: what React still has to do comes behind it.
  const onPaint = (note) =>
    requestAnimationFrame(() => {
      scheduler.postTask(note, { priority: 'user-blocking' });
    });
  addEventListener(
    'touchend',
    (event) => {
      const tap = { at: event.timeStamp };
      taps.push(tap);
      onPaint(() => {
        tap.paint = performance.now() - tap.at;
      });
    },
    true,
  );
  const inDot = (target) => (target.parentElement ?? target).closest('[data-testid="saved-dot"]');
  const isNumber = (target) => (target.parentElement ?? target).closest('[data-testid$="-value"]');
  new MutationObserver((changes) => {
    const tap = taps.at(-1);
    if (!tap) return;
    if (tap.durable === undefined) {
      if (dot() !== 'Saved') tap.writing = true;
      else if (tap.writing) tap.durable = performance.now() - tap.at;
    }
    const drawn = changes.filter(({ type, target }) => type !== 'attributes' && !inDot(target));
    if (tap.number === undefined && drawn.some(({ target }) => isNumber(target))) {
      tap.number = 0;
      onPaint(() => {
        tap.number = performance.now() - tap.at;
      });
    }
    if (drawn.length === 0) return;
    if (tap.first === undefined) {
      tap.first = 0;
      onPaint(() => {
        tap.first = performance.now() - tap.at;
      });
    }
    onPaint(() => {
      tap.whole = performance.now() - tap.at;
    });
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label'],
  });
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** How long a finger stays down when it taps. */
const DOWN = 60;
const fingers = new WeakMap();

/** A finger on the glass, as long as a real one, so that what is drawn under it while it is down is over when it lifts. */
async function touch(page, [x, y]) {
  if (!fingers.has(page)) fingers.set(page, await page.context().newCDPSession(page));
  const finger = fingers.get(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await pause(DOWN);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Touches the middle of the first of these that is there, brought clear of the header and the dock first. */
export async function tap(page, ...selectors) {
  const point = await page.evaluate((sought) => {
    const target = sought.map((each) => document.querySelector(each)).find(Boolean);
    if (!target) throw new Error(`There is no ${sought.join(' or ')} to tap`);
    target.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = target.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }, selectors);
  await touch(page, point);
}

/** Milliseconds the main thread has worked so far: its own clock, which a busy machine does not stretch. */
async function workMeter(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
}

async function settledTaps(page) {
  await page.waitForFunction(() => globalThis.taps.every(({ paint }) => paint !== undefined));
  return page.evaluate(() => globalThis.taps.splice(0));
}

async function openTable(context, url, id, rate) {
  const page = await slowPage(context, rate);
  await page.addInitScript(watchTaps);
  await page.goto(`${url}/session/${id}`);
  await page.locator(byId('bead')).waitFor();
  await page.locator(`${byId('saved-dot')}[aria-label="Saved"]`).waitFor();
  await pause(SETTLED);
  return page;
}

/** ± on culture, so many times, and back to where it was. */
async function stepTaps(page, count = STEPS) {
  const [seat] = await page.evaluate(() => [document.querySelector('[data-testid="culture-0-plus"]') ? 0 : 1]);
  for (let at = 0; at < count; at += 1) {
    await tap(page, byId(`culture-${seat}-${at % 2 ? 'minus' : 'plus'}`));
    await pause(APART);
  }
  return settledTaps(page);
}

/** Tiles of the Purchase phase as long as there are some, the bead otherwise. */
async function otherTaps(page, count = OTHERS) {
  for (let at = 0; at < count; at += 1) {
    await tap(page, ...(at % 3 === 2 ? [] : [byId('tile-refreshPool')]), byId('bead'));
    await pause(GUARD);
  }
  return settledTaps(page);
}

/** Two controls in turn, one undoing the other: from the finger to the first change on screen. */
export async function changesOf(context, url, id, rate, [tablePage, ...controls], count = STEPS) {
  const page = await openTable(context, url, id, rate);
  await tap(page, byId(`page-${tablePage}`));
  await pause(SETTLED);
  await settledTaps(page);
  for (let at = 0; at < count; at += 1) {
    await tap(page, byId(controls[at % 2]));
    await pause(APART);
  }
  const taps = await settledTaps(page);
  await page.close();
  return taps.flatMap(({ first }) => first ?? []);
}

/** The same finger on a bare button: what the browser itself takes. */
export async function bareTaps(context, url, rate, count) {
  const page = await slowPage(context, rate);
  await page.goto(otherPage(url));
  await page.evaluate(watchTaps);
  await page.evaluate(() => {
    document.body.innerHTML = '<button id="bare" style="width:96px;height:96px">0</button>';
    const button = document.querySelector('#bare');
    button.onclick = () => {
      button.textContent = String(Number(button.textContent) + 1);
    };
  });
  const worked = await workMeter(page);
  const from = await worked();
  for (let at = 0; at < count; at += 1) {
    await tap(page, '#bare');
    await pause(APART);
  }
  const work = ((await worked()) - from) / count;
  const taps = await settledTaps(page);
  await page.close();
  return { paints: taps.map(({ paint }) => paint), work };
}

/** One awaited put with strict durability: the least that the browser's own database takes. */
async function barePuts(context, url, rate, count) {
  const page = await slowPage(context, rate);
  await page.goto(otherPage(url));
  const samples = await page.evaluate(
    async ([times, apart]) => {
      const db = await new Promise((done, fail) => {
        const opening = indexedDB.open('bench', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('lines');
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => fail(opening.error);
      });
      const taken = [];
      for (let at = 0; at < times; at += 1) {
        const from = performance.now();
        await new Promise((done, fail) => {
          const writing = db.transaction('lines', 'readwrite', { durability: 'strict' });
          writing.objectStore('lines').put({ at, action: 'gain' }, at);
          writing.oncomplete = done;
          writing.onerror = () => fail(writing.error);
        });
        taken.push(performance.now() - from);
        await new Promise((done) => setTimeout(done, apart));
      }
      db.close();
      return taken;
    },
    [count, APART],
  );
  await page.close();
  return samples;
}

/** All taps at one speed of the processor, and their baselines from the same minutes. */
export async function tapsAt(context, url, id, rate) {
  const before = await bareTaps(context, url, rate, STEPS / 2);
  const puts = await barePuts(context, url, rate, STEPS);
  const page = await openTable(context, url, id, rate);
  const worked = await workMeter(page);
  const from = await worked();
  const steps = await stepTaps(page);
  const work = ((await worked()) - from) / STEPS;
  const others = await otherTaps(page);
  await page.close();
  const after = await bareTaps(context, url, rate, STEPS / 2);
  return {
    numbers: steps.map(({ number }) => number),
    wholes: steps.map(({ whole }) => whole),
    others: others.map(({ paint }) => paint),
    othersWhole: others.flatMap(({ whole }) => whole ?? []),
    bare: [...before.paints, ...after.paints],
    work,
    bareWork: (before.work + after.work) / 2,
    durable: steps.flatMap(({ durable }) => durable ?? []),
    puts,
  };
}

/** The main thread's own time for ± in several sessions, in turn. */
export async function workIn(context, url, ids, rounds = 8) {
  const samples = ids.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, id] of ids.entries()) {
      const page = await openTable(context, url, id, 1);
      await stepTaps(page, 6);
      const worked = await workMeter(page);
      const from = await worked();
      await stepTaps(page, STEPS / 2);
      samples[index].push(((await worked()) - from) / (STEPS / 2));
      await page.close();
    }
  }
  return samples;
}
