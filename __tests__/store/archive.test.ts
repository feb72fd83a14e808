import {
  deleteSession,
  filterArchive,
  noteSession,
  type PastSession,
  purgeDeleted,
  readArchive,
  readNameAndNotes,
  readNewest,
  renameSession,
  undeleteSession,
} from '@/store/archive';
import { backupText, collectBackup } from '@/store/backup/collect';
import { resultsCsv } from '@/store/backup/csv';
import { applyImport, previewImport } from '@/store/backup/import';
import { backupInside, backupPage } from '@/store/backup/page';
import { mergeProfiles, readMerged } from '@/store/players';
import { readLiveSessions } from '@/store/sessions';
import {
  conditions,
  diceRecord,
  headToHead,
  lastScores,
  lengthByPlayers,
  people,
  playsByMonth,
  scoreSpread,
} from '@/store/statistics';

import { device } from './backup/tables';
import { launch, newFile } from './table';

const MINUTE = 60_000;
const NOVEMBER = new Date(2026, 10, 14, 20).getTime();

interface Shape {
  readonly seats: readonly (string | { readonly name: string; readonly profile: string })[];
  readonly winners?: readonly number[];
  readonly points?: readonly (number | null)[];
  readonly game?: string;
  readonly at?: number;
  readonly minutes?: number;
  readonly dice?: readonly number[];
}

let made = 0;

function past({
  seats,
  winners,
  points,
  game = 'near-and-far',
  at = NOVEMBER,
  minutes = 90,
  dice,
}: Shape): PastSession {
  return {
    id: `s${(made += 1)}`,
    game,
    setup: {
      game,
      mode: 'first',
      seats: seats.map((seat, colour) => (typeof seat === 'string' ? { name: seat, colour } : { ...seat, colour })),
      first: 0,
      options: {},
      houseRules: {},
    },
    summary: {
      title: 'Round 9',
      mode: 'First Adventure',
      figures: [],
      ...(winners ? { winners, outcome: 'It is over.' } : {}),
      ending: {
        condition: 'points',
        points: points ?? seats.map(() => null),
        dice: dice ? [{ seat: 0, sides: 6, counts: dice }] : [],
        lines: 10,
      },
    },
    startedAt: at - minutes * MINUTE,
    touchedAt: at,
    finishedAt: at,
  };
}

