import { isRefusal } from '@/rules/kernel/refusal';
import type { Setup } from '@/rules/kernel/setup';
import { nearAndFar } from '@/rules/near-and-far/game';
import type { AnyGame } from '@/rules/kernel/game';
import { goesOn, readCampaigns } from '@/store/campaigns';
import { summaryOf } from '@/store/sessionRows';
import { startSession } from '@/store/sessions';
import { toy, toySetup } from '../rules/toy';
import { gain, launch, type Launched, newFile } from './table';

jest.mock('@/rules/games', () => jest.requireActual('./toyRegistry'));

let app: Launched;
beforeEach(async () => {
  app = await launch(newFile());
});
afterEach(() => app.writer.close());

async function sitDown(id: string, at: number, more: Partial<Setup> = {}): Promise<void> {
  const setup: Setup = { ...toySetup(2), campaign: 'shells', ...more };
  const start = toy.start(setup);
  if (isRefusal(start)) throw new Error(start.words);
  startSession(app.writer, id, setup, summaryOf(toy, setup, start), at);
  await app.session.open(id);
}

test('a finished session offers its campaign with what it carries; the next one starts with it', async () => {
  await sitDown('first', 1);
  app.session.act(gain(0, 5));
  expect(await readCampaigns(app.writer, toy.id)).toEqual([]);
  await app.session.finish();
  const [campaign, ...others] = await readCampaigns(app.writer, toy.id);
  expect(others).toEqual([]);
  const { opened } = app.session.store.getState();
  expect(campaign).toMatchObject({ id: 'shells', sessions: 1, carried: opened?.result?.carried });
  expect(campaign?.carried).toEqual({ shells: expect.anything() });

  await sitDown('second', 2, { carried: campaign?.carried });
  expect(app.session.store.getState().opened?.setup.carried).toEqual(campaign?.carried);
  // Its second session is on the table now.
  expect(await readCampaigns(app.writer, toy.id)).toEqual([]);
  await app.session.finish();
  expect(await readCampaigns(app.writer, toy.id)).toMatchObject([{ id: 'shells', sessions: 2 }]);
});

test('a session that is reopened takes its carry back', async () => {
  await sitDown('first', 1);
  await app.session.finish();
  app.session.continueGame();
  expect(await readCampaigns(app.writer, toy.id)).toEqual([]);
});

test('a game outside a campaign carries nothing, and another game has campaigns of its own', async () => {
  await sitDown('alone', 1, { campaign: undefined });
  await app.session.finish();
  expect(app.session.store.getState().opened?.result).not.toHaveProperty('carried');
  expect(await readCampaigns(app.writer, toy.id)).toEqual([]);
  await sitDown('first', 2);
  await app.session.finish();
  expect(await readCampaigns(app.writer, 'near-and-far')).toEqual([]);
});

test('a campaign goes on until its game takes no more of it', () => {
  const game = nearAndFar as unknown as AnyGame;
  const setup: Setup = { ...toySetup(2), game: 'near-and-far', mode: 'campaign', campaign: 'ruins' };
  const carried = (played: readonly number[]) => ({ mode: 'campaign', played, skipped: [], questers: [] });
  expect(goesOn(game, setup, undefined)).toBe(true);
  expect(goesOn(game, setup, carried([2, 3]))).toBe(true);
  expect(goesOn(game, setup, carried([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]))).toBe(false);
});
