import type { Topic } from '@/rules/kernel/topic';

const BUILD = { words: 'Build', opens: 'construct' };

export const buildings: readonly Topic[] = [
  {
    id: 'settlement',
    title: 'Settlement',
    words: ['city', 'capital', 'five hexes', 'founding settlement', 'home', 'town', 'base'],
    page: 'Game setup, about p5; Buildings, about p8',
    answer:
      'Your founding settlement covers 5 hexes, brings 5 gold a turn, can make 5 units a turn and counts as road. It has 6 HP (4 and the novice 2) and repairs 1 each turn.',
    details:
      'One pool of HP for all five hexes. At 0 it is destroyed with everyone inside; where conquest is on, that may end the game.',
    related: [
      'conquest-victory',
      'building-health-and-repair',
      'units-inside-a-building',
      'revenue-phase',
      'units-per-building',
    ],
    phases: ['build'],
    ruling: 'rulings A1, A19',
  },
  {
    id: 'placing-buildings',
    title: 'Placing buildings',
    words: [
      'distance',
      'third hex',
      'where',
      'where can I build',
      'how far apart',
      'too close',
      '3 hexes',
      'build near',
      'build',
      'where to build',
      'building site',
    ],
    page: 'Third turn, about p8',
    answer:
      'A builder must stand there, on the third hex or further from every settlement and building. Guard Towers are free of the distance. Never next to an unexplored hex or encounter.',
    details:
      'Count from the nearest hex of the settlement: two hexes lie between. It holds for buildings of all players, towers too; a house rule leaves towers out of the measuring.',
    related: ['unexplored-neighbour', 'guard-tower', 'builder', 'build-phase', 'barracks'],
    phases: ['build'],
    ruling: 'A21',
    houseRule: 'towersBlockPlacement',
    helper: BUILD,
  },
  {
    id: 'unexplored-neighbour',
    title: 'Unexplored neighbour',
    words: ['unexplored', 'fog', 'neighbor', 'next to an encounter', 'too close to the unknown', 'build beside'],
    page: 'Third turn, about p8',
    answer:
      'No building may stand beside an unexplored hex or beside an encounter still to be explored. That holds for Guard Towers too.',
    details: 'Roads are not barred. An encounter that failed stays unexplored.',
    related: ['placing-buildings', 'encounter-hex', 'map-exploration', 'guard-tower'],
    phases: ['build'],
    ruling: 'A21',
    helper: BUILD,
  },
  {
    id: 'building-health-and-repair',
    title: 'Building health and repair',
    words: ['hp', 'fix', 'repair', 'building hp', 'building health', 'how strong is a building', 'siege turns'],
    page: 'Buildings, about p8; Novice ruleset, about p6',
    answer:
      'Settlement and Fortress have 6 HP, other buildings 5: printed 4 and 3, and 2 more in the novice ruleset. Each repairs 1 at the start of its owner’s turn, even under attack.',
    details:
      'Never above its full health. To bring one down over several turns you need more than 1 damage a turn. At 0 it is gone with everyone inside, and the destroyer’s class gains a step. A house rule plays without the extra 2.',
    related: [
      'units-inside-a-building',
      'siege-weapons',
      'mounted-against-buildings',
      'tier-2',
      'settlement',
      'novice-sides',
    ],
    phases: ['action'],
    ruling: 'rulings A1, A10',
    houseRule: 'buildingHpBonus',
    helper: { words: 'How long a siege takes', opens: 'siege' },
  },
  {
    id: 'units-inside-a-building',
    title: 'Units inside a building',
    words: ['garrison', 'inside', 'defend a building', 'hide in a building', 'units in the city', 'who is inside'],
    page: 'Buildings, about p8',
    answer:
      'They cannot be attacked, only the building can. A military unit inside strikes back at attackers within its reach. When the building falls, all inside die.',
    details:
      'Room for one military unit or hero and a builder; in the settlement that many in each hex, and only the unit in the attacked hex answers. The destroyer gains a step for the building alone; a house rule counts those inside too.',
    related: ['retaliation', 'building-health-and-repair', 'shooting-from-height', 'battle-record', 'settlement'],
    phases: ['action'],
    ruling: 'A19',
    houseRule: 'countGarrisonKills',
    helper: { words: 'Fight', opens: 'fight' },
  },
  {
    id: 'units-per-building',
    title: 'Units per building',
    words: ['limit', 'recruit', 'five', 'how many units', 'train', 'production', 'unit limit', 'one per turn'],
    page: 'Buildings, about p8',
    answer: 'A building or fortress makes one unit a turn, the settlement up to five.',
    details:
      'Heroes, bought or brought back, take one of these places too. Which units a building makes is printed on its card.',
    related: ['new-units', 'settlement', 'build-phase', 'heroes-recruiting', 'academy'],
    phases: ['build'],
    ruling: 'A17',
    helper: { words: 'Recruit a unit', opens: 'recruit' },
  },
  {
    id: 'tier-2',
    title: 'Tier 2',
    words: ['upgrade building', 'tier two', 'second tier', 'level 2 building', 'improve a building'],
    page: 'Buildings, about p8',
    answer:
      'With a builder there you may raise a building or fortress to tier 2 in the Build phase. The price is on its card.',
    details:
      'Revenue and health follow the card, with the novice 2 on top; damage taken stays. It gives no builder step. At the turn limit the tier-2 points replace the first.',
    related: ['victory-points-for-buildings', 'builder', 'building-health-and-repair', 'unit-upgrade'],
    phases: ['build'],
    ruling: 'rulings A22, A48',
  },
  {
    id: 'barracks',
    title: 'Barracks',
    words: ['barracks', '+2', 'barrack', 'first building', 'two gold'],
    page: 'Third turn, about p8',
    answer:
      'The Barracks is the first mission and brings 2 gold a turn, from your next Revenue phase on. 5 HP, 2 points, 4 at tier 2.',
    details: 'It must be on the third hex or further, and makes one unit a turn. Price and units are on its card.',
    related: ['placing-buildings', 'missions-novice', 'revenue-phase', 'supply-lines'],
    phases: ['build'],
    helper: BUILD,
  },
  {
    id: 'academy',
    title: 'Academy',
    words: ['mounted', 'knights', 'knight', 'stable', 'where do I recruit horsemen', 'cavalry building'],
    page: 'Buildings, about p8',
    answer:
      'The Academy makes all mounted units, and Knights can be recruited only if you have one. 5 HP, 3 points, 5 at tier 2.',
    details: 'It keeps the third-hex distance. Cost and revenue are on its card.',
    related: ['unit-types', 'units-per-building', 'placing-buildings', 'tier-2'],
    phases: ['build'],
    helper: BUILD,
  },
  {
    id: 'guard-tower',
    title: 'Guard Tower',
    words: ['tower', 'watchtower', 'guard', 'build anywhere', 'towers'],
    page: 'Third turn, about p8',
    answer: 'The only building that need not keep the third-hex distance. 5 HP, 2 points, 4 at tier 2.',
    details:
      'It may not stand next to the unexplored either. Other buildings keep their distance from it. Whether it makes units is on its card. Two of them are a bonus mission.',
    related: ['placing-buildings', 'unexplored-neighbour', 'shooting-from-height', 'missions-novice'],
    phases: ['build'],
    ruling: 'A21',
    helper: BUILD,
  },
  {
    id: 'siege-workshop',
    title: 'Siege Workshop',
    words: ['workshop', 'engines', 'siege building', 'build catapults', 'where do I get siege weapons'],
    page: 'Buildings, about p8; Turn limit, about p14',
    answer:
      'The Siege Workshop has 5 HP (3 and the novice 2) and is worth 4 points, 6 at tier 2. What it makes is on its card.',
    related: ['siege-weapons', 'placing-buildings', 'victory-points-for-buildings'],
    phases: ['build'],
    helper: BUILD,
  },
  {
    id: 'fortress',
    title: 'Fortress',
    words: ['fort', 'castle', 'stronghold', 'fortresses', 'how many fortresses'],
    page: 'Victory conditions, about p2; Buildings, about p8',
    answer:
      'You have four. A Fortress has 6 HP (4 and the novice 2), makes one unit a turn and is worth 8 points. All four standing win.',
    details: 'It keeps the third-hex distance. It can be raised to tier 2, with 8 points still.',
    related: [
      'fortress-domination-victory',
      'placing-buildings',
      'victory-points-for-buildings',
      'missions-novice',
      'tier-2',
    ],
    phases: ['build'],
    ruling: 'A13',
    helper: BUILD,
  },
];
