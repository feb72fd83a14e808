import type { Good } from '@/rules/near-and-far/state';

import { FactionMark } from './FactionMark';
import { GOOD_ICONS } from './icons';

/** One good, drawn: coin, gem, bread, or the token of a faction. */
export function GoodMark({ good, tone, size = 18 }: { good: Good; tone: string; size?: number }) {
  if (good === 'food' || good === 'coins' || good === 'gems') {
    const Icon = GOOD_ICONS[good];
    return <Icon size={size} color={tone} />;
  }
  return <FactionMark faction={good} size={size} />;
}
