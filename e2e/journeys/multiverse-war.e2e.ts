import { by, element, expect, waitFor } from 'detox';
import { bead, bring, headerReads, openFresh, reopen, saved, seat } from './table';

const tap = (id: string) => element(by.id(id)).tap();

async function appears(id: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .toBeVisible()
    .withTimeout(10_000);
}

/** A player's first turn up to the Action phase. */
async function firstTurn(): Promise<void> {
  await bead('Units');
  await appears('start-sheet');
  await tap('start-class-Pikeman');
  await tap('start-class-Bowman');
  await tap('start-apply');
  await bead('Collect 9');
  await bead('Build');
  await bead('Action');
}

describe('a duel of Multiverse War, from the first launch to the second turn', () => {
  beforeAll(openFresh);

  it('starts from home with two names', async () => {
    await tap('game-multiverse-war');
    await appears('setup-screen');
    await seat(0, 'Ana');
    await seat(1, 'Teo');
    await tap('start-game');
    await headerReads('Turn 1', 'Revenue');
  });

  it('takes the first turn: three units, nine gold', async () => {
    await firstTurn();
    await headerReads('Turn 1', 'Action');
  });

  it('fights: who strikes first, and what is left', async () => {
    await bring('open-fight');
    await tap('open-fight');
    await appears('fight-sheet');
    await tap('attacker-class:Horseman');
    await tap('target-class:Bowman');
    await waitFor(element(by.id('fight-first')))
      .toHaveText('Horseman strikes first: it trumps Bowman')
      .withTimeout(10_000);
    await tap('fight-resolve');
    await bead('End turn');
    await firstTurn();
    await bead('End turn');
    await headerReads('Turn 2', 'Revenue');
  });

  it('opens at the same spot after the app was ended', async () => {
    await saved();
    await reopen();
    await headerReads('Turn 2', 'Revenue');
    await expect(element(by.id('collect'))).toExist();
  });
});
