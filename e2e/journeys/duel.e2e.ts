import { by, element, expect, waitFor } from 'detox';
import { bead, bring, headerReads, openFresh, reopen, saveAndGoHome, saved, seat } from './table';

const WIN = 18;

const plus = element(by.id('culture-0-plus'));

/** The number round which the lanterns hang, as a screen reader hears it. */
async function cultureReads(value: number): Promise<void> {
  await waitFor(element(by.id('culture-0-gauge')))
    .toHaveLabel(`Ana, ${value} of 18 culture`)
    .withTimeout(10_000);
}

describe('a duel of Shaolia, from the first launch to the result', () => {
  beforeAll(openFresh);

  it('starts from home with two names', async () => {
    await element(by.id('game-shaolia')).tap();
    await waitFor(element(by.id('setup-screen')))
      .toBeVisible()
      .withTimeout(10_000);
    await seat(0, 'Ana');
    await seat(1, 'Teo');
    await element(by.id('start-game')).tap();
    await headerReads('Round 1', 'Purchase phase');
  });

  it('counts culture by taps and takes one back', async () => {
    await bring('culture-0-plus');
    await plus.tap();
    await plus.tap();
    await plus.tap();
    await cultureReads(3);
    await element(by.id('slot-undo')).tap();
    await cultureReads(2);
  });

  it('goes through the three phases to the second round', async () => {
    await bead('End turn');
    await bead('End turn');
    await headerReads('Round 1', 'Building phase');
    await bead('End turn');
    await bead('End turn');
    await headerReads('Round 1', 'Action phase');
    await bead('Begin');
    await bead('End turn');
    await bead('Begin');
    await bead('End turn');
    await headerReads('Round 2', 'Purchase phase');
  });

  it('opens at the same spot after the app was ended', async () => {
    await saved();
    await reopen();
    await headerReads('Round 2', 'Purchase phase');
    await cultureReads(2);
  });

  it('is won with 18 culture, and home lists the result', async () => {
    // Teo begins the second round; the table then shows Ana's numbers.
    await bead('End turn');
    await bring('culture-0-plus');
    for (let value = 2; value < WIN; value++) await plus.tap();
    await cultureReads(WIN);
    await bead('Final');
    await waitFor(element(by.id('score-title')))
      .toHaveText('Ana wins')
      .withTimeout(10_000);
    await saveAndGoHome();
    await waitFor(element(by.text('Shaolia, won by Ana')))
      .toExist()
      .withTimeout(10_000);
  });

  it('keeps the result after the app was ended', async () => {
    await reopen();
    await waitFor(element(by.text('Start a game')))
      .toBeVisible()
      .withTimeout(20_000);
    await waitFor(element(by.text('Shaolia, won by Ana')))
      .toExist()
      .withTimeout(10_000);
    await expect(element(by.id('resume'))).not.toExist();
  });
});
