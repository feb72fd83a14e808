import type { Choice, Values } from '@/rules/kernel/setup';

type Two = readonly [value: string | number, words: string];

function oneOf(key: string, ruling: string, topic: string, words: string, detail: string, ...values: Two[]): Choice {
  return {
    key,
    words,
    detail,
    values: values.map(([value, each]) => ({ value, words: each })),
    default: values[0]?.[0] ?? '',
    ruling,
    topic,
  };
}

function yesNo(key: string, ruling: string, topic: string, byDefault: boolean, words: string, detail: string): Choice {
  return {
    key,
    words,
    detail,
    values: [
      { value: byDefault, words: byDefault ? 'on' : 'off' },
      { value: !byDefault, words: byDefault ? 'off' : 'on' },
    ],
    default: byDefault,
    ruling,
    topic,
  };
}

/** Every switch of section 9. */
const switches: readonly Choice[] = [
  oneOf(
    'thirdDieTiming',
    'A1',
    'third-die',
    'Third die',
    'Seen before you choose your die, or thrown after.',
    ['withRoll', 'with the roll'],
    ['afterChoice', 'after choosing'],
  ),
  oneOf(
    'reflectReads',
    'A4',
    'reflect',
    'Reflect reads',
    'The damage that got through, or the whole attack.',
    ['through', 'damage taken'],
    ['raw', 'whole attack'],
  ),
  yesNo('poisonPerCounter', 'A9', 'poison', false, 'Poison stacks', 'Each counter costs 1 HP; off: 1 HP in all.'),
  oneOf(
    'levelUpHeal',
    'A7',
    'does-levelling-heal',
    'A new level heals',
    'The maximum rises in any case.',
    ['none', 'nothing'],
    ['plusOne', '1 HP'],
    ['full', 'all HP'],
  ),
  oneOf(
    'stunMode',
    'A11',
    'stun',
    'Stunned on an odd total',
    'You lose your action, or nobody acts this turn.',
    ['loseAction', 'lose action'],
    ['skipTurn', 'skip turn'],
  ),
  oneOf(
    'encounterDie',
    'A23',
    'encounter-roll',
    'Encounter roll',
    'A ten-sided die with its odds, or only a typed number.',
    ['d10', 'ten-sided die'],
    ['manual', 'typed only'],
  ),
  oneOf(
    'hydraLayout',
    'A25',
    'hydra',
    'Hydra',
    'Two effects on odd and on even, or all but the parry on even.',
    ['pairs', 'two and two'],
    ['literal', 'one and three'],
  ),
  yesNo(
    'abilityAdds',
    'A3',
    'damage',
    true,
    'Abilities add to your attack',
    'Off: dodge, parry and absorb replace die and level ATK.',
  ),
  yesNo(
    'reflectIgnoresDef',
    'A5',
    'e6-parry-reflect',
    true,
    'Reflect passes your DEF',
    'Off: your DEF lowers what comes back.',
  ),
  oneOf('fearFloor', 'A8', 'fear', 'Fear lowers a die to', 'The least your die can count.', [0, '0'], [1, '1']),
  oneOf(
    'doubleKO',
    'A14',
    'both-fall',
    'Both fall at once',
    'You are defeated, or the win is claimed before you fall.',
    ['defeat', 'defeat'],
    ['win', 'win first'],
  ),
  oneOf(
    'absorbHeals',
    'A16',
    'absorb',
    'Absorb heals',
    'At most its value, or all the damage dealt.',
    ['value', 'its value'],
    ['all', 'all damage'],
  ),
  yesNo(
    'enemyOverheal',
    'A16',
    'e2-poison-absorb',
    false,
    'Enemies absorb past their HP',
    'Off: never above their starting HP.',
  ),
  yesNo('advancedLootSplit', 'A20', 'loot', false, 'Advanced loot in two halves', 'Each line is claimed for itself.'),
  yesNo(
    'advancedCountsForSets',
    'A20',
    'set-traits-equipment',
    true,
    'Advanced loot counts for sets',
    'Off: only the six of each kind count.',
  ),
  yesNo(
    'haloCountsUsedItems',
    'A21',
    'angel-halo',
    true,
    'Angel Halo counts used items',
    'Off: only items still held count.',
  ),
  yesNo('trapRepeats', 'A22', 'trap', true, 'Traps hold on a 1–3', 'Off: one roll, and you are out.'),
  oneOf(
    'staminaZeroEnds',
    'A27',
    'stamina',
    'Last stamina spent',
    'The game ends after that battle, or at once.',
    ['afterBattle', 'after battle'],
    ['immediately', 'at once'],
  ),
  oneOf(
    'staminaPenalty',
    'A28',
    'extending-and-giving-up',
    'Stamina costs fame',
    'For what is missing at the end, or for all ever spent.',
    ['net', 'missing'],
    ['total', 'all spent'],
  ),
  yesNo('lootItemsInBattle', 'A29', 'when-may-items-be-used', false, 'Loot items in battle', 'Off: only outside.'),
  oneOf(
    'shameTop',
    'A31',
    'shame',
    'No shame box at or above the roll',
    'The next lower one is crossed, or there is no revive.',
    ['nextLower', 'next lower'],
    ['noRevive', 'no revive'],
  ),
  yesNo(
    'scoreOnDefeat',
    'A34',
    'score-after-a-fall',
    true,
    'Fame counts after a fall',
    'Off: a fall is worth nothing.',
  ),
];

/** These are asked for first; the rest stand under "More". */
const FIRST: readonly string[] = [
  'thirdDieTiming',
  'reflectReads',
  'poisonPerCounter',
  'levelUpHeal',
  'stunMode',
  'encounterDie',
  'hydraLayout',
];

export const houseRules: readonly Choice[] = switches.map((rule) =>
  FIRST.includes(rule.key) ? rule : { ...rule, more: true },
);

/** The switches that a battle reads. */
export interface Rulings {
  readonly thirdDieAfter: boolean;
  readonly reflectReadsRaw: boolean;
  readonly poisonPerCounter: boolean;
  readonly stunSkipsTurn: boolean;
  readonly abilityAdds: boolean;
  readonly reflectIgnoresDef: boolean;
  readonly fearFloor: number;
  readonly absorbHealsAll: boolean;
  readonly enemyOverheal: boolean;
}

export function rulingsOf(rules: Values): Rulings {
  return {
    thirdDieAfter: rules.thirdDieTiming === 'afterChoice',
    reflectReadsRaw: rules.reflectReads === 'raw',
    poisonPerCounter: rules.poisonPerCounter === true,
    stunSkipsTurn: rules.stunMode === 'skipTurn',
    abilityAdds: rules.abilityAdds !== false,
    reflectIgnoresDef: rules.reflectIgnoresDef !== false,
    fearFloor: rules.fearFloor === 1 ? 1 : 0,
    absorbHealsAll: rules.absorbHeals === 'all',
    enemyOverheal: rules.enemyOverheal === true,
  };
}
