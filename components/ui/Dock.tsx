import type { LucideIcon } from 'lucide-react-native';
import BookOpen from 'lucide-react-native/icons/book-open';
import Dices from 'lucide-react-native/icons/dices';
import LayoutGrid from 'lucide-react-native/icons/layout-grid';
import Undo2 from 'lucide-react-native/icons/undo-2';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Bead, BeadDefs } from '@/components/tracks/Bead';
import { RodLine } from '@/components/tracks/RodLine';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';

import { useInsets } from './insets';
import { Pressy } from './Pressy';

export interface NextStep {
  /** A verb of at most ten characters. */
  readonly word: string;
  /** The same in full. */
  readonly sentence: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
}

export type DockSlot = 'table' | 'actions' | 'rules';

interface Props {
  active?: DockSlot;
  bead: NextStep;
  canUndo: boolean;
  /** What undo would take back: "Undo battle". */
  undoLabel?: string;
  onUndo: () => void;
  onHistory: () => void;
  onTable: () => void;
  onActions: () => void;
  onRules: () => void;
}

/** Under this height the dock is lower, so that the table keeps its room. */
const LOW_SCREEN = 700;

export function dockHeight(windowHeight: number, bottomInset = 0): number {
  const { dock, dockSmall } = tokens.size;
  // The home bar lies in the dock's own foot; only what is more than that adds to it.
  return (windowHeight < LOW_SCREEN ? dockSmall : dock) + Math.max(0, bottomInset - 20);
}

/** Five slots, the same in all games; the bead in the middle is the next step. */
export function Dock(props: Props) {
  const { active, bead, canUndo, undoLabel = 'Undo', onUndo, onHistory, onTable, onActions, onRules } = props;
  const { color, hand } = useTheme();
  const { height } = useWindowDimensions();
  const insets = useInsets();
  const slots = [
    <Slot
      key="undo"
      icon={Undo2}
      words="Undo"
      label={undoLabel}
      disabled={!canUndo}
      onPress={onUndo}
      onHold={onHistory}
      holdLabel="Open the log"
    />,
    <Slot key="table" icon={LayoutGrid} words="Table" on={active === 'table'} onPress={onTable} />,
    <DockBead key="bead" step={bead} />,
    <Slot key="actions" icon={Dices} words="Actions" on={active === 'actions'} onPress={onActions} />,
    <Slot key="rules" icon={BookOpen} words="Rules" on={active === 'rules'} onPress={onRules} />,
  ];
  return (
    <View
      role="navigation"
      aria-label="Dock"
      testID="dock"
      style={[
        styles.dock,
        {
          height: dockHeight(height, insets.bottom),
          paddingBottom: Math.max(0, insets.bottom - 8),
          backgroundColor: color.surface,
          borderTopColor: color.line,
        },
      ]}
    >
      {hand === 'left' ? slots.reverse() : slots}
    </View>
  );
}

interface SlotProps {
  icon: LucideIcon;
  words: string;
  label?: string;
  on?: boolean;
  disabled?: boolean;
  onPress: () => void;
  onHold?: () => void;
  holdLabel?: string;
}

/** A slot of the dock or the rail: its word stays at 12, the icon grows instead. */
export function Slot({ icon: Icon, words, label, on = false, disabled, onPress, onHold, holdLabel }: SlotProps) {
  const { color, accent, type } = useTheme();
  const large = useTextScale() >= LARGE_TEXT;
  const tone = on ? accent.accent : color.ink2;
  const { size, lineHeight } = tokens.type.micro;
  return (
    <Pressy
      label={label ?? words}
      selected={on}
      disabled={disabled}
      onPress={onPress}
      onLongPress={onHold}
      holdLabel={holdLabel}
      testID={`slot-${words.toLowerCase()}`}
      style={styles.slot}
    >
      <Icon size={large ? 28 : tokens.size.icon.action} color={tone} strokeWidth={2} />
      <Txt type="micro" tone={tone} maxFontSizeMultiplier={1} style={[type.micro, { fontSize: size, lineHeight }]}>
        {words}
      </Txt>
    </Pressy>
  );
}

const { w: BEAD_WIDTH, h: BEAD_HEIGHT } = tokens.bead.size.dock;
const ROD_END = 9;
const WIDTH = BEAD_WIDTH + 2 * ROD_END;
const HEIGHT = BEAD_HEIGHT + 4;

function DockBead({ step }: { step: NextStep }) {
  const { accent, type } = useTheme();
  const wanted = type.button.fontSize ?? tokens.type.button.size;
  // The bead does not grow with the text, so a long verb shrinks to what fits.
  const fontSize = Math.min(wanted, Math.floor((BEAD_WIDTH - 14) / (0.56 * Math.max(1, step.word.length))));
  return (
    <Pressy
      label={`${step.word}. ${step.sentence}`}
      disabled={step.disabled}
      onPress={step.onPress}
      testID="bead"
      style={styles.bead}
    >
      <Svg width={WIDTH} height={HEIGHT} style={StyleSheet.absoluteFill}>
        <BeadDefs colours={[accent.accent]}>
          <RodLine width={WIDTH} height={HEIGHT} />
          <Bead kind="dock" colour={accent.accent} x={WIDTH / 2} y={HEIGHT / 2} />
        </BeadDefs>
      </Svg>
      <Txt
        type="button"
        tone={accent.onAccent}
        align="center"
        numberOfLines={1}
        maxFontSizeMultiplier={1}
        style={[type.button, { fontSize, lineHeight: fontSize * 1.25 }]}
      >
        {step.word}
      </Txt>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  dock: { flexDirection: 'row', alignItems: 'center', borderTopWidth: 1, paddingHorizontal: 8 },
  slot: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    minHeight: 56,
    borderRadius: tokens.radius.control,
  },
  bead: {
    width: WIDTH,
    height: HEIGHT,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: tokens.radius.cardLarge,
  },
});
