// npm run bench: every figure beside a baseline of the same run, their ratio and the budget. A shared machine's clock
// proves nothing, so this never fails on one: it marks what is over. dist/ must be built. Parts by name: npm run bench -- taps
// --json <file> also writes the rows there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { availableParallelism, loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { heaps } from './bench/heap.mjs';
import { rulesOpenings } from './bench/lookup.mjs';
import { install, offlineStarts, resumes, startAtHome } from './bench/openings.mjs';
import { DIST, openPhone, writeRows } from './bench/phone.mjs';
import { stolenWords, ticksNow } from './bench/stolen.mjs';
import { median, p95, quietest } from './bench/stats.mjs';
import { printTable } from './bench/table.mjs';
import { bareTaps, changesOf, tapsAt, workIn } from './bench/taps.mjs';
import { serve } from './serve.mjs';

register('./bench/typescript.mjs', import.meta.url);

/** What Expo, React and the router weigh in an app that shows nothing. */
const FRAMEWORK_FLOOR = 227;
/** A tap is drawn within this on a phone four times slower than this machine. */
const PAINT = 50;
const SESSIONS = [10, 50, 5000, 10_000];
const QUANTILES = [
  ['median', median],
  ['p95', p95],
];

/** So many owners of a script's bytes are told by name. */
const NAMED = 12;

/** Whose the bytes of this script are, before they are compressed. */
function ownerRows(script) {
  const owners = built().weights[script] ?? [];
  const whole = owners.reduce((sum, [, bytes]) => sum + bytes, 0);
  const rest = owners.slice(NAMED);
  const told = [...owners.slice(0, NAMED), [`${rest.length} others`, rest.reduce((sum, [, bytes]) => sum + bytes, 0)]];
  return told.map(([owner, bytes]) => ({
    what: `of ${basename(script).split('-')[0]} before compression, ${owner}`,
    figure: bytes / 1000,
    unit: 'kB',
    baseline: whole / 1000,
    baselineIs: 'all of it',
  }));
}

/** The gates' own words: the whole first load and precache, then where the first load goes, file by file. */
function byteRows() {
  const gate = fileURLToPath(new URL('./gate-bytes.mjs', import.meta.url));
  const { stdout } = spawnSync(process.execPath, [gate], { encoding: 'utf8' });
  const line = (pattern) => (pattern.exec(stdout) ?? []).slice(1).map(Number);
  const [first, firstMost] = line(/([\d.]+) kB {2}first load: \w+ (\d+) kB/);
  const [all, allMost] = line(/([\d.]+) kB {2}all \d+ files of the app: \w+ (\d+) kB/);
  if (!first || !all) throw new Error(`The byte gate said nothing of the first load:\n${stdout}`);
  const row = (what, figure, baseline, baselineIs, most) => ({
    what,
    figure,
    unit: 'kB',
    baseline,
    baselineIs,
    ...(most ? { most: { figure: most } } : {}),
  });
  const files = [...stdout.matchAll(/^ *([\d.]+) kB {2}(\S+)$/gm)].sort((a, b) => b[1] - a[1]);
  return [
    row('first load', first, FRAMEWORK_FLOOR, 'the framework alone', firstMost),
    row('everything the app holds', all, first, 'the first load', allMost),
    ...files.map(([, kilobytes, file]) =>
      row(`of the first load, ${basename(file)}`, Number(kilobytes), first, 'the first load'),
    ),
    ...files.slice(0, 1).flatMap(([, , file]) => ownerRows(file)),
  ];
}

/** What the page itself holds, measured by the browser after collecting. */
async function heapRows(context, url) {
  const { early, late, fewer, taps } = await heaps(context, url, 'bench-50');
  const row = { what: `JS heap after ${taps} taps`, figure: late, unit: 'MB', baseline: early };
  return [
    { ...row, baselineIs: `after ${fewer} taps`, most: { figure: 60 } },
    { ...row, what: `${row.what}, grown`, baselineIs: `after ${fewer} taps`, most: { ratio: 1.2 } },
  ];
}

