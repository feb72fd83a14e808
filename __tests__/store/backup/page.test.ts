import { backupInside, backupPage } from '@/store/backup/page';
import type { PastSession } from '@/store/archive';

const NASTY = '</td></script><img src=x onerror="alert(1)">&amp;';

const past = {
  id: 'game',
  game: 'shaolia',
  setup: {
    game: 'shaolia',
    mode: 'prelude',
    seats: [{ name: NASTY, colour: 0 }],
    first: 0,
    options: {},
    houseRules: {},
  },
  summary: { title: NASTY, mode: NASTY, winners: [0] },
  startedAt: 0,
  touchedAt: 0,
  finishedAt: 0,
  name: NASTY,
  lines: 1,
} as unknown as PastSession;

test('what players typed is text in a saved page, and never markup', () => {
  const backup = JSON.stringify({ note: NASTY });
  const page = backupPage(backup, [past], 0);
  expect(page).not.toContain('<img');
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;');
  expect(JSON.parse(backupInside(page))).toEqual({ note: NASTY });
});
