import Ellipsis from 'lucide-react-native/icons/ellipsis';
import HistoryIcon from 'lucide-react-native/icons/rotate-ccw-clock';
import { useStore } from 'zustand';

import { useTheme } from '@/components/theme/theme';
import { Header } from '@/components/ui/Header';
import { IconButton } from '@/components/ui/IconButton';
import { SavedDot } from '@/components/ui/SavedDot';
import { writer } from '@/store/app';

import { useTable } from './useTable';

interface Props {
  onMenu: () => void;
  onHistory: () => void;
  onPhase: (phase: string) => void;
}

/** By itself, so that nothing round it is drawn again for a tap that is being written. */
function Saving() {
  return <SavedDot state={useStore(writer.saving, ({ status }) => status)} />;
}

/** Round and phase, whether the last tap is saved, the log, and what is rarely needed. */
export function TableHeader({ onMenu, onHistory, onPhase }: Props) {
  const { opened, state } = useTable();
  const { rail, low } = useTheme();
  const { title, tag, phase } = opened.game.header(state);
  // Without the rod the tag leads to the checklist.
  const now = low ? opened.game.phases(state).find(({ status }) => status === 'now') : undefined;
  return (
    <Header
      title={title}
      tag={low ? (phase ?? tag) : tag}
      {...(now ? { onTag: () => onPhase(now.key) } : {})}
      right={
        <>
          <Saving />
          {rail ? null : <IconButton icon={HistoryIcon} label="History" onPress={onHistory} testID="open-history" />}
          <IconButton icon={Ellipsis} label="More" onPress={onMenu} testID="open-menu" />
        </>
      }
    />
  );
}
