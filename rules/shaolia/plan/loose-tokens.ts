import type { Model } from './model';
import type { Step } from './moves';

/** Each token that a strike takes from the way lay on its card since it was gained: the earliest are placed first. */
export function placedTokens(steps: readonly Step[], { commands }: Model): readonly Step[] {
  const strikers = steps.flatMap(({ command, loose = 0 }) =>
    Array.from({ length: loose }, () => commands[command]?.card ?? -1),
  );
  const take = (count: number) => strikers.splice(0, count);
  return steps.map((step) => {
    const tokens = step.tokens ? { tokens: take(commands[step.command]?.attackTokens ?? 0) } : {};
    const deals = step.deals?.map((deal) => (deal.tokens ? { ...deal, tokens: take(deal.quantity) } : deal));
    return { ...step, ...tokens, ...(deals ? { deals } : {}) };
  });
}
