import { useEffect, useState } from 'react';

import { useTheme } from '@/components/theme/theme';
import { writer } from '@/store/app';
import { framesOf } from '@/store/handover/frames';
import { handoverText } from '@/store/handover/give';

/** How long a frame stands: time enough for a camera to see it twice. */
const STANDS = 200;
const STANDS_CALMLY = 700;

interface Frames {
  /** The file that goes the other way; undefined while it is read. */
  readonly text?: string;
  /** Empty where the game is too long to be shown. */
  readonly frames: readonly string[];
  readonly failed: boolean;
}

/** The game as frames, collected once: nothing is played while it is handed over. */
export function useFrames(id: string): Frames {
  const [made, setMade] = useState<Frames>({ frames: [], failed: false });
  useEffect(() => {
    let gone = false;
    handoverText(writer, id, Date.now()).then(
      (text) => {
        if (!gone) setMade({ text, frames: framesOf(text) ?? [], failed: false });
      },
      () => {
        if (!gone) setMade({ frames: [], failed: true });
      },
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return made;
}

/** Which frame stands now. It goes round until it is paused. */
export function useRound(count: number) {
  const { reducedMotion } = useTheme();
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const step = () => setIndex((now) => (now + 1) % Math.max(1, count));
  useEffect(() => {
    if (paused || count < 2) return undefined;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), reducedMotion ? STANDS_CALMLY : STANDS);
    return () => clearInterval(timer);
  }, [paused, count, reducedMotion]);
  return {
    index,
    paused,
    turn: () => setPaused(!paused),
    next: () => {
      setPaused(true);
      step();
    },
  };
}