describe('statistics', () => {
  const ana = { name: 'Ana', profile: 'p1' };
  const GAMES = [
    past({ seats: [ana, 'Teo'], winners: [0], points: [72, 60] }),
    past({ seats: [ana, 'Teo', 'Mira'], winners: [1], points: [50, 61, 54], minutes: 120 }),
    past({ seats: ['teo', ana], winners: [0, 1], points: [40, 40], at: NOVEMBER - 61 * 24 * 60 * MINUTE }),
    past({ seats: [ana], game: 'dungeon', winners: [0], points: [33], minutes: 30, dice: [10, 10, 10, 10, 10, 70] }),
  ];

  test('people by wins, with their games, averages and bests', () => {
    const [first, second] = people(GAMES);
    expect([first?.name, first?.plays, first?.wins]).toEqual(['Ana', 4, 3]);
    expect(first?.games).toEqual([
      { game: 'near-and-far', plays: 3, wins: 2, best: 72, average: 54 },
      { game: 'dungeon', plays: 1, wins: 1, best: 33, average: 33 },
    ]);
    // A name alone is the same however it is written.
    expect([second?.name, second?.plays, second?.wins]).toEqual(['Teo', 3, 2]);
  });

  test('a merged profile counts for the other one', () => {
    const merged = people([...GAMES, past({ seats: [{ name: 'Anna', profile: 'p9' }], winners: [0] })], { p9: 'p1' });
    expect([merged[0]?.plays, merged.length]).toEqual([5, 3]);
  });

  test('head to head: a shared win counts for neither', () => {
    expect(headToHead(GAMES, 'p1')).toEqual([
      { other: 'name:teo', name: 'Teo', together: 3, won: 1, lost: 1 },
      { other: 'name:mira', name: 'Mira', together: 1, won: 0, lost: 0 },
    ]);
  });

  test('months without a game are there too', () => {
    expect(playsByMonth(GAMES)).toEqual([
      { month: '2026-09', plays: 1 },
      { month: '2026-10', plays: 0 },
      { month: '2026-11', plays: 3 },
    ]);
    expect(playsByMonth([])).toEqual([]);
  });

  test('spread, length and conditions', () => {
    expect(scoreSpread(GAMES)[0]).toEqual({ game: 'near-and-far', n: 7, least: 40, median: 54, most: 72 });
    expect(lengthByPlayers(GAMES)).toEqual([
      { players: 1, n: 1, median: 30 },
      { players: 2, n: 2, median: 90 },
      { players: 3, n: 1, median: 120 },
    ]);
    expect(conditions(GAMES)[0]).toEqual({ game: 'near-and-far', condition: 'points', wins: 3 });
  });

  test('all dice of everybody, or of one', () => {
    expect(diceRecord(GAMES).table[0]).toMatchObject({ sides: 6, counts: [10, 10, 10, 10, 10, 70] });
    expect(diceRecord(GAMES).table[0]?.p).toBeLessThan(0.01);
    expect(diceRecord(GAMES, 'name:teo').table).toEqual([]);
    expect(diceRecord(GAMES, 'p1').players[0]?.words).toBe('extremely lucky');
    const low = past({ seats: [ana], dice: [10, 10, 10, 10, 10, 70] });
    const ending = low.summary.ending;
    if (!ending) throw new Error('it has no ending');
    const dice = ending.dice.map((die) => ({ ...die, good: 'low' as const }));
    const unlucky = { ...low, summary: { ...low.summary, ending: { ...ending, dice } } };
    expect(diceRecord([unlucky]).players[0]?.words).toBe('extremely unlucky');
  });

  test('the last scores, oldest first, with gaps where somebody was missing', () => {
    const scores = lastScores(GAMES, 'near-and-far', 6);
    expect(scores.find(({ key }) => key === 'p1')?.values).toEqual([40, 50, 72]);
    expect(scores.find(({ key }) => key === 'name:mira')?.values).toEqual([null, 54, null]);
  });
});

describe('search', () => {
  const ALL = [
    past({ seats: ['Ana', 'Teo'], winners: [0] }),
    past({ seats: ['Mira'], game: 'dungeon', at: NOVEMBER - 1 }),
    { ...past({ seats: ['Ana', 'Zoë'], game: 'shaolia' }), finishedAt: undefined, name: 'Birthday' },
  ] as readonly PastSession[];
  const title = (game: string) => ({ dungeon: 'Dungeon Delve', shaolia: 'Shaolia' })[game] ?? 'Near and Far';
  const found = (wanted: Parameters<typeof filterArchive>[1]) =>
    filterArchive(ALL, wanted, title).map(({ game }) => game);

  test.each([
    [{ words: 'ana' }, ['near-and-far', 'shaolia']],
    [{ words: 'dung mira' }, ['dungeon']],
    [{ words: 'birth' }, ['shaolia']],
    [{ words: 'nobody' }, []],
    [{ game: 'dungeon' }, ['dungeon']],
    [{ player: 'Zoë' }, ['shaolia']],
    [{ result: 'live' as const }, ['shaolia']],
    [{ result: 'undecided' as const }, ['dungeon']],
    [{ since: NOVEMBER }, ['near-and-far', 'shaolia']],
    [{ mode: 'none' }, []],
  ])('%j', (wanted, games) => expect(found(wanted)).toEqual(games));
});

test('the newest alone are the first of all', async () => {
  const app = await device(
    { game: 4, mode: 0, turns: 6, undone: 0, backTo: 0, finished: false },
    { game: 2, mode: 0, turns: 3, undone: 0, backTo: 0, finished: true },
    { game: 0, mode: 0, turns: 4, undone: 0, backTo: 0, finished: false },
  );
  const all = await readArchive(app.writer);
  expect(all).toHaveLength(3);
  expect(await readNewest(app.writer, 2)).toEqual(all.slice(0, 2));
  deleteSession(app.writer, all[0]?.id ?? '', 1000);
  expect(await readNewest(app.writer, 2)).toEqual(all.slice(1, 2));
});

