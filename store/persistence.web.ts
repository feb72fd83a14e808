import type { Keeping } from './persistence';

export async function keepingOf(durable: boolean): Promise<Keeping> {
  if (!durable) return 'never';
  const persisted = (await navigator.storage?.persisted?.()) ?? false;
  return persisted ? 'kept' : 'mayGo';
}

/** On an iPhone or iPad the app on the home screen starts empty: it does not see what the browser keeps. */
export function installsEmpty(): boolean {
  // This is the one on the home screen.
  if (globalThis.matchMedia?.('(display-mode: standalone)').matches) return false;
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad calls itself a Mac.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Asks the browser not to clear the games; it may answer by itself, without a question to the player. */
export function askToKeep(): void {
  void navigator.storage?.persist?.();
}

/** What the app and the games take, as the browser counts it. */
export async function usedBytes(): Promise<number | undefined> {
  return (await navigator.storage?.estimate?.())?.usage;
}
