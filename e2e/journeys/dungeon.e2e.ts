import { by, element, expect, waitFor } from 'detox';
import { bead, bring, headerReads, openFresh, reopen, saveAndGoHome, saved, seat, see } from './table';

const SOON = 10_000;

/** Types faces on an open dice sheet and takes them. */
async function throwDice(...faces: readonly number[]): Promise<void> {
  await waitFor(element(by.id('dice-entry')))
    .toBeVisible()
    .withTimeout(SOON);
  for (const face of faces) await element(by.id(`dice-face-${face}`)).tap();
  await element(by.id('dice-apply')).tap();
}

describe('a whole delve, alone, from the first launch to the result', () => {
  beforeAll(openFresh);

  it('starts from home with one name and nobody to draw a start from', async () => {
    await element(by.id('game-dungeon')).tap();
    await see('setup-screen');
    await seat(0, 'Ana');
    await expect(element(by.id('draw-first'))).not.toExist();
    await element(by.id('start-game')).tap();
    await headerReads('Level 0', 'Fame 0');
  });

  it('moves, meets the Orc and beats it with the die that wins now', async () => {
    await bead('Move');
    await bead('Encounter');
    await throwDice(6);
    await bead('Enemy');
    await see('meet-e3');
    await element(by.id('meet-e3')).tap();
    await bead('Roll');
    await throwDice(3, 4);
    await bead('Use the 3');
    await bead('Claim');
    await headerReads('Level 1', 'Fame 0');
  });

  it('crosses the wrong tile, takes it back, crosses the right one and claims the loot', async () => {
    await bead('Tile');
    await see('tile-panel');
    await element(by.id('cross-2')).tap();
    await headerReads('Level 1', 'Fame 1');
    await element(by.id('slot-undo')).tap();
    await headerReads('Level 1', 'Fame 0');
    await bead('Tile');
    await see('tile-panel');
    await element(by.id('cross-4')).tap();
    await headerReads('Level 1', 'Fame 5');
    await bead('Loot');
    await see('loot-panel');
    await element(by.id('loot-potion')).tap();
    await bead('Go on');
  });

  it('asks the rules what a trap does', async () => {
    await element(by.id('slot-rules')).tap();
    await see('rules-query');
    await element(by.id('rules-query')).replaceText('caught in a trap');
    await see('rules-short-answer');
    await expect(element(by.text('Trap').withAncestor(by.id('rules-short-answer')))).toExist();
    await element(by.id('rules-close')).tap();
    await waitFor(element(by.id('rules-sheet')))
      .not.toExist()
      .withTimeout(SOON);
  });

  it('is caught in one, and opens on the same page after the app was ended', async () => {
    await element(by.id('page-map')).tap();
    await see('map-step');
    await bead('Move');
    await bead('Encounter');
    await throwDice(9);
    await saved();
    await reopen();
    await headerReads('Level 1', 'Fame 5');
    await see('map-step');
    await bead('Roll');
    await throwDice(4);
    await bead('Tile');
    await see('tile-panel');
    await element(by.id('cross-3')).tap();
    await headerReads('Level 1', 'Fame 7');
  });

  it('clears the dungeon: 10 fame more and a rank on the final sheet', async () => {
    await element(by.id('slot-actions')).tap();
    await see('actions');
    await bring('tile-clearDungeon', 'actions-scroll');
    await element(by.id('tile-clearDungeon')).tap();
    await headerReads('Level 1', 'Fame 17');
    await bead('Final');
    await see('score-screen');
    await expect(element(by.id('score-title'))).toHaveText('Beginner Adventurer');
    await saveAndGoHome();
  });
});
