import type { Topic } from '@/rules/kernel/topic';

export const events: readonly Topic[] = [
  {
    id: 'permanent-encounters',
    title: 'Permanent encounters',
    words: ['stays', 'map', 'permanent', 'stays on the map', 'remain', 'lasting encounter'],
    page: 'Permanent encounters, about p13',
    answer:
      'Giant ant colony, merchant caravan, sharpshooters competition and burning village stay on the map as long as you play.',
    details:
      'Their card is set aside. Caravan and competition wander when the dial says so; without the dial they stay where they were drawn.',
    related: ['giant-ant-colony', 'merchant-caravan', 'sharpshooters-competition', 'burning-village', 'event-dial'],
    phases: ['action'],
    ruling: 'rulings A40, A58',
    helper: { words: 'Encounters', opens: 'explore' },
  },
  {
    id: 'giant-ant-colony',
    title: 'Giant ant colony',
    words: ['ants', 'ant', 'colony', 'ant hill', 'sting'],
    page: 'Permanent encounters, about p13',
    answer:
      'It is treated as a building: 3 HP, 5 in the novice ruleset, 1 repaired each round, as high as a hill. Every melee attacker takes 1 damage after the blow.',
    details:
      'No roll, and no armour helps; it stings even when the blow destroys it. Nobody owns it, so it repairs at the start of a round. Destroying it gives the class 1 step but no points.',
    related: ['permanent-encounters', 'building-health-and-repair', 'battle-record', 'shooting-from-height'],
    phases: ['action'],
    ruling: 'rulings A27, A39, A49',
    helper: { words: 'Fight', opens: 'fight' },
  },
  {
    id: 'merchant-caravan',
    title: 'Merchant caravan',
    words: ['trader', 'caravan', 'merchant', 'caravan moves'],
    page: 'Permanent encounters, about p13',
    answer:
      'It wanders over the map: when the dial says so, roll the d6 for its direction, by the numbers on the dial.',
    details: 'What it offers stands on its card. Each direction is one in six.',
    related: ['permanent-encounters', 'sharpshooters-competition', 'event-dial', 'orientation-die'],
    phases: ['revenue'],
    helper: { words: 'Event dial', opens: 'dial' },
  },
  {
    id: 'sharpshooters-competition',
    title: 'Sharpshooters competition',
    words: ['archers', 'contest', 'sharpshooter', 'shooting contest', 'competition moves'],
    page: 'Permanent encounters, about p13',
    answer: 'It wanders like the caravan: a d6 gives its direction when the dial tells you to move it.',
    details: 'How to take part and what there is to win stands on its card.',
    related: ['permanent-encounters', 'merchant-caravan', 'event-dial'],
    phases: ['revenue'],
    helper: { words: 'Event dial', opens: 'dial' },
  },
  {
    id: 'burning-village',
    title: 'Burning village',
    words: ['village', 'conquer', 'burning', 'take over the village', 'capture the village'],
    page: 'Permanent encounters, about p13',
    answer: 'It is attacked like a building, but at 0 HP it is not destroyed: it belongs to whoever brought it down.',
    details:
      'Its health stands on the card, 2 more in the novice ruleset; once taken it is whole again. Taking it gives no step on the battle record.',
    related: ['permanent-encounters', 'building-health-and-repair', 'battle-record'],
    phases: ['action'],
    ruling: 'A46',
    helper: { words: 'Fight', opens: 'fight' },
  },
  {
    id: 'event-dial',
    title: 'Event dial',
    words: ['dial', 'spin', 'event', 'turn the dial', 'wheel', 'event wheel', 'when does the dial turn'],
    page: 'Event dial, about p13',
    answer:
      'Line it up with the board’s hexes and start at 1. From the second round on, before anyone plays, turn it one section clockwise and do what that section shows.',
    details:
      'It may send caravan and competition on their way, bring new encounter tokens or change the first player. We turn it once a round; a house rule turns it before every player’s turn. It comes with the advanced scenario.',
    related: [
      'new-encounter-tokens',
      'change-of-first-player',
      'merchant-caravan',
      'permanent-encounters',
      'turn-order',
    ],
    phases: ['revenue'],
    ruling: 'A11',
    houseRule: 'dialPer',
    helper: { words: 'Event dial', opens: 'dial' },
  },
  {
    id: 'new-encounter-tokens',
    title: 'New encounter tokens',
    words: ['d10', 'tiles', 'more encounters', 'tile number', 'new tokens', 'number on the tile'],
    page: 'Event dial, about p13',
    answer: 'When the dial shows it, roll a d10 and put tokens on the tiles that carry the number rolled.',
    details: 'The face 0 is ten. Each number is one in ten; there are 18 tokens in the box.',
    related: ['event-dial', 'encounter-hex', 'exploring-an-encounter'],
    phases: ['revenue'],
    ruling: 'A47',
    helper: { words: 'Event dial', opens: 'dial' },
  },
  {
    id: 'change-of-first-player',
    title: 'Change of first player',
    words: ['first player', 'start player', 'who goes first', 'who starts', 'new first player', 'player order'],
    page: 'Event dial, about p13',
    answer:
      'A section of the dial changes the first player. We pass it to the next player clockwise, until the dial changes it again.',
    details: 'The rulebook names nobody, so the table may pick someone else.',
    related: ['event-dial', 'turn-order', 'free-for-all'],
    phases: ['revenue'],
    ruling: 'A61',
    helper: { words: 'Event dial', opens: 'dial' },
  },
];
