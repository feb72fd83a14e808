import { useState } from 'react';

import { feel } from '@/components/frame/feel';
import { useTheme } from '@/components/theme/theme';
import { guardTaps } from '@/components/ui/Pressy';
import { session } from '@/store/app';
import { askToKeep } from '@/store/persistence';

/** Time to lift the finger after a hold has done its work. */
const LIFTED = 600;

interface Ending {
  /** `reveal` tells the points line by line, `told` the result just now, `before` all other times. */
  readonly stage: 'before' | 'reveal' | 'told';
  /** The hold is done: what is not counted yet is asked for first. */
  readonly onEnd: () => void;
  readonly save: () => void;
  readonly onTold: () => void;
}

/** From the table's hold to the result: what is still asked, the sheet saved for good, its lines told. */
export function useEnding(asked: number, lines: number): Ending {
  const { reducedMotion } = useTheme();
  const [stage, setStage] = useState<Ending['stage']>('before');
  const onTold = () => {
    setStage('told');
    feel('win');
  };
  const save = () => {
    // The finger is still down: lifting it must not press what stands there next.
    guardTaps(LIFTED);
    void session.finish();
    askToKeep();
    if (lines > 0 && !reducedMotion) setStage('reveal');
    else onTold();
  };
  const onEnd = () => {
    if (asked > 0) {
      guardTaps(LIFTED);
      session.keep({ sheet: { kind: 'endValues', ending: true } });
    } else save();
  };
  return { stage, onEnd, save, onTold };
}
