import type { LucideIcon } from 'lucide-react-native';
import CircleDollarSign from 'lucide-react-native/icons/circle-dollar-sign';
import Dices from 'lucide-react-native/icons/dices';
import Flag from 'lucide-react-native/icons/flag';
import Hammer from 'lucide-react-native/icons/hammer';
import Hexagon from 'lucide-react-native/icons/hexagon';
import LockOpen from 'lucide-react-native/icons/lock-open';
import Play from 'lucide-react-native/icons/play';
import RefreshCw from 'lucide-react-native/icons/refresh-cw';
import Swords from 'lucide-react-native/icons/swords';
import UserRound from 'lucide-react-native/icons/user-round';

import type { CounterKey } from './props';

/** The icons that the game's tiles name. */
export const TILE_ICONS: Readonly<Record<string, LucideIcon>> = {
  dices: Dices,
  flag: Flag,
  hammer: Hammer,
  'lock-open': LockOpen,
  play: Play,
  'refresh-cw': RefreshCw,
  swords: Swords,
  'user-round': UserRound,
};

export const SUPPLY_ICONS: Readonly<Partial<Record<CounterKey, LucideIcon>>> = {
  gold: CircleDollarSign,
  minerals: Hexagon,
  officers: UserRound,
  extraDice: Dices,
};
