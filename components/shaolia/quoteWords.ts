import type { Quote } from '@/rules/shaolia/trade';

/** A printed value without which nothing can be traded here is still to be typed. */
export function isUntyped({ post, unit }: Quote): boolean {
  return post.good !== 'manual' && (unit === null || (post.good === 'hit' && post.damage === null));
}

/** "2 gold each, up to 3", "no discount here" */
export function quoteWords({ post, unit, most, noDiscount }: Quote): string {
  if (post.good === 'manual') return 'As printed: say what changes hands';
  if (unit === null) return 'Price not typed yet';
  if (post.good === 'hit' && post.damage === null) return `${unit} gold each, damage not typed yet`;
  const price = post.kind === 'sell' ? `+${unit} gold each` : `${unit} gold each`;
  const limit = post.max === null ? ', maximum not typed' : `, at most ${post.max}`;
  const now = most === 0 ? ', none now' : `, ${most} now`;
  return `${price}${limit}${now}${noDiscount ? ', no discount here' : ''}`;
}
