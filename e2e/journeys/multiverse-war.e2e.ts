import { by, element, waitFor } from 'detox';
import { bead, bring, gone, headerReads, hold, openFresh, reopen, saved, seat, see, tap } from './table';

const WAIT = 10_000;

/** On a table that stands still already. */
const press = (id: string) => element(by.id(id)).tap();

/** The guide has come in and moved the table down, so that nothing shifts under a tap; it may be scrolled past. */
async function guided(): Promise<void> {
  await waitFor(element(by.id('nudge-the first three turns')))
    .toExist()
    .withTimeout(WAIT);
}

async function reads(text: string): Promise<void> {
  await waitFor(element(by.text(text)))
    .toBeVisible()
    .withTimeout(WAIT);
}

/** A player's first turn up to the Action phase. */
async function firstTurn(name: string): Promise<void> {
  await bead('Units');
  await reads(`${name}'s starting units`);
  await tap('start-class-Pikeman');
  await reads('2 of 3 chosen');
  await tap('start-class-Bowman');
  await reads('3 of 3 chosen');
  await tap('start-apply');
  await gone('start-sheet');
  await bead('Collect 9');
  await bead('Build');
  await bead('Action');
}

/** The gold that the control on the Turn page shows. */
async function goldReads(value: string): Promise<void> {
  await waitFor(element(by.id('gold-0-value')))
    .toHaveText(value)
    .withTimeout(WAIT);
}

describe('a whole duel of Multiverse War, from the first launch to the final sheet', () => {
  beforeAll(openFresh);

  it('starts from home with two names', async () => {
    await press('game-multiverse-war');
    await see('setup-screen');
    await seat(0, 'Ana');
    await seat(1, 'Teo');
    await press('start-game');
    await headerReads('Turn 1', 'Revenue');
  });

  it('takes the first turn: three units, nine gold', async () => {
    await firstTurn('Ana');
    await headerReads('Turn 1', 'Action');
  });

  it('fights: who strikes first, and what is left', async () => {
    await guided();
    await bring('open-fight');
    await press('open-fight');
    await tap('attacker-class:Horseman');
    await tap('target-class:Bowman');
    await waitFor(element(by.id('fight-first')))
      .toHaveText('Horseman strikes first: it trumps Bowman')
      .withTimeout(WAIT);
    await tap('fight-resolve');
    await gone('fight-sheet');
    await bead('End turn');
    await firstTurn('Teo');
    await bead('End turn');
    await headerReads('Turn 2', 'Revenue');
  });

  it('takes a slip of the finger back', async () => {
    await bead('Collect 5');
    await tap('page-turn');
    await goldReads('14');
    await press('gold-0-minus');
    await goldReads('13');
    await press('slot-undo');
    await goldReads('14');
  });

  it('opens on the same page after the app was ended', async () => {
    await press('page-score');
    await bring('mission-m1');
    await saved();
    await reopen();
    await headerReads('Turn 2', 'Revenue');
    await see('mission-m1');
    await bead('Build');
  });

  it('builds a Barracks at the third hex, and the first mission ticks itself', async () => {
    await guided();
    await bring('open-construct');
    await press('open-construct');
    await see('construct-sheet');
    await bring('construct-cost-plus', 'construct-sheet-scroll');
    await press('construct-cost-plus');
    await reads('Barracks for 1, 13 left');
    await press('construct-apply');
    await gone('construct-sheet');
    await press('page-score');
    await reads('turn 2');
  });

  it('looks a rule up and comes back', async () => {
    await press('slot-rules');
    await see('rules-sheet');
    await element(by.id('rules-query')).replaceText('third hex');
    await tap('rules-short-answer');
    await see('rules-topic');
    await press('rules-close');
    await gone('rules-sheet');
    await headerReads('Turn 2');
  });

  it('ends when the table claims the victory, and shows the final sheet', async () => {
    await press('slot-actions');
    await see('actions');
    await bring('tile-claim', 'actions-scroll');
    await press('tile-claim');
    await see('claim-hold');
    await hold('claim-hold');
    await gone('claim-sheet');
    // After the hold the screen stays deaf until the finger is surely lifted.
    await new Promise<void>((done) => setTimeout(done, 1200));
    await bead('Final');
    await waitFor(element(by.id('score-title')))
      .toHaveText('Ana wins')
      .withTimeout(WAIT);
  });
});
