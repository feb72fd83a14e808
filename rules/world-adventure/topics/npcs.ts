import type { Topic } from '@/rules/kernel/topic';

export const npcs: readonly Topic[] = [
  {
    id: 'brigand-move',
    title: 'Brigand move',
    words: [
      'bandit',
      'chase',
      'target',
      'who does the brigand chase',
      'brigand target',
      'thief',
      'brigand city',
      'brigand moves',
    ],
    page: 'p14',
    answer:
      'In the NPC phase the Brigand goes up to two hexes toward the nearest player; at equal distance the richest, then who carries most goods, then at random. It never enters a city.',
    details:
      'In its target’s hex it rolls its Explorer dice and attacks on a success. Players in a city are targets too; then it stops outside. So are players in their penalty month.',
    related: ['npc-scouting', 'brigand-auto-attack', 'brigand-appears', 'government-move', 'duel-attack'],
    phases: ['npc'],
    ruling: 'R-23',
  },
  {
    id: 'brigand-auto-attack',
    title: 'Brigand auto-attack',
    words: [
      'same hex',
      'brigand attacks',
      'bandit in my hex',
      'walk into brigand',
      'stay with brigand',
      'attacked by brigand',
    ],
    page: 'p14',
    answer: 'If you move into the Brigand’s hex, or end your turn there, it attacks you at once without scouting.',
    details:
      'Once a turn at most. Defeating it brings 2 experience, its loot, a rune the first time and 2 wanted points less.',
    related: ['entering-a-territory', 'brigand-move', 'duel-attack', 'wanted-points'],
    phases: ['player'],
    ruling: 'R-22',
  },
  {
    id: 'government-move',
    title: 'Government move',
    words: [
      'police',
      'wanted target',
      'soldiers of the state',
      'who does the government chase',
      'law',
      'sheriff',
      'guards',
      'government in city',
      'government enters city',
    ],
    page: 'p14',
    answer:
      'The Government goes up to two hexes toward the nearest player with wanted points; at equal distance toward the higher rank. It may enter cities. If nobody is wanted, it stays.',
    details:
      'A nearer third-ranked player comes before a farther first-ranked one. In its target’s hex it rolls its Explorer dice and attacks on a success. It moves after the Brigand.',
    related: ['npc-scouting', 'government-auto-attack', 'most-wanted-order', 'government-appears', 'brigand-move'],
    phases: ['npc'],
    ruling: 'R-23',
  },
  {
    id: 'government-auto-attack',
    title: 'Government auto-attack',
    words: [
      'wanted enters',
      'police attack',
      'government attacks',
      'stay with government',
      'arrest',
      'attacked by government',
    ],
    page: 'p14',
    answer:
      'If you have wanted points and move into the Government’s hex, or end your turn there, it attacks you at once. Without points it leaves you alone.',
    details: 'Once a turn at most. If it attacked you, beating it still adds 2 wanted points.',
    related: ['entering-a-territory', 'government-move', 'wanted-points', 'good-boy'],
    phases: ['player'],
    ruling: 'rulings R-9, R-22',
  },
  {
    id: 'npc-scouting',
    title: 'NPC scouting',
    words: ['does it find me', 'npc explorer', 'npc dice', 'explorer of brigand', 'hide', 'npc roll'],
    page: 'p14, 25',
    answer:
      'In the NPC phase the Brigand or Government in your hex rolls as many dice as the Explorer on its card; one die of 1 to 3 and it attacks.',
    details: 'More successes give it nothing. If none succeeds you are left alone this month.',
    related: ['brigand-move', 'government-move', 'brigand-and-government-cards'],
    phases: ['npc'],
  },
  {
    id: 'brigand-and-government-cards',
    title: 'Brigand and Government cards',
    words: ['npc soldiers', 'loot', 'npc card', 'brigand soldiers', 'government soldiers', 'npc strength', 'npc loot'],
    page: 'p25',
    answer:
      'The card shows the NPC’s Explorer dice, its Lv 1 and Lv 2 soldiers at this stage, how it behaves, and what you gain for defeating it. It has soldiers only, no hero.',
    details: 'At stage 1 the Brigand has three Lv 1 soldiers. Experience is 2 unless the card says otherwise.',
    related: ['duel-attack', 'stage-level', 'npc-scouting', 'experience'],
    phases: ['npc', 'player'],
  },
  {
    id: 'brigand-appears',
    title: 'Brigand appears',
    words: [
      'third need',
      'when does the brigand come',
      'spawn brigand',
      'new brigand',
      'brigand spawn',
      'fulfilled needs',
      '3 needs',
      'three needs',
    ],
    page: 'p25',
    answer:
      'Every third city need fulfilled brings the Brigand to a random outer hex. Only one is on the map; while it lives a further third need does nothing.',
    details:
      'A need counts when its marker is turned face down. After the ninth the used markers are shuffled back. A trigger lost is not made up for later.',
    related: ['need-marker', 'awakening-markers', 'brigand-move', 'government-appears'],
    phases: ['player'],
    ruling: 'R-32',
  },
  {
    id: 'government-appears',
    title: 'Government appears',
    words: [
      'third merchant',
      'when does the government come',
      'spawn government',
      'police appears',
      'government spawn',
    ],
    page: 'p25',
    answer:
      'Every third Merchant X token brings the Government to a random outer hex. Only one is on the map; while it lives a further third token does nothing.',
    details: 'On the ninth token it appears first, then all tokens come back. A trigger lost is not made up for later.',
    related: ['merchant-x', 'awakening-markers', 'government-move', 'brigand-appears'],
    phases: ['player'],
    ruling: 'R-32',
  },
];
