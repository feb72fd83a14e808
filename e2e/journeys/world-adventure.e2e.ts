import { by, element, expect, waitFor } from 'detox';
import { bead, headerReads, openFresh, reopen, saved, seat } from './table';

/** The read-out beside the abaculus, as a screen reader hears it. */
async function goldReads(gold: number): Promise<void> {
  await waitFor(element(by.id('gold-0')))
    .toHaveLabel(`Ana's gold, ${gold}: ${Math.floor(gold / 10)} tens, ${gold % 10} ones`)
    .withTimeout(10_000);
}

/** Five points on the three statuses, two of them at most in a row. */
async function setUp(player: number): Promise<void> {
  await bead('Set up');
  for (const status of ['explorer', 'charisma', 'leadership', 'explorer', 'charisma']) {
    await element(by.id(`${status}-${player}`)).tap();
  }
  await element(by.id('status-done')).tap();
}

describe('a month of World Adventure, from the first launch', () => {
  beforeAll(openFresh);

  it('starts from home with two names and sets up both clans', async () => {
    await element(by.id('game-world-adventure')).tap();
    await waitFor(element(by.id('setup-screen')))
      .toBeVisible()
      .withTimeout(10_000);
    await seat(0, 'Ana');
    await seat(1, 'Teo');
    await element(by.id('start-game')).tap();
    await headerReads('Month 1', 'Stage 1');
    await setUp(0);
    await setUp(1);
  });

  it('draws the order and begins the turns', async () => {
    await bead('Turn order');
    await element(by.id('order-apply')).tap();
    await bead('Begin');
    await goldReads(20);
    // The reminder comes a moment later and moves the table down: no tap before it stands.
    await waitFor(element(by.text('9 cities have no need entered: see Cities.')))
      .toBeVisible()
      .withTimeout(10_000);
  });

  it('counts gold on the abaculus and takes one step back', async () => {
    await element(by.id('gold-0-plus5')).tap();
    await goldReads(25);
    await element(by.id('gold-0-plus1')).tap();
    await goldReads(26);
    await element(by.id('slot-undo')).tap();
    await goldReads(25);
  });

  it('ends the turns and the month', async () => {
    await bead('End turn');
    await bead('End turn');
    await bead('End month');
    await headerReads('Month 2', 'Stage 1');
  });

  it('opens at the same spot after the app was ended', async () => {
    await saved();
    await reopen();
    await headerReads('Month 2', 'Stage 1');
    await goldReads(25);
    await expect(element(by.id('rune-chart'))).toExist();
  });
});
