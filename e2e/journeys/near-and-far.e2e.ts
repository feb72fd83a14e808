import { by, element, expect, waitFor } from 'detox';
import { bead, bring, headerReads, openFresh, saved, seat } from './table';

const LONG = 20_000;

async function see(id: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .toBeVisible()
    .withTimeout(LONG);
}

async function tap(id: string): Promise<void> {
  await see(id);
  await element(by.id(id)).tap();
}

/** Enters a starting hand as it is offered. */
async function hand(): Promise<void> {
  await bead('Hand');
  await tap('start-save');
  await waitFor(element(by.id('start-sheet')))
    .not.toExist()
    .withTimeout(LONG);
}

/** A whole turn in town: into the building, its one action, and on to the next player. */
async function turn(building: string, action: string): Promise<void> {
  await bead('Choose');
  await bring(`go-${building}`, 'turn-sheet-scroll');
  await tap(`go-${building}`);
  await tap('visit-free');
  await tap(action);
  await bead('End turn');
}

describe('a campaign of Near and Far over two sessions', () => {
  beforeAll(openFresh);

  it('starts a campaign on map 2 and learns a talent', async () => {
    await tap('game-near-and-far');
    await seat(0, 'Ana');
    await seat(1, 'Teo');
    await bring('mode-campaign', 'setup-screen-scroll');
    await tap('mode-campaign');
    await tap('start-game');
    await headerReads('Set-up', 'Broken Plains');
    await hand();
    await hand();
    await bring('open-campaign');
    await tap('open-campaign');
    await bring('learn-fishing', 'campaign-sheet-scroll');
    await tap('learn-fishing');
    await expect(element(by.text('Fishing ✓'))).toExist();
    await tap('campaign-sheet-close');
    await bead('Begin');
    await headerReads('Round 1');
  });

  it('spends the first round in town', async () => {
    await turn('farm', 'work-farm');
    await turn('saloon', 'recruit');
    await headerReads('Round 2');
  });

  it('ends with the round in which the 14th camp is placed', async () => {
    await tap('open-menu');
    await tap('menu-score');
    await bring('score-camps-cell-0', 'score-screen-scroll');
    await tap('score-camps-cell-0');
    await tap('correct-0');
    await tap('keypad-1');
    await tap('keypad-4');
    await tap('keypad-done');
    await element(by.text('To the table')).tap();
    await headerReads('Round 2', 'Final round, 2 turns left');
    await turn('generalStore', 'store-coin');
    await turn('farm', 'work-farm');
    await bead('Final');
    await waitFor(element(by.id('score-title')))
      .toHaveText('Ana wins')
      .withTimeout(LONG);
    await element(by.id('end-session')).longPress(900);
    await waitFor(element(by.text('Start a game')))
      .toBeVisible()
      .withTimeout(LONG);
  });

  it('goes on to map 3 with everything carried over', async () => {
    // After the hold the screen stays deaf until the finger is surely lifted.
    await new Promise<void>((done) => setTimeout(done, 1200));
    await tap('game-near-and-far');
    await tap('campaign-0');
    await tap('start-game');
    await headerReads('Set-up', 'Crimson Forest');
    await saved();
    await bring('open-campaign');
    await tap('open-campaign');
    await waitFor(element(by.text('Fishing ✓')))
      .toExist()
      .withTimeout(LONG);
  });
});
