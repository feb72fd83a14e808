const { handOn } = require('./hand');

const GAME = 'shaolia';

/** A duel's other pages; its table is in the frame's tour. */
exports.shaolia = async function shaolia(page, url, shot) {
  const { pages, start } = handOn(page, url);
  await start(GAME, ['Mira', 'Teo']);
  await pages(GAME, ['territory', 'trade'], shot);
};
