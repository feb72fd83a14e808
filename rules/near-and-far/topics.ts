import type { Topic } from '@/rules/kernel/topic';
import { campaign } from './topics/campaign';
import { cards } from './topics/cards';
import { duels } from './topics/duels';
import { ending } from './topics/ending';
import { hearts } from './topics/hearts';
import { namedCards } from './topics/named-cards';
import { overview } from './topics/overview';
import { party } from './topics/party';
import { quests } from './topics/quests';
import { rulingsAdventure } from './topics/rulings-adventure';
import { rulingsGame } from './topics/rulings-game';
import { rulingsTown } from './topics/rulings-town';
import { settingUp } from './topics/setting-up';
import { talents } from './topics/talents';
import { threats } from './topics/threats';
import { town } from './topics/town';
import { travel } from './topics/travel';

/** The rules reference, in the order of play: section 12 of the specification. */
export const topics: readonly Topic[] = [
  ...overview,
  ...settingUp,
  ...hearts,
  ...town,
  ...duels,
  ...party,
  ...travel,
  ...threats,
  ...quests,
  ...cards,
  ...ending,
  ...campaign,
  ...talents,
  ...namedCards,
  ...rulingsTown,
  ...rulingsAdventure,
  ...rulingsGame,
];
