import type { CardField, CardKind, KnownCard } from '@/rules/kernel/card-kind';
import type { Cards } from '@/rules/kernel/card';
import { NO_CAP } from '@/rules/kernel/counter';
import { type Ailment, ENEMIES, ENEMY_ROWS, type EnemyId, type FoeId, isSpecial, SPECIAL_ROWS, SPECIALS } from './foes';
import type { SpecialId } from './foes';
import { ADVANCED, ARTIFACT_IDS, ARTIFACTS, type ArtifactId, WARE_IDS, WARES, type WareId } from './loot';

/** The one card that stands for the sheet itself. */
export const SHEET_CARD = 'My sheet';

const boxes = (key: string, words: string, topic: string): CardField => ({
  type: 'number',
  key,
  words,
  min: 0,
  max: 99,
  optional: true,
  topic,
});

/** Section 10: what only the printed sheet says. Nothing is invented; four names and all these numbers are lost. */
export const cardKinds: readonly CardKind[] = [
  {
    key: 'artifact',
    atSetup: true,
    words: { one: 'artifact', many: 'artifacts' },
    fields: [{ type: 'number', key: 'fame', words: 'fame', min: 0, max: 99, topic: 'artifacts' }],
    known: [...ARTIFACT_IDS.map((id) => ARTIFACTS[id].name), ADVANCED.halo.name].map((name) => ({ name, values: {} })),
  },
  {
    key: 'special',
    atSetup: true,
    words: { one: 'special enemy', many: 'special enemies' },
    fields: [
      { type: 'number', key: 'hp', words: 'HP', min: 1, max: 99, topic: 'special-enemies' },
      { type: 'number', key: 'fame', words: 'star fame', min: 0, max: 99, topic: 'special-enemies' },
    ],
    known: SPECIALS.map((id) => ({ name: SPECIAL_ROWS[id].name, values: {} })),
  },
  {
    key: 'enemy',
    atSetup: true,
    words: { one: 'enemy', many: 'enemies' },
    fields: [{ type: 'text', key: 'name', words: 'name', max: 24, topic: 'enemy-action-odd-even' }],
    known: ENEMIES.map((id): KnownCard => {
      const { card, name } = ENEMY_ROWS[id];
      return name === undefined ? { name: card, values: {} } : { name: card, values: { name }, check: ['name'] };
    }),
  },
  {
    key: 'ware',
    atSetup: true,
    words: { one: 'merchant item', many: 'merchant items' },
    fields: [
      { type: 'number', key: 'price', words: 'price', min: 0, max: 99, unit: 'gold', topic: 'merchant-goods' },
      { type: 'number', key: 'quantity', words: 'quantity', min: 1, max: 99, optional: true, topic: 'merchant-goods' },
    ],
    known: WARE_IDS.map((id) => ({ name: WARES[id].name, values: {} })),
  },
  {
    key: 'sheet',
    atSetup: true,
    words: { one: 'sheet', many: 'sheets' },
    fields: [
      { type: 'text', key: 'title', words: 'title of the game', max: 30, optional: true },
      boxes('gold', 'gold boxes', 'gold'),
      boxes('poison', 'poison boxes', 'poison'),
      boxes('fear', 'fear boxes', 'fear'),
      boxes('stun', 'stun boxes', 'stun'),
      boxes('charm', 'charm boxes', 'charm'),
      boxes('expPlus', 'EXP+ boxes', 'exp-plus'),
      {
        type: 'text',
        key: 'shame',
        words: 'shame numbers',
        max: 40,
        optional: true,
        inferred: { value: '1 2 3 4 5 6', check: true },
        topic: 'shame',
      },
    ],
    known: [{ name: SHEET_CARD, values: { shame: '1 2 3 4 5 6' }, check: ['shame'] }],
  },
];

function numberOn(cards: Cards, card: string, key: string): number | undefined {
  const value = cards[card]?.[key];
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
}

function textOn(cards: Cards, card: string, key: string): string | undefined {
  const value = cards[card]?.[key];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

export function artifactFame(cards: Cards, id: ArtifactId): number | undefined {
  return numberOn(cards, `artifact:${ARTIFACTS[id].name}`, 'fame');
}

/** The Halo's own fame, if it has any (V1). */
export function haloFame(cards: Cards): number {
  return numberOn(cards, `artifact:${ADVANCED.halo.name}`, 'fame') ?? 0;
}

export function specialHp(cards: Cards, id: SpecialId): number | undefined {
  const hp = numberOn(cards, `special:${SPECIAL_ROWS[id].name}`, 'hp');
  return hp === undefined || hp < 1 ? undefined : hp;
}

export function starFame(cards: Cards, id: SpecialId): number | undefined {
  return numberOn(cards, `special:${SPECIAL_ROWS[id].name}`, 'fame');
}

export function priceOf(cards: Cards, id: WareId): number | undefined {
  return numberOn(cards, `ware:${WARES[id].name}`, 'price');
}

export function quantityOf(cards: Cards, id: WareId): number | undefined {
  return numberOn(cards, `ware:${WARES[id].name}`, 'quantity');
}

const SHEET = `sheet:${SHEET_CARD}`;

/** No cap until it is typed (V6, V8, V9). */
export function boxesOf(cards: Cards, key: Ailment | 'gold' | 'expPlus'): number {
  return numberOn(cards, SHEET, key) ?? NO_CAP;
}

const SHAME_ROW: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The numbers of the shame row, rising (V11). */
export function shameRow(cards: Cards): readonly number[] {
  const typed = textOn(cards, SHEET, 'shame')?.match(/\d{1,2}/g) ?? [];
  const row = [...new Set(typed.map(Number))].sort((a, b) => a - b);
  return row.length > 0 ? row : SHAME_ROW;
}

/** "Werewolf", or the two actions while nobody has typed the name (V5). */
export function foeName(cards: Cards, foe: FoeId): string {
  return isSpecial(foe) ? SPECIAL_ROWS[foe].name : enemyName(cards, foe);
}

function enemyName(cards: Cards, id: EnemyId): string {
  const { card, name } = ENEMY_ROWS[id];
  return textOn(cards, `enemy:${card}`, 'name') ?? name ?? card.replace(' and ', ' / ');
}

/** The game's own name, lost in the text: what the table has typed, if it has. */
export function typedTitle(cards: Cards): string | undefined {
  return textOn(cards, SHEET, 'title');
}
