import { by, element, expect, waitFor } from 'detox';
import { bead, bring, headerReads, openFresh, reopen, saveAndGoHome, saved, seat, tap } from './table';

const LONG = 20_000;

/** One of the first tiles of the Actions sheet: nothing needs to be scrolled. */
async function tile(key: string): Promise<void> {
  await tap('slot-actions');
  await tap(`tile-${key}`);
}

/** The read-out beside the abaculus, as a screen reader hears it. */
async function goldReads(gold: number): Promise<void> {
  await waitFor(element(by.id('gold-0')))
    .toHaveLabel(`Ana's gold, ${gold}: ${Math.floor(gold / 10)} tens, ${gold % 10} ones`)
    .withTimeout(LONG);
}

/** The slot says whose gem lies in it. */
async function claimed(rune: string, words: string): Promise<void> {
  await waitFor(element(by.id(`rune-${rune}`)))
    .toHaveLabel(`${words}. Taken by Ana.`)
    .withTimeout(LONG);
}

/** Five points on the three statuses, two of them at most in a row. */
async function setUp(player: number): Promise<void> {
  await bead('Set up');
  for (const status of ['explorer', 'charisma', 'leadership', 'explorer', 'charisma']) {
    await tap(`${status}-${player}`);
  }
  await tap('status-done');
}

describe('a whole game of World Adventure, from the first launch to the final sheet', () => {
  beforeAll(openFresh);

  it('starts from home with two names and sets up both clans', async () => {
    await tap('game-world-adventure');
    await waitFor(element(by.id('setup-screen')))
      .toBeVisible()
      .withTimeout(LONG);
    await seat(0, 'Ana');
    await seat(1, 'Teo');
    await element(by.id('start-game')).tap();
    await headerReads('Month 1', 'Month start');
    await setUp(0);
    await setUp(1);
  });

  it('draws the order and begins the turns', async () => {
    await bead('Turn order');
    await tap('order-apply');
    await bead('Begin');
    await goldReads(20);
    // The reminder comes a moment later and moves the table down: no tap before it stands.
    await waitFor(element(by.text('9 cities have no need entered.')))
      .toBeVisible()
      .withTimeout(LONG);
  });

  it('counts gold on the abaculus and takes one step back', async () => {
    await element(by.id('gold-0-plus5')).tap();
    await goldReads(25);
    await element(by.id('gold-0-plus1')).tap();
    await goldReads(26);
    await element(by.id('slot-undo')).tap();
    await goldReads(25);
  });

  it('sells what Java needs, for 16 gold and a rune', async () => {
    await tap('page-cities');
    await bring('enter-needs');
    await tap('enter-needs');
    await tap('need-Java-silk');
    await tap('needs-apply');
    await waitFor(element(by.text('8 cities have no need entered.')))
      .toBeVisible()
      .withTimeout(LONG);
    await tap('page-clan');
    await bring('silk-0-plus');
    await tap('silk-0-plus');
    await tap('silk-0-plus');
    await bring('iron-0-plus');
    await tap('iron-0-plus');
    await tile('market');
    await tap('shop-Java');
    await tap('sell-all');
    await bring('sell-apply', 'market-sheet-scroll');
    await expect(element(by.id('sale-words'))).toHaveText('2 experience for all and a rune to claim.');
    await tap('sell-apply');
    await tap('shop-close');
    await tile('claim-sale16');
    await bead('Take power');
    await tap('power-skip');
    // A second tap on the slot that is on goes back to the top.
    await tap('slot-table');
    await tap('page-table');
    await claimed('sale16', 'One sale of 16 with a needed good');
  });

  it('looks a rule up in the middle of it', async () => {
    await tap('slot-rules');
    await waitFor(element(by.id('rules-query')))
      .toBeVisible()
      .withTimeout(LONG);
    await element(by.id('rules-query')).replaceText('stall income');
    await waitFor(element(by.id('rules-short-answer')))
      .toBeVisible()
      .withTimeout(LONG);
    await tap('rules-close');
  });

  it('ends the month, and the next one begins with an event', async () => {
    await bead('End turn');
    await bead('End turn');
    await bead('New needs');
    await tap('need-Java-fruit');
    await tap('needs-apply');
    await bead('End month');
    await headerReads('Month 2', 'Month start');
    await bead('Turn order');
    await tap('order-apply');
    await bead('Event');
    await tap('event-apply');
    await bead('Begin');
  });

  it('opens at the same spot after the app was ended', async () => {
    await saved();
    await reopen();
    await headerReads('Month 2', 'Players');
    await waitFor(element(by.text('8 cities have no need entered.')))
      .toExist()
      .withTimeout(LONG);
    await claimed('sale16', 'One sale of 16 with a needed good');
  });

  it('wins with the ninth rune, on the word of the table', async () => {
    await bring('clan-row-1');
    for (const [rune, words] of [
      ['raid', 'Defeat a Raid'],
      ['destroyer', 'Defeat a Destroyer'],
      ['minion', 'Defeat a Minion'],
      ['player1', 'Defeat a player'],
      ['government', 'Defeat a Government'],
      ['brigand', 'Defeat a Brigand'],
      ['stall3', 'Build the third stall'],
      ['stall2', 'Build the second stall'],
    ] as const) {
      await tap(`rune-${rune}`);
      await tap('do-it-anyway');
      await claimed(rune, words);
    }
    await headerReads('Month 2', 'Game over');
    await bead('Score');
    await waitFor(element(by.id('score-title')))
      .toHaveText('Ana wins')
      .withTimeout(LONG);
    await saveAndGoHome();
  });
});
