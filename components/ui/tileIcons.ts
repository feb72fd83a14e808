import type { LucideIcon } from 'lucide-react-native';
import BriefcaseMedical from 'lucide-react-native/icons/briefcase-medical';
import Castle from 'lucide-react-native/icons/castle';
import ChartColumnBig from 'lucide-react-native/icons/chart-column-big';
import ChartLine from 'lucide-react-native/icons/chart-line';
import CircleSlash from 'lucide-react-native/icons/circle-slash';
import Clover from 'lucide-react-native/icons/clover';
import Coins from 'lucide-react-native/icons/coins';
import Compass from 'lucide-react-native/icons/compass';
import Crosshair from 'lucide-react-native/icons/crosshair';
import Crown from 'lucide-react-native/icons/crown';
import Dices from 'lucide-react-native/icons/dices';
import DoorOpen from 'lucide-react-native/icons/door-open';
import Droplet from 'lucide-react-native/icons/droplet';
import Eye from 'lucide-react-native/icons/eye';
import EyeOff from 'lucide-react-native/icons/eye-off';
import Flag from 'lucide-react-native/icons/flag';
import FlaskConical from 'lucide-react-native/icons/flask-conical';
import Footprints from 'lucide-react-native/icons/footprints';
import Gem from 'lucide-react-native/icons/gem';
import Ghost from 'lucide-react-native/icons/ghost';
import GraduationCap from 'lucide-react-native/icons/graduation-cap';
import Hammer from 'lucide-react-native/icons/hammer';
import Hand from 'lucide-react-native/icons/hand';
import HandCoins from 'lucide-react-native/icons/hand-coins';
import Handshake from 'lucide-react-native/icons/handshake';
import Heart from 'lucide-react-native/icons/heart';
import Layers from 'lucide-react-native/icons/layers';
import ListChecks from 'lucide-react-native/icons/list-checks';
import ListOrdered from 'lucide-react-native/icons/list-ordered';
import LockOpen from 'lucide-react-native/icons/lock-open';
import MapIcon from 'lucide-react-native/icons/map';
import Orbit from 'lucide-react-native/icons/orbit';
import Pencil from 'lucide-react-native/icons/pencil';
import Play from 'lucide-react-native/icons/play';
import RefreshCw from 'lucide-react-native/icons/refresh-cw';
import Route from 'lucide-react-native/icons/route';
import Scale from 'lucide-react-native/icons/scale';
import ScrollText from 'lucide-react-native/icons/scroll-text';
import Skull from 'lucide-react-native/icons/skull';
import Sparkles from 'lucide-react-native/icons/sparkles';
import Store from 'lucide-react-native/icons/store';
import Swords from 'lucide-react-native/icons/swords';
import TramFront from 'lucide-react-native/icons/tram-front';
import UserRound from 'lucide-react-native/icons/user-round';
import Users from 'lucide-react-native/icons/users';
import Zap from 'lucide-react-native/icons/zap';

import type { TileIcon } from '@/rules/kernel/menu';

export const tileIcons: Readonly<Record<TileIcon, LucideIcon>> = {
  'briefcase-medical': BriefcaseMedical,
  castle: Castle,
  'chart-column-big': ChartColumnBig,
  'chart-line': ChartLine,
  'circle-slash': CircleSlash,
  clover: Clover,
  coins: Coins,
  compass: Compass,
  crosshair: Crosshair,
  crown: Crown,
  dices: Dices,
  'door-open': DoorOpen,
  droplet: Droplet,
  eye: Eye,
  'eye-off': EyeOff,
  flag: Flag,
  'flask-conical': FlaskConical,
  footprints: Footprints,
  gem: Gem,
  ghost: Ghost,
  'graduation-cap': GraduationCap,
  hammer: Hammer,
  hand: Hand,
  'hand-coins': HandCoins,
  handshake: Handshake,
  heart: Heart,
  layers: Layers,
  'list-checks': ListChecks,
  'list-ordered': ListOrdered,
  'lock-open': LockOpen,
  map: MapIcon,
  orbit: Orbit,
  pencil: Pencil,
  play: Play,
  'refresh-cw': RefreshCw,
  route: Route,
  scale: Scale,
  'scroll-text': ScrollText,
  skull: Skull,
  sparkles: Sparkles,
  store: Store,
  swords: Swords,
  'tram-front': TramFront,
  'user-round': UserRound,
  users: Users,
  zap: Zap,
};
