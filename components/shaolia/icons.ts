import type { LucideIcon } from 'lucide-react-native';
import Anvil from 'lucide-react-native/icons/anvil';
import BrickWall from 'lucide-react-native/icons/brick-wall';
import Castle from 'lucide-react-native/icons/castle';
import CircleDollarSign from 'lucide-react-native/icons/circle-dollar-sign';
import Dices from 'lucide-react-native/icons/dices';
import GraduationCap from 'lucide-react-native/icons/graduation-cap';
import Hexagon from 'lucide-react-native/icons/hexagon';
import Lock from 'lucide-react-native/icons/lock';
import Plus from 'lucide-react-native/icons/plus';
import Ship from 'lucide-react-native/icons/ship';
import Store from 'lucide-react-native/icons/store';
import Swords from 'lucide-react-native/icons/swords';
import UserRound from 'lucide-react-native/icons/user-round';
import Wheat from 'lucide-react-native/icons/wheat';

import type { CardClass } from '@/rules/shaolia/roster';

import type { CounterKey } from './props';

export const SUPPLY_ICONS: Readonly<Partial<Record<CounterKey, LucideIcon>>> = {
  gold: CircleDollarSign,
  minerals: Hexagon,
  officers: UserRound,
  extraDice: Dices,
};

const CLASS_ICONS: Readonly<Record<CardClass, LucideIcon>> = {
  gold: Wheat,
  mineral: Anvil,
  culture: GraduationCap,
  attack: Swords,
  defense: BrickWall,
  trade: Store,
  character: UserRound,
};

/** A card by its class; a ship is known by itself. */
export function cardIcon(name: string, of: CardClass): LucideIcon {
  return name === 'Fleet' || name === 'Port' ? Ship : CLASS_ICONS[of];
}

/** What a space shows: a card's class, or the space itself. */
export const SPACE_ICONS: Readonly<Record<string, LucideIcon>> = {
  ...CLASS_ICONS,
  ship: Ship,
  palace: Castle,
  locked: Lock,
  empty: Plus,
};
