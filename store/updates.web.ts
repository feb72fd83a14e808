import { createStore } from 'zustand/vanilla';

/** A new version waits; a quiet row on home offers it, and it never reloads under a player's fingers. */
export const updates = createStore<{ readonly waiting: boolean }>(() => ({ waiting: false }));

let registration: ServiceWorkerRegistration | undefined;
let taking = false;

/** Registers the service worker, which holds the whole app for offline use, and watches for a new version. */
export function watchForUpdates(): void {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
  const base = process.env.EXPO_BASE_URL ?? '';
  navigator.serviceWorker
    .register(`${base}/sw.js`, { scope: `${base}/` })
    .then((registered) => {
      registration = registered;
      note(registered);
      registered.addEventListener('updatefound', () => {
        registered.installing?.addEventListener('statechange', () => note(registered));
      });
    })
    // No service worker here (an insecure address): the app works, but only with the server at hand.
    .catch(() => undefined);
  const first = navigator.serviceWorker.controller === null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (taking) window.location.reload();
    // Another tab took the new version: this one's parts are no longer in the cache. It starts anew once out of sight.
    else if (!first) onceHidden(() => window.location.reload());
  });
}

function onceHidden(act: () => void): void {
  if (document.visibilityState === 'hidden') act();
  else document.addEventListener('visibilitychange', act, { once: true });
}

function note(registered: ServiceWorkerRegistration): void {
  updates.setState({ waiting: registered.waiting !== null && navigator.serviceWorker.controller !== null });
}

/** The player asked for it: the new version takes over and the page starts anew. */
export function takeUpdate(): void {
  taking = true;
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
}
