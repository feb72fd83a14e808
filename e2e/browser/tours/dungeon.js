const { handOn } = require('./hand');

const GAME = 'dungeon';

/** A delve: the sheet's pages and its actions. */
exports.dungeon = async function dungeon(page, url, shot) {
  const { actions, pages, start } = handOn(page, url);
  await start(GAME, ['Mira']);
  await pages(GAME, ['sheet', 'map', 'loot', 'score'], shot);
  await actions(GAME, shot);
};
