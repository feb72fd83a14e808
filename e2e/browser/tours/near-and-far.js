const { handOn } = require('./hand');

const GAME = 'near-and-far';

/** A first turn, the table's pages, and what only a game with printed cards shows: choices side by side, its cards. */
exports.nearAndFar = async function nearAndFar(page, url, shot) {
  const { actions, at, bead, close, pages, start, tap } = handOn(page, url);

  await start(GAME, ['Mira', 'Teo']);
  await page.getByTestId('near-table').waitFor();
  for (let player = 0; player < 2; player += 1) {
    await bead();
    await tap('start-save');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await bead();
  await pages(GAME, ['me', 'town', 'travel', 'score'], shot);
  await actions(GAME, shot);
  await tap('page-town');
  await tap('spot-townHall');
  await page.getByTestId('style-honorable').waitFor();
  await shot('choices');
  await close();
  await tap('spot-saloon');
  await tap('visit-free');
  await tap('pick-adventurer');
  await page.getByTestId('card-query').fill('Ruth');
  await shot('card-picker-new');
  await tap('card-new');
  await page.getByTestId('card-form').waitFor();
  await shot('card-form');
  await tap('card-save');
  await page.getByTestId('card-problems').waitFor();
  await shot('card-form-problems');
  await tap('value-faction-green');
  await tap('card-skip');
  await tap('pick-adventurer');
  await page.getByTestId('card-Ruth').waitFor();
  await shot('card-picker');
  await page.goto(at('/cards'));
  await page.getByTestId('card-Ruth').waitFor();
  await shot('cards');
};
