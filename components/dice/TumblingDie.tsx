import { useEffect, useState } from 'react';
import { Animated, Easing, Platform } from 'react-native';

import { Die, type DieKind } from './Die';
import type { Sides } from './entry';
import { passingFace } from './tumble';

const TURN_MS = 80;

interface Props {
  kind: DieKind;
  sides: Sides;
  slot: number;
  /** How long it tumbles. */
  ms: number;
}

/** A die in the air: it hops, turns and shows passing faces until it lies straight. */
export function TumblingDie({ kind, sides, slot, ms }: Props) {
  const [fall] = useState(() => new Animated.Value(0));
  const [tick, setTick] = useState(0);

  useEffect(() => {
    const falling = Animated.timing(fall, {
      toValue: 1,
      duration: ms,
      easing: Easing.out(Easing.quad),
      useNativeDriver: Platform.OS !== 'web',
    });
    falling.start();
    const turning = setInterval(() => setTick((last) => last + 1), TURN_MS);
    return () => {
      falling.stop();
      clearInterval(turning);
    };
  }, [fall, ms]);

  const rotate = fall.interpolate({ inputRange: [0, 1], outputRange: [slot % 2 ? '300deg' : '-300deg', '0deg'] });
  const translateY = fall.interpolate({ inputRange: [0, 0.35, 0.7, 0.85, 1], outputRange: [0, -14, 0, -5, 0] });
  return (
    <Animated.View aria-hidden style={{ transform: [{ translateY }, { rotate }] }}>
      <Die kind={kind} sides={sides} face={passingFace(tick, slot, sides)} decorative />
    </Animated.View>
  );
}
