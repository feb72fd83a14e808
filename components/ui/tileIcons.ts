import type { LucideIcon } from 'lucide-react-native';
import Castle from 'lucide-react-native/icons/castle';
import Coins from 'lucide-react-native/icons/coins';
import Dices from 'lucide-react-native/icons/dices';
import Flag from 'lucide-react-native/icons/flag';
import GraduationCap from 'lucide-react-native/icons/graduation-cap';
import Hammer from 'lucide-react-native/icons/hammer';
import Hand from 'lucide-react-native/icons/hand';
import Hexagon from 'lucide-react-native/icons/hexagon';
import LockOpen from 'lucide-react-native/icons/lock-open';
import Play from 'lucide-react-native/icons/play';
import RefreshCw from 'lucide-react-native/icons/refresh-cw';
import Swords from 'lucide-react-native/icons/swords';
import UserRound from 'lucide-react-native/icons/user-round';

/** A tile names its icon as lucide does; what is not named here would not be shipped. */
export const tileIcons: Readonly<Record<string, LucideIcon>> = {
  castle: Castle,
  coins: Coins,
  dices: Dices,
  flag: Flag,
  'graduation-cap': GraduationCap,
  hammer: Hammer,
  hand: Hand,
  hexagon: Hexagon,
  'lock-open': LockOpen,
  play: Play,
  'refresh-cw': RefreshCw,
  swords: Swords,
  'user-round': UserRound,
};
