import BookOpen from 'lucide-react-native/icons/book-open';
import Dices from 'lucide-react-native/icons/dices';
import LayoutGrid from 'lucide-react-native/icons/layout-grid';
import History from 'lucide-react-native/icons/rotate-ccw-clock';
import Undo2 from 'lucide-react-native/icons/undo-2';
import UserRound from 'lucide-react-native/icons/user-round';
import type { PropsWithChildren } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

import { Slot } from './Dock';
import { useInsets } from './insets';

interface Props {
  active?: 'table' | 'players' | 'actions' | 'rules' | 'history';
  canUndo: boolean;
  undoLabel?: string;
  onTable: () => void;
  onPlayers: () => void;
  onActions: () => void;
  onRules: () => void;
  onUndo: () => void;
  onHistory: () => void;
}

/** The dock of wide screens, at the side; the bead is a button at the foot of the pane beside it. */
export function Rail(props: Props) {
  const { active, canUndo, undoLabel = 'Undo', onTable, onPlayers, onActions, onRules, onUndo, onHistory } = props;
  const { color, layout, hand } = useTheme();
  const insets = useInsets();
  const phone = layout === 'landscapePhone';
  const edge = hand === 'left' ? { borderLeftWidth: 1 } : { borderRightWidth: 1 };
  return (
    <View
      role="navigation"
      aria-label="Rail"
      testID="rail"
      style={[
        edge,
        {
          width: (phone ? tokens.size.rail : tokens.size.railTablet) + (hand === 'left' ? insets.right : insets.left),
          paddingLeft: hand === 'left' ? 0 : insets.left,
          paddingRight: hand === 'left' ? insets.right : 0,
          paddingTop: insets.top,
          paddingBottom: insets.bottom,
          backgroundColor: color.surface,
          borderColor: color.line,
        },
      ]}
    >
      <ScrollView contentContainerStyle={[styles.slots, phone ? styles.tight : styles.roomy]}>
        <Place>
          <Slot icon={LayoutGrid} words="Table" on={active === 'table'} onPress={onTable} />
        </Place>
        <Place>
          <Slot icon={UserRound} words="Players" on={active === 'players'} onPress={onPlayers} />
        </Place>
        <Place>
          <Slot icon={Dices} words="Actions" on={active === 'actions'} onPress={onActions} />
        </Place>
        <Place>
          <Slot icon={BookOpen} words="Rules" on={active === 'rules'} onPress={onRules} />
        </Place>
        {phone ? null : <View style={styles.spacer} />}
        <Place>
          <Slot
            icon={Undo2}
            words="Undo"
            label={undoLabel}
            disabled={!canUndo}
            onPress={onUndo}
            onHold={onHistory}
            holdLabel="Open the log"
          />
        </Place>
        <Place>
          <Slot icon={History} words="History" on={active === 'history'} onPress={onHistory} />
        </Place>
      </ScrollView>
    </View>
  );
}

function Place({ children }: PropsWithChildren) {
  return <View style={styles.place}>{children}</View>;
}

const styles = StyleSheet.create({
  slots: { flexGrow: 1, alignItems: 'stretch' },
  tight: { justifyContent: 'space-around' },
  roomy: { paddingVertical: 20, gap: 12 },
  place: { minHeight: 56, flexDirection: 'row' },
  spacer: { flexGrow: 1 },
});
