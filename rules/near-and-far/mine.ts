import type { CardValues } from '@/rules/kernel/card-kind';
import { townName } from './card-kinds';
import { goodsOf } from './pay';
import { printed } from './printed';
import { FACTIONS, type Good, type Goods, type State } from './state';

export interface Cell {
  readonly key: string;
  readonly row: number;
  readonly column: number;
  readonly number: number;
  /** Day: 1 reputation for digging here. */
  readonly mark: boolean;
}

export interface Mine {
  readonly cells: readonly Cell[];
  readonly rowRewards: readonly Goods[];
  readonly columnRewards: readonly Goods[];
  /** What stands there and is no good the app knows: it is told, not counted. */
  readonly told: { readonly rows: readonly string[]; readonly columns: readonly string[] };
}

/** "6", or "6*" where the Day board marks it. */
const CHAMBER = /^(\d{1,2})(\*?)$/;

const WORDS: readonly (readonly [RegExp, Good])[] = [
  [/^coins?$/, 'coins'],
  [/^gems?$/, 'gems'],
  [/^(food|bread|fish|bacon)$/, 'food'],
  ...FACTIONS.map((faction) => [new RegExp(`^${faction}( token)?s?$`), faction] as const),
];

/** "2 coins + gem" is { coins: 2, gems: 1 }; what is not understood gives nothing by itself. */
export function parseReward(text: string): Goods {
  const goods: Partial<Record<Good, number>> = {};
  for (const part of text.toLowerCase().split(/[+,&]|\band\b/)) {
    const [, amount, word] = /^\s*(\d*)\s*(.*?)\s*$/.exec(part) ?? [];
    const good = WORDS.find(([pattern]) => pattern.test(word ?? ''))?.[1];
    if (good) goods[good] = (goods[good] ?? 0) + (amount ? Number(amount) : 1);
  }
  return goods;
}

/** The other way round: { coins: 2, gems: 1 } is "2 coins + 1 gem". */
export const goodsText = (goods: Goods): string =>
  goodsOf(goods)
    .map(([good, amount]) =>
      FACTIONS.some((faction) => faction === good) ? `${amount} ${good}` : counted(good, amount),
    )
    .join(' + ');

const counted = (good: Good, amount: number): string => `${amount} ${amount === 1 ? good.replace(/s$/, '') : good}`;

const list = (text: unknown): string[] => (typeof text === 'string' ? text.split('/').map((each) => each.trim()) : []);

/** The mine as typed off the town board; undefined until somebody has. */
export function mineOf(state: Pick<State, 'cards' | 'side'>): Mine | undefined {
  const values = printed(state, 'mine', townName(state.side));
  const rows = list(values.rows);
  const cells = rows.flatMap((row, y) =>
    row
      .split(/[\s,]+/)
      .filter(Boolean)
      .flatMap((typed, x): Cell[] => {
        const chamber = chamberOf(typed);
        return chamber ? [{ key: `${y}-${x}`, row: y, column: x, ...chamber }] : [];
      }),
  );
  if (cells.length === 0) return undefined;
  const told = { rows: list(values.rowRewards), columns: list(values.columnRewards) };
  return { cells, rowRewards: told.rows.map(parseReward), columnRewards: told.columns.map(parseReward), told };
}

/** The mine while it is being drawn: chambers row by row, null where the rock is whole. */
export interface MinePlan {
  readonly cells: readonly (readonly ({ readonly number: number; readonly mark: boolean } | null)[])[];
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/** Twelve numbers on the board (2.2); which shape they have is on the board, so this is only where drawing begins. */
const PLAN = { rows: 3, columns: 4 };

/** What was typed before, or an empty rock. */
export function minePlan(values: CardValues | undefined): MinePlan {
  const cells = list(values?.['rows']).map((row) =>
    row
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(chamberOf),
  );
  const columns = Math.max(0, ...cells.map(({ length }) => length));
  const typed = cells.some((row) => row.some(Boolean));
  const plan = { cells, rows: list(values?.['rowRewards']), columns: list(values?.['columnRewards']) };
  return typed
    ? resized(plan, cells.length, columns)
    : resized({ cells: [], rows: [], columns: [] }, PLAN.rows, PLAN.columns);
}

const chamberOf = (typed: string) => {
  const [, number, mark] = CHAMBER.exec(typed) ?? [];
  return number === undefined ? null : { number: Number(number), mark: mark === '*' };
};

/** More or fewer rows and columns; what still fits stays. */
export function resized({ cells, rows, columns }: MinePlan, height: number, width: number): MinePlan {
  const upTo = (size: number) => Array.from({ length: size }, (_, index) => index);
  return {
    cells: upTo(height).map((row) => upTo(width).map((column) => cells[row]?.[column] ?? null)),
    rows: upTo(height).map((row) => rows[row] ?? ''),
    columns: upTo(width).map((column) => columns[column] ?? ''),
  };
}

/** As the card library keeps it: "2 3 4 / 5 - 6*". */
export function planValues({ cells, rows, columns }: MinePlan): {
  rows: string;
  rowRewards: string;
  columnRewards: string;
} {
  const line = (row: MinePlan['cells'][number]) =>
    row.map((cell) => (cell ? `${cell.number}${cell.mark ? '*' : ''}` : '-')).join(' ');
  return { rows: cells.map(line).join(' / '), rowRewards: rows.join(' / '), columnRewards: columns.join(' / ') };
}

/**
 * p.17: the first camp ever goes to the entrance, the leftmost number of the top row; later ones beside a camp. A camp from
 * before the mine was drawn may stand anywhere, so that nothing is out of reach then.
 */
export function isReachable({ dug, players }: Pick<State, 'dug' | 'players'>, mine: Mine, cell: Cell): boolean {
  const taken = mine.cells.filter(({ key }) => Object.hasOwn(dug, key));
  if (players.reduce((sum, { mineCamps }) => sum + mineCamps, 0) > Object.keys(dug).length) return true;
  if (taken.length === 0) return cell === mine.cells[0];
  return taken.some(({ row, column }) => Math.abs(row - cell.row) + Math.abs(column - cell.column) === 1);
}

/** What a dig brings: the row's and the column's reward. */
export function digReward(mine: Mine, { row, column }: Cell): Goods {
  const both = [mine.rowRewards[row] ?? {}, mine.columnRewards[column] ?? {}];
  const sum: Partial<Record<Good, number>> = {};
  for (const goods of both) {
    for (const [good, amount] of Object.entries(goods) as [Good, number][]) sum[good] = (sum[good] ?? 0) + amount;
  }
  return sum;
}
