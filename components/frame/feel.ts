import * as Haptics from 'expo-haptics';
import type * as Audio from 'expo-audio';

import { settings } from '@/store/settings';

import { KNOCKS } from './knocks';

/** What a change feels like. */
export type Feel = 'step' | 'carry' | 'limit' | 'undo' | 'turn' | 'throw' | 'landed' | 'win';

const TICKS: Readonly<Partial<Record<Feel, () => Promise<void>>>> = {
  step: () => Haptics.selectionAsync(),
  carry: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Medium),
  limit: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Warning),
  undo: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Light),
  turn: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Light),
  landed: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Heavy),
  win: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Success),
};

let click: Audio.AudioPlayer | undefined;

/** Loaded with the first click: most tables never switch it on. */
function loadClick(): Audio.AudioPlayer {
  const { createAudioPlayer } = require('expo-audio') as typeof Audio;
  return createAudioPlayer(require('@/assets/sounds/click.wav'));
}

function knock(): void {
  click ??= loadClick();
  void click.seekTo(0).then(() => click?.play());
}

/** A tick under the finger and, if switched on, wood clicks. Neither ever fails a tap. */
export function feel(kind: Feel): void {
  const { haptics, sound } = settings.getState();
  if (haptics) void TICKS[kind]?.().catch(() => undefined);
  if (!sound) return;
  for (const ms of KNOCKS[kind] ?? []) setTimeout(knock, ms);
}
