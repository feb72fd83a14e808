import { by, element, waitFor } from 'detox';
import { bead, bring, headerReads, openFresh, reopen, saved, seat } from './table';

const WAIT = 10_000;

const tap = (id: string) => element(by.id(id)).tap();

async function appears(id: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .toBeVisible()
    .withTimeout(WAIT);
}

/** Taps it as soon as it can be seen. */
async function tapIn(id: string): Promise<void> {
  await appears(id);
  await tap(id);
}

async function gone(id: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .not.toExist()
    .withTimeout(WAIT);
}

/** The guide has come in and moved the table down, so that nothing shifts under a tap. */
async function guided(): Promise<void> {
  await appears('nudge-the first three turns');
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
  await tapIn('start-class-Pikeman');
  await reads('2 of 3 chosen');
  await tapIn('start-class-Bowman');
  await reads('3 of 3 chosen');
  await tapIn('start-apply');
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
    await tap('game-multiverse-war');
    await appears('setup-screen');
    await seat(0, 'Ana');
    await seat(1, 'Teo');
    await tap('start-game');
    await headerReads('Turn 1', 'Revenue');
  });

  it('takes the first turn: three units, nine gold', async () => {
    await firstTurn('Ana');
    await headerReads('Turn 1', 'Action');
  });

  it('fights: who strikes first, and what is left', async () => {
    await guided();
    await bring('open-fight');
    await tap('open-fight');
    await tapIn('attacker-class:Horseman');
    await tapIn('target-class:Bowman');
    await waitFor(element(by.id('fight-first')))
      .toHaveText('Horseman strikes first: it trumps Bowman')
      .withTimeout(WAIT);
    await tapIn('fight-resolve');
    await gone('fight-sheet');
    await bead('End turn');
    await firstTurn('Teo');
    await bead('End turn');
    await headerReads('Turn 2', 'Revenue');
  });

  it('takes a slip of the finger back', async () => {
    await bead('Collect 5');
    await tapIn('page-turn');
    await goldReads('14');
    await tap('gold-0-minus');
    await goldReads('13');
    await tap('slot-undo');
    await goldReads('14');
  });

  it('opens on the same page after the app was ended', async () => {
    await tap('page-score');
    await bring('mission-m1');
    await saved();
    await reopen();
    await headerReads('Turn 2', 'Revenue');
    await appears('mission-m1');
    await bead('Build');
  });

  it('builds a Barracks at the third hex, and the first mission ticks itself', async () => {
    await guided();
    await bring('open-construct');
    await tap('open-construct');
    await appears('construct-sheet');
    await bring('construct-cost-plus', 'construct-sheet-scroll');
    await tap('construct-cost-plus');
    await reads('Barracks for 1, 13 left');
    await tap('construct-apply');
    await gone('construct-sheet');
    await tap('page-score');
    await reads('turn 2');
  });

  it('looks a rule up and comes back', async () => {
    await tap('slot-rules');
    await appears('rules-sheet');
    await element(by.id('rules-query')).replaceText('third hex');
    await tapIn('rules-short-answer');
    await appears('rules-topic');
    await tap('rules-close');
    await gone('rules-sheet');
    await headerReads('Turn 2');
  });

  it('ends when the table claims the victory, and shows the final sheet', async () => {
    await tap('slot-actions');
    await appears('actions');
    await bring('tile-claim', 'actions-scroll');
    await tap('tile-claim');
    await appears('claim-hold');
    await element(by.id('claim-hold')).longPress(1200);
    await gone('claim-sheet');
    // After the hold the screen stays deaf until the finger is surely lifted.
    await new Promise<void>((done) => setTimeout(done, 1200));
    await bead('Final');
    await waitFor(element(by.id('score-title')))
      .toHaveText('Ana wins')
      .withTimeout(WAIT);
  });
});
