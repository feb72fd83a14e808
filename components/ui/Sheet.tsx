import BookOpen from 'lucide-react-native/icons/book-open';
import X from 'lucide-react-native/icons/x';
import type { PropsWithChildren, ReactNode } from 'react';
import { KeyboardAvoidingView, Platform, ScrollView, StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { IconButton } from './IconButton';
import { useInsets } from './insets';
import { Layer } from './Layer';
import { SlideIn } from './SlideIn';
import { noOutline } from './webStyle';

interface Props {
  title: string;
  onClose: () => void;
  visible?: boolean;
  /** Opens the rules on this sheet's topic. */
  onRules?: () => void;
  /** Stands below what scrolls: the button that applies. */
  footer?: ReactNode;
  /** Always 88 % high, as the rules are. */
  tall?: boolean;
  /** `bg` where tiles lie on the sheet, `surface` where it is read. */
  fill?: 'surface' | 'bg';
  /** Where the content brings its own scrolling. */
  scrolls?: boolean;
  testID?: string;
}

const SIDE_PANEL = 480;

/** A sheet over the dimmed table; beside it on a wide screen. */
export function Sheet({ visible = true, onClose, children, ...rest }: PropsWithChildren<Props>) {
  if (!visible) return null;
  return (
    <Layer label={rest.title} onClose={onClose}>
      <SheetPanel onClose={onClose} {...rest}>
        {children}
      </SheetPanel>
    </Layer>
  );
}

/** What slides in: the scrim and the panel on it. */
export function SheetPanel(props: PropsWithChildren<Omit<Props, 'visible'>>) {
  const { title, onClose, onRules, footer, tall = false, fill = 'surface', scrolls = true, testID, children } = props;
  const { color, layout, hand, padding, highContrast } = useTheme();
  const insets = useInsets();
  const side = layout === 'tabletLandscape';
  const below = Math.max(padding, insets.bottom);
  // A touch that closes on release would let the browser's click fall through to the table.
  const closes =
    Platform.OS === 'web'
      ? { onClick: onClose }
      : { onStartShouldSetResponder: () => true, onResponderRelease: onClose };
  return (
    <KeyboardAvoidingView
      behavior={Platform.OS === 'ios' ? 'padding' : undefined}
      style={[styles.root, side ? (hand === 'left' ? styles.atLeft : styles.atRight) : null]}
    >
      <SlideIn from="nowhere" style={StyleSheet.absoluteFill}>
        <View
          aria-hidden
          testID={testID ? `${testID}-scrim` : 'sheet-scrim'}
          style={[StyleSheet.absoluteFill, { backgroundColor: color.scrim }]}
          {...closes}
        />
      </SlideIn>
      <SlideIn
        from={side ? (hand === 'left' ? 'left' : 'right') : 'bottom'}
        style={[side ? styles.side : styles.bottom, tall && !side ? styles.tall : null]}
      >
        <View
          testID={testID}
          tabIndex={-1}
          accessibilityViewIsModal
          onAccessibilityEscape={onClose}
          style={[
            styles.panel,
            noOutline,
            side ? { borderRadius: 0, paddingTop: insets.top + 8 } : null,
            tall || side ? styles.fills : null,
            { backgroundColor: color[fill] },
            highContrast ? { borderWidth: 2, borderColor: color.lineStrong } : null,
          ]}
        >
          {side ? null : <View style={[styles.handle, { backgroundColor: color.lineStrong }]} />}
          <View style={[styles.header, { paddingLeft: padding + 2, paddingRight: padding - 6 }]}>
            <Txt type="title" heading style={styles.title}>
              {title}
            </Txt>
            {onRules ? <IconButton icon={BookOpen} label="Rules" onPress={onRules} /> : null}
            <IconButton icon={X} label="Close" onPress={onClose} testID={testID ? `${testID}-close` : undefined} />
          </View>
          {scrolls ? (
            <ScrollView
              testID={testID ? `${testID}-scroll` : undefined}
              style={styles.scroll}
              keyboardShouldPersistTaps="handled"
              contentContainerStyle={{ paddingHorizontal: padding, paddingTop: 4, paddingBottom: footer ? 12 : below }}
            >
              {children}
            </ScrollView>
          ) : (
            <View style={[styles.scroll, tall || side ? styles.fills : null]}>{children}</View>
          )}
          {footer ? (
            <View style={{ paddingHorizontal: padding, paddingTop: 8, paddingBottom: below }}>{footer}</View>
          ) : null}
        </View>
      </SlideIn>
    </KeyboardAvoidingView>
  );
}

const styles = StyleSheet.create({
  root: { flex: 1, justifyContent: 'flex-end' },
  atRight: { flexDirection: 'row', justifyContent: 'flex-end' },
  atLeft: { flexDirection: 'row', justifyContent: 'flex-start' },
  bottom: { maxHeight: '88%', width: '100%', maxWidth: 640, alignSelf: 'center', flexShrink: 1 },
  tall: { height: '88%' },
  side: { width: SIDE_PANEL, height: '100%' },
  panel: {
    flexShrink: 1,
    borderTopLeftRadius: tokens.radius.sheet,
    borderTopRightRadius: tokens.radius.sheet,
    overflow: 'hidden',
  },
  // Longhands: on the web they win over the shorthand, whatever the order.
  fills: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  handle: { alignSelf: 'center', width: 44, height: 5, borderRadius: 3, marginTop: 10 },
  header: { flexDirection: 'row', alignItems: 'center', minHeight: 56, gap: 4 },
  title: { flex: 1 },
  scroll: { flexGrow: 0, flexShrink: 1 },
});
