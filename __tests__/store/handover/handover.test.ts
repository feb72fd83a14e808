import { backupText, collectBackup } from '@/store/backup/collect';
import { framesOf, gather, NOTHING } from '@/store/handover/frames';
import { handoverText } from '@/store/handover/give';
import { readOffer, takeOver } from '@/store/handover/take';
import { handedRow } from '@/store/sessionRows';
import { currentState } from '@/store/timeline';

import { device, type Played } from '../backup/tables';
import { launch, type Launched, newFile } from '../table';

const LONG: Played = { game: 4, mode: 0, turns: 24, undone: 0, backTo: 0, finished: false };

type Device = Pick<Launched, 'writer' | 'session'>;

/** The frames of one device, read by the other's camera. */
async function hand(giver: Device, taker: Device, id = 'game-0') {
  await giver.writer.flush();
  const frames = framesOf(await handoverText(giver.writer, id, 5000)) ?? [];
  const { text } = [...frames].reverse().reduce(gather, NOTHING);
  const offer = await readOffer(taker.writer, text ?? '');
  return { offer, taken: await takeOver(taker.writer, offer) };
}

async function spot({ session }: Device, id: string) {
  session.close();
  await session.open(id);
  const { opened } = session.store.getState();
  return opened && { head: opened.timeline.head, state: currentState(opened.timeline) };
}

const gold = { type: 'correct', player: 0, counter: 'gold', how: 'gain', amount: 1 } as never;
const handedAt = async ({ writer }: Device, id = 'game-0') =>
  (await writer.read('SELECT handed_at FROM session WHERE id = ?', [id]))[0]?.handed_at;

async function pair(played = LONG) {
  const [here, there] = [await device(played), await launch(newFile())];
  return { here, there, close: () => Promise.all([here.writer.close(), there.writer.close()]) };
}

test('the other phone stands at the same spot, undone lines and all', async () => {
  const { here, there, close } = await pair({ ...LONG, undone: 2 });
  const { offer, taken } = await hand(here, there);
  expect([offer.fate, taken]).toEqual(['added', 'game-0']);
  expect(await spot(there, 'game-0')).toEqual(await spot(here, 'game-0'));
  await close();
});

test('a game that comes back brings its new lines and lifts the mark', async () => {
  const { here, there, close } = await pair();
  await hand(here, there);
  here.writer.write([handedRow('game-0', 7000)]);
  await there.session.open('game-0');
  expect(there.session.act(gold, true)).toBe(true);
  expect(await handedAt(here)).toBe(7000);
  // The mark is the giver's own: it does not travel.
  const { offer } = await hand(there, here);
  expect([offer.fate, await handedAt(here)]).toEqual(['longer', null]);
  expect(await spot(here, 'game-0')).toEqual(await spot(there, 'game-0'));
  await close();
});

test('one that comes back unplayed lifts the mark too', async () => {
  const { here, there, close } = await pair();
  await hand(here, there);
  here.writer.write([handedRow('game-0', 7000)]);
  const { offer } = await hand(there, here);
  expect([offer.fate, await handedAt(here)]).toEqual(['same', null]);
  await close();
});

test('where this phone has more of it, that stays', async () => {
  const { here, there, close } = await pair();
  await hand(here, there);
  await there.session.open('game-0');
  there.session.act(gold, true);
  const before = await spot(there, 'game-0');
  const { offer } = await hand(here, there);
  expect(offer.fate).toBe('same');
  expect(await spot(there, 'game-0')).toEqual(before);
  await close();
});

test('one that went on differently here comes as a copy, and the copy is what opens', async () => {
  const { here, there, close } = await pair();
  await hand(here, there);
  for (const each of [here, there]) {
    await each.session.open('game-0');
    each.session.act(gold, true);
  }
  const { offer, taken } = await hand(here, there);
  expect(offer.fate).toBe('copies');
  expect(taken).not.toBe('game-0');
  expect((await spot(there, taken))?.state).toEqual((await spot(here, 'game-0'))?.state);
  // A second time it is known.
  expect(await hand(here, there)).toMatchObject({ taken, offer: { fate: 'same' } });
  await close();
});

test('a backup of several games is not a hand-over', async () => {
  const here = await device(LONG, LONG);
  const text = backupText(await collectBackup(here.writer), 5000);
  await expect(readOffer(here.writer, text)).rejects.toThrow('a whole backup');
  await here.writer.close();
});

test('a game that another phone plays is not played here, until it is', async () => {
  const here = await device(LONG);
  await here.session.open('game-0');
  here.session.handOver();
  expect(here.session.act(gold, true)).toBe(false);
  await spot(here, 'game-0');
  expect(here.session.store.getState().opened?.handedAt).toBeGreaterThan(0);
  here.session.playHere();
  expect([here.session.act(gold, true), await handedAt(here)]).toEqual([true, null]);
  await here.writer.close();
});
