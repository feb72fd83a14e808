import { type ScorePart, type ScoreRow, type ScoreSheet, totals, type Total } from '@/rules/kernel/score';
import { ENEMIES } from './foes';
import { ARTIFACTS } from './loot';
import { artifactFame, foeName, haloFame, starFame } from './printed';
import { shameSum } from './shame';
import { allSix, equipmentCount, expPlusOf, itemCount } from './sheet';
import { MOST_STAMINA, type State } from './state';

const CLEAR_FAME = 10; // Scoring Fame Rules
const ALL_SIX_FAME = 10; // Scoring Fame Rules
const HALO_FAME = 9; // Advanced Loots
const TILE_FAME = { 2: 1, 3: 2, 4: 5 } as const; // Scoring Fame Rules

/** Adventurer Level, best first; exactly 150 is a Dungeon Master (A32). */
export const RANKS: NonNullable<ScoreSheet['rankNames']> = [
  { from: 150, words: 'Dungeon Master' },
  { from: 100, words: 'Master Adventurer' },
  { from: 75, words: 'Elite Adventurer' },
  { from: 50, words: 'Senior Adventurer' },
  { from: -9999, words: 'Beginner Adventurer' },
];

/** 2 at six replaces the 1 at three (A37). */
export function killFame(kills: number): number {
  return kills >= 6 ? 2 : kills >= 3 ? 1 : 0;
}

export function staminaLost(state: State): number {
  const missing = MOST_STAMINA - state.stamina;
  // What a hand took off was lost too.
  const lost = state.rules.staminaPenalty === 'total' ? Math.max(state.staminaSpent, missing) : missing;
  return state.modules.draft ? Math.floor(lost / 2) : 0;
}

/** What one more extension costs at the end: every second point lost is a fame. */
export function nextPointCosts(state: State): boolean {
  const spent = { ...state, stamina: state.stamina - 1, staminaSpent: state.staminaSpent + 1 };
  return staminaLost(spent) > staminaLost(state);
}

/** By house rule the last point ends the delve before its turns are fought (A27). */
export function lastPointEnds({ stamina, rules }: State): boolean {
  return stamina === 1 && rules.staminaZeroEnds === 'immediately';
}

/** "This point costs 1 fame.", and what comes with the last one (A27). */
export function nextPointWords(state: State, point: string): string {
  const costs = `${point} ${nextPointCosts(state) ? 'costs 1 fame' : 'is free so far'}.`;
  if (state.stamina !== 1) return costs;
  if (lastPointEnds(state)) return `${costs} It is the last: the delve ends at once.`;
  const revive = state.modules.revive ? ', unless a revive gives one back' : '';
  return `${costs} It is the last: the delve ends with this battle${revive}.`;
}

/** Section 7. */
export function scoreSheet(state: State): ScoreSheet {
  const rows = [
    artifactRow(state),
    mapRow(state),
    enemyRow(state),
    row('expPlus', 'EXP+', 'One fame for every EXP from the 13th on.', 'exp-plus', [
      { words: 'EXP after the twelfth', value: expPlusOf(state) },
    ]),
    ...(state.modules.merchant ? [goldRow(state)] : []),
    ...(state.modules.draft
      ? [
          row('stamina', 'Stamina', 'One fame lost for every 2 stamina.', 'stamina', [
            { words: 'lost stamina', value: 0 - staminaLost(state) },
          ]),
        ]
      : []),
    ...(state.modules.revive
      ? [
          row('shame', 'Shame', 'The crossed shame numbers are lost.', 'shame', [
            { words: 'crossed boxes', value: 0 - shameSum(state) },
          ]),
        ]
      : []),
  ];
  const worthless = state.end === 'fell' && state.rules.scoreOnDefeat === false;
  return {
    columns: [{ seats: [0], words: state.name }],
    rows: worthless ? fallRows(rows) : [...rows, ...untypedRows(state)],
    totals: true,
    tieBreaks: [],
    rankNames: RANKS,
  };
}

function row(key: string, words: string, explain: string, topic: string, parts: readonly ScorePart[]): ScoreRow {
  const counted = parts.filter(({ value }) => value !== 0);
  return {
    key,
    words,
    cells: [counted.reduce((sum, { value }) => sum + value, 0)],
    parts: [counted],
    explain,
    topic,
  };
}

