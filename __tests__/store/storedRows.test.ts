import { readCampaigns } from '@/store/campaigns';
import { readArchive } from '@/store/archive';
import { readFinished, readLiveSessions, readResults } from '@/store/sessions';
import { parseResult, parseSummary, readEvent } from '@/store/storedRows';

import { device, type Played } from './backup/tables';

const PLAYED: Played = { game: 2, mode: 0, turns: 6, undone: 0, backTo: 0, finished: true };

const NOISE = ['', '7', 'null', '[]', '{', '{"seats":[null]}', '{"sheet":7}', '{"winners":"x","ending":{"points":7}}'];

/** A phone with two finished games and one on the table, of which one column of all rows is noise. */
async function damaged(column: 'setup' | 'summary' | 'result', noise: string) {
  const here = await device(PLAYED, PLAYED, { ...PLAYED, finished: false });
  here.writer.write([{ sql: `UPDATE session SET ${column} = ?`, params: [noise] }]);
  return here;
}

describe.each(['setup', 'summary', 'result'] as const)('noise in %s', (column) => {
  test.each(NOISE)('%s costs no list', async (noise) => {
    const here = await damaged(column, noise);
    const { writer, session } = here;
    expect(await readLiveSessions(writer)).toHaveLength(1);
    expect(await readResults(writer, 9)).toHaveLength(2);
    expect(await readArchive(writer)).toHaveLength(column === 'setup' ? 0 : 3);
    expect(await readFinished(writer, 'dungeon')).toHaveLength(column === 'result' ? 0 : 2);
    expect(await readCampaigns(writer, 'dungeon')).toEqual([]);
    await session.open('game-0');
    const { opened, problem } = session.store.getState();
    expect(problem?.kind).toBe(column === 'setup' ? 'damaged' : undefined);
    if (opened) expect(opened.result?.sheet.columns.length).toBe(column === 'result' ? undefined : 1);
    await writer.close();
  });
});

test('a deleted game is not among the finished ones', async () => {
  const { writer } = await device(PLAYED, PLAYED);
  writer.write([{ sql: `UPDATE session SET deleted_at = 1 WHERE id = 'game-0'`, params: [] }]);
  expect((await readFinished(writer, 'dungeon')).map(({ id }) => id)).toEqual(['game-1']);
  await writer.close();
});

const SHEET = { columns: [{ seats: [0], words: 'Ana' }], rows: [], totals: true, tieBreaks: [] };
const RESULT = { sheet: SHEET, header: { title: 'End' } };

test.each([
  [RESULT, true],
  [{ ...RESULT, outcome: { winners: [0], condition: 'x', words: 'y' } }, true],
  [{ ...RESULT, outcome: { winners: 0, condition: 'x', words: 'y' } }, false],
  [{ ...RESULT, header: {} }, false],
  [{ ...RESULT, sheet: { ...SHEET, rows: [{ key: 'a', words: 'b', cells: [1, null] }] } }, true],
  [{ ...RESULT, sheet: { ...SHEET, rows: [{ key: 'a', words: 'b', cells: ['1'] }] } }, false],
  [{ ...RESULT, sheet: { ...SHEET, columns: [{ seats: 0, words: 'Ana' }] } }, false],
])('a stored end %#', (json, whole) => expect(parseResult(JSON.stringify(json)) !== undefined).toBe(whole));

test('a summary keeps what can be read of it', () => {
  const text = JSON.stringify({ title: 'Round 6', mode: 7, figures: [1, 2], winners: [1], ending: { points: 'x' } });
  expect(parseSummary(text)).toEqual({ title: 'Round 6', mode: '', figures: [1, 2], winners: [1] });
});

test.each([
  [{ type: 'amend', seq: 2, dropped: [3] }, true],
  [{ type: 'amend', seq: 2, dropped: [], action: { type: 'known' } }, true],
  [{ type: 'amend', seq: 2 }, false],
  [{ type: 'amend', dropped: [] }, false],
  [{ type: 'amend', seq: 2, dropped: [], action: { type: 'unknown' } }, false],
])('a stored amendment %#', (action, whole) => {
  const parse = (json: unknown) =>
    (json as { type?: string }).type === 'known' ? { type: 'known', player: 0 } : undefined;
  const row = { seq: 4, id: 'x', at: 1, action: JSON.stringify(action), overruled: 0, within: null };
  expect(readEvent(row, parse) !== undefined).toBe(whole);
});
