import { settings } from '@/store/settings';

import type { Feel } from './feel';
import { KNOCKS } from './knocks';

/** Milliseconds of vibration, where the browser can. */
const TICKS: Readonly<Partial<Record<Feel, number | number[]>>> = {
  step: 8,
  carry: 18,
  limit: [20, 40, 20],
  undo: 12,
  turn: 12,
  landed: 30,
  win: [30, 60, 30, 60, 60],
};

/** The wood click: a short knock that dies away, made here so that no file is needed. */
const KNOCK = { hertz: 1400, seconds: 0.018, level: 0.12 };

let audio: AudioContext | undefined;

/** A tick under the finger and, if switched on, wood clicks. Neither ever fails a tap. */
export function feel(kind: Feel): void {
  const { haptics, sound } = settings.getState();
  const [tick, knocks] = [TICKS[kind], KNOCKS[kind]];
  try {
    if (haptics && tick !== undefined && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(tick);
    if (!sound || !knocks) return;
    audio ??= new AudioContext();
    for (const ms of knocks) knock(audio, audio.currentTime + ms / 1000);
  } catch {
    // No sound here; the tap counts all the same.
  }
}

function knock(context: AudioContext, at: number): void {
  const tone = context.createOscillator();
  const level = context.createGain();
  tone.frequency.value = KNOCK.hertz;
  level.gain.setValueAtTime(KNOCK.level, at);
  level.gain.exponentialRampToValueAtTime(0.001, at + KNOCK.seconds);
  tone.connect(level).connect(context.destination);
  tone.start(at);
  tone.stop(at + KNOCK.seconds);
}
