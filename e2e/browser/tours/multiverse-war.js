const { handOn } = require('./hand');

const GAME = 'multiverse-war';

/** A duel for points in its second turn, with every main sheet; then the table of two teams. */
exports.multiverseWar = async function multiverseWar(page, url, shot) {
  const { actions, bead, close, hold, pages, quiet, see, tap, taps, turn } = handOn(page, url);
  const gone = () => page.getByRole('dialog').waitFor({ state: 'detached' });
  const opened = () => page.getByRole('dialog').waitFor();
  const top = () => page.getByTestId('table-scroll').evaluate((list) => list.scrollTo(0, 0));
  const action = async (tile) => {
    await tap('slot-actions');
    await opened();
    await tap(`tile-${tile}`);
  };

  const begin = async (names, choose) => {
    await tap(`game-${GAME}`);
    await see('setup-screen');
    await choose();
    for (const [seat, name] of names.entries()) {
      const field = page.getByTestId(`seat-${seat}-name`);
      if (seat > 0 && (await field.count()) === 0) await tap('add-player');
      await field.fill(name);
    }
    await tap('start-game');
    await see('session-screen');
  };
  /** A player's three units; the sheet is his once it says so. */
  const units = async (name) => {
    await bead();
    await page.getByText(`${name}'s starting units`).waitFor();
    await tap('start-class-Pikeman');
    await page.getByText('2 of 3 chosen').waitFor();
    await tap('start-class-Bowman');
    await page.getByText('3 of 3 chosen').waitFor();
  };

  await page.goto(url);
  await begin(['Mira', 'Teo'], async () => {
    await tap('choice-scenario-advanced');
    await tap('choice-turnLimit-5');
  });
  await action('setup');
  await see('setup-sheet');
  await shot(`${GAME}-setup`);
  await close();
  await units('Mira');
  await tap('start-apply');
  await gone();
  await bead();
  await bead();

  // A hero for seven of the nine gold, with his eight points.
  await action('hero');
  await page.getByTestId('hero-name').fill('Aria');
  await tap('hero-apply');
  await gone();
  await tap('page-army');
  await page.getByTestId(/^hero-\d+$/).click();
  await taps('hero-hp-plus', 2);
  await taps('hero-ap-plus', 3);
  await page.getByTestId('hero-ability').fill('Cleave');
  await tap('hero-ability-add');
  await shot(`${GAME}-hero`);
  await tap('hero-assign');
  await close();
  await bead();

  // A territory with an encounter, and the card that was drawn.
  await action('explore');
  await tap('side-of-3');
  await tap('has-encounter');
  await tap('is-central');
  await shot(`${GAME}-explore`);
  await tap('reveal-apply');
  await gone();
  await action('explore');
  await tap('explore-what-encounter');
  await page
    .getByTestId(/^explorer-\d+$/)
    .nth(1)
    .click();
  await tap('encounter-draw');
  await page.getByTestId('encounter-card').fill('Kuma');
  await tap('encounter-support-plus');
  await tap('dice-face-4');
  await see('encounter-odds');
  await shot(`${GAME}-encounter`);
  await tap('encounter-apply');
  await gone();

  // A flanked fight, its neighbours tapped.
  await action('fight');
  await tap('attacker-class:Horseman');
  await tap('target-class:Bowman');
  await tap('hex-0');
  await tap('hex-1');
  await tap('hex-theirs');
  await see('fight-ends');
  await shot(`${GAME}-fight`);
  await tap('fight-roll');
  await tap('dice-face-3');
  await tap('fight-resolve');
  await gone();
  await bead();
  await units('Teo');
  await tap('start-apply');
  await gone();
  await bead();
  await bead();
  await bead();
  await bead();

  // The dial opens the second turn.
  await bead();
  await see('dial-sheet');
  await shot(`${GAME}-dial`);
  await tap('dial-turn');
  await gone();
  await bead();
  await bead();
  await tap('open-construct');
  await tap('construct-distance-2');
  await tap('construct-cost-plus');
  await shot(`${GAME}-construct`);
  await tap('construct-distance-3');
  await tap('construct-apply');
  await gone();
  await tap('page-turn');
  await taps('record-Bowman', 3);
  await taps('record-Horseman', 2);
  await action('volley');
  await tap('add-attacker-Bowman');
  await tap('add-attacker-Pikeman');
  await tap('add-attacker-Horseman');
  await tap('volley-target-Pikeman');
  await page.getByTestId('volley-odds').scrollIntoViewIfNeeded();
  await shot(`${GAME}-volley`);
  await close();
  await action('siege');
  await tap('add-attacker-Pikeman');
  await tap('add-attacker-Horseman');
  await tap('siege-garrison-Bowman');
  await see('siege-answer');
  await shot(`${GAME}-siege`);
  await close();
  await tap('open-menu');
  await tap('menu-phase');
  await see('phase-sheet');
  await shot(`${GAME}-phase`);
  await close();
  await quiet();
  await pages(GAME, ['turn', 'army', 'build', 'score'], shot);
  await actions(GAME, shot);

  // The table agrees on the end.
  await action('claim');
  await hold('claim-hold', gone);
  await tap('bead');
  await see('score-screen');
  await shot(`${GAME}-final`);

  await hold('end-session', () => see('score-home'));
  await shot(`${GAME}-result`);
  await tap('score-home');
  await see('home-screen');
  await begin(['Mira', 'Teo', 'Iris', 'Jun'], async () => {
    await tap('mode-teams');
    await tap('choice-scenario-advanced');
  });
  await units('Mira');
  await tap('start-apply');
  await gone();
  await bead();
  await action('deals');
  await see('deals-sheet');
  await shot(`${GAME}-give`);
  await close();
  await turn('score');
  await top();
  await shot(`${GAME}-teams`);
};
