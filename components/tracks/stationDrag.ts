import { useRef, useState } from 'react';
import type { GestureResponderEvent, ViewProps } from 'react-native';

import { tokens } from '@/components/theme/tokens';

const { slop, verticalCancelDp } = tokens.drag;

export interface Track {
  readonly value: number;
  readonly max: number;
  /** Width of one step in dp. */
  readonly spacing: number;
  /** Where station 0 lies in the drawing; given, a tap goes to the station under the finger. */
  readonly first?: number;
}

/** Where a drag of `dx` takes the marker; it never leaves the rod. */
export function draggedTo({ value, max, spacing }: Track, dx: number): number {
  if (spacing <= 0) return value;
  return Math.min(max, Math.max(0, value + Math.round(dx / spacing)));
}

/** The station under a tap. */
export function tappedAt({ max, spacing, first = 0 }: Track, x: number): number {
  return draggedTo({ value: 0, max, spacing }, x - first);
}

/** What the bubble above the finger says: "+3, now 6". */
export function dragWords(from: number, to: number): string {
  const step = to - from;
  return `${step < 0 ? '−' : '+'}${Math.abs(step)}, now ${to}`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const pointOf = ({ nativeEvent }: GestureResponderEvent): Point => ({ x: nativeEvent.pageX, y: nativeEvent.pageY });

export interface StationDrag {
  /** The station under the finger while a drag is on. */
  readonly to: number | undefined;
  readonly handlers: Pick<
    ViewProps,
    | 'onStartShouldSetResponderCapture'
    | 'onStartShouldSetResponder'
    | 'onMoveShouldSetResponder'
    | 'onResponderTerminationRequest'
    | 'onResponderMove'
    | 'onResponderRelease'
    | 'onResponderTerminate'
  >;
}

/**
 * Drags a marker along its stations: nothing is told until the finger lifts, then once. It speaks to the responder
 * system itself, because a PanResponder would hold on to the first render's value.
 */
export function useStationDrag(track: Track, onDragTo: ((value: number) => void) | undefined): StationDrag {
  const start = useRef<Point>({ x: 0, y: 0 });
  const [to, setTo] = useState<number>();
  if (!onDragTo) return { to: undefined, handlers: {} };

  const stationAt = (event: GestureResponderEvent): number | undefined => {
    const { x, y } = pointOf(event);
    return Math.abs(y - start.current.y) > verticalCancelDp ? undefined : draggedTo(track, x - start.current.x);
  };
  const isSideways = (event: GestureResponderEvent): boolean => {
    const { x, y } = pointOf(event);
    const dx = Math.abs(x - start.current.x);
    return dx > slop && dx > Math.abs(y - start.current.y);
  };
  const isStill = (event: GestureResponderEvent): boolean => {
    const { x, y } = pointOf(event);
    return Math.max(Math.abs(x - start.current.x), Math.abs(y - start.current.y)) <= slop;
  };
  const taps = track.first !== undefined;
  return {
    to,
    handlers: {
      onStartShouldSetResponderCapture: (event) => {
        start.current = pointOf(event);
        return false;
      },
      ...(taps ? { onStartShouldSetResponder: () => true } : { onMoveShouldSetResponder: isSideways }),
      // A finger that has not dragged yet may still scroll the page.
      onResponderTerminationRequest: () => taps && to === undefined,
      onResponderMove: (event) => {
        if (to !== undefined || !taps || isSideways(event)) setTo(stationAt(event));
      },
      onResponderRelease: (event) => {
        const dragged = to !== undefined || !taps || isSideways(event);
        if (!dragged && !isStill(event)) return;
        const station = dragged ? stationAt(event) : tappedAt(track, event.nativeEvent.locationX);
        setTo(undefined);
        if (station !== undefined && station !== track.value) onDragTo(station);
      },
      onResponderTerminate: () => setTo(undefined),
    },
  };
}
