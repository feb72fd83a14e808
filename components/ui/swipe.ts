import { useRef } from 'react';
import { type GestureResponderEvent, Platform, type ViewProps } from 'react-native';

/** So far sideways the finger swipes: it neither taps nor scrolls. */
const BEGINS = 24;
/** So far it must have gone when it lifts, in dp. */
const FAR = 64;

type Swiped = Pick<ViewProps, 'onStartShouldSetResponderCapture' | 'onMoveShouldSetResponder' | 'onResponderRelease'>;

/** A mouse selects text where a finger swipes. Only a browser names what moved. */
const isMouse = ({ nativeEvent }: GestureResponderEvent) =>
  'type' in nativeEvent && String(nativeEvent.type).startsWith('mouse');

/** One finger that goes clearly sideways, on nothing that is dragged itself: 1 towards the next, -1 back. */
export function useSwipe(onSwipe: (by: 1 | -1) => void): Swiped {
  const start = useRef({ x: 0, y: 0 });
  const sideways = ({ nativeEvent }: GestureResponderEvent, least: number): number => {
    const dx = nativeEvent.pageX - start.current.x;
    const dy = nativeEvent.pageY - start.current.y;
    return Math.abs(dx) >= least && Math.abs(dx) > 2 * Math.abs(dy) ? dx : 0;
  };
  return {
    onStartShouldSetResponderCapture: ({ nativeEvent }) => {
      start.current = { x: nativeEvent.pageX, y: nativeEvent.pageY };
      return false;
    },
    onMoveShouldSetResponder: (event) =>
      event.nativeEvent.touches.length === 1 && !isMouse(event) && sideways(event, BEGINS) !== 0,
    onResponderRelease: (event) => {
      const dx = sideways(event, FAR);
      if (dx !== 0) onSwipe(dx < 0 ? 1 : -1);
    },
  };
}

/** Round what scrolls sideways: in a browser the page would hear that finger too. */
export const scrollsSideways: ViewProps =
  Platform.OS === 'web' ? { onMoveShouldSetResponder: () => true, onResponderTerminationRequest: () => false } : {};
