import { by, element, expect, waitFor } from 'detox';
import { bead, bring, gone, headerReads, openFresh, reopen, saveAndGoHome, saved, seat, see, tap } from './table';

const LONG = 20_000;

/** Enters a starting hand as it is offered. */
async function hand(): Promise<void> {
  await bead('Hand');
  await tap('start-save');
  await gone('start-sheet');
}

/** Into a building that nobody blocks. */
async function visit(building: string): Promise<void> {
  await bead('Choose');
  await see('turn-sheet');
  await bring(`go-${building}`, 'turn-sheet-scroll');
  await tap(`go-${building}`);
  await tap('visit-free');
  await see('building-sheet');
}

/** A whole turn in town: into the building, its one action, and on to the next player. */
async function turn(building: string, action: string): Promise<void> {
  await visit(building);
  await tap(action);
  await gone('building-sheet');
  await bead('End turn');
}

/** One symbol after the other of the newcomer: nine of each. */
async function nine(symbol: string): Promise<void> {
  await bring(`icon-${symbol}-plus`, 'building-sheet-scroll');
  for (let count = 1; count <= 9; count += 1) {
    await element(by.id(`icon-${symbol}-plus`)).tap();
    await waitFor(element(by.id(`icon-${symbol}-value`)))
      .toHaveText(`${count}`)
      .withTimeout(LONG);
  }
}

/** Faces the threat on top with a six, and takes the step past it. */
async function beatThreat(level: number, space: 'camp' | 'empty'): Promise<void> {
  await tap('path-threat');
  await tap('face-threat');
  await waitFor(element(by.text(`Threat, level ${level}`)))
    .toBeVisible()
    .withTimeout(LONG);
  await bring('dice-face-6', 'fight-sheet-scroll');
  await tap('dice-face-6');
  await tap('fight-win');
  await gone('fight-sheet');
  await tap(`step-${space}`);
}

/** The map quest where the journey ends: skill 5 with a six, and a gem for it. */
async function quest(): Promise<void> {
  await bring('turn-quest', 'turn-sheet-scroll');
  await tap('turn-quest');
  await tap('quest-attempt');
  await tap('quest-choose');
  await see('face-strip');
  await bring('dice-face-6', 'quest-sheet-scroll');
  await tap('dice-face-6');
  await tap('quest-bonus');
  await see('reward-take');
  await bring('reward-gems', 'reward-sheet-scroll');
  await tap('reward-gems');
  await tap('reward-take');
  await gone('reward-sheet');
}

/** A camp on that space. */
async function camp(ordinal: number): Promise<void> {
  await waitFor(element(by.text(`Camp ${ordinal} of 14`)))
    .toBeVisible()
    .withTimeout(LONG);
  await tap('camp-build');
  await gone('camp-sheet');
}

describe('a campaign of Near and Far: one session from the set-up to the final sheet, and the next', () => {
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
    await see('campaign-sheet');
    await bring('learn-fishing', 'campaign-sheet-scroll');
    await tap('learn-fishing');
    await expect(element(by.text('Fishing ✓'))).toExist();
    await tap('campaign-sheet-close');
    await bead('Begin');
    await headerReads('Round 1');
  });

  it('spends the first round in town: a hero is recruited, and a coin too much taken back', async () => {
    await visit('saloon');
    await nine('combat');
    await nine('move');
    await nine('heart');
    await tap('recruit');
    await gone('building-sheet');
    await bead('End turn');
    await visit('generalStore');
    await tap('store-coin');
    await gone('building-sheet');
    await tap('slot-undo');
    await tap('slot-actions');
    await see('actions');
    await bring('tile-building', 'actions-scroll');
    await tap('tile-building');
    await tap('store-coin');
    await gone('building-sheet');
    await bead('End turn');
    await headerReads('Round 2');
  });

  it('looks up the jail', async () => {
    await tap('slot-rules');
    await see('rules-sheet');
    await element(by.id('rules-query')).replaceText('jail');
    await tap('rules-short-answer');
    await waitFor(element(by.text('Jail').withAncestor(by.id('rules-topic'))))
      .toBeVisible()
      .withTimeout(LONG);
    await tap('rules-sheet-close');
    await gone('rules-sheet');
  });

  it('leaves town, beats eleven threats, passes a quest and camps', async () => {
    await bead('Choose');
    await tap('turn-leave');
    await tap('leave-town');
    for (let level = 4; level <= 14; level += 1) await beatThreat(level, level === 14 ? 'empty' : 'camp');
    await quest();
    await tap('slot-actions');
    await see('actions');
    await bring('tile-camp', 'actions-scroll');
    await tap('tile-camp');
    await camp(12);
    await headerReads('Round 2');
  });

  it('opens at the same spot after the app was ended', async () => {
    // Up to the pages; the reminder comes a moment later and moves them down: no tap before it stands.
    await tap('slot-table');
    await see('nudge-what a camp hid');
    await tap('page-score');
    await saved();
    await reopen();
    await headerReads('Round 2');
    await waitFor(element(by.id('banners-red')))
      .toExist()
      .withTimeout(LONG);
    await bead('End turn');
    await turn('farm', 'work-farm');
    await headerReads('Round 3');
  });

  it('starts the final round with the 14th camp, and ends with it', async () => {
    await bead('Choose');
    await beatThreat(15, 'empty');
    await bring('turn-camp', 'turn-sheet-scroll');
    await tap('turn-camp');
    await camp(14);
    await headerReads('Round 3');
    // In the header and on the Score page.
    await waitFor(element(by.text('Final round, 2 turns left')).atIndex(0))
      .toBeVisible()
      .withTimeout(LONG);
    await bead('End turn');
    await turn('stables', 'buy-bird');
    await bead('Final');
    await waitFor(element(by.id('score-title')))
      .toHaveText('Ana wins')
      .withTimeout(LONG);
    await saveAndGoHome({ without: true });
  });

  it('goes on to map 3 with everything carried over', async () => {
    await tap('game-near-and-far');
    await tap('campaign-0');
    await tap('start-game');
    await headerReads('Set-up', 'Crimson Forest');
    await saved();
    await bring('open-campaign');
    await tap('open-campaign');
    await waitFor(element(by.text('map 2: 11')))
      .toExist()
      .withTimeout(LONG);
    await expect(element(by.text('Fishing ✓'))).toExist();
    await expect(element(by.label('1 box filled, 1 experience spent'))).toExist();
  });
});
