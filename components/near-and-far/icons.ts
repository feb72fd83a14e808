import type { LucideIcon } from 'lucide-react-native';
import Coins from 'lucide-react-native/icons/coins';
import Croissant from 'lucide-react-native/icons/croissant';
import Eye from 'lucide-react-native/icons/eye';
import Footprints from 'lucide-react-native/icons/footprints';
import Gem from 'lucide-react-native/icons/gem';
import Hand from 'lucide-react-native/icons/hand';
import Heart from 'lucide-react-native/icons/heart';
import Landmark from 'lucide-react-native/icons/landmark';
import Beer from 'lucide-react-native/icons/beer';
import Bird from 'lucide-react-native/icons/bird';
import Pickaxe from 'lucide-react-native/icons/pickaxe';
import Shield from 'lucide-react-native/icons/shield';
import Sparkles from 'lucide-react-native/icons/sparkles';
import Store from 'lucide-react-native/icons/store';
import Sword from 'lucide-react-native/icons/sword';
import Wheat from 'lucide-react-native/icons/wheat';

import type { Building, SymbolKey } from '@/rules/near-and-far/state';

export const SYMBOL_ICONS: Readonly<Record<SymbolKey, LucideIcon>> = {
  skill: Hand,
  combat: Sword,
  search: Eye,
  move: Footprints,
  shield: Shield,
  heart: Heart,
};

export const GOOD_ICONS: Readonly<Record<'coins' | 'gems' | 'food', LucideIcon>> = {
  coins: Coins,
  gems: Gem,
  food: Croissant,
};

export const BUILDING_ICONS: Readonly<Record<Building, LucideIcon>> = {
  townHall: Landmark,
  saloon: Beer,
  stables: Bird,
  generalStore: Store,
  farm: Wheat,
  mysticsHut: Sparkles,
  mine: Pickaxe,
};
