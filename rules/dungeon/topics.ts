import type { Topic } from '@/rules/kernel/topic';
import { abilities } from './topics/abilities';
import { ailments } from './topics/ailments';
import { battle } from './topics/battle';
import { character } from './topics/character';
import { drafting } from './topics/drafting';
import { enemies } from './topics/enemies';
import { equipment } from './topics/equipment';
import { goal } from './topics/goal';
import { items } from './topics/items';
import { loot } from './topics/loot';
import { map } from './topics/map';
import { merchant } from './topics/merchant';
import { revive } from './topics/revive';

/** The rules reference, in the order of play: section 12 of the specification. */
export const topics: readonly Topic[] = [
  ...goal,
  ...character,
  ...battle,
  ...abilities,
  ...ailments,
  ...map,
  ...loot,
  ...items,
  ...equipment,
  ...enemies,
  ...drafting,
  ...merchant,
  ...revive,
];
