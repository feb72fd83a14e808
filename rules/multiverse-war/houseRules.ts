import type { Choice, Value } from '@/rules/kernel/setup';
import type { State } from './state';

function onOff(
  key: string,
  on: boolean,
  ruling: string,
  words: string,
  detail: string,
  topic: string,
  shapesSetup = false,
): Choice {
  return {
    key,
    words,
    detail,
    ruling,
    topic,
    default: on,
    ...(shapesSetup ? { shapesSetup } : {}),
    values: [
      { value: false, words: 'off' },
      { value: true, words: 'on' },
    ],
  };
}

function oneOf(
  key: string,
  ruling: string,
  words: string,
  detail: string,
  topic: string,
  ...values: readonly (readonly [Value, string])[]
): Choice {
  return {
    key,
    words,
    detail,
    ruling,
    topic,
    default: values[0]?.[0] ?? '',
    values: values.map(([value, said]) => ({ value, words: said })),
  };
}

/** Asked for at once; the others are behind "More house rules". */
const ASKED: readonly string[] = [
  'buildingHpBonus',
  'restHeals',
  'bonusMissionsRequired',
  'noviceHeroes',
  'noviceMines',
  'noviceDial',
  'noviceDecoys',
];

const ALL: readonly Choice[] = [
  {
    ...oneOf(
      'buildingHpBonus',
      'A1',
      'Building health',
      'Novice: 2 more than the cards print.',
      'building-health-and-repair',
      [2, '+2'],
      [0, '+0'],
    ),
    shapesSetup: true,
  },
  oneOf(
    'heavyArmour',
    'A2',
    'Heavy armour',
    'How it meets a melee hit.',
    'heavy-armour',
    ['minusOneMin1', '−1, at least 1'],
    ['capAt1', 'at most 1'],
    ['minusOne', '−1, even to 0'],
  ),
  oneOf(
    'flankRule',
    'A4',
    'Flanking',
    'When a side is flanked.',
    'flanking',
    ['lead2', '2 more supporters'],
    ['twoOrMore', '2 supporters'],
  ),
  onOff(
    'flankCountsAttacker',
    false,
    'A4',
    'Attacker supports himself',
    'An attacker next to the battlefield counts for his side.',
    'battlefield-hex',
  ),
  oneOf(
    'stackRolls',
    'A6',
    'Flanked and agile at once',
    'How many rolls a shot then needs.',
    'highly-agile',
    ['both', 'two rolls'],
    ['single', 'one roll'],
  ),
  oneOf(
    'rangedRetaliation',
    'A7',
    'Answering a shot',
    'Who strikes back at a shooter.',
    'retaliation',
    ['ifInReach', 'if in reach'],
    ['meleeOnly', 'nobody'],
  ),
  oneOf(
    'siegeRetaliates',
    'A7',
    'Siege strikes back',
    'Only a weapon that is set up can.',
    'siege-weapons',
    ['ifSetUp', 'if set up'],
    ['never', 'never'],
  ),
  oneOf(
    'restHeals',
    'A9',
    'Rest heals',
    'How many wounds a rested unit loses.',
    'rest-and-healing',
    ['all', 'all'],
    ['one', 'one'],
  ),
  oneOf(
    'dialPer',
    'A11',
    'Event dial turns',
    'How often it moves on.',
    'event-dial',
    ['round', 'each round'],
    ['playerTurn', 'each turn'],
  ),
  onOff(
    'keepLostBuildingVp',
    false,
    'A12',
    'Lost buildings keep points',
    'A building that fell still counts for who built it.',
    'victory-points-for-buildings',
  ),
  oneOf(
    'heroLevel8',
    'A15',
    'Hero at level 8',
    'When it wins.',
    'hero-victory-points',
    ['atEnd', 'at the turn limit'],
    ['immediate', 'at once'],
  ),
  oneOf(
    'heroAbilityAp',
    'A18',
    'Hero ability costs',
    'The hero page says 1 AP, the novice list none.',
    'hero-attacks-and-abilities',
    [0, '0 AP'],
    [1, '1 AP'],
  ),
  onOff(
    'countGarrisonKills',
    false,
    'A19',
    'Garrison counts as kills',
    'Units that die with their building give steps too.',
    'units-inside-a-building',
  ),
  onOff(
    'towersBlockPlacement',
    true,
    'A21',
    'Towers block building sites',
    'A Guard Tower is measured from like any building.',
    'placing-buildings',
  ),
  onOff(
    'bridgeGivesBuilderStep',
    false,
    'A22',
    'Bridge advances the builder',
    'The text names buildings and roads only.',
    'builder-experience',
  ),
  onOff(
    'cooldownBlocksGold',
    true,
    'A24',
    'No gold deals after a treaty',
    'Trades and loans count as deals in the three turns after.',
    'treaties',
  ),
  onOff(
    'bonusMissionsRequired',
    true,
    'A26',
    'Bonus missions are needed',
    'All missions means the four bonus ones too.',
    'missions-novice',
  ),
  onOff(
    'heroXpFromBuildings',
    false,
    'A28',
    'Heroes learn from buildings',
    'A destroyed building counts as a kill for a hero.',
    'hero-levels',
  ),
  oneOf(
    'ffaConquest',
    'A33',
    'Conquest among three or four',
    'What a fallen settlement means.',
    'conquest-victory',
    ['firstDestroyed', 'destroyer wins'],
    ['lastStanding', 'last one standing'],
  ),
  onOff(
    'passiveNeedsToken',
    false,
    'A35',
    'Passive abilities cost a token',
    'The spearman’s wall works in the rival’s turn.',
    'ability-tokens',
  ),
  onOff(
    'noviceHeroes',
    false,
    'A40',
    'Novice: heroes',
    'They come with the advanced scenario.',
    'heroes-recruiting',
    true,
  ),
  onOff(
    'noviceMines',
    false,
    'A40',
    'Novice: aether mines',
    'They come with the advanced scenario.',
    'aether-mines',
    true,
  ),
  onOff('noviceDial', false, 'A40', 'Novice: event dial', 'It comes with the advanced scenario.', 'rulesets', true),
  onOff('noviceDecoys', false, 'A40', 'Novice: decoys', 'They come with the advanced scenario.', 'decoys', true),
  oneOf(
    'answerAtGarrison',
    'A57',
    'Answer to a shot from a building',
    'What it hits.',
    'shooting-from-height',
    ['building', 'the building'],
    ['none', 'nothing'],
  ),
  onOff(
    'failedEncounterStays',
    true,
    'A58',
    'Failed encounter stays',
    'The token waits for the next try.',
    'exploring-an-encounter',
  ),
  onOff(
    'heroActsAfterAttack',
    false,
    'A59',
    'Hero acts after attacking',
    'Abilities may follow the regular attack.',
    'attack-ends-action',
  ),
];

/** Every switch of section 9; the first value, or the default, is the ruling. */
export const houseRules: readonly Choice[] = ALL.map((rule) =>
  ASKED.includes(rule.key) ? rule : { ...rule, more: true },
);

export function ruled(state: Pick<State, 'rules'>, key: string): Value {
  return state.rules[key] ?? houseRules.find((rule) => rule.key === key)?.default ?? false;
}

export function isOn(state: Pick<State, 'rules'>, key: string): boolean {
  return ruled(state, key) === true;
}

/** What the novice ruleset adds to a building's printed health (A1). */
export function healthBonus(state: Pick<State, 'rules'>): number {
  return ruled(state, 'buildingHpBonus') === 0 ? 0 : 2;
}
