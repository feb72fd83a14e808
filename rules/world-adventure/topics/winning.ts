import type { Topic } from '@/rules/kernel/topic';

export const winning: readonly Topic[] = [
  {
    id: 'how-to-win',
    title: 'How to win',
    words: [
      'victory',
      'goal',
      'target',
      'how many runes',
      'when is the game over',
      'win condition',
      'tie',
      'final round',
    ],
    page: 'p5',
    answer:
      'Be the first to hold the target number of Ancient Runes: 9 or 12 for a single player, 18 for a team of two, 27 for a team of three. The game stops the moment the last rune is claimed.',
    details:
      'There is no final round and no tie: runes are claimed one at a time, and whoever gets there first wins. Only the winner is named; the places behind are shown by runes, equal counts sharing a place.',
    related: ['modes', 'rune-objectives', 'gaining-a-rune', 'legendary-challenge', 'month-overview'],
    phases: ['player'],
    ruling: 'R-31',
    helper: { words: 'Runes so far', opens: 'score' },
  },
  {
    id: 'modes',
    title: 'Modes',
    words: [
      'competitive',
      'team',
      '2v2',
      '3v3',
      'coop',
      'cooperative',
      'how many players',
      'short game',
      'long game',
      'team win',
    ],
    page: 'p5',
    answer:
      'Competitive play is each for himself to 9 runes, or 12 for a long game. In 2 vs 2 the two members add their runes up to 18; 3 vs 3 needs the expansion box and goes to 27.',
    details:
      'A team needs no share per member: 5 and 13 make 18. The rulebook speaks of two or three competitors and the box of two to four, so we allow two to four. The publisher likes 2 vs 2 best. Teammates share nothing but their runes; a house rule lets them hand each other gold.',
    related: ['how-to-win', 'legendary-challenge', 'teammates', 'gifts-and-deals', 'choosing-a-hero'],
    ruling: 'rulings R-1, R-43',
    houseRule: 'teamGifts',
  },
  {
    id: 'legendary-challenge',
    title: 'Legendary challenge',
    words: ['harder', 'additional rule', 'more challenge', 'must beat a legendary', 'optional rule', 'difficult'],
    page: 'p5',
    answer:
      'An optional harder win: besides the runes, the player or somebody in the team must have defeated at least one Legendary monster.',
    details:
      'If the number of runes was reached before, the win comes at the moment the Legendary falls. It is chosen when the game is set up.',
    related: ['how-to-win', 'legendary', 'modes'],
  },
  {
    id: 'rune-objectives',
    title: 'Rune objectives',
    words: ['chart', 'list', 'how to get rune', 'ways to get runes', 'all objectives', '22 slots', 'what gives a rune'],
    page: 'p5',
    answer:
      'The chart has 22 objectives, and each player can fill each of them once: fights, sales, stalls, quests, evolved units and the caravan.',
    details:
      'Fights: Legendary, Minion, Destroyer, Raid, Brigand, Government, a player (twice), a green and a yellow merchant. Trade: a sale of 12, a sale of 16, the 2nd, 3rd and 4th stall. Growth: hero at Lv 2, two soldiers at Lv 2, a Lv 2 caravan, the caravan with everything on it. Quests: three. Rivals may fill the same objective for themselves.',
    related: [
      'gaining-a-rune',
      'rune-sales',
      'rune-stalls',
      'rune-caravan',
      'rune-players',
      'rune-soldiers',
      'rune-fights-quests-hero',
    ],
    phases: ['player'],
    ruling: 'R-2',
    helper: { words: 'Runes so far', opens: 'score' },
  },
  {
    id: 'rune-sales',
    title: 'Rune: sales',
    words: ['12', '16', 'trade rune', 'sell rune', '12 gold sale', '16 gold sale', 'both runes', 'one trade'],
    page: 'p5',
    answer:
      'One sale in one shop with at least one good the city needs earns a rune at 12 gold or more, and another at 16 or more. One sale gives one rune.',
    details:
      'Two needed goods alone make 12 and count. Without a needed good even 16 gold earns nothing. If the 16 slot is taken already, another sale of 16 may fill the 12 slot. A house rule lets one sale of 16 fill both.',
    related: ['selling', 'need-marker', 'rune-objectives', 'experience', 'rune-stalls'],
    phases: ['player'],
    ruling: 'R-3',
    houseRule: 'oneSaleBothRunes',
    helper: { words: 'Open the shop', opens: 'market' },
  },
  {
    id: 'rune-stalls',
    title: 'Rune: stalls',
    words: ['second stall', 'third stall', 'fourth stall', 'stall rune', 'first stall', '2nd 3rd 4th'],
    page: 'p5',
    answer: 'Your second, third and fourth market stall earn one rune each. The first one earns none.',
    details: 'Four stalls need Charisma 4 and four cities without a stall.',
    related: ['market-stall', 'rune-objectives', 'charisma', 'rune-caravan'],
    phases: ['player'],
    ruling: 'R-2',
    helper: { words: 'Build a stall', opens: 'stall' },
  },
  {
    id: 'rune-caravan',
    title: 'Rune: caravan',
    words: ['upgrade rune', 'full caravan', 'gas bomb', 'all upgrades', 'lv 2 caravan rune', 'fully upgraded'],
    page: 'p5',
    answer:
      'Buying a Lv 2 caravan earns one rune. A second one comes when that caravan has everything at the same moment: Smoke Bomb, three Medic Packs, Mount Pet and Caravan Cargo.',
    details:
      'Buy back a used bomb or pack before you use the next one. Once earned the rune stays, even if you use things up. The gas bomb of the objective list is the Smoke Bomb.',
    related: ['caravan-swap', 'smoke-bomb', 'medic-pack', 'mount-pet', 'caravan-cargo', 'rune-players'],
    phases: ['player'],
    ruling: 'R-16',
    helper: { words: 'Open the workshop', opens: 'workshop' },
  },
  {
    id: 'rune-players',
    title: 'Rune: players',
    words: ['pvp', 'kill', 'retreat', 'pvp rune', 'defeat a player', 'rune for killing a player', 'same player twice'],
    page: 'p5',
    answer:
      'Slaying another player or making him retreat earns a rune, for the first and for the second time. Both may come from the same opponent.',
    details:
      'It does not matter who began the fight: whoever kills or drives off the other is the winner, so a defender can earn the rune as well.',
    related: ['duel-attack', 'duel-retreat', 'rune-objectives', 'experience', 'rune-soldiers'],
    phases: ['player'],
    ruling: 'rulings R-2, R-4',
  },
  {
    id: 'rune-soldiers',
    title: 'Rune: soldiers',
    words: ['two lv2', 'two evolved soldiers', 'soldier rune', '2 soldiers lv 2', 'evolve soldiers rune'],
    page: 'p5',
    answer:
      'Two soldiers that you brought from Lv 1 to Lv 2 earn one rune. A soldier who joined at Lv 2 through Leadership 5 does not count.',
    related: ['training', 'limit-break', 'rune-objectives', 'soldier-levels', 'rune-fights-quests-hero'],
    phases: ['player'],
    ruling: 'R-2',
    helper: { words: 'Open the clan', opens: 'clan' },
  },
  {
    id: 'rune-fights-quests-hero',
    title: 'Rune: fights, quests, hero',
    words: [
      'legendary',
      'minion',
      'destroyer',
      'raid',
      'brigand',
      'government',
      'green',
      'yellow',
      'monster rune',
      'quest rune',
      'merchant rune',
      'hero rune',
    ],
    page: 'p5',
    answer:
      'One rune each for the first Minion, Destroyer, Raid, Legendary, Brigand and Government you defeat, and for plundering a green and a yellow merchant. Three quests earn three runes, and the hero at Lv 2 one.',
    details:
      'An NPC that attacked you counts as defeated when you beat it. A second Minion or a fourth quest earns no further rune.',
    related: [
      'rune-objectives',
      'monster-battle',
      'merchant-attack',
      'guild-quest-complete',
      'hero-level-up',
      'rune-sales',
    ],
    phases: ['player'],
    ruling: 'rulings R-2, R-4',
  },
];
