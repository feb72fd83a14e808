import { by, element, expect, waitFor } from 'detox';
import { bead, bring, headerReads, openFresh, reopen, saveAndGoHome, saved, seat, tap } from './table';

const WAIT = 10_000;

async function cultureReads(value: number): Promise<void> {
  await waitFor(element(by.id('culture-0-gauge')))
    .toHaveLabel(`Ana, ${value} of 18 culture`)
    .withTimeout(WAIT);
}

describe('a game of Shaolia with cards on the table, to its end', () => {
  beforeAll(openFresh);

  it('buys a card and names it with one tap', async () => {
    await element(by.id('game-shaolia')).tap();
    await seat(0, 'Ana');
    await seat(1, 'Teo');
    await element(by.id('start-game')).tap();
    await headerReads('Round 1', 'Purchase phase');
    await bring('tile-buyLv1');
    await element(by.id('tile-buyLv1')).tap();
    await bring('drawn-School');
    await element(by.id('drawn-School')).tap();
    await waitFor(element(by.id('drawn-School')))
      .not.toExist()
      .withTimeout(WAIT);
  });

  it('puts a School on the territory', async () => {
    await bring('space-0-back-0');
    await element(by.id('space-0-back-0')).tap();
    await tap('stands');
    await tap('stands-School');
    await waitFor(element(by.id('stands-sheet')))
      .not.toExist()
      .withTimeout(WAIT);
  });

  it('rolls, follows the plan tap by tap, and takes a step back', async () => {
    await bead('End turn');
    await bead('End turn');
    await bead('End turn');
    await bead('End turn');
    await bead('Begin');
    // Back to the top of the table.
    await element(by.id('slot-table')).tap();
    await bring('tile-setRoll');
    await element(by.id('tile-setRoll')).tap();
    for (const face of [4, 1, 1]) await tap(`dice-face-${face}`);
    await tap('dice-apply');
    await bring('apply-step');
    // First a 1 for the palace's officers, then the 4 for the School.
    await element(by.text('Use the 1: Palace')).tap();
    await waitFor(element(by.text('Use the 4: School')))
      .toBeVisible()
      .withTimeout(WAIT);
    await element(by.text('Use the 4: School')).tap();
    await cultureReads(1);
    await element(by.id('slot-undo')).tap();
    await cultureReads(0);
    await expect(element(by.id('plan'))).toExist();
  });

  it('looks up a rule and comes back to the turn', async () => {
    await element(by.id('slot-rules')).tap();
    await waitFor(element(by.id('rules-query')))
      .toBeVisible()
      .withTimeout(WAIT);
    await element(by.id('rules-query')).replaceText('officr');
    await tap('rules-short-answer');
    await waitFor(element(by.id('rules-topic')))
      .toBeVisible()
      .withTimeout(WAIT);
    await tap('rules-close');
    await waitFor(element(by.id('rules-sheet')))
      .not.toExist()
      .withTimeout(WAIT);
  });

  it('opens with the dice on the table after the app was ended', async () => {
    await saved();
    await reopen();
    await headerReads('Round 1', 'Action phase');
    await cultureReads(0);
    await waitFor(element(by.id('rolled')))
      .toHaveLabel('Ana rolled 4, 1, 1; left 4, 1')
      .withTimeout(WAIT);
  });

  it('is won by the School, and the final sheet says so', async () => {
    await bring('culture-0-plus');
    for (let value = 0; value < 17; value += 1) await element(by.id('culture-0-plus')).tap();
    await cultureReads(17);
    await waitFor(element(by.text('Ana can win now.')))
      .toExist()
      .withTimeout(WAIT);
    // The plan stands above the numbers.
    await waitFor(element(by.text('Use the 4: School')))
      .toBeVisible()
      .whileElement(by.id('table-scroll'))
      .scroll(120, 'up');
    await element(by.text('Use the 4: School')).tap();
    await cultureReads(18);
    await bead('Final');
    await waitFor(element(by.id('score-title')))
      .toHaveText('Ana wins')
      .withTimeout(WAIT);
    await saveAndGoHome();
    await waitFor(element(by.text('Shaolia, won by Ana')))
      .toExist()
      .withTimeout(WAIT);
  });
});
