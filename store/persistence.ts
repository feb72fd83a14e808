/** How long the device keeps what is stored. */
export type Keeping = 'kept' | 'mayGo' | 'never';

export async function keepingOf(_durable: boolean): Promise<Keeping> {
  return 'kept';
}

/** Asks the browser not to clear the games. A phone app's storage is its own. */
export function askToKeep(): void {}
