import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';

import { chanceFrom } from '../rules/chance';
import type { ToyState } from '../rules/toy';
import { gain, launch, newFile, sitDown, stateOf } from './table';

jest.mock('@/rules/games', () => jest.requireActual('./toyRegistry'));

const PAGE = 4096;
const GAMES = ['first', 'second', 'third'];
const LINES = 90;

/** Three games in one file, and where each of them stands. */
async function threeGames() {
  const file = newFile();
  const app = await launch(file);
  const states = new Map<string, unknown>();
  for (const [index, id] of GAMES.entries()) {
    app.session.close();
    await sitDown(app, id);
    for (let line = 0; line < LINES; line += 1) app.session.act(gain(line % 3 < index ? 0 : 1, 1));
    states.set(id, stateOf(app.session));
  }
  await app.writer.flush();
  await app.writer.close();
  return { file, states };
}

/** The same file with one page that a dying disk has filled with noise. */
function damaged(file: string, page: number): string {
  const copy = newFile();
  copyFileSync(file, copy);
  const bytes = readFileSync(copy);
  const chance = chanceFrom(page);
  for (let at = page * PAGE; at < (page + 1) * PAGE; at += 1) bytes[at] = Math.floor(chance() * 256);
  writeFileSync(copy, bytes);
  return copy;
}

test('whichever page of the file is noise: a game opens as it was or says that it cannot, and a new tap is kept or said to be unsaved', async () => {
  const { file, states } = await threeGames();
  const pages = readFileSync(file).length / PAGE;
  const seen = { asItWas: 0, shorter: 0, damaged: 0, closed: 0 };
  for (let page = 0; page < pages; page += 1) {
    const copy = damaged(file, page);
    const bytes = readFileSync(copy);
    const app = await launch(copy).catch(() => undefined);
    if (!app) {
      // The app says that the saved games could not be opened; nobody has written into them.
      expect(readFileSync(copy).equals(bytes)).toBe(true);
      seen.closed += 1;
      continue;
    }
    for (const id of GAMES) {
      app.session.close();
      await app.session.open(id);
      const { opened, problem } = app.session.store.getState();
      if (!opened) {
        expect(problem?.message).toMatch(/\.$/);
        seen.damaged += 1;
        continue;
      }
      if (opened.unread > 0) {
        seen.shorter += 1;
        continue;
      }
      expect({ page, id, state: stateOf(app.session) }).toEqual({ page, id, state: states.get(id) });
      seen.asItWas += 1;

      const [had = 0] = (stateOf(app.session) as ToyState).pebbles;
      app.session.act(gain(0, 1));
      await app.writer.flush();
      if (app.writer.saving.getState().status === 'failed') break;
      const again = await launch(copy);
      await again.session.open(id);
      expect({ page, id, pebbles: (stateOf(again.session) as ToyState).pebbles[0] }).toEqual({
        page,
        id,
        pebbles: had + 1,
      });
      await again.writer.close();
    }
    await app.writer.close();
  }
  // Most pages belong to one game alone: the other two must not go with it.
  expect(seen.asItWas).toBeGreaterThan(pages);
  expect(seen.damaged + seen.shorter + seen.closed).toBeGreaterThan(0);
});
