import { useRef, useState } from 'react';

import { session, writer } from '@/store/app';
import { BackupProblem } from '@/store/backup/check';
import { keepBeforeImport } from '@/store/backup/keepBefore';
import { gather, type Gathered, NOTHING, progressOf } from '@/store/handover/frames';
import { type Offer, readOffer, takeOver } from '@/store/handover/take';

import type { CameraProblem } from './cameraProps';

type Step =
  | { readonly at: 'start' }
  | { readonly at: 'camera' }
  | { readonly at: 'noCamera'; readonly problem: CameraProblem }
  | { readonly at: 'reading' }
  | { readonly at: 'offer'; readonly offer: Offer }
  | { readonly at: 'failed'; readonly words: string };

/** From the first picture to the game on the table. Nothing is written before the player takes it over. */
export function useReceive(onTaken: (id: string) => void) {
  const [step, setStep] = useState<Step>({ at: 'start' });
  const [progress, setProgress] = useState<ReturnType<typeof progressOf>>();
  const gathered = useRef<Gathered>(NOTHING);

  const fail = (error: unknown) =>
    setStep({ at: 'failed', words: error instanceof BackupProblem ? error.message : 'The file could not be read.' });

  const read = (text: string) => {
    setStep({ at: 'reading' });
    readOffer(writer, text).then((offer) => setStep({ at: 'offer', offer }), fail);
  };

  const startCamera = () => {
    gathered.current = NOTHING;
    setProgress(undefined);
    setStep({ at: 'camera' });
  };

  const takeCode = (code: string) => {
    const next = gather(gathered.current, code);
    if (next === gathered.current) return;
    gathered.current = next;
    setProgress(progressOf(next));
    if (next.text !== undefined) read(next.text);
  };

  const take = async (offer: Offer) => {
    setStep({ at: 'reading' });
    // What is open may be this very game, as it stood before.
    session.close();
    await keepBeforeImport(writer, Date.now())
      .then(() => takeOver(writer, offer))
      .then(onTaken, fail);
  };

  return {
    step,
    progress,
    startCamera,
    takeCode,
    noCamera: (problem: CameraProblem) => setStep({ at: 'noCamera', problem }),
    openFile: (pick: () => Promise<string | undefined>) => {
      pick().then((text) => (text === undefined ? undefined : read(text)), fail);
    },
    take: (offer: Offer) => void take(offer),
  };
}
