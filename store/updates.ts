import { createStore } from 'zustand/vanilla';

/** A new version waits; it never comes by itself. On a phone the store brings updates. */
export const updates = createStore<{ readonly waiting: boolean }>(() => ({ waiting: false }));

export function watchForUpdates(): void {}

export function takeUpdate(): void {}