const built = () => JSON.parse(readFileSync(join(DIST, 'build.json'), 'utf8'));

const pair = (what, unit, figures, baselines, baselineIs, most, only = QUANTILES) =>
  only.map(([name, of]) => ({
    what: `${what}, ${name}`,
    figure: of(figures),
    unit,
    baseline: of(baselines),
    baselineIs,
    ...(most ? { most } : {}),
  }));

const workRow = (figure, baseline) => ({
  what: "a whole ± in the main thread's own time, 1×",
  figure,
  unit: 'ms',
  baseline,
  baselineIs: 'a bare button',
});

async function tapRows(context, url) {
  const rows = [];
  for (const rate of [1, 4]) {
    const taps = await quietest(
      () => tapsAt(context, url, 'bench-50', rate),
      ({ bare }) => bare,
    );
    const { bare, puts } = taps;
    const paint = rate === 4 ? { figure: PAINT } : undefined;
    const button = 'a bare button';
    if (rate === 1) rows.push(workRow(taps.work, taps.bareWork));
    rows.push(
      ...pair(`tap to its number on screen, ± at ${rate}×`, 'ms', taps.numbers, bare, button, paint),
      ...pair(`tap to next paint, tiles and bead at ${rate}×`, 'ms', taps.others, bare, button, paint),
      ...pair(`tap to the whole table drawn, ± at ${rate}×`, 'ms', taps.wholes, bare, button),
      ...pair(`tap to the whole table drawn, tiles and bead at ${rate}×`, 'ms', taps.othersWhole, bare, button),
      ...pair(`tap to durable at ${rate}×`, 'ms', taps.durable, puts, 'one IndexedDB put', { figure: 100 }),
    );
  }
  return rows;
}

async function lengthRows(context, url) {
  const [long, short] = await workIn(context, url, ['bench-5000', 'bench-50']);
  const own = "± in the main thread's own time, 5,000 lines";
  return pair(own, 'ms', long, short, 'in 50 lines', { ratio: 1.2 }, [QUANTILES[0]]);
}

async function gameRows(context, url) {
  const { largestTables, LINES } = await import('./bench/games.mjs');
  const rows = [];
  for (const { id, title, seats, controls } of await largestTables(context, url)) {
    const beside = async () => [await bareTaps(context, url, 4, 20), await changesOf(context, url, id, 4, controls)];
    const [{ paints }, changes] = await quietest(beside, ([bare]) => bare.paints);
    const what = `${title}, ${seats === 1 ? '1 player' : `${seats} players`}, ${LINES} lines: tap to its change at 4×`;
    rows.push(...pair(what, 'ms', changes, paints, 'a bare button', { figure: PAINT }));
  }
  return rows;
}

async function reopenRows(context, url) {
  const [long, short] = await resumes(context, url, ['bench-10000', 'bench-10'], 1);
  return pair('reopening 10,000 lines', 'ms', long, short, '10 lines', { figure: 300 }, [QUANTILES[0]]);
}

async function lookupRows(context, url) {
  const [firsts, agains] = await quietest(
    () => rulesOpenings(context, url, 'bench-50', 4),
    ([, again]) => again,
  );
  return pair('rules opened for the first time, 4×', 'ms', firsts, agains, 'opened again', { figure: 100 });
}

