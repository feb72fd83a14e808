import type { LucideIcon } from 'lucide-react-native';
import Anvil from 'lucide-react-native/icons/anvil';
import BrickWall from 'lucide-react-native/icons/brick-wall';
import Castle from 'lucide-react-native/icons/castle';
import ChartColumnBig from 'lucide-react-native/icons/chart-column-big';
import CircleDollarSign from 'lucide-react-native/icons/circle-dollar-sign';
import CircleSlash from 'lucide-react-native/icons/circle-slash';
import Crown from 'lucide-react-native/icons/crown';
import Dices from 'lucide-react-native/icons/dices';
import EyeOff from 'lucide-react-native/icons/eye-off';
import Flag from 'lucide-react-native/icons/flag';
import GraduationCap from 'lucide-react-native/icons/graduation-cap';
import Hammer from 'lucide-react-native/icons/hammer';
import Hexagon from 'lucide-react-native/icons/hexagon';
import Layers from 'lucide-react-native/icons/layers';
import ListChecks from 'lucide-react-native/icons/list-checks';
import Lock from 'lucide-react-native/icons/lock';
import LockOpen from 'lucide-react-native/icons/lock-open';
import Pencil from 'lucide-react-native/icons/pencil';
import Play from 'lucide-react-native/icons/play';
import Plus from 'lucide-react-native/icons/plus';
import RefreshCw from 'lucide-react-native/icons/refresh-cw';
import Ship from 'lucide-react-native/icons/ship';
import Store from 'lucide-react-native/icons/store';
import Swords from 'lucide-react-native/icons/swords';
import UserRound from 'lucide-react-native/icons/user-round';
import Users from 'lucide-react-native/icons/users';
import Wheat from 'lucide-react-native/icons/wheat';

import type { CardClass } from '@/rules/shaolia/roster';

import type { CounterKey } from './props';

/** The icons that the game's tiles name. */
export const TILE_ICONS: Readonly<Record<string, LucideIcon>> = {
  chart: ChartColumnBig,
  'circle-slash': CircleSlash,
  crown: Crown,
  dices: Dices,
  'eye-off': EyeOff,
  flag: Flag,
  hammer: Hammer,
  layers: Layers,
  'list-checks': ListChecks,
  'lock-open': LockOpen,
  pencil: Pencil,
  play: Play,
  'refresh-cw': RefreshCw,
  store: Store,
  swords: Swords,
  'user-round': UserRound,
  users: Users,
};

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
