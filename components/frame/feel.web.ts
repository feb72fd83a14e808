import { settings } from '@/store/settings';

import type { Feel } from './feel';

/** Milliseconds of vibration, where the browser can. */
const TICKS: Readonly<Record<Feel, number | number[]>> = {
  step: 8,
  limit: [20, 40, 20],
  undo: 12,
  turn: 12,
  win: [30, 60, 30, 60, 60],
};

/** The wood click: a short knock that dies away, made here so that no file is needed. */
const KNOCK = { hertz: 1400, seconds: 0.018, level: 0.12 };
const SWEEP = 12;

let audio: AudioContext | undefined;

/** A tick under the finger and, if switched on, a wood click. Neither ever fails a tap. */
export function feel(kind: Feel): void {
  const { haptics, sound } = settings.getState();
  try {
    if (haptics && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TICKS[kind]);
    if (!sound || (kind !== 'step' && kind !== 'win')) return;
    audio ??= new AudioContext();
    const knocks = kind === 'win' ? SWEEP : 1;
    for (let n = 0; n < knocks; n += 1) knock(audio, audio.currentTime + n * 0.1);
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
