import type { Topic } from '@/rules/kernel/topic';

export const turn: readonly Topic[] = [
  {
    id: 'turn-order',
    title: 'Turn order',
    words: ['phases', 'sequence', 'order of play', 'what comes next', 'turn steps', 'round', 'whose turn'],
    page: 'Turn order, about p6',
    answer: 'Your turn has three phases: Revenue, Build, Action. Then the next player takes a whole turn.',
    details:
      'When your turn starts, each damaged building of yours regains 1 HP and your ability tokens come back; the app does both. Rested units heal when the Action phase begins. With the dial in play it turns before the round’s first turn. Once all have had a turn, the app counts the next one up.',
    related: ['revenue-phase', 'build-phase', 'action-phase', 'first-turn', 'event-dial', 'change-of-first-player'],
    phases: ['revenue', 'build', 'action'],
    ruling: 'A10',
  },
  {
    id: 'revenue-phase',
    title: 'Revenue phase',
    words: ['income', 'gold', 'collect', 'money', 'how much gold', 'gold per turn', 'earn'],
    page: 'Turn order, about p6',
    answer:
      'Take 5 gold for your settlement, what each standing building prints (Barracks 2), and 1 more for each revenue building joined to the settlement by road. Only on the first turn it is 9 in all.',
    details:
      'Gifts, trades and loans happen in this phase and in no other. If your settlement is down, its 5 gold and all road links fall away. Then advance the portal if you hold mines.',
    related: ['first-turn', 'supply-lines', 'barracks', 'gold-trading-and-loans', 'stone-portal-victory', 'turn-order'],
    phases: ['revenue'],
    helper: { words: 'Line by line', opens: 'revenue' },
  },
  {
    id: 'first-turn',
    title: 'First turn',
    words: ['nine gold', 'start', '9 gold', 'turn 1', 'what can I buy first', 'starting gold', 'opening'],
    page: 'Starting the game, about p6',
    answer: 'You get 9 gold, without the usual 5 on top. Buy units or a hero only, then explore with what you have.',
    details:
      'It is each player’s own first turn. No building, road or upgrade yet; a free decoy is allowed where decoys are in play.',
    related: ['revenue-phase', 'build-phase', 'starting-units', 'map-exploration', 'new-units'],
    phases: ['revenue', 'build'],
    ruling: 'rulings A51, A53',
  },
  {
    id: 'build-phase',
    title: 'Build phase',
    words: [
      'buy',
      'construct',
      'recruit',
      'what can I build',
      'purchase',
      'spend gold',
      'cost',
      'price',
      'unit cost',
      'how much does it cost',
    ],
    page: 'Turn order, about p6',
    answer:
      'Spend gold on buildings, roads, bridges, hex improvements, tier-2 upgrades, units and heroes, and place one free decoy. Whatever goes on the map needs a builder on that hex.',
    details:
      'One unit from each building or fortress, five from the settlement. Unit upgrades only in or next to your own buildings. Prices stand on the cards.',
    related: [
      'placing-buildings',
      'units-per-building',
      'new-units',
      'roads',
      'unit-upgrade',
      'heroes-recruiting',
      'decoys',
    ],
    phases: ['build'],
    helper: { words: 'Build', opens: 'construct' },
  },
  {
    id: 'action-phase',
    title: 'Action phase',
    words: ['move', 'attack', 'act', 'what can my units do', 'activate', 'actions', 'move units'],
    page: 'Turn order, about p6',
    answer:
      'First the units that rested last turn heal. Then act with as many units as you like, one after another: move, attack, shoot, explore, use an ability, or rest.',
    details:
      'An attack or an encounter ends that unit’s actions. Nothing is saved for later: unspent action points are gone.',
    related: ['action-points', 'attack-ends-action', 'rest-and-healing', 'stacking', 'map-exploration', 'attack-move'],
    phases: ['action'],
    helper: { words: 'Fight', opens: 'fight' },
  },
  {
    id: 'action-points',
    title: 'Action points',
    words: ['AP', 'movement points', 'how far can I move', 'movement cost', 'terrain cost', 'moving', 'walk', 'speed'],
    page: 'Starting the game, about p6; Movement, about p10',
    answer:
      'A unit’s AP are printed on its card and on the battle track. They pay for entering terrain, shooting (1), revealing a territory (1) and setting up a siege weapon (1).',
    details:
      'What each terrain costs is on your quick reference. Road and bridge hexes cost 1. A melee attack costs what entering the defender’s hex costs. Keeping count of AP in the app is optional.',
    related: ['roads', 'road-bonus-ap', 'bridges', 'shooting', 'map-exploration', 'attack-move', 'unit-types'],
    phases: ['action'],
    ruling: 'A31',
  },
  {
    id: 'new-units',
    title: 'New units',
    words: [
      'recruit',
      'act same turn',
      'summon',
      'can new units move',
      'buy units',
      'fresh units',
      'where do units appear',
    ],
    page: 'Turn order, about p6; Buildings, about p8',
    answer:
      'Units are made before the Action phase, so they may act in the same turn, heroes too. The bear from the encounter may not.',
    details:
      'A building just finished may make a unit at once. Every new unit needs a free hex where it is made; the app counts how many were made, not the hexes.',
    related: ['units-per-building', 'build-phase', 'kuma-the-bear', 'heroes-recruiting', 'stacking'],
    phases: ['build'],
    ruling: 'rulings A32, A52',
    helper: { words: 'Recruit a unit', opens: 'recruit' },
  },
  {
    id: 'attack-ends-action',
    title: 'Attack ends action',
    words: ['after attack', 'move after attacking', 'attack twice', 'act again', 'attack then move', 'second attack'],
    page: 'Possible actions, about p6–8',
    answer:
      'After an attack or an encounter the unit is done for this turn, unless its ability says otherwise. Revealing a territory does not end anything.',
    details:
      'So move first, then strike. After a melee kill the attacker may step into the emptied hex. A hero is done after the regular attack too; a house rule lets abilities follow it.',
    related: ['action-phase', 'exploring-an-encounter', 'map-exploration', 'hero-attacks-and-abilities', 'attack-move'],
    phases: ['action'],
    ruling: 'rulings A31, A59',
    houseRule: 'heroActsAfterAttack',
  },
  {
    id: 'stacking',
    title: 'Stacking',
    words: ['same hex', 'occupied', 'share a hex', 'two units in one hex', 'move through', 'pass through own units'],
    page: 'Possible actions, about p6–8',
    answer:
      'A unit starts and ends the turn alone in its hex; only a builder may share with a military unit. A melee attack or exploring must start from a hex without another unit.',
    details: 'A builder in the hex does not get in the way. Shooting is not named, so it is free of this.',
    related: ['swap-move', 'builder', 'attack-move', 'map-exploration', 'action-phase'],
    phases: ['action'],
    ruling: 'A56',
  },
  {
    id: 'swap-move',
    title: 'Swap move',
    words: ['exchange places', 'swap', 'switch positions', 'trade hexes', 'change places'],
    page: 'Movement, about p10',
    answer:
      'Two of your units may change places if each has the AP for its own step. In a team an ally’s unit may swap with yours.',
    related: ['stacking', 'action-points', 'team-rules'],
    phases: ['action'],
  },
  {
    id: 'rest-and-healing',
    title: 'Rest and healing',
    words: [
      'heal',
      'wound',
      'face down',
      'rest',
      'recover',
      'wounded',
      'remove damage',
      'regain health',
      'moon',
      'wound tokens',
    ],
    page: 'Possible actions, about p6–8',
    answer:
      'A damaged unit that does nothing this turn may rest: turn its block face down. At the start of your next Action phase all its wounds go, and it acts as usual.',
    details:
      'Being hit in between does not spoil the rest. It heals not at once and not when your turn begins. A house rule heals one wound only.',
    related: ['action-phase', 'hit-points', 'building-health-and-repair', 'attack-ends-action'],
    phases: ['action'],
    ruling: 'A9',
    houseRule: 'restHeals',
  },
];
