import { useRef, useState } from 'react';
import type { GestureResponderEvent, ViewProps } from 'react-native';

import { tokens } from '@/components/theme/tokens';

const { slop, stepDp, verticalCancelDp } = tokens.drag;

export interface SidewaysDrag {
  /** Steps under the finger while a drag is on. */
  readonly steps: number | undefined;
  /** True until the next touch: a browser clicks at the end of a drag. */
  readonly wasDragged: () => boolean;
  readonly handlers: Pick<
    ViewProps,
    | 'onStartShouldSetResponderCapture'
    | 'onMoveShouldSetResponderCapture'
    | 'onResponderTerminationRequest'
    | 'onResponderMove'
    | 'onResponderRelease'
    | 'onResponderTerminate'
  >;
}

interface Limits {
  readonly down: () => number;
  readonly up: () => number;
}

/** One step per 18 dp sideways; nothing is told until the finger lifts, and leaving by 64 dp up or down cancels. */
export function useSidewaysDrag({ down, up }: Limits, onDragged: (steps: number) => void): SidewaysDrag {
  const start = useRef({ x: 0, y: 0 });
  const moved = useRef(false);
  const [steps, setSteps] = useState<number>();

  const stepsAt = ({ nativeEvent }: GestureResponderEvent): number | undefined => {
    if (Math.abs(nativeEvent.pageY - start.current.y) > verticalCancelDp) return undefined;
    return Math.max(-down(), Math.min(up(), Math.round((nativeEvent.pageX - start.current.x) / stepDp)));
  };
  return {
    steps,
    wasDragged: () => moved.current,
    handlers: {
      onStartShouldSetResponderCapture: ({ nativeEvent }) => {
        start.current = { x: nativeEvent.pageX, y: nativeEvent.pageY };
        moved.current = false;
        return false;
      },
      onMoveShouldSetResponderCapture: ({ nativeEvent }) => {
        const dx = Math.abs(nativeEvent.pageX - start.current.x);
        if (dx <= slop || dx <= Math.abs(nativeEvent.pageY - start.current.y)) return false;
        moved.current = true;
        return true;
      },
      onResponderTerminationRequest: () => false,
      onResponderMove: (event) => setSteps(stepsAt(event)),
      onResponderRelease: (event) => {
        const dragged = stepsAt(event);
        setSteps(undefined);
        if (dragged) onDragged(dragged);
      },
      onResponderTerminate: () => setSteps(undefined),
    },
  };
}
