import type { Topic } from '@/rules/kernel/topic';

export const settingUp: readonly Topic[] = [
  {
    id: 'setup-board',
    title: 'Setup: board',
    words: ['start', 'place', 'set up', 'set up the board', 'prepare', 'before the game', 'tokens on the board'],
    page: 'p7',
    answer:
      'Each of the nine cities gets a need marker face up, and nine more lie face down on the commodity track. Nine Merchant X and nine Monster X tokens go on their tracks, and everybody starts at 0 on the wanted track.',
    details:
      'The stage marker stands at 1. Put out the stage-1 cards of Raid, Brigand and Government with their meeples, the Legendary cards face down with theirs, the shuffled event cards face up and the rune powers face down.',
    related: ['setup-city-mat', 'setup-player', 'stage-level', 'merchant-x', 'monster-x', 'battle-arena'],
  },
  {
    id: 'setup-city-mat',
    title: 'Setup: city mat',
    words: ['merchants', 'goods', 'quests', 'npc mat', 'city hall mat', 'how many goods', 'set up merchants'],
    page: 'p8',
    answer:
      'Stand six merchants and six monsters of stage 1 at the dice numbers 1 to 6. Of each of the six goods put out as many as there are players, and turn three guild quests face up.',
    details:
      'Soldier and caravan cards lie open beside the caravan upgrades. The awakening markers, the turn markers and the two sets of seven dice stay at hand.',
    related: ['setup-board', 'setup-player', 'goods-stock', 'two-dice-one-card', 'guild-quest-row'],
  },
  {
    id: 'setup-player',
    title: 'Setup: player',
    words: [
      'start gold',
      'bomb',
      'free caravan',
      'starting gold',
      'player mat',
      'starting points',
      'what do I start with',
    ],
    page: 'p9',
    answer:
      'You start with 20 gold, one Smoke Bomb, one Lv 1 caravan of your choice and a hero, and place 5 status points with at most 4 in one status.',
    details:
      'Bomb and caravan are free. You have no soldiers, goods or runes yet, four stalls and two quest meeples in hand, and experience at 0.',
    related: ['choosing-a-hero', 'power-status', 'caravan-types', 'start-city', 'starting-tips'],
  },
  {
    id: 'choosing-a-hero',
    title: 'Choosing a hero',
    words: ['two cards', 'team of four', 'pick hero', 'hero draft', 'keep one hero', 'deal heroes'],
    page: 'p9, 16',
    answer:
      'Each player is dealt two hero cards and keeps one. In 2 vs 2 a team gets four cards together, and each member takes one of them.',
    related: ['hero-card', 'setup-player', 'modes', 'hero-skill'],
  },
  {
    id: 'start-city',
    title: 'Start city',
    words: ['awakening city', 'where do I start', 'starting place', 'first city', 'starting position'],
    page: 'p12, 17',
    answer:
      'Every player draws one awakening marker and begins in the city of that nation. The markers go back only after all have drawn, so the cities differ.',
    details: 'Starting in a city costs no toll; nobody has a stall yet.',
    related: ['awakening-markers', 'setup-player', 'territories', 'death'],
  },
  {
    id: 'starting-tips',
    title: 'Starting tips',
    words: ['strategy', 'build', 'bandit', 'hunter', 'trader start', 'advice', 'beginner', 'how to spend 20 gold'],
    page: 'p27',
    answer:
      'Three openings for the 20 gold, as Explorer / Charisma / Leadership. Bandit 3/0/2: Chaser, Mount Pet, Caravan Cargo, two soldiers. Hunter 0/1/4: Scout Shell, four soldiers. Trader 0/3/2: Trader, Caravan Cargo, three goods, a stall, one soldier.',
    details:
      'The bandit lives on merchants, the hunter on monsters, the trader on sales and stall income. The trader spends 18 gold: at Charisma 3 each good costs 1.',
    related: ['setup-player', 'power-status', 'caravan-types', 'price-list'],
  },
];
