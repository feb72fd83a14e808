/** What an enemy's action does, apart from how hard. */
export type EffectKind = 'atk' | 'poison' | 'fear' | 'stun' | 'charm' | 'dodge' | 'parry' | 'absorb' | 'reflect';

export interface Effect {
  readonly kind: EffectKind;
  readonly value: number;
}

export type Ailment = 'poison' | 'fear' | 'stun' | 'charm';
export const AILMENTS: readonly Ailment[] = ['poison', 'fear', 'stun', 'charm'];

export type EnemyId = 'e1' | 'e2' | 'e3' | 'e4' | 'e5' | 'e6';
export type SpecialId = 'vampire' | 'cyclops' | 'minotaur' | 'hydra';
export type FoeId = EnemyId | SpecialId;

export const ENEMIES: readonly EnemyId[] = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'];
export const SPECIALS: readonly SpecialId[] = ['vampire', 'cyclops', 'minotaur', 'hydra'];

export function isSpecial(foe: FoeId): foe is SpecialId {
  return (SPECIALS as readonly string[]).includes(foe);
}

export interface EnemyRow {
  /** The kinds of its two actions: on an odd die, on an even die. */
  readonly odd: EffectKind;
  readonly even: EffectKind;
  /** The card it is kept under in the library: its two actions, since four names are lost (V5). */
  readonly card: string;
  /** Known or deduced from the examples. */
  readonly name?: string;
  readonly topic: string;
  /** HP, odd value, even value for level 0 to 6. */
  readonly levels: readonly (readonly [hp: number, odd: number, even: number])[];
}

/** 6.3 */
export const ENEMY_ROWS: Readonly<Record<EnemyId, EnemyRow>> = {
  e1: {
    odd: 'atk',
    even: 'dodge',
    card: 'Attack and Dodge',
    name: 'Werewolf',
    topic: 'werewolf-e1',
    levels: [
      [3, 3, 1],
      [4, 3, 1],
      [4, 3, 1],
      [4, 3, 2],
      [5, 3, 2],
      [5, 4, 2],
      [5, 4, 3],
    ],
  },
  e2: {
    odd: 'poison',
    even: 'absorb',
    card: 'Poison and Absorb',
    topic: 'e2-poison-absorb',
    levels: [
      [4, 1, 2],
      [5, 1, 2],
      [5, 1, 2],
      [6, 2, 2],
      [6, 2, 2],
      [7, 2, 3],
      [7, 3, 3],
    ],
  },
  e3: {
    odd: 'atk',
    even: 'stun',
    card: 'Attack and Stun',
    name: 'Orc',
    topic: 'orc-e3',
    levels: [
      [2, 3, 1],
      [3, 3, 2],
      [3, 3, 2],
      [3, 3, 2],
      [4, 4, 2],
      [4, 4, 3],
      [4, 4, 3],
    ],
  },
  e4: {
    odd: 'charm',
    even: 'poison',
    card: 'Charm and Poison',
    topic: 'e4-charm-poison',
    levels: [
      [3, 2, 1],
      [3, 2, 1],
      [3, 2, 1],
      [3, 2, 1],
      [4, 2, 2],
      [4, 3, 2],
      [4, 3, 3],
    ],
  },
  e5: {
    odd: 'fear',
    even: 'absorb',
    card: 'Fear and Absorb',
    topic: 'e5-fear-absorb',
    levels: [
      [3, 1, 2],
      [4, 1, 2],
      [4, 1, 2],
      [4, 1, 2],
      [5, 2, 2],
      [5, 2, 3],
      [6, 3, 3],
    ],
  },
  e6: {
    odd: 'parry',
    even: 'reflect',
    card: 'Parry and Reflect',
    topic: 'e6-parry-reflect',
    levels: [
      [4, 2, 1],
      [4, 2, 1],
      [5, 2, 1],
      [5, 2, 2],
      [6, 2, 2],
      [7, 3, 2],
      [7, 4, 3],
    ],
  },
};

