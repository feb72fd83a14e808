import { panelsOf } from '@/components/games';
import { findGame } from '@/rules/games';

import { lazyScreen } from './lazyScreen';

/* Every screen but home, each a chunk of its own. */

export const ArchiveScreen = lazyScreen(async () => (await import('@/components/archive/ArchiveScreen')).ArchiveScreen);
export const BackupScreen = lazyScreen(async () => (await import('@/components/backup/BackupScreen')).BackupScreen);
export const AboutScreen = lazyScreen(async () => (await import('@/components/frame/AboutScreen')).AboutScreen);
export const PastScreen = lazyScreen(async () => (await import('@/components/archive/PastScreen')).PastScreen);
export const CardsScreen = lazyScreen(async () => (await import('@/components/cards/CardsScreen')).CardsScreen);
export const HandOverScreen = lazyScreen(
  async () => (await import('@/components/handover/HandOverScreen')).HandOverScreen,
);
export const HistoryScreen = lazyScreen(async () => (await import('@/components/session/HistoryScreen')).HistoryScreen);
export const OddsScreen = lazyScreen(async () => (await import('@/components/odds/OddsScreen')).OddsScreen);
export const ReceiveScreen = lazyScreen(
  async () => (await import('@/components/handover/ReceiveScreen')).ReceiveScreen,
);
export const RulesScreen = lazyScreen(async () => (await import('@/components/lookup/RulesScreen')).RulesScreen);
export const ScoreScreen = lazyScreen(async () => (await import('@/components/session/ScoreScreen')).ScoreScreen);
export const SettingsScreen = lazyScreen(async () => (await import('./SettingsScreen')).SettingsScreen);
export const SetupScreen = lazyScreen(async () => (await import('@/components/setup/SetupScreen')).SetupScreen);
export const TableScreen = lazyScreen(async () => (await import('@/components/session/TableScreen')).TableScreen);

/** Fetches what a game's table needs before it is asked for, so that resuming opens it at once. */
export async function preloadTable(gameId: string): Promise<void> {
  const game = findGame(gameId);
  await Promise.all([TableScreen.preload(), game?.load(), game?.loadParser(), panelsOf(gameId)?.()]);
}
