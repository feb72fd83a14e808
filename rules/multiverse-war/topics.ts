import type { Topic } from '@/rules/kernel/topic';
import { builders } from './topics/builders';
import { buildings } from './topics/buildings';
import { combat } from './topics/combat';
import { company } from './topics/company';
import { events } from './topics/events';
import { exploring } from './topics/exploring';
import { heroes } from './topics/heroes';
import { missions } from './topics/missions';
import { ranks } from './topics/ranks';
import { settingUp } from './topics/setting-up';
import { turn } from './topics/turn';
import { units } from './topics/units';
import { winning } from './topics/winning';

/** The rules reference, in the order of play: section 12 of the specification. */
export const topics: readonly Topic[] = [
  ...winning,
  ...settingUp,
  ...turn,
  ...exploring,
  ...events,
  ...units,
  ...combat,
  ...ranks,
  ...buildings,
  ...builders,
  ...heroes,
  ...missions,
  ...company,
];
