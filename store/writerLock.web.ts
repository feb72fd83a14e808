import type { WriterLock } from './writerLock';

const NAME = 'abaculus-writer';

/*
 * One tab writes: the files of the database can be open in one tab only. The right is a Web Lock, which the browser
 * itself gives back when a tab dies; a channel carries the question from the tab that wants it.
 */
let release: (() => void) | undefined;
let handOver: (() => Promise<void>) | undefined;
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);

if (channel) {
  channel.onmessage = () => {
    if (!release) return;
    const letGo = release;
    release = undefined;
    void (handOver?.() ?? Promise.resolve()).finally(letGo);
  };
}

/** Holds the lock until it is released. */
function hold(granted: () => void): Promise<void> {
  return new Promise((done) => {
    release = done;
    granted();
  });
}

export const writerLock: WriterLock = {
  acquire({ granted, elsewhere }) {
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) {
      granted();
      return;
    }
    void locks.request(NAME, { ifAvailable: true }, async (lock) => {
      if (lock) return hold(granted);
      elsewhere();
      // Stand in line: the right comes over when the other tab hands it over, or is closed.
      void locks.request(NAME, () => hold(granted));
    });
  },
  askForIt: () => channel?.postMessage('ask'),
  onAsked: (task) => {
    handOver = task;
  },
};
