const { handOn } = require('./hand');

const GAME = 'multiverse-war';

/** The first turn of a duel: the table's pages and its actions. */
exports.multiverseWar = async function multiverseWar(page, url, shot) {
  const { actions, pages, start } = handOn(page, url);
  await start(GAME, ['Mira', 'Teo']);
  await pages(GAME, ['turn', 'army', 'build', 'score'], shot);
  await actions(GAME, shot);
};
