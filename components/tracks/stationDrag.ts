import { useRef, useState } from 'react';
import type { GestureResponderEvent, ViewProps } from 'react-native';

import { tokens } from '@/components/theme/tokens';

const { slop, verticalCancelDp } = tokens.drag;

export interface Track {
  readonly value: number;
  readonly max: number;
  /** Width of one step in dp. */
  readonly spacing: number;
}

/** Where a drag of `dx` takes the marker; it never leaves the rod. */
export function draggedTo({ value, max, spacing }: Track, dx: number): number {
  if (spacing <= 0) return value;
  return Math.min(max, Math.max(0, value + Math.round(dx / spacing)));
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
  return {
    to,
    handlers: {
      onStartShouldSetResponderCapture: (event) => {
        start.current = pointOf(event);
        return false;
      },
      onMoveShouldSetResponder: (event) => {
        const { x, y } = pointOf(event);
        const dx = Math.abs(x - start.current.x);
        return dx > slop && dx > Math.abs(y - start.current.y);
      },
      onResponderTerminationRequest: () => false,
      onResponderMove: (event) => setTo(stationAt(event)),
      onResponderRelease: (event) => {
        const station = stationAt(event);
        setTo(undefined);
        if (station !== undefined && station !== track.value) onDragTo(station);
      },
      onResponderTerminate: () => setTo(undefined),
    },
  };
}