export interface SpecialRow {
  readonly name: string;
  readonly odd: readonly Effect[];
  readonly even: readonly Effect[];
  /** The dice that call it (6.4). */
  readonly met: string;
  readonly loot: BossLootId;
}

export type BossLootId = 'teeth' | 'eye' | 'horn' | 'head';

/** 6.4; HP and star fame are printed on the sheet only (V2, V3). */
export const SPECIAL_ROWS: Readonly<Record<SpecialId, SpecialRow>> = {
  vampire: {
    name: 'Vampire',
    odd: [{ kind: 'charm', value: 3 }],
    even: [{ kind: 'absorb', value: 3 }],
    met: 'three dice alike',
    loot: 'teeth',
  },
  cyclops: {
    name: 'Cyclops',
    odd: [{ kind: 'parry', value: 3 }],
    even: [{ kind: 'fear', value: 3 }],
    met: 'three dice falling',
    loot: 'eye',
  },
  minotaur: {
    name: 'Minotaur',
    odd: [{ kind: 'reflect', value: 3 }],
    even: [{ kind: 'poison', value: 3 }],
    met: 'three dice rising',
    loot: 'horn',
  },
  hydra: {
    name: 'Hydra',
    // A25: the first effect of the even dice is read as the second of the odd ones.
    odd: [
      { kind: 'parry', value: 1 },
      { kind: 'poison', value: 3 },
    ],
    even: [
      { kind: 'reflect', value: 1 },
      { kind: 'absorb', value: 3 },
    ],
    met: 'five dice all different',
    loot: 'head',
  },
};

/** A25, the other reading: everything but the parry on even dice. */
export const LITERAL_HYDRA: Pick<SpecialRow, 'odd' | 'even'> = {
  odd: [{ kind: 'parry', value: 1 }],
  even: [
    { kind: 'poison', value: 3 },
    { kind: 'reflect', value: 1 },
    { kind: 'absorb', value: 3 },
  ],
};

/** An enemy as it stands in a battle. */
export interface Foe {
  readonly maxHp: number;
  readonly odd: readonly Effect[];
  readonly even: readonly Effect[];
}

/** One of the six at a level. */
export function enemyAt(id: EnemyId, level: number): Foe {
  const { odd, even, levels } = ENEMY_ROWS[id];
  const [maxHp, first, second] = levels[level] ?? levels[0] ?? [1, 0, 0];
  return { maxHp, odd: [{ kind: odd, value: first }], even: [{ kind: even, value: second }] };
}

/** A special enemy, whose HP the table has typed. */
export function specialWith(id: SpecialId, hp: number, literalHydra: boolean): Foe {
  const { odd, even } = id === 'hydra' && literalHydra ? LITERAL_HYDRA : SPECIAL_ROWS[id];
  return { maxHp: hp, odd, even };
}

/** Where its rule is told; a special enemy's topic has its name. */
export function foeTopic(foe: FoeId): string {
  return isSpecial(foe) ? foe : ENEMY_ROWS[foe].topic;
}

/** 6.2: an odd enemy die takes the first action, an even one the second. */
export function actionOf(foe: Foe, theirs: number): readonly Effect[] {
  return theirs % 2 === 1 ? foe.odd : foe.even;
}

const EFFECT_WORDS: Readonly<Record<EffectKind, string>> = {
  atk: 'Attack',
  poison: 'Poison',
  fear: 'Fear',
  stun: 'Stun',
  charm: 'Charm',
  dodge: 'Dodge',
  parry: 'Parry',
  absorb: 'Absorb',
  reflect: 'Reflect',
};

/** "Attack 3", "Parry 1 and Poison 3". */
export function effectWords(effects: readonly Effect[]): string {
  return effects.map(({ kind, value }) => `${EFFECT_WORDS[kind]} ${value}`).join(' and ');
}
