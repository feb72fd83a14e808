const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page that navigates away under a question is no answer yet, only a reason to ask again. */
const isPassing = (error) =>
  /context was destroyed|Cannot find context|navigating|frame was detached/i.test(String(error));

/**
 * Asks `check` until it stops returning a reason, or throws the last reason. The browser tells nobody when it is idle,
 * so every expectation and every action waits this way.
 */
async function until(check, timeout, every = 50) {
  const end = Date.now() + timeout;
  for (;;) {
    let reason;
    try {
      reason = await check();
    } catch (error) {
      if (!isPassing(error)) throw error;
      reason = String(error);
    }
    if (!reason) return;
    if (Date.now() >= end) throw new Error(`${reason} (waited ${timeout} ms)`);
    await wait(every);
  }
}

module.exports = { until, wait };
