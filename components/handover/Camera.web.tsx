import { useEffect, useEffectEvent, useRef } from 'react';

import type { CameraProps } from './cameraProps';
import { problemOf, readCodes } from './readCodes';

const LENS = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } };

/** The browser's camera. Its pictures are read here and kept nowhere. */
export function Camera({ onCode, onProblem }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const said = useEffectEvent(onCode);
  const failed = useEffectEvent(onProblem);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: LENS });
      const view = video.current;
      if (gone || !view) return end();
      view.srcObject = stream;
      await view.play();
      stop = readCodes(view, (code) => said(code));
    };
    const end = () => {
      gone = true;
      stop?.();
      stream?.getTracks().forEach((track) => track.stop());
    };
    begin().catch((error: unknown) => {
      if (!gone) failed(problemOf(error));
    });
    return end;
  }, []);
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label="What the camera sees"
      style={{ width: '100%', height: '100%', objectFit: 'cover' }}
    />
  );
}
