import * as Haptics from 'expo-haptics';
import type * as Audio from 'expo-audio';

import { settings } from '@/store/settings';

/** What a change feels like. */
export type Feel = 'step' | 'limit' | 'undo' | 'turn' | 'win';

const TICKS: Readonly<Record<Feel, () => Promise<void>>> = {
  step: () => Haptics.selectionAsync(),
  limit: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Warning),
  undo: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Light),
  turn: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Light),
  win: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Success),
};

let click: Audio.AudioPlayer | undefined;

/** Loaded with the first click: most tables never switch it on. */
function loadClick(): Audio.AudioPlayer {
  const { createAudioPlayer } = require('expo-audio') as typeof Audio;
  return createAudioPlayer(require('@/assets/sounds/click.wav'));
}

/** A tick under the finger and, if switched on, a wood click. Neither ever fails a tap. */
export function feel(kind: Feel): void {
  const { haptics, sound } = settings.getState();
  if (haptics) void TICKS[kind]().catch(() => undefined);
  if (sound && (kind === 'step' || kind === 'win')) {
    click ??= loadClick();
    void click.seekTo(0).then(() => click?.play());
  }
}
