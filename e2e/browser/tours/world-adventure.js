const { handOn } = require('./hand');

const GAME = 'world-adventure';
const NUMBER = 'number';

/** A month under way: cards typed, a market, an expedition weighed, a monster and a rival fought, the ninth rune. */
exports.worldAdventure = async function worldAdventure(page, url, shot) {
  const { actions, bead, close, pages, quiet, see, start, tap } = handOn(page, url);
  const gone = (id) => page.getByTestId(id).waitFor({ state: 'detached' });
  const open = async (tile, sheet) => {
    await tap('slot-actions');
    await tap(`tile-${tile}`);
    await see(sheet);
  };
  /** A card the table has never typed: tiles are tapped, larger numbers go by the keypad. */
  const type = async (name, values) => {
    await page.getByTestId('card-query').fill(name);
    const known = page.getByTestId(`card-${name}`);
    await page.getByTestId('card-new').or(known).first().waitFor();
    if ((await known.count()) > 0) await known.click();
    else await tap('card-new');
    await see('card-form');
    for (const [key, value] of Object.entries(values)) {
      if (typeof value === NUMBER) {
        await tap(`value-${key}`);
        await see('keypad');
        for (const digit of `${value}`) await tap(`keypad-${digit}`);
        await tap('keypad-done');
        await gone('keypad');
      } else await tap(`value-${key}-${value}`);
    }
    await tap('card-save');
    await gone('card-form');
  };
  const faces = async (...shown) => {
    for (const face of shown) await tap(`dice-face-${face}`);
  };

  await start(GAME, ['Mira', 'Teo', 'Ana']);
  const statuses = ['explorer', 'leadership', 'explorer', 'leadership', 'charisma'];
  for (const seat of [0, 1, 2]) {
    await bead();
    await see('status-sheet');
    if (seat < 2) {
      await tap('pick-hero');
      const hero = { hp: 4, accuracy: '3', attack: 1, bonus: 1, needsHit: 'true' };
      if (seat === 0) await type('Salman', hero);
      else await tap('card-Salman');
      await see('status-sheet');
      await tap('pick-caravan');
      if (seat === 0) await type('Trader', { cargo: 4, chaser: 2, barrier: 1 });
      else await tap('card-Trader');
      await see('status-sheet');
    }
    for (const status of statuses) await tap(`${status}-${seat}`);
    if (seat === 0) await shot(`${GAME}-setup`);
    await tap('status-done');
    await gone('status-sheet');
  }
  await bead();
  await tap('order-apply');
  await bead();
  await tap('page-cities');
  await tap('enter-needs');
  for (const [city, good] of [
    ['Java', 'silk'],
    ['Japan', 'iron'],
    ['China', 'spice'],
    ['India', 'fruit'],
  ]) {
    await tap(`need-${city}-${good}`);
  }
  await shot(`${GAME}-needs`);
  await tap('needs-apply');
  await tap('page-clan');
  for (const good of ['silk', 'iron']) {
    await tap(`${good}-0-plus`);
    await tap(`${good}-0-plus`);
  }
  await open('clan', 'clan-sheet');
  await tap('recruit');
  await page.getByText('Recruit a black soldier, 5 gold').waitFor();
  await page.waitForTimeout(150);
  await tap('recruit');
  await close();

  await open('market', 'market-city-sheet');
  await tap('shop-Java');
  await tap('sell-all');
  await shot(`${GAME}-market`);
  await tap('sell-apply');
  await tap('shop-close');

  await open('attack', 'attack-sheet');
  await tap('find-open');
  await faces(1, 5);
  await tap('find-apply');
  // Found: the two dice choose among the six cards.
  await see('six-cards');
  const ox = { colour: 'green', hp: 3, accuracy: '3', exp: '1', cargo: 1, loot: 2 };
  const camel = { colour: 'yellow', hp: 7, accuracy: '2', exp: '2', cargo: 2, loot: 4 };
  await tap('stand-1');
  await type('Ox cart', ox);
  await tap('stand-4');
  await type('Camel train', camel);
  await tap('drawn-1');
  await tap('drawn-4');
  await tap('drawn-card-1');
  await shot(`${GAME}-expedition`);
  await tap('against-monster');
  await tap('pick-foe');
  await type('Wolf', { tier: 'minion', hp: 4, accuracy: '3', retreat: '3', exp: '1', loot: 2 });
  await see('advice');
  await shot(`${GAME}-attack`);
  await tap('attack-apply');
  await see('battle-sheet');
  await faces(1, 1, 2, 3);
  await shot(`${GAME}-battle`);
  await tap('battle-apply');
  await see('spoils-sheet');
  await faces(3, 6);
  await shot(`${GAME}-spoils`);
  await tap('spoils-apply');

  await open('attack', 'attack-sheet');
  await tap('against-player');
  await tap('whom-1');
  await see('duel-plans');
  await tap('attack-apply');
  await see('battle-sheet');
  await faces(1, 5, 2, 6, 2, 6);
  await page.getByTestId('hits').scrollIntoViewIfNeeded();
  await shot(`${GAME}-duel`);
  await tap('battle-apply');
  await page.getByText('Battle, attack 2').waitFor();
  await tap('battle-retreat');
  await page.getByTestId('flee-sheet').getByText('Teo', { exact: true }).click();
  await tap('flee-bomb');
  await see('spoils-sheet');
  await tap('spoils-apply');

  await tap('page-table');
  await tap('rune-minion');
  await quiet();
  await pages(GAME, ['table', 'clan', 'cities', 'tracks'], shot);
  await tap('page-tracks');
  await tap('put-legendary');
  await see('legendaries-left');
  await shot(`${GAME}-legendary`);
  await close();
  await actions(GAME, shot);
  await tap('page-table');
  // Only a small phone folds it.
  if ((await page.getByTestId('wanted-folded').count()) > 0) await tap('wanted-folded');
  await tap('wanted-track');
  await see('wanted-sheet');
  await shot(`${GAME}-wanted`);
  await close();

  const taken = (rune) =>
    page
      .getByTestId(`rune-${rune}`)
      .and(page.getByLabel(/Taken by/))
      .waitFor();
  for (const rune of ['player1', 'sale16']) {
    await tap(`rune-${rune}`);
    await taken(rune);
  }
  // Runes of fights that nobody told the app about: the table knows better.
  for (const rune of ['raid', 'brigand', 'government', 'quest1', 'stall2', 'destroyer']) {
    await tap(`rune-${rune}`);
    await tap('do-it-anyway');
    await taken(rune);
  }
  // The bead's word, or its sentence where there is room.
  await page.getByText(/^(Score|Look at the final score)$/).waitFor();
  await bead();
  await see('score-screen');
  await shot(`${GAME}-score`);
};
