// npm run proof: runs what proves each promise (scripts/proof/promises.mjs) and writes docs/PROOF.md. It takes
// an hour or more: two things at a time, then the benchmark by itself; logs are in .cache/proof/. What the slow lane
// (npm run test:slow) has proven is taken over as long as nothing has changed that it reads.
// Parts by name, `npm run proof -- security access`, write .cache/proof/PROOF.md instead: a part is no proof of the whole.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { stolenWords, ticksNow } from './bench/stolen.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { forgetFigures } from './lanes.mjs';
import { pageOf, verdictOf } from './proof/page.mjs';
import { PARTS } from './proof/promises.mjs';
import { build, CACHE, figures, runAll, runBench } from './proof/run.mjs';
import { commitHere } from './slow.mjs';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const partial = asked.length > 0;
const parts = Object.entries(PARTS).flatMap(([name, part]) => (!partial || asked.includes(name) ? [part] : []));
const promises = parts.flatMap((part) => part.promises);
const all = (key) => promises.flatMap((promise) => promise[key] ?? []);

const here = commitHere();
const uncommitted = here.changed ? ' with changes that are not committed' : '';
const load = () =>
  loadavg()
    .map((each) => each.toFixed(1))
    .join(' ');
const before = load();

mkdirSync(CACHE, { recursive: true });
forgetFigures(CACHE);
process.env.CHROMIUM_PATH ??= ensureBrowser();
const inBrowser = all('tests').some(({ lane }) => lane !== 'unit') || all('bench').length > 0;
if (inBrowser && (!partial || !existsSync('dist/build.json'))) await build();

const { judged, passed, commits } = await runAll(all('tests'), all('commands'));
const ticks = ticksNow();
const measured = await runBench([...new Set(all('bench'))]);
const stolen = stolenWords(ticks, ticksNow());
const told = figures();

const withResults = (promise) => ({
  words: promise.words,
  named: promise,
  tests: (promise.tests ?? []).map((test) => judged.get(test)),
  commands: (promise.commands ?? []).map((command) => passed.get(command)),
  rows: [
    ...measured.filter(
      ({ part, what }) => part === promise.bench && promise.rows.some((beginning) => what.startsWith(beginning)),
    ),
    ...told.filter(({ what }) => promise.figures?.some((word) => what.includes(word))),
  ],
});
const filled = parts.map((part) => ({ ...part, promises: part.promises.map(withResults) }));

const earlier = commits.filter((each) => each !== here.commit);
const since = earlier.length
  ? ` (some of what takes long at ${earlier.join(' and ')}: nothing that it reads has changed since)`
  : '';
const page = pageOf({
  parts: filled,
  date: new Date().toISOString().slice(0, 16).replace('T', ' '),
  commit: `${here.commit}${uncommitted}${since}`,
  machine: `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), load ${before} at first and ${load()} at last, ${stolen} while it was measured, Node ${process.version}`,
  partial: asked.join(', '),
});
const file = partial ? join(CACHE, 'PROOF.md') : join('docs', 'PROOF.md');
writeFileSync(file, page);
const unproven = filled.flatMap((part) => part.promises).filter((promise) => verdictOf(promise).is === 'unproven');
console.log(
  `\n${file}: ${unproven.length === 0 ? 'every promise proven' : `unproven: ${unproven.map(({ words }) => words).join('; ')}`}`,
);
if (unproven.length > 0) process.exitCode = 1;
