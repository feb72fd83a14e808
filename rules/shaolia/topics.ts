import type { Topic } from '@/rules/kernel/topic';
import { action } from './topics/action';
import { attack } from './topics/attack';
import { building } from './topics/building';
import { cards } from './topics/cards';
import { characters } from './topics/characters';
import { defense } from './topics/defense';
import { modes } from './topics/modes';
import { purchase } from './topics/purchase';
import { rounds } from './topics/rounds';
import { settingUp } from './topics/setting-up';
import { tokens } from './topics/tokens';
import { trade } from './topics/trade';
import { winning } from './topics/winning';

/** The rules reference, in the order of play: section 12 of the specification. */
export const topics: readonly Topic[] = [
  ...winning,
  ...settingUp,
  ...rounds,
  ...purchase,
  ...building,
  ...action,
  ...cards,
  ...attack,
  ...defense,
  ...trade,
  ...tokens,
  ...characters,
  ...modes,
];
