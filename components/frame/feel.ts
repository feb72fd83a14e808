import * as Haptics from 'expo-haptics';
import { createAudioPlayer } from 'expo-audio';

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

let click: ReturnType<typeof createAudioPlayer> | undefined;

/** A tick under the finger and, if switched on, a wood click. Neither ever fails a tap. */
export function feel(kind: Feel): void {
  const { haptics, sound } = settings.getState();
  if (haptics) void TICKS[kind]().catch(() => undefined);
  if (sound && (kind === 'step' || kind === 'win')) {
    click ??= createAudioPlayer(require('@/assets/sounds/click.wav'));
    void click.seekTo(0).then(() => click?.play());
  }
}
