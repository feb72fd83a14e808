import type { WriterLock } from './writerLock';

const NAME = 'abaculus-writer';
const ASK = 'ask';
const KEPT = 'kept';

/*
 * One tab writes: the files of the database can be open in one tab only. The right is a Web Lock, which the browser
 * itself gives back when a tab dies; a channel carries the question from the tab that wants it.
 */
let release: (() => void) | undefined;
let handOver: (() => Promise<boolean>) | undefined;
let wasKept: (() => void) | undefined;
let standInLine: (() => void) | undefined;
let inLine: AbortController | undefined;
let standsAside: ReturnType<typeof setTimeout> | undefined;
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);

if (channel) {
  channel.onmessage = ({ data }) => {
    if (data === KEPT) {
      wasKept?.();
    } else if (release) {
      const letGo = release;
      release = undefined;
      void (handOver?.() ?? Promise.resolve(true)).then((gone) => {
        if (gone) {
          letGo();
        } else {
          release = letGo;
          channel.postMessage(KEPT);
        }
      }, letGo);
    } else if (inLine) {
      // A third tab asked: let it pass, then stand in line again.
      inLine.abort();
      inLine = undefined;
      standsAside = setTimeout(() => standInLine?.(), 500);
    }
  };
}

/** Holds the lock until it is released. */
function hold(granted: () => void): Promise<void> {
  inLine = undefined;
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
    standInLine = () => {
      clearTimeout(standsAside);
      if (inLine || release) return;
      const waiting = new AbortController();
      inLine = waiting;
      locks.request(NAME, { signal: waiting.signal }, () => hold(granted)).catch(() => undefined);
    };
    void locks.request(NAME, { ifAvailable: true }, async (lock) => {
      if (lock) return hold(granted);
      elsewhere();
      standInLine?.();
    });
  },
  askForIt: () => {
    // Also a tab that has just let another pass: else the right would go back to the one that gives it up.
    standInLine?.();
    channel?.postMessage(ASK);
  },
  onAsked: (task) => {
    handOver = task;
  },
  onKept: (task) => {
    wasKept = task;
  },
};