test('renamed, noted, deleted, given back, and gone after a day', async () => {
  const app = await device({ game: 4, mode: 0, turns: 6, undone: 0, backTo: 0, finished: false });
  const { writer } = app;
  renameSession(writer, 'game-0', '  Rainy Sunday ');
  noteSession(writer, 'game-0', 'Teo learned it.');
  expect((await readArchive(writer))[0]).toMatchObject({ id: 'game-0', name: 'Rainy Sunday' });
  expect(await readNameAndNotes(writer, 'game-0')).toEqual({ name: 'Rainy Sunday', notes: 'Teo learned it.' });
  const DAY = 24 * 60 * MINUTE;
  deleteSession(writer, 'game-0', 1000);
  expect([await readArchive(writer), await readLiveSessions(writer)]).toEqual([[], []]);
  undeleteSession(writer, 'game-0');
  expect(await readArchive(writer)).toHaveLength(1);
  deleteSession(writer, 'game-0', 1000);
  purgeDeleted(writer, 1000 + DAY);
  undeleteSession(writer, 'game-0');
  expect(await readArchive(writer)).toHaveLength(1);
  deleteSession(writer, 'game-0', 1000);
  purgeDeleted(writer, 1001 + DAY);
  undeleteSession(writer, 'game-0');
  expect(await readArchive(writer)).toEqual([]);
  expect(await writer.read('SELECT COUNT(*) AS n FROM event')).toEqual([{ n: 0 }]);
  await writer.close();
});

test('a finished game keeps what statistics ask, and a merge leaves its profile alone', async () => {
  const app = await device({ game: 2, mode: 0, turns: 12, undone: 0, backTo: 0, finished: true });
  const [session] = await readArchive(app.writer);
  expect(session?.summary.ending?.points).toHaveLength(1);
  await mergeProfiles(app.writer, 'a', 'b');
  await mergeProfiles(app.writer, 'b', 'c');
  expect(await readMerged(app.writer)).toEqual({ a: 'c', b: 'c' });
  await app.writer.close();
});

test('a spreadsheet gets text, never a formula', () => {
  const csv = resultsCsv([past({ seats: ['=1+1', 'Bo "the" Great'], winners: [1], points: [3, 4] })]);
  const [heads, first, second] = csv.split('\r\n');
  expect(heads).toBe('"date","game","mode","name","minutes","won by","condition","player","won","points"');
  expect(first).toContain(`"'=1+1",0,3`);
  expect(second).toContain('"Bo ""the"" Great",1,4');
});

test('the page shows names as text only, and is read back as the backup inside', async () => {
  const app = await device({ game: 4, mode: 0, turns: 6, undone: 0, backTo: 0, finished: false });
  renameSession(app.writer, 'game-0', '</script><img src=x onerror=alert(1)>');
  const backup = backupText(await collectBackup(app.writer), 9);
  const page = backupPage(backup, await readArchive(app.writer), 9);
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page).not.toContain('<img');
  expect(JSON.parse(backupInside(page))).toEqual(JSON.parse(backup));
  const there = await launch(newFile());
  const plan = await previewImport(there.writer, page);
  expect(plan).toMatchObject({ added: 1 });
  await applyImport(there.writer, plan);
  expect((await readArchive(there.writer))[0]?.name).toContain('<img');
  await Promise.all([app.writer.close(), there.writer.close()]);
});

test.each(['x', '7', '{"winners":"Ana","ending":{"points":3}}', '{"ending":null}'])(
  'a damaged summary costs its row the result, not the list: %s',
  async (summary) => {
    const app = await device({ game: 4, mode: 0, turns: 3, undone: 0, backTo: 0, finished: true });
    app.writer.write([{ sql: 'UPDATE session SET summary = ?', params: [summary] }]);
    const all = await readArchive(app.writer);
    expect(all.map(({ summary: read }) => [read.title, read.winners, read.ending])).toEqual([
      ['A game', undefined, undefined],
    ]);
    expect([people(all)[0]?.wins, scoreSpread(all), diceRecord(all).table]).toEqual([0, [], []]);
    await app.writer.close();
  },
);
