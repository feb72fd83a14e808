/** How long the device keeps what is stored. */
export type Keeping = 'kept' | 'mayGo' | 'never';

export async function keepingOf(_durable: boolean): Promise<Keeping> {
  return 'kept';
}

/** On an iPhone or iPad the app on the home screen starts empty: it does not see what the browser keeps. */
export function installsEmpty(): boolean {
  return false;
}

/** Asks the browser not to clear the games. A phone app's storage is its own. */
export function askToKeep(): void {}

/** What the games take; a phone's own settings tell it better. */
export async function usedBytes(): Promise<number | undefined> {
  return undefined;
}
