import type { LucideIcon } from 'lucide-react-native';
import Bomb from 'lucide-react-native/icons/bomb';
import BowArrow from 'lucide-react-native/icons/bow-arrow';
import ChessKnight from 'lucide-react-native/icons/chess-knight';
import Hammer from 'lucide-react-native/icons/hammer';
import Sword from 'lucide-react-native/icons/sword';
import type { ClassInfo } from '@/rules/multiverse-war/classes';

type Look = 'builder' | 'siege' | 'mounted' | 'ranged' | 'melee';

export const CLASS_ICONS: Readonly<Record<Look, LucideIcon>> = {
  builder: Hammer,
  siege: Bomb,
  mounted: ChessKnight,
  ranged: BowArrow,
  melee: Sword,
};

/** A class by what it does at the table. */
export function classLook({ type, attack }: Pick<ClassInfo, 'type' | 'attack'>): Look {
  if (type === 'civilian') return 'builder';
  if (type === 'siege' || type === 'mounted') return type;
  return attack === 'ranged' ? 'ranged' : 'melee';
}

/** For chips, which only draw what they are handed. */
export function classIcon(info: Pick<ClassInfo, 'type' | 'attack'>): LucideIcon {
  return CLASS_ICONS[classLook(info)];
}
