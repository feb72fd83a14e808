const { chromium } = require('playwright-core');

const { browserOptions } = require('./browser');

let counter = 0;

/** Lives in Detox's command line process: one Chromium for all workers, each of which opens contexts of its own. */
class ChromiumAllocation {
  // The promise is kept, not the server: workers allocate at the same time, and a second launch would never be closed.
  start() {
    this.starting ??= browserOptions().then((options) => chromium.launchServer({ ...options, headless: true }));
    return this.starting;
  }

  async allocate() {
    const server = await this.start();
    counter += 1;
    return { id: `chromium-${counter}`, name: `Chromium ${counter}`, wsEndpoint: server.wsEndpoint() };
  }

  async free() {
    // Contexts are closed by the worker that opened them; the browser ends with the run.
  }

  async cleanup() {
    const server = await this.starting;
    await server?.close();
  }

  emergencyCleanup() {
    this.starting?.then((server) => server.process().kill('SIGKILL'));
  }
}

module.exports = { ChromiumAllocation };
