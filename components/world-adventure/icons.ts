import type { LucideIcon } from 'lucide-react-native';
import Anvil from 'lucide-react-native/icons/anvil';
import Apple from 'lucide-react-native/icons/apple';
import Bug from 'lucide-react-native/icons/bug';
import Cookie from 'lucide-react-native/icons/cookie';
import Crosshair from 'lucide-react-native/icons/crosshair';
import Flame from 'lucide-react-native/icons/flame';
import HandCoins from 'lucide-react-native/icons/hand-coins';
import Landmark from 'lucide-react-native/icons/landmark';
import Leaf from 'lucide-react-native/icons/leaf';
import PackageCheck from 'lucide-react-native/icons/package-check';
import Pill from 'lucide-react-native/icons/pill';
import Scale from 'lucide-react-native/icons/scale';
import ScrollText from 'lucide-react-native/icons/scroll-text';
import Shell from 'lucide-react-native/icons/shell';
import Shirt from 'lucide-react-native/icons/shirt';
import Skull from 'lucide-react-native/icons/skull';
import Sparkles from 'lucide-react-native/icons/sparkles';
import Store from 'lucide-react-native/icons/store';
import Swords from 'lucide-react-native/icons/swords';
import TramFront from 'lucide-react-native/icons/tram-front';
import UserRound from 'lucide-react-native/icons/user-round';
import Users from 'lucide-react-native/icons/users';

import type { Good, RuneSlot } from '@/rules/world-adventure/tables';

export const RUNE_ICONS: Readonly<Record<RuneSlot, LucideIcon>> = {
  legendary: Sparkles,
  heroLv2: UserRound,
  soldiersLv2: Users,
  caravanLv2: TramFront,
  caravanFull: PackageCheck,
  stall2: Store,
  stall3: Store,
  stall4: Store,
  brigand: Swords,
  government: Landmark,
  player1: Crosshair,
  player2: Crosshair,
  minion: Bug,
  destroyer: Flame,
  raid: Shell,
  quest1: ScrollText,
  quest2: ScrollText,
  quest3: ScrollText,
  merchantGreen: HandCoins,
  merchantYellow: HandCoins,
  sale12: Scale,
  sale16: Scale,
};

export const GOOD_ICONS: Readonly<Record<Good, LucideIcon>> = {
  fruit: Apple,
  spice: Leaf,
  chocolate: Cookie,
  medicine: Pill,
  iron: Anvil,
  silk: Shirt,
};

export const FOE_ICONS: Readonly<Record<string, LucideIcon>> = {
  merchant: HandCoins,
  brigand: Swords,
  government: Landmark,
  player: Crosshair,
  minion: Bug,
  destroyer: Flame,
  raid: Shell,
  legendary: Skull,
};
