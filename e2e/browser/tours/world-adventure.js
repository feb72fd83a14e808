const { handOn } = require('./hand');

const GAME = 'world-adventure';

/** The first month: the table's pages and its actions. */
exports.worldAdventure = async function worldAdventure(page, url, shot) {
  const { actions, pages, start } = handOn(page, url);
  await start(GAME, ['Mira', 'Teo', 'Ana']);
  await pages(GAME, ['table', 'clan', 'cities', 'tracks'], shot);
  await actions(GAME, shot);
};
