/** Who may write. On a phone the app is alone with its database, so the right is always granted. */
export interface WriterLock {
  /**
   * Asks for the right to write. `granted` runs once it is there, at once or when the other tab gives it up;
   * `elsewhere` runs if another tab holds it now.
   */
  acquire(on: { granted(): void; elsewhere(): void }): void;
  /** Asks the tab that writes to hand over. */
  askForIt(): void;
  /** Called when another tab asks: flush and close, then the right goes over. False: it stays here for now. */
  onAsked(handOver: () => Promise<boolean>): void;
  /** Called when the tab that writes has kept the right. */
  onKept(task: () => void): void;
}

export const writerLock: WriterLock = {
  acquire: ({ granted }) => granted(),
  askForIt: () => undefined,
  onAsked: () => undefined,
  onKept: () => undefined,
};
