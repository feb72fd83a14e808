/** A first turn of Near and Far, for what only a game with printed cards shows: choices side by side, and its cards. */
exports.tourCards = async function tourCards(page, url, shot) {
  const tap = (id) => page.getByTestId(id).first().click();
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  // After a step of the turn the screen ignores taps for a moment.
  const bead = async () => {
    await tap('bead');
    await page.waitForTimeout(420);
  };

  await page.goto(url);
  await tap('game-near-and-far');
  await page.getByTestId('seat-0-name').fill('Mira');
  await page.getByTestId('seat-1-name').fill('Teo');
  await tap('start-game');
  await page.getByTestId('near-table').waitFor();
  for (let player = 0; player < 2; player += 1) {
    await bead();
    await tap('start-save');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await bead();
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
  await page.goto(`${url.replace(/\/$/, '')}/cards`);
  await page.getByTestId('card-Ruth').waitFor();
  await shot('cards');
};