async function historyRows(context, url) {
  const { FEW, histories, MANY } = await import('./bench/history.mjs');
  const { few, many, once, often } = await histories(context, url);
  const [games, ten] = [`${MANY.toLocaleString('en')} games`, `${FEW} games`];
  return [
    ...pair(`history opened to its first rows, ${games}`, 'ms', many.lists, few.lists, ten, { figure: 200 }),
    ...pair(`statistics opened, ${games}`, 'ms', many.statistics, few.statistics, ten, { figure: 300 }),
    {
      what: 'memory after scrolling through seven times',
      figure: often.megabytes,
      unit: 'MB',
      baseline: once.megabytes,
      baselineIs: 'after the first time',
      most: { ratio: 1.1 },
    },
    {
      what: 'elements in the list then',
      figure: often.nodes,
      unit: '',
      baseline: once.nodes,
      baselineIs: 'after the first time',
      most: { ratio: 1.1 },
    },
  ];
}

async function offlineRows(context, url, server) {
  await startAtHome(context, url);
  await server.close();
  const [starts, blanks] = await quietest(
    () => offlineStarts(context, url, 4),
    ([, blank]) => blank,
  );
  return pair('offline start to home with its games, 4×', 'ms', starts, blanks, 'a bare file, offline', {
    figure: 2000,
  });
}

/** In a browser, in this order: nobody serves any more after the last. */
const IN_BROWSER = {
  taps: tapRows,
  length: lengthRows,
  games: gameRows,
  heap: heapRows,
  reopen: reopenRows,
  lookup: lookupRows,
  history: historyRows,
  offline: offlineRows,
};

const ALONE = {
  store: async () => {
    const { foldRow, searchRow, storeTapRow } = await import('./bench/rules.mjs');
    return [await storeTapRow(), await foldRow(), ...(await searchRow())];
  },
  odds: async () => (await import('./bench/odds.mjs')).oddsRows(),
  plans: async () => (await import('./bench/plans.mjs')).planRows(),
  bytes: byteRows,
};

const { positionals: only, values } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const measured = [];
const wanted = (parts) => Object.entries(parts).filter(([name]) => only.length === 0 || only.includes(name));

/** Longer than any part takes; a browser that draws no more frames would be waited for without end. */
const PATIENCE = 10 * 60_000;
const TRIES = 2;

async function inTime(measure) {
  let timer;
  const late = new Promise((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('no answer for ten minutes')), PATIENCE);
  });
  try {
    return await Promise.race([measure(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A part that stumbles is tried once more, and leaves the others their figures. */
async function tell(part, measure, tidy = () => {}) {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      const rows = await inTime(measure);
      printTable(rows);
      measured.push(...rows.map((row) => ({ part, ...row })));
      return;
    } catch (error) {
      console.error(`${part} could not be measured:`, error);
    } finally {
      await tidy();
    }
  }
  process.exitCode = 1;
}

async function inBrowser() {
  const parts = wanted(IN_BROWSER);
  if (parts.length === 0) return;
  const { playedSession, rowsOf } = await import('./bench/session.mjs');
  const server = await serve({ dir: DIST, port: 0 });
  const { context, close } = await openPhone();
  try {
    await install(context, server.url);
    for (const lines of SESSIONS) await writeRows(context, server.url, await rowsOf(await playedSession(lines)));
    for (const [name, rows] of parts) {
      await tell(
        name,
        () => rows(context, server.url, server),
        async () => {
          // A page left open by a part that stumbled would hold the games' files.
          for (const left of context.pages().filter((page) => page.url() !== 'about:blank')) await left.close();
        },
      );
    }
  } finally {
    await close();
    await server.close();
  }
}

if (!existsSync(join(DIST, 'build.json'))) {
  console.error('There is no built app to measure: run npm run build first.');
  process.exit(1);
}
const { id } = built();
const machine = () =>
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')} on ${availableParallelism()} cores`;
const before = machine();
const ticks = ticksNow();
// First what runs in this process: after the long games that are played for the browser its memory is another.
for (const [name, rows] of wanted(ALONE)) await tell(name, rows);
await inBrowser();
console.log(`Build ${id}; ${before} at first, ${machine()} at last, ${stolenWords(ticks, ticksNow())}.`);
if (values.json) writeFileSync(values.json, JSON.stringify({ build: id, rows: measured }, null, 1));
