import { cardsAtSetup } from '@/rules/kernel/card';
import { impossible, type Refusal } from '@/rules/kernel/refusal';
import { isSeat, withDefaults, type Choice, type Mode, type Setup } from '@/rules/kernel/setup';
import { cardKinds } from './cards';
import { EMPTY_ROW, newClan, type State } from './state';
import { CITIES, GOODS, START_GOLD, START_POINTS } from './tables';

export const modes: readonly Mode[] = [
  {
    key: 'competitive9',
    words: 'To 9 runes',
    detail: 'Each for themselves; 9 Ancient Runes win.',
    seats: [2, 3, 4],
    topic: 'modes',
  },
  {
    key: 'competitive12',
    words: 'To 12 runes',
    detail: 'The long game, each for themselves.',
    seats: [2, 3, 4],
    topic: 'modes',
  },
  {
    key: 'team2v2',
    words: '2 against 2',
    detail: 'Teammates add up to 18 runes. The recommended way to play.',
    seats: [4],
    teams: 2,
    topic: 'modes',
  },
  {
    key: 'team3v3',
    words: '3 against 3',
    detail: 'Teammates add up to 27 runes; needs the expansion box.',
    seats: [6],
    teams: 2,
    expansion: true,
    topic: 'modes',
  },
];

const TARGET: Readonly<Record<string, number>> = { competitive9: 9, competitive12: 12, team2v2: 18, team3v3: 27 };

const OFF_ON = [
  { value: false, words: 'Off' },
  { value: true, words: 'On' },
];

export const options: readonly Choice[] = [
  {
    key: 'requireLegendary',
    words: 'Legendary challenge',
    detail: 'The runes count only once a Legendary monster has been beaten.',
    values: OFF_ON,
    default: false,
    topic: 'legendary-challenge',
    shapesSetup: true,
  },
];

/** Section 9: every switch, its default first. */
export const houseRules: readonly Choice[] = [
  {
    key: 'oneSaleBothRunes',
    words: 'One sale, both runes',
    detail: 'A sale of 16 fills the 12 slot as well.',
    values: OFF_ON,
    default: false,
    ruling: 'R-3',
    topic: 'rune-sales',
  },
  {
    key: 'limitBreakGivesBonus',
    words: 'Explorer 5 gives the bonus',
    detail: 'A sure find also gives the second action.',
    values: OFF_ON,
    default: false,
    ruling: 'R-7',
    topic: 'explorer',
  },
  {
    key: 'scoutBonus',
    words: 'Scouting bonus',
    detail: 'How often two successes give another action.',
    values: [
      { value: 'oncePerTurn', words: 'Once a turn' },
      { value: 'oncePerRoll', words: 'Every roll' },
    ],
    default: 'oncePerTurn',
    ruling: 'R-8',
    topic: 'scouting',
  },
  {
    key: 'wantedTiming',
    words: 'When wanted points change',
    detail: 'Crimes on attacking and good deeds on winning, or all at one moment.',
    values: [
      { value: 'crimeOnAttack', words: 'Crimes on attack' },
      { value: 'allOnAttack', words: 'All on attack' },
      { value: 'allOnDefeatButMerchant', words: 'All on defeat' },
    ],
    default: 'crimeOnAttack',
    ruling: 'R-9',
    topic: 'wanted-points',
  },
  {
    key: 'shopCooldown',
    words: 'Shop closed after a visit',
    detail: 'For how many months the same shop stays closed to you.',
    values: [
      { value: 1, words: '1 month' },
      { value: 2, words: '2 months' },
    ],
    default: 1,
    ruling: 'R-11',
    topic: 'shop-again',
  },
  {
    key: 'minimumPrice',
    words: 'Least price of a good',
    detail: 'At Charisma 4 goods are free, or still cost 1.',
    values: [
      { value: 0, words: 'Free' },
      { value: 1, words: '1 gold' },
    ],
    default: 0,
    ruling: 'R-13',
    topic: 'buying',
  },
  {
    key: 'spillToHero',
    words: 'Damage spills to the hero',
    detail: 'Points left after the last soldier hit the hero in the same stage.',
    values: OFF_ON,
    default: true,
    ruling: 'R-17',
    topic: 'duel-damage',
  },
  {
    key: 'leadershipReroll',
    words: 'Leadership reroll',
    detail: 'How often Leadership 4 rerolls one die.',
    values: [
      { value: 'perBattle', words: 'Once a battle' },
      { value: 'perStage', words: 'Once a stage' },
    ],
    default: 'perBattle',
    ruling: 'R-20',
    topic: 'leadership',
  },
  {
    key: 'legendariesCoexist',
    words: 'Several Legendaries',
    detail: 'They stay side by side; off: a newer one replaces the older.',
    values: OFF_ON,
    default: true,
    ruling: 'R-24',
    topic: 'legendary',
  },
  {
    key: 'monsterAttackLimit',
    words: 'Monster attacks a month',
    detail: 'A player is spared from a second attack by the same monster, or by any.',
    values: [
      { value: 'perMonster', words: 'Once per monster' },
      { value: 'perMonth', words: 'Once in all' },
    ],
    default: 'perMonster',
    ruling: 'R-25',
    topic: 'once-a-month',
  },
  {
    key: 'penaltyAllowsRecover',
    words: 'Recover in the penalty turn',
    detail: 'After the three gold dice soldiers may still be woken in the city.',
    values: OFF_ON,
    default: false,
    ruling: 'R-28',
    topic: 'penalty-turn',
  },
  {
    key: 'teamGifts',
    words: 'Gifts in a team',
    detail: 'Teammates may hand each other gold.',
    values: OFF_ON,
    default: false,
    ruling: 'R-43',
    topic: 'gifts-and-deals',
    modes: ['team2v2', 'team3v3'],
  },
];