/** What is owned and printed with a fame that nobody has typed: a line of its own, so that the others count (V1, V3). */
function untypedRows({ artifacts, specials, cards }: State): ScoreRow[] {
  const missing = [
    ...artifacts.filter((id) => artifactFame(cards, id) === undefined).map((id) => ARTIFACTS[id].name),
    ...specials.filter((id) => starFame(cards, id) === undefined).map((id) => `the star of ${foeName(cards, id)}`),
  ];
  if (missing.length === 0) return [];
  return [
    {
      key: 'untyped',
      words: 'Printed fame',
      cells: [undefined],
      explain: `Still to type from your sheet: ${missing.join(', ')}.`,
      topic: 'values-to-type-from-my-sheet',
    },
  ];
}

function artifactRow(state: State): ScoreRow {
  const [forItems, forEquipment] = state.advanced.halo;
  return row('artifact', 'Artifact', 'The fame printed on each artifact you own.', 'artifacts', [
    ...state.artifacts.map((id) => ({ words: ARTIFACTS[id].name, value: artifactFame(state.cards, id) ?? 0 })),
    ...(forItems || forEquipment ? [{ words: 'Angel Halo', value: haloFame(state.cards) }] : []),
    { words: 'Angel Halo: 6 items', value: forItems && itemCount(state) >= 6 ? HALO_FAME : 0 },
    { words: 'Angel Halo: 6 equipment', value: forEquipment && equipmentCount(state) >= 6 ? HALO_FAME : 0 },
  ]);
}

function mapRow({ tiles, end }: State): ScoreRow {
  return row('maps', 'Maps', 'Tiles with 2, 3, 4 dice: 1, 2, 5 fame; 10 for clearing.', 'dungeon-map', [
    ...([2, 3, 4] as const).map((dice) => ({ words: `tiles with ${dice} dice`, value: tiles[dice] * TILE_FAME[dice] })),
    { words: 'dungeon cleared', value: end === 'cleared' ? CLEAR_FAME : 0 },
  ]);
}

function enemyRow(state: State): ScoreRow {
  return row('enemy', 'Enemy', 'A type: 1 at three wins, 2 at six; 10 for all six types; stars.', 'enemy-counter', [
    ...ENEMIES.map((id) => ({ words: foeName(state.cards, id), value: killFame(state.kills[id]) })),
    { words: 'one of each', value: allSix(state) ? ALL_SIX_FAME : 0 },
    ...state.specials.map((id) => ({ words: foeName(state.cards, id), value: starFame(state.cards, id) ?? 0 })),
  ]);
}

function goldRow({ gold }: State): ScoreRow {
  return row('golds', 'Golds', '2 fame for every full 5 gold.', 'gold-at-the-end', [
    { words: 'gold left', value: 2 * Math.floor(gold / 5) },
  ]);
}

/** A34, by house rule: a fall is worth nothing. */
function fallRows(rows: readonly ScoreRow[]): ScoreRow[] {
  return rows.map((each) => ({ ...each, cells: [0], parts: [[]], explain: 'By house rule a fall is worth nothing.' }));
}

export function fameOf(state: State): Total {
  return totals(scoreSheet(state))[0] ?? { sum: 0, open: false };
}

/** "17", "17 + ?" */
export function fameWords({ sum, open }: Total): string {
  const shown = `${sum}`.replace('-', '−');
  return open ? `${shown} + ?` : shown;
}

/** The rank that the fame so far is worth, even while a value is missing. */
export function rankNow(state: State): string {
  return rankOf(fameOf(state).sum);
}

/** The rank of a fame, as the final sheet names it. */
export function rankOf(fame: number): string {
  return RANKS.find(({ from }) => fame >= from)?.words ?? '';
}

export interface NextRank {
  readonly words: string;
  readonly from: number;
}

/** The next rank up; undefined for a Dungeon Master. */
export function nextRank(fame: number): NextRank | undefined {
  return [...RANKS].reverse().find(({ from }) => from > fame);
}
