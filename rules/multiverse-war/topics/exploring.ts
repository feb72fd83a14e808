import type { Topic } from '@/rules/kernel/topic';

export const exploring: readonly Topic[] = [
  {
    id: 'map-exploration',
    title: 'Map exploration',
    words: ['reveal', 'flip', 'territory', 'explore the map', 'unexplored tile', 'discover', 'turn over a tile'],
    page: 'Map exploration, about p5–6',
    answer:
      'With a unit beside a face-down territory spend 1 AP, flip it, roll the d6 and rotate it until the side of that number faces the unit, which may go on acting.',
    details:
      'It must be alone in its hex; a builder beside it does not matter. Put a token on an encounter hex, and a mine on a central territory where mines are in play. Decoys may reveal too.',
    related: ['orientation-die', 'encounter-hex', 'aether-mines', 'attack-ends-action', 'stacking', 'action-points'],
    phases: ['action'],
    ruling: 'rulings A42, A56',
    helper: { words: 'Reveal a territory', opens: 'explore' },
  },
  {
    id: 'orientation-die',
    title: 'Orientation die',
    words: ['d6', 'looking glass', 'rotate the tile', 'which way round', 'magnifying glass', 'turn the territory'],
    page: 'Map exploration, about p5',
    answer:
      'The side with the looking glass is 1; count on clockwise up to 6. The side you rolled faces the exploring unit.',
    details: 'Each side comes up once in six.',
    related: ['map-exploration', 'merchant-caravan', 'event-dial'],
    phases: ['action'],
    helper: { words: 'Roll the direction', opens: 'explore' },
  },
  {
    id: 'encounter-hex',
    title: 'Encounter hex',
    words: ['event tile', 'token', 'encounter token', 'place a token', 'event hex', 'where do encounters come from'],
    page: 'Map exploration, about p5',
    answer: 'When a revealed territory shows an encounter hex, it gets a token.',
    details:
      'The box has 18 tokens. While it lies there nobody may build beside it. With the dial in play more tokens appear.',
    related: ['exploring-an-encounter', 'new-encounter-tokens', 'unexplored-neighbour', 'map-exploration'],
    phases: ['action'],
    helper: { words: 'Explore', opens: 'explore' },
  },
  {
    id: 'exploring-an-encounter',
    title: 'Exploring an encounter',
    words: [
      'card',
      'draw',
      'event',
      'failed',
      'again',
      'encounter card',
      'draw a card',
      'lost encounter',
      'try again',
      'encounter',
    ],
    page: 'Exploration encounters, about p6',
    answer:
      'Draw a card and do what it says. Success brings its reward, failure its damage and the way back to where you came from. The card is discarded, and the unit is done for this turn.',
    details:
      'Success takes the token off the map. After a failure it stays and the next try draws another card; a house rule removes it. The unit must start alone in its hex. A card that stays in play is set aside, not discarded.',
    related: [
      'support-in-encounters',
      'encounter-deck-runs-out',
      'permanent-encounters',
      'kuma-the-bear',
      'encounter-hex',
      'attack-ends-action',
    ],
    phases: ['action'],
    ruling: 'A58',
    houseRule: 'failedEncounterStays',
    helper: { words: 'Draw and resolve', opens: 'explore' },
  },
  {
    id: 'encounter-deck-runs-out',
    title: 'Encounter deck runs out',
    words: ['shuffle', 'discard', 'empty deck', 'no cards left', 'reshuffle', 'discard pile'],
    page: 'Exploration encounters, about p6',
    answer: 'Shuffle the discard pile into a new encounter deck. The app does so when the next card is needed.',
    details: 'Permanent encounters stay set aside and do not come back.',
    related: ['exploring-an-encounter', 'permanent-encounters'],
    phases: ['action'],
  },
  {
    id: 'support-in-encounters',
    title: 'Support in encounters',
    words: ['supporting unit', 'help', 'supporter', 'support needed', 'second unit', 'backup'],
    page: 'Exploration encounters, about p6; Decoys, about p14',
    answer:
      'Some cards ask for support: another military unit or hero of yours, or of your ally, next to the encounter hex. Decoys and builders never count.',
    details: 'Which hex counts is not told; next to the encounter is how we read it.',
    related: ['exploring-an-encounter', 'kuma-the-bear', 'decoys', 'team-rules', 'flanking'],
    phases: ['action'],
    ruling: 'A60',
    helper: { words: 'Encounter odds', opens: 'explore' },
  },
  {
    id: 'kuma-the-bear',
    title: 'Kuma the bear',
    words: ['bear', 'cub', 'kuma', 'bear unit', 'mother bear'],
    page: 'Exploration encounters, about p6',
    answer:
      'Without a supporter: 2 damage and back. With one, roll a d10: 7 or less (70 %) wins a bear on an adjacent hex and 1 XP, 8 or more is 2 damage and back.',
    details:
      'The bear cannot move in the turn it comes. It has 4 HP; its attack type is asked once. The XP goes to the class, or the hero, that explored.',
    related: ['exploring-an-encounter', 'support-in-encounters', 'new-units', 'battle-record'],
    phases: ['action'],
    ruling: 'rulings A39, A55',
    helper: { words: 'Encounter odds', opens: 'explore' },
  },
];
