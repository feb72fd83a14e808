import type { CardValues } from '@/rules/kernel/card-kind';

export type Good =
  'mineral' | 'culture' | 'lv1' | 'lv2Discard' | 'attackToken' | 'lifeToken' | 'turn' | 'hit' | 'manual';

export interface Post {
  readonly name: string;
  readonly kind: 'buy' | 'sell';
  readonly good: Good;
  /** A Caravan changes the price here. */
  readonly caravan: boolean;
  readonly ignoreDefense?: true;
  readonly values: CardValues;
  readonly check: readonly string[];
  readonly topic: string;
}

const post = (
  name: string,
  good: Good,
  topic: string,
  rest: Partial<Omit<Post, 'name' | 'good' | 'topic'>> = {},
): Post => ({ name, kind: 'buy', good, caravan: true, values: {}, check: [], topic, ...rest });

/** 6.4. What is left out of `values` is typed off the card. */
export const POSTS: readonly Post[] = [
  post('Sell mineral', 'mineral', 'sell-buy-mineral', { kind: 'sell', values: { price: 3, max: 3 } }),
  post('Buy mineral', 'mineral', 'sell-buy-mineral', { values: { price: 2 } }),
  post('Hire mercenary', 'hit', 'hire-mercenary-assassin'),
  post('Buy Lv2 card', 'lv2Discard', 'buy-lv2-at-the-post', { values: { price: 3, max: 2 } }),
  post('Buy attack token', 'attackToken', 'token-posts', { caravan: false }),
  post('Buy life token', 'lifeToken', 'token-posts', { caravan: false }),
  post('Buy Lv1 card', 'lv1', 'buy-lv1-card', { caravan: false }),
  post('Buy culture', 'culture', 'buy-sell-culture'),
  post('Sell culture', 'culture', 'buy-sell-culture', { kind: 'sell' }),
  post('Buy turn', 'turn', 'buy-turn', { values: { max: 1 }, check: ['max'] }),
  post('Hire assassin', 'hit', 'hire-mercenary-assassin', { ignoreDefense: true, values: { damage: 1 } }),
];

/** The four that lie in front on the board. */
export const BOARD_POSTS: readonly string[] = ['Sell mineral', 'Buy mineral', 'Hire mercenary', 'Buy Lv2 card'];
export const MOST_POST_CARDS = 4;

export function rosterPost(name: string): Post {
  return POSTS.find((each) => each.name === name) ?? post(name, 'manual', 'trading-board', { caravan: true });
}
