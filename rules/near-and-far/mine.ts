import { townName } from './card-kinds';
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
        const [, number, mark] = /^(\d{1,2})(\*?)$/.exec(typed) ?? [];
        return number === undefined
          ? []
          : [{ key: `${y}-${x}`, row: y, column: x, number: Number(number), mark: mark === '*' }];
      }),
  );
  if (cells.length === 0) return undefined;
  const told = { rows: list(values.rowRewards), columns: list(values.columnRewards) };
  return { cells, rowRewards: told.rows.map(parseReward), columnRewards: told.columns.map(parseReward), told };
}

/** p.16: the first camp ever goes to the entrance, the leftmost number of the top row; later ones beside a camp. */
export function isReachable(mine: Mine, dug: Readonly<Record<string, unknown>>, cell: Cell): boolean {
  const taken = mine.cells.filter(({ key }) => Object.hasOwn(dug, key));
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