export function start(setup: Setup): State | Refusal {
  const mode = modes.find((each) => each.key === setup.mode);
  if (!mode) return impossible('Choose a mode first.');
  const { seats } = setup;
  if (!mode.seats.includes(seats.length)) return impossible(`This mode is for ${mode.seats.join(' or ')} players.`);
  if (!isSeat(setup.first, seats.length)) return impossible('Choose who starts.');
  const each = seats.map((_, seat) => seat);
  const teamOf = (seat: number) => (mode.teams === undefined ? null : (seats[seat]?.team ?? seat % mode.teams));
  const uneven = unevenTeams(mode, each.map(teamOf));
  if (uneven) return uneven;
  const { requireLegendary } = withDefaults(options, setup.options);
  return {
    mode: mode.key,
    target: TARGET[mode.key] ?? 9,
    requireLegendary: requireLegendary === true,
    houseRules: withDefaults(houseRules, setup.houseRules),
    clans: seats.map(({ name }, seat) => ({
      ...newClan(name, teamOf(seat)),
      gold: START_GOLD,
      statusPoints: START_POINTS,
      smokeBomb: 1,
    })),
    month: 1,
    phase: 'beginning',
    order: [...each.slice(setup.first), ...each.slice(0, setup.first)],
    ordered: false,
    turn: 0,
    incomePaid: false,
    eventDone: false,
    raidDone: false,
    event: null,
    nextEvent: null,
    stage: 1,
    merchantX: 0,
    monsterX: 0,
    tokens: { merchant: [], monster: [] },
    stands: { merchant: EMPTY_ROW, monster: EMPTY_ROW },
    needsFulfilled: 0,
    needs: Object.fromEntries(CITIES.map((city) => [city, null])) as State['needs'],
    stock: Object.fromEntries(GOODS.map((good) => [good, seats.length])) as State['stock'],
    npcs: { brigand: null, government: null },
    monsters: { minion: null, destroyer: null, raid: null },
    legendaries: [],
    legendariesBeaten: 0,
    engagers: { minion: [], destroyer: [] },
    attacked: {},
    npcDone: [],
    wantedRows: [each],
    battle: null,
    months: [],
    victory: null,
    cards: cardsAtSetup(setup.cards, cardKinds),
  };
}

/** "2 against 2" needs two teams of two. */
function unevenTeams({ teams, words }: Mode, sides: readonly (number | null)[]): Refusal | undefined {
  if (teams === undefined) return undefined;
  const size = sides.length / teams;
  const even = Array.from({ length: teams }, (_, team) => sides.filter((side) => side === team).length);
  return even.every((count) => count === size)
    ? undefined
    : impossible(`${words} needs teams of ${size}: now they are ${even.join(' and ')}.`);
}
