import { useEffect, useRef, useState } from 'react';

import { tokens } from '@/components/theme/tokens';

import { afterHold } from './afterHold';

const { repeatStart, repeatInterval } = tokens.motion;

/** Repeats at the first pace this often, then at the second this often, then at the third for good. */
const STEPS_A_PACE = 6;

const paceOf = (steps: number): number =>
  repeatInterval[Math.min(repeatInterval.length - 1, Math.floor(steps / STEPS_A_PACE))] ?? 50;

export interface HoldRepeat {
  /** What the hold has gathered so far. */
  readonly gathered: number;
  readonly onPressIn: () => void;
  readonly onPressOut: () => void;
  readonly onPress: () => void;
}

interface Holding {
  /** How many steps are left before the limit. */
  readonly room: () => number;
  readonly onTap: () => void;
  /** Called once, on release. */
  readonly onHeld: (steps: number) => void;
  readonly onLimit: () => void;
}

/** A tap is one step; a hold repeats ever faster and is told once, when the finger lifts. */
export function useHoldRepeat({ room, onTap, onHeld, onLimit }: Holding): HoldRepeat {
  const [gathered, setGathered] = useState(0);
  const steps = useRef(0);
  const stop = useRef<() => void>(undefined);
  // A press follows its release on the web and goes before it on native: either way a hold is no tap.
  const wasHeld = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  const step = () => {
    if (steps.current >= room()) {
      onLimit();
      return;
    }
    steps.current += 1;
    wasHeld.current = true;
    setGathered(steps.current);
    const timer = setTimeout(step, paceOf(steps.current));
    stop.current = () => clearTimeout(timer);
  };
  return {
    gathered,
    onPressIn: () => {
      stop.current?.();
      steps.current = 0;
      wasHeld.current = false;
      stop.current = afterHold(repeatStart, step);
    },
    onPressOut: () => {
      stop.current?.();
      const held = steps.current;
      steps.current = 0;
      setGathered(0);
      if (held > 0) onHeld(held);
    },
    onPress: () => {
      if (!wasHeld.current) onTap();
    },
  };
}
