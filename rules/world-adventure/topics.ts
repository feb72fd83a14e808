import type { Topic } from '@/rules/kernel/topic';
import { basics } from './topics/basics';
import { city } from './topics/city';
import { clan } from './topics/clan';
import { duels } from './topics/duels';
import { merchants } from './topics/merchants';
import { month } from './topics/month';
import { monsters } from './topics/monsters';
import { npcs } from './topics/npcs';
import { quests } from './topics/quests';
import { runes } from './topics/runes';
import { scouting } from './topics/scouting';
import { settingUp } from './topics/setting-up';
import { status } from './topics/status';
import { wanted } from './topics/wanted';
import { winning } from './topics/winning';
import { workshop } from './topics/workshop';

/** The rules reference, in the order of play: section 12 of the specification. */
export const topics: readonly Topic[] = [
  ...winning,
  ...settingUp,
  ...basics,
  ...runes,
  ...month,
  ...scouting,
  ...city,
  ...workshop,
  ...clan,
  ...status,
  ...quests,
  ...npcs,
  ...monsters,
  ...merchants,
  ...duels,
  ...wanted,
];
