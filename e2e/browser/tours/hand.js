/** What every tour does with the page, as a player's hand would. */
exports.handOn = function handOn(page, url) {
  const at = (path) => `${url.replace(/\/$/, '')}${path}`;
  const tap = (id) => page.getByTestId(id).first().click();
  /** The same control again and again, at a hand's pace. */
  const taps = async (id, times) => {
    for (let n = 0; n < times; n += 1) await tap(id);
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The control that opened it takes no second tap sooner than a hand could give one.
    await page.waitForTimeout(150);
  };
  // After a step of the turn the screen ignores taps for a moment.
  const bead = async () => {
    await tap('bead');
    await page.waitForTimeout(420);
  };
  /** Holds a control until what it does is there; afterwards the screen stays deaf until the finger is surely lifted. */
  const hold = async (id, until) => {
    await page.getByTestId(id).hover();
    await page.mouse.down();
    await until();
    await page.mouse.up();
    await page.waitForTimeout(1200);
  };
  const quiet = () => page.getByTestId('snackbar').waitFor({ state: 'detached', timeout: 12_000 });
  const see = (id) => page.getByTestId(id).first().waitFor();
  /** From home to the table of a new game. */
  const start = async (game, names, mode) => {
    await page.goto(url);
    await tap(`game-${game}`);
    for (const [seat, name] of names.entries()) {
      const field = page.getByTestId(`seat-${seat}-name`);
      if (seat > 0 && (await field.count()) === 0) await tap('add-player');
      await field.fill(name);
    }
    if (mode) await tap(`mode-${mode}`);
    await tap('start-game');
    await see('session-screen');
  };
  /** Turns to a page of the table. On a wide screen what it shows may stand beside the table: then there is no such page. */
  const turn = async (name) => {
    const wide = page.viewportSize().width >= 600;
    const there = !wide || (await page.getByTestId(`page-${name}`).isVisible());
    if (there) await tap(`page-${name}`);
    return there;
  };
  /** One page of the game's table after the other. */
  const pages = async (game, names, shot) => {
    for (const name of names) {
      if (!(await turn(name))) continue;
      await page.getByTestId('table-scroll').evaluate((list) => list.scrollTo(0, 0));
      await shot(`${game}-${name}`);
    }
  };
  const actions = async (game, shot) => {
    await tap('slot-actions');
    await page.getByRole('dialog').waitFor();
    await shot(`${game}-actions`);
    await close();
  };
  return { at, tap, taps, close, bead, hold, quiet, see, start, pages, turn, actions };
};
