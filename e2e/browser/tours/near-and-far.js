const { handOn } = require('./hand');

const GAME = 'near-and-far';

/** A campaign under way: talents, a recruit, the mine, a duel, a journey with threat, quest and camp, and the last sheet. */
exports.nearAndFar = async function nearAndFar(page, url, shot) {
  const { actions, at, bead, close, hold, pages, see, start, tap, taps } = handOn(page, url);
  const gone = (id) => page.getByTestId(id).waitFor({ state: 'detached' });
  const here = async (screen, id) => {
    await see(id);
    await shot(`${GAME}-${screen}`);
  };
  const face = (value) => tap(`dice-face-${value}`);
  /** A visit to a building that nobody blocks, from its spot on the Town page. */
  const visit = async (building) => {
    await tap('page-town');
    await tap(`spot-${building}`);
    await tap('visit-free');
  };

  await start(GAME, ['Mira', 'Teo'], 'campaign');
  await see('near-table');
  for (let player = 0; player < 2; player += 1) {
    await bead();
    if (player === 0) await here('start', 'start-sheet');
    await tap('start-save');
    await gone('start-sheet');
  }
  await tap('open-campaign');
  await tap('learn-fishing');
  await here('campaign', 'campaign-sheet');
  await close();
  await bead();

  await visit('saloon');
  await tap('pick-adventurer');
  await page.getByTestId('card-query').fill('Ruth');
  await shot('card-picker-new');
  await tap('card-new');
  await see('card-form');
  await shot('card-form');
  await tap('card-save');
  await see('card-problems');
  await shot('card-form-problems');
  await tap('value-faction-green');
  await tap('card-skip');
  await tap('pick-adventurer');
  await see('card-Ruth');
  await shot('card-picker');
  await tap('card-Ruth');
  await taps('icon-combat-plus', 2);
  await taps('icon-search-plus', 2);
  await taps('icon-heart-plus', 6);
  await here('saloon', 'recruit');
  await tap('recruit');
  await gone('building-sheet');
  await bead();

  await visit('mine');
  await tap('type-mine');
  await see('mine-form');
  // A tapped number leads on to the next chamber.
  for (const [place, number] of [1, 2, 3, 4, 3, 4, 0, 5, 5, 6, 7, 8].entries()) {
    await page.getByText(`Row ${Math.floor(place / 4) + 1}, place ${(place % 4) + 1}: which number?`).waitFor();
    await tap(number === 0 ? 'plan-none' : `plan-number-${number}`);
  }
  for (const [spot, good] of [
    ['row-0', 'coins'],
    ['row-1', 'gems'],
    ['row-2', 'red'],
    ['column-0', 'food'],
    ['column-3', 'gems'],
  ]) {
    await tap(`plan-${spot}`);
    await tap(`plan-gives-${good}`);
  }
  await here('mine-drawn', 'plan-gives-gems');
  await tap('mine-save');
  await gone('mine-form');
  await tap('cell-0-0');
  await here('mine', 'mine');
  await tap('dig');
  await gone('building-sheet');
  await bead();

  await tap('page-town');
  await tap('spot-mine');
  await see('style-honorable');
  await shot('choices');
  await tap('declare-duel');
  await see('duel-sheet');
  await face(5);
  await face(2);
  await here('duel', 'duel-win');
  await tap('duel-win');
  await see('mine');
  await close();
  await bead();
  await visit('farm');
  await tap('work-farm');
  await gone('building-sheet');
  await bead();

  await bead();
  await tap('turn-leave');
  await here('leave', 'leave-sheet');
  await tap('leave-town');
  await gone('leave-sheet');
  await here('journey', 'turn-sheet');
  await close();
  await tap('page-travel');
  await tap('open-trip');
  for (const step of ['pass', 'threat', 'skill', 'camp']) await tap(`add-${step}`);
  await here('trip', 'trip-spread');
  await close();
  await tap('path-threat');
  await tap('face-threat');
  await face(1);
  await here('threat', 'fight-win');
  await tap('fight-win');
  await gone('fight-sheet');
  await page.getByRole('dialog').getByTestId('step-empty').click();
  await tap('turn-quest');
  await tap('quest-attempt');
  await see('quest-choose');
  await tap('known-reward');
  await tap('choice-reward-green');
  await here('quest', 'choice-reward-green');
  await tap('quest-choose');
  await face(5);
  await here('quest-roll', 'quest-bonus');
  await tap('quest-base');
  await here('reward', 'reward-sheet');
  await tap('reward-take');
  await gone('reward-sheet');
  await tap('open-camp');
  await tap('space-gem');
  await here('camp', 'camp-sheet');
  await tap('camp-build');
  await gone('camp-sheet');
  await pages(GAME, ['me', 'town', 'travel', 'score'], shot);
  await actions(GAME, shot);

  await tap('open-menu');
  await tap('menu-score');
  await tap('score-camps-cell-1');
  await tap('correct-1');
  for (const key of ['1', '4']) await tap(`keypad-${key}`);
  await tap('keypad-done');
  await page.getByText('To the table').click();
  await bead();
  await visit('stables');
  await tap('buy-bird');
  await gone('building-sheet');
  await bead();
  await bead();
  await here('final', 'score-title');
  // The points are told line by line only where things may move.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await hold('end-session', () => see('end-values'));
  await shot(`${GAME}-end-values`);
  await page.getByTestId(/^pass-threat/).click();
  await tap('keypad-6');
  await tap('keypad-done');
  await tap('pass-next');
  await see('reveal');
  await shot(`${GAME}-reveal`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByTestId('score-home').waitFor({ timeout: 60_000 });
  await shot(`${GAME}-result`);
  await tap('share-result');
  await see('picture-image');
  await shot(`${GAME}-picture`);
  await close();
  // The campaign goes on with everything carried over.
  await tap('rematch');
  await see('setup-screen');
  await page.getByText('1 session played').waitFor();
  await shot(`${GAME}-next`);
  await tap('start-game');
  await page.getByText('Crimson Forest').first().waitFor();
  await tap('open-campaign');
  await here('standings', 'standings');
  await close();
  await page.goto(at('/cards'));
  await see('card-Ruth');
  await shot('cards');
};
