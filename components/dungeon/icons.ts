import type { LucideIcon } from 'lucide-react-native';
import Clover from 'lucide-react-native/icons/clover';
import Droplet from 'lucide-react-native/icons/droplet';
import FlaskConical from 'lucide-react-native/icons/flask-conical';
import Ghost from 'lucide-react-native/icons/ghost';
import Leaf from 'lucide-react-native/icons/leaf';
import MessageCircleHeart from 'lucide-react-native/icons/message-circle-heart';
import PawPrint from 'lucide-react-native/icons/paw-print';
import Shield from 'lucide-react-native/icons/shield';
import Skull from 'lucide-react-native/icons/skull';
import Sword from 'lucide-react-native/icons/sword';
import Zap from 'lucide-react-native/icons/zap';

import type { Ailment, FoeId } from '@/rules/dungeon/foes';
import type { ItemId, WareId } from '@/rules/dungeon/loot';

export const AILMENT_ICONS: Readonly<Record<Ailment, LucideIcon>> = {
  poison: Droplet,
  fear: Ghost,
  stun: Zap,
  charm: MessageCircleHeart,
};

/** What can be used up: cures are leaves, the Clover is itself, the rest comes in flasks. */
export const ITEM_ICONS: Readonly<Record<ItemId | WareId, LucideIcon>> = {
  potion: FlaskConical,
  highPotion: FlaskConical,
  antidote: Leaf,
  highAntidote: Leaf,
  dragonBlood: FlaskConical,
  elixir: FlaskConical,
  medicine: FlaskConical,
  remedy: Leaf,
  clover: Clover,
  atkPotion: Sword,
  defPotion: Shield,
};

/** The six are beasts, the four are bosses. */
export const FOE_ICONS: Readonly<Record<FoeId, LucideIcon>> = {
  e1: PawPrint,
  e2: PawPrint,
  e3: PawPrint,
  e4: PawPrint,
  e5: PawPrint,
  e6: PawPrint,
  vampire: Skull,
  cyclops: Skull,
  minotaur: Skull,
  hydra: Skull,
};
