const { dungeon } = require('./dungeon');
const { frame } = require('./frame');
const { handover } = require('./handover');
const { multiverseWar } = require('./multiverse-war');
const { nearAndFar } = require('./near-and-far');
const { shaolia } = require('./shaolia');
const { worldAdventure } = require('./world-adventure');

exports.tours = [
  { name: 'frame', walk: frame },
  { name: 'handover', walk: handover },
  { name: 'world-adventure', walk: worldAdventure },
  { name: 'near-and-far', walk: nearAndFar },
  { name: 'shaolia', walk: shaolia },
  { name: 'multiverse-war', walk: multiverseWar },
  { name: 'dungeon', walk: dungeon },
];
