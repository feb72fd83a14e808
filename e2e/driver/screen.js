const fs = require('fs');
const os = require('os');
const path = require('path');

const { watchProblems } = require('./problems');

const PHONE = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
};
const TIMEOUT = 5000;

/** One phone: a browser context with its own storage, and the page that shows the app. */
class Screen {
  #page;

  /** `connect` gives the browser; it is asked once, when the app is first opened. */
  constructor({ connect, baseUrl, timeout = TIMEOUT }) {
    this.connect = connect;
    this.baseUrl = baseUrl;
    this.timeout = timeout;
    this.problems = [];
    this.orientation = 'portrait';
  }

  get isOpen() {
    return this.#page !== undefined && !this.#page.isClosed();
  }

  get page() {
    if (!this.isOpen) throw new Error('No app is running: call device.launchApp() first');
    return this.#page;
  }

  url(link = '') {
    const inApp =
      /^[a-z][a-z0-9+.-]*:\/\//i.test(link) && !/^https?:/i.test(link) ? link.replace(/^[^:]+:\/\/\/?/, '') : link;
    return new URL(inApp, this.baseUrl).href;
  }

  async open(link, launchArgs = {}) {
    if (!this.context) {
      this.browser ??= await this.connect();
      this.context = await this.browser.newContext(PHONE);
      watchProblems(this.context, new URL(this.baseUrl).origin, this.problems);
    }
    this.#page = await this.context.newPage();
    this.cdp = await this.context.newCDPSession(this.page);
    await this.page.addInitScript((given) => Object.assign(globalThis, { launchArgs: given }), launchArgs);
    await this.turn(this.orientation);
    await this.goto(this.url(link));
  }

  /** The server is started a moment before the first spec: its first refusals are no failure. */
  async goto(url) {
    const end = Date.now() + 20_000;
    for (;;) {
      try {
        await this.page.goto(url, { waitUntil: 'load' });
        return;
      } catch (error) {
        if (!/ERR_CONNECTION_REFUSED/.test(String(error)) || Date.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }

  async turn(orientation) {
    this.orientation = orientation;
    const { width, height } = PHONE.viewport;
    await this.page.setViewportSize(orientation === 'landscape' ? { width: height, height: width } : PHONE.viewport);
  }

  /** Headless pages never hide by themselves, so the app is told what a phone would tell it. */
  async setHidden(hidden) {
    await this.page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      },
      hidden ? 'hidden' : 'visible',
    );
  }

  async takeScreenshot(name, clip) {
    const file = path.join(
      fs.mkdtempSync(path.join(os.tmpdir(), 'screenshot-')),
      `${name.replace(/[^\w-]+/g, '_')}.png`,
    );
    await this.page.screenshot({ path: file, ...(clip ? { clip } : {}) });
    return file;
  }

  takeProblems() {
    return this.problems.splice(0);
  }

  /** Ends the app without asking it, as the system does. */
  async close() {
    await this.#page?.close({ runBeforeUnload: false });
    this.#page = undefined;
  }

  /** Ends the app and forgets everything it stored. */
  async wipe() {
    await this.close();
    await this.context?.close();
    this.context = undefined;
  }
}

module.exports = { PHONE, Screen };
