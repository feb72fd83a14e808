import { useEffect, useEffectEvent, useState } from 'react';

import { feel } from '@/components/frame/feel';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

import { settleTimes } from './tumble';

/** Slot → face, in the order in which the dice settle. */
type Thrown = ReadonlyMap<number, number>;

interface InTheAir {
  /** Slot → ms it tumbles, for the dice that have not settled. */
  readonly tumbling: ReadonlyMap<number, number>;
  /** Slot → face, for those that have. */
  readonly settled: Thrown;
}

const upTo = (thrown: Thrown, still: number): InTheAir => {
  const times = settleTimes(thrown.size);
  const all = [...thrown];
  return {
    tumbling: new Map(all.flatMap(([slot], index) => (index < still ? [] : [[slot, times[index] ?? 0] as const]))),
    settled: new Map(all.slice(0, still)),
  };
};

/**
 * Throws dice whose faces are known and tells when the last one lies. Where motion is reduced they lie at once.
 * A throw whose screen goes away still counts: what was rolled is not rolled again.
 */
export function useThrow(onLanded: (thrown: Thrown) => void) {
  const { reducedMotion } = useTheme();
  const [thrown, setThrown] = useState<Thrown>();
  const [still, setStill] = useState(0);
  const landed = useEffectEvent(onLanded);

  useEffect(() => {
    if (!thrown) return;
    let down = false;
    const land = () => {
      if (down) return;
      down = true;
      feel('landed');
      landed(thrown);
    };
    const timers = settleTimes(thrown.size).map((ms, index) => setTimeout(() => setStill(index + 1), ms));
    timers.push(
      setTimeout(() => {
        land();
        setThrown(undefined);
      }, tokens.motion.diceRoll),
    );
    return () => {
      timers.forEach(clearTimeout);
      land();
    };
  }, [thrown]);

  return {
    inTheAir: thrown ? upTo(thrown, still) : undefined,
    throwDice: (dice: Thrown) => {
      if (reducedMotion) {
        feel('landed');
        onLanded(dice);
        return;
      }
      feel('throw');
      setStill(0);
      setThrown(dice);
    },
  };
}
