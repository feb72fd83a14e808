import { cardNameKey } from '@/rules/kernel/card-name';
import { chosenOf, type CardValues } from '@/rules/kernel/card-kind';
import { BRACKETS, cardKinds, mapName, ONE_BOARD, threatName, townName, type BonusKey } from './card-kinds';
import { GOODS, NO_ICONS, SYMBOLS, type Good, type Goods, type Icons, type Route, type State } from './state';

/** What is known of a card: typed by the table, else as far as the rules tell. */
export function printed({ cards }: Pick<State, 'cards'>, kind: string, name: string): CardValues {
  const typed = cards[`${kind}:${name}`];
  if (typed) return typed;
  const key = cardNameKey(name);
  if (key === '') return {};
  return (
    cardKinds.find((each) => each.key === kind)?.known?.find((each) => cardNameKey(each.name) === key)?.values ?? {}
  );
}

export function numberOf(values: CardValues, key: string): number | undefined {
  const value = values[key];
  return typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) + 0 : undefined;
}

export function iconsOf(values: CardValues): Icons {
  const icons: Record<string, number> = {};
  for (const symbol of SYMBOLS) icons[symbol] = Math.max(0, numberOf(values, symbol) ?? 0);
  return { ...NO_ICONS, ...icons };
}

export function companionIcons(state: Pick<State, 'cards'>, companion: string): Icons {
  return iconsOf(printed(state, 'companion', companion));
}

/** The price of an artifact: what its left side asks for. */
export function priceOf(values: CardValues): Goods {
  const price: Partial<Record<Good, number>> = {};
  for (const good of GOODS) {
    const amount = numberOf(values, good) ?? 0;
    if (amount > 0) price[good] = amount;
  }
  return price;
}

export interface Bonus {
  readonly kind: BonusKey;
  readonly points: number | undefined;
  /** For being second, alone (Bounty Contract). */
  readonly second: number | undefined;
}

export function bonusOf(values: CardValues): Bonus | undefined {
  const kind = values.bonus;
  return typeof kind === 'string' && kind !== ''
    ? { kind: kind as BonusKey, points: numberOf(values, 'bonusPoints'), second: numberOf(values, 'secondPoints') }
    : undefined;
}

/** 6.4 */
export function tradeValue(state: Pick<State, 'cards' | 'side'>, good: Good): number | undefined {
  return numberOf(printed(state, 'trade', townName(state.side)), good);
}

/** 2.4: what the camp with this ordinal lays bare; undefined while nobody has typed the board. */
export function reveal(state: Pick<State, 'cards' | 'longGame'>, ordinal: number): 'coin' | 'gem' | 'none' | undefined {
  const position = ordinal - (state.longGame ? 2 : 0);
  if (position < 1) return 'none';
  const board = state.cards[`board:${ONE_BOARD}`];
  if (!board) return undefined;
  if (chosenOf(board.coins).includes(`${position}`)) return 'coin';
  return chosenOf(board.gems).includes(`${position}`) ? 'gem' : 'none';
}

/** How many tents stand in the top row; the last ones are shorter only in the box. */
export function topRow(state: Pick<State, 'cards'>): number {
  return numberOf(printed(state, 'board', ONE_BOARD), 'topRow') ?? 7;
}

export function threatPoints(state: Pick<State, 'cards'>, level: number): number | undefined {
  return numberOf(printed(state, 'threat', threatName(level)), 'points');
}

export function routePoints(
  state: Pick<State, 'cards' | 'map'>,
  route: Route,
  how: 'Sole' | 'Joint',
): number | undefined {
  return numberOf(printed(state, 'routes', mapName(state.map)), `${route}${how}`);
}

/** 6.5 and R3. */
export function reputationPoints(state: Pick<State, 'cards' | 'side' | 'houseRules'>, reputation: number): number {
  const bracket = BRACKETS.find(({ from, to }) => reputation >= from && reputation <= to);
  if (!bracket) return 0;
  const typed = state.cards[`reputation:${townName(state.side)}`];
  const value = typed ? numberOf(typed, bracket.key) : undefined;
  if (value !== undefined) return value;
  return bracket.key === 'r2' && state.houseRules.repAt2 === 1 ? 1 : bracket[state.side];
}
