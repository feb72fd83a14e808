// How the tests of each lane run, and whether a job's tests hold another's. One worker each, since two jobs run at a time.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const RUN = {
  unit: (files) => `npx jest -w 1 ${files}`,
  browser: (files) => `npx jest -w 1 --config e2e/browser/jest.config.js ${files}`,
  journeys: (files) => `npx detox test -c web.chromium ${files} --`,
};

/** What it tells of itself goes into figures of its own; what came of each test, where `ranIn` finds it. */
export function laneJob({ name, lane, files, env = {}, only = '' }, folder) {
  const out = join(folder, `${fileName(name)}.json`);
  const figures = join(folder, `${fileName(name)}${FIGURES}`);
  return {
    name,
    command: `${RUN[lane](files.join(' '))} ${only} --json --outputFile=${out}`,
    env: { ABACULUS_FIGURES: figures, ...env },
    out,
    figures,
  };
}

const FIGURES = '.figures.jsonl';

/** A job's name as its log's and its results'. */
export const fileName = (name) => name.replaceAll(/\W+/g, '-');

const figuresIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(FIGURES))
    .map((file) => join(folder, file));

export const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Every assertion that ran, with its file. */
export const ranIn = (out) =>
  (readJson(out)?.testResults ?? []).flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ path, fullName, status })),
  );

/** What tests told by themselves. */
export const toldFigures = (folder) =>
  figuresIn(folder).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  );

export function forgetFigures(folder) {
  for (const file of figuresIn(folder)) rmSync(file);
}
