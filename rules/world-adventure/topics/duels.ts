import type { Topic } from '@/rules/kernel/topic';

export const duels: readonly Topic[] = [
  {
    id: 'duel-attack',
    title: 'Duel: attack',
    words: [
      'pvp',
      'brigand battle',
      'fight player',
      'attack player',
      'government battle',
      'both roll',
      'battle with player',
      'how many dice',
      'soldiers roll',
    ],
    page: 'p25',
    answer:
      'Against a player, the Brigand or the Government both sides roll at the same time, one die per active soldier and hero, plus the hero’s skill die. Dice of 1 to 3 hit; then both distribute their damage.',
    details:
      'A unit felled in a stage still deals what it rolled in that stage. Once a side had no soldier left when the stage began, its hero’s accuracy is the number that hits. Purple powers are used before the dice.',
    related: ['duel-damage', 'duel-tie', 'duel-retreat', 'after-battle', 'leadership', 'rune-powers'],
    phases: ['player', 'npc'],
    ruling: 'R-17',
    helper: { words: 'Scout or attack', opens: 'attack' },
  },
  {
    id: 'duel-damage',
    title: 'Duel: damage',
    words: [
      'distribute',
      'hero last',
      'split damage',
      'assign hits',
      'who takes damage',
      'attack hero',
      'excess damage',
      'spill',
    ],
    page: 'p25',
    answer:
      'Whoever hits chooses where the damage goes and may split it. The hero can be hit only when all his soldiers are down; what is left over after the last soldier may go on to him.',
    details:
      'Lv 1 falls at 2 damage, Lv 2 at 4, the hero at his hit points. Damage stays till the battle ends. The NPC’s hits go to the weakest first, unless the table decides otherwise. The house rule can forbid the spill to the hero.',
    related: ['duel-attack', 'soldier-levels', 'duel-tie', 'after-battle'],
    phases: ['player', 'npc'],
    ruling: 'rulings R-17, R-29',
    houseRule: 'spillToHero',
  },
  {
    id: 'duel-tie',
    title: 'Duel: tie',
    words: ['both dead', 'draw', 'tie battle', 'both out', 'simultaneous death', 'tied'],
    page: 'p25',
    answer:
      'If both sides lose their last unit in the same stage, each rolls a die and the higher one wins; equal dice are rolled again.',
    details: 'The winner keeps the hero, whole; his soldiers are fainted. The other one is dead.',
    related: ['duel-attack', 'duel-damage', 'death'],
    phases: ['player', 'npc'],
    ruling: 'R-37',
  },
  {
    id: 'duel-retreat',
    title: 'Duel: retreat',
    words: [
      'flee player',
      'run away',
      'escape brigand',
      'retreat from player',
      'flee government',
      'drop a good',
      'flee',
    ],
    page: 'p26',
    answer:
      'Before a stage roll one die: 1 to 3 gets you away from a player, the Brigand or the Government. A Smoke Bomb always does. Either way you drop one good, if you carry any.',
    details:
      'Who opened the battle must fight the first stage; who was attacked may try before it. One try per stage; on a failure the stage is fought. A player you flee from may take the good and has defeated you: 2 experience and perhaps a rune.',
    related: ['smoke-bomb', 'monster-retreat', 'rune-players', 'after-a-retreat'],
    phases: ['player', 'npc'],
    ruling: 'rulings R-4, R-21, R-27',
  },
  {
    id: 'after-a-retreat',
    title: 'After a retreat',
    words: ['where do I go', 'attacked again', 'npc stays', 'lost battle npc', 'after fleeing', 'move after retreat'],
    page: 'not in the rulebook',
    answer:
      'Nobody moves after a retreat. The same NPC does not attack you again in this turn or phase and stays on the map unhurt.',
    details:
      'The same holds for an NPC that won. A monster fought and not slain starts the next battle with all its hit points.',
    related: ['duel-retreat', 'monster-retreat', 'entering-a-territory'],
    phases: ['player', 'npc'],
    ruling: 'R-44',
  },
  {
    id: 'after-battle',
    title: 'After battle',
    words: ['heal', 'exp', 'end of battle', 'survivors heal', 'after the fight', 'battle reward', 'who gets exp'],
    page: 'p26',
    answer:
      'All who fought gain the experience, also those who fainted in it. Units still standing heal completely; the fainted stay fainted.',
    details:
      'A defeated NPC leaves the map. The winner takes gold, goods, wanted change and runes as due. Gold and goods of a player who died go to the player who beat him.',
    related: ['experience', 'fainted-soldiers', 'random-golds', 'random-cargo', 'wanted-points', 'death'],
    phases: ['player', 'npc'],
  },
  {
    id: 'battle-arena',
    title: 'Battle arena',
    words: ['where does the card go', 'arena', 'npc card in battle', 'fight space', 'battle space'],
    page: 'p7',
    answer: 'While you fight an NPC its card lies on the battle arena of the board.',
    related: ['monster-battle', 'duel-attack', 'setup-board'],
    phases: ['player', 'npc'],
  },
  {
    id: 'death',
    title: 'Death',
    words: [
      'die',
      'lose',
      'resurrection',
      'dead',
      'killed',
      'what do I lose',
      'respawn',
      'wake up',
      'what do I keep',
      'wanted after death',
      'who gets my gold',
      'when I die',
      'i died',
      'after losing',
      'lost battle',
      'hero dies',
    ],
    page: 'p17',
    answer:
      'You lose all gold, goods, your quest and your wanted points, and wake in a random city with every soldier fainted. Runes, rune powers, soldiers, caravan and upgrades stay yours.',
    details:
      'A player who beat you takes gold, goods and quest within his limits of 99 gold, his cargo and one quest; an NPC’s loot goes to nobody. Wanted points simply become zero. Your turn is over, and your next one is a penalty turn.',
    related: ['penalty-turn', 'awakening-markers', 'recover', 'bounty', 'duel-damage'],
    phases: ['player', 'npc'],
    ruling: 'R-10',
  },
  {
    id: 'penalty-turn',
    title: 'Penalty turn',
    words: ['working', '3 dice', 'skip turn', 'after death', 'lost turn', 'three gold dice', 'work in the city'],
    page: 'p17',
    answer:
      'In the turn after your death you only roll 3 gold dice and take the gold. No moves, no actions, no city activities.',
    details:
      'It is your next own turn, this month if that is still to come. Stall income is paid as ever. The rulebook’s tip is to heal with the money; a house rule allows that in the penalty turn itself.',
    related: ['death', 'random-golds', 'recover', 'stall-income'],
    phases: ['player'],
    ruling: 'R-28',
    houseRule: 'penaltyAllowsRecover',
    helper: { words: 'Roll gold dice', opens: 'gold' },
  },
];
