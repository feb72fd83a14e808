import CalendarClock from 'lucide-react-native/icons/rotate-ccw-clock';
import ChartColumnBig from 'lucide-react-native/icons/chart-column-big';
import Dices from 'lucide-react-native/icons/dices';
import House from 'lucide-react-native/icons/house';
import ListChecks from 'lucide-react-native/icons/list-checks';
import Moon from 'lucide-react-native/icons/moon';
import Smartphone from 'lucide-react-native/icons/smartphone';
import Redo2 from 'lucide-react-native/icons/redo-2';
import Settings2 from 'lucide-react-native/icons/settings-2';
import Sun from 'lucide-react-native/icons/sun';
import Users from 'lucide-react-native/icons/users';
import type { LucideIcon } from 'lucide-react-native';
import { useRouter } from 'expo-router';

import { useTheme } from '@/components/theme/theme';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import { session, writer } from '@/store/app';
import { changeSetting } from '@/store/settings';
import { redoHead } from '@/store/timeline';

import { useTable } from './useTable';
import type { Taps } from './useTaps';

interface Row {
  key: string;
  icon: LucideIcon;
  title: string;
  detail?: string;
  onPress: () => void;
}

/** What is rarely needed at the table. */
export function MenuSheet({ taps }: { taps: Taps }) {
  const router = useRouter();
  const { opened, state } = useTable();
  const { color, scheme } = useTheme();
  const go = (path: string) => () => {
    taps.close();
    router.push(path as '/');
  };
  const dark = scheme === 'dark';
  const now = opened.game.phases(state).find((phase) => phase.status === 'now');
  const rows: Row[] = [
    {
      key: 'light',
      icon: dark ? Sun : Moon,
      title: 'Table light',
      detail: dark ? 'Make it light' : 'Make it dark',
      onPress: () => {
        changeSetting(writer, 'theme', dark ? 'light' : 'dark');
        taps.close();
      },
    },
    ...(redoHead(opened.timeline) === opened.timeline.head
      ? []
      : [{ key: 'redo', icon: Redo2, title: 'Redo', detail: 'Bring back what was undone', onPress: session.redo }]),
    ...(now
      ? [
          {
            key: 'phase',
            icon: ListChecks,
            title: now.words,
            detail: 'What is done and due',
            onPress: () => taps.openPhase(now.key),
          },
        ]
      : []),
    { key: 'players', icon: Users, title: 'Players', onPress: taps.openPlayers },
    {
      key: 'history',
      icon: CalendarClock,
      title: 'History',
      detail: 'Go back, correct',
      onPress: go(`/session/${opened.id}/history`),
    },
    {
      key: 'score',
      icon: ChartColumnBig,
      title: 'How it stands',
      detail: 'And the way to end the game',
      onPress: go(`/session/${opened.id}/score`),
    },
    {
      key: 'handover',
      icon: Smartphone,
      title: 'Hand over',
      detail: 'Another phone plays it on',
      onPress: go(`/session/${opened.id}/handover`),
    },
    { key: 'odds', icon: Dices, title: 'Dice odds', detail: 'How likely is it?', onPress: go('/odds') },
    { key: 'settings', icon: Settings2, title: 'Settings', onPress: go('/settings') },
    { key: 'home', icon: House, title: 'Home', detail: 'The game waits there', onPress: go('/') },
  ];
  return (
    <Sheet title="More" onClose={taps.close} onRules={() => taps.openRules()} testID="menu-sheet">
      {rows.map(({ key, icon: Icon, title, detail, onPress }) => (
        <ListRow
          key={key}
          left={<Icon size={24} color={color.ink} />}
          title={title}
          detail={detail}
          onPress={onPress}
          testID={`menu-${key}`}
        />
      ))}
    </Sheet>
  );
}
