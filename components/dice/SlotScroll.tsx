import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions } from 'react-native';

import { useTheme } from '@/components/theme/theme';

import type { Sides } from './entry';

/** What else stands on a sheet: its header, the faces, the two buttons, the button that applies. */
const BELOW: Readonly<Record<Sides, number>> = { 6: 290, 10: 348 };
const SHEET = 0.88;
const LEAST = 140;

interface Props {
  sides: Sides;
  count: number;
  /** How wide one slot is. */
  cell: number;
  /** The slot to keep in view. */
  asked: number | undefined;
}

/** Slots of one row, so that no row is left with a single die: six that fit five stand three and three. */
export function slotsInRow(count: number, fit: number): number {
  return Math.ceil(count / Math.ceil(count / Math.max(1, fit)));
}

/** Many slots scroll on their own, so that the faces stay in thumb reach. */
export function SlotScroll({ sides, count, cell, asked, children }: PropsWithChildren<Props>) {
  const { reducedMotion } = useTheme();
  const { height: window } = useWindowDimensions();
  const [content, setContent] = useState(0);
  const [room, setRoom] = useState(0);
  const scroll = useRef<ScrollView>(null);
  const most = Math.max(LEAST, SHEET * window - BELOW[sides]);

  useEffect(() => {
    if (asked === undefined || content <= most) return;
    scroll.current?.scrollTo({ y: Math.max(0, (content * asked) / count - most / 2), animated: !reducedMotion });
  }, [asked, count, content, most, reducedMotion]);

  return (
    <ScrollView
      ref={scroll}
      nestedScrollEnabled
      onContentSizeChange={(_, height) => setContent(height)}
      style={[styles.scroll, { maxHeight: most + 2 * RING }]}
      onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
      contentContainerStyle={[styles.slots, room > 0 ? { paddingHorizontal: sidePadding(room, cell, count) } : null]}
      testID="dice-slots"
    >
      {children}
    </ScrollView>
  );
}

function sidePadding(room: number, cell: number, count: number): number {
  const row = slotsInRow(count, Math.floor((room - 2 * RING + GAP) / (cell + GAP)));
  return Math.max(RING, Math.floor((room - row * (cell + GAP) + GAP) / 2) - 1);
}

const GAP = 4;

/** Room for focus rings and for the pulse, which would be cut at the edge. */
const RING = 6;

const styles = StyleSheet.create({
  scroll: { flexGrow: 0, margin: -RING },
  slots: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: GAP, padding: RING },
});
