import type { Keeping } from './persistence';

export async function keepingOf(durable: boolean): Promise<Keeping> {
  if (!durable) return 'never';
  const persisted = (await navigator.storage?.persisted?.()) ?? false;
  return persisted ? 'kept' : 'mayGo';
}

/** Asks the browser not to clear the games; it may answer by itself, without a question to the player. */
export function askToKeep(): void {
  void navigator.storage?.persist?.();
}
