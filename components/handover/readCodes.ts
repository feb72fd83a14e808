import { decodeQR } from 'qr/decode.js';

import type { CameraProblem } from './cameraProps';

/** The side of the square that is read, in pixels: seven to a module where the code fills it. */
const SIDE = 720;

/** Reads the middle of a running video again and again, with a breath in between for the screen; gives the way to stop. */
export function readCodes(video: HTMLVideoElement, onCode: (code: string) => void): () => void {
  const canvas = document.createElement('canvas');
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const code = paper && codeIn(video, canvas, paper);
    if (code !== undefined && code !== null) onCode(code);
    timer = setTimeout(look, 30);
  };
  timer = setTimeout(look, 0);
  return () => clearTimeout(timer);
}

function codeIn(video: HTMLVideoElement, canvas: HTMLCanvasElement, paper: CanvasRenderingContext2D) {
  const { videoWidth, videoHeight } = video;
  const square = Math.min(videoWidth, videoHeight);
  if (square === 0) return undefined;
  const side = Math.min(SIDE, square);
  if (canvas.width !== side) {
    canvas.width = side;
    canvas.height = side;
  }
  paper.drawImage(video, (videoWidth - square) / 2, (videoHeight - square) / 2, square, square, 0, 0, side, side);
  try {
    return decodeQR(paper.getImageData(0, 0, side, side));
  } catch {
    // No code in this one, or a blurred one.
    return undefined;
  }
}

export function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'absent';
}
