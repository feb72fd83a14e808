const { handOn } = require('./hand');

/** A duel with cards on the table and a roll to plan, then a game of two against two; the first table is the frame's. */
exports.shaolia = async function shaolia(page, url, shot) {
  const { bead, close, quiet, see, tap, turn } = handOn(page, url);
  const top = () => page.getByTestId('table-scroll').evaluate((list) => list.scrollTo(0, 0));
  const begin = async (mode, names) => {
    await tap('game-shaolia');
    await tap(`mode-${mode}`);
    for (const [seat, name] of names.entries()) {
      const field = page.getByTestId(`seat-${seat}-name`);
      if ((await field.count()) === 0) await tap('add-player');
      await field.fill(name);
    }
    await tap('start-game');
    await see('shaolia-table');
  };
  /** A card that stands on the table already. */
  const stands = async (seat, place, card) => {
    await tap(`space-${seat}-${place}`);
    await tap('stands');
    await tap(`stands-${card}`);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const sheet = async (id, name) => {
    await see(id);
    await shot(`shaolia-${name}`);
    await close();
  };

  await page.goto(url);
  await begin('rush', ['Mira', 'Teo']);
  await tap('tile-buyLv1');
  await tap('drawn-Blacksmith');
  const paged = await turn('territory');
  await stands(0, 'front-0', 'Wall');
  await stands(0, 'back-0', 'School');
  await stands(0, 'back-1', 'Library');
  await stands(1, 'front-0', 'Barricade');
  await stands(1, 'back-0', 'Library');
  if (paged) {
    await top();
    await shot('shaolia-territory');
  }
  await tap('space-0-back-0');
  await sheet('space-sheet', 'space');
  await tap('page-trade');
  await top();
  await shot('shaolia-trade');
  await tap('page-table');
  await tap('slot-actions');
  await tap('tile-characters');
  await sheet('characters-sheet', 'characters');
  await bead();
  await bead();
  await quiet();
  await top();
  await shot('shaolia-building');
  await tap('reserve-0-0');
  await sheet('build-sheet', 'build');
  await bead();
  await bead();
  await bead();
  await tap('tile-chances');
  await tap('wish-back-0');
  await see('wish-odds');
  await see('win-odds');
  await sheet('chances-sheet', 'chances');
  await tap('tile-threat');
  await see('threat-1');
  await sheet('threat-sheet', 'threat');
  await tap('tile-setRoll');
  for (const face of [3, 1, 6]) await tap(`dice-face-${face}`);
  await tap('dice-apply');
  await see('apply-step');
  await quiet();
  await page.getByTestId('plan').scrollIntoViewIfNeeded();
  await shot('shaolia-plan');
  await tap('plan-goal-other');
  await sheet('goal-sheet', 'goal');

  // A page loaded anew would open the running game.
  await tap('open-menu');
  await tap('menu-home');
  await see('resume');
  await begin('alliance', ['Mira', 'Ana', 'Teo', 'Bo']);
  await shot('shaolia-alliance');
  await tap('tile-share');
  await sheet('share-sheet', 'share');
};
