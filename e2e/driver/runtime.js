// A private class: Detox has no public base for drivers. It is why package.json pins Detox exactly.
const DeviceDriverBase = require('detox/src/devices/runtime/drivers/DeviceDriverBase');
const FileArtifact = require('detox/src/artifacts/templates/artifact/FileArtifact');
const { chromium } = require('playwright-core');

const { until } = require('./poll');
const { Screen } = require('./screen');
const touch = require('./touch');

const START = 20_000;

/** `device` of a spec, played by a page in Chromium. */
class ChromiumRuntime extends DeviceDriverBase {
  constructor(deps, cookie) {
    super(deps);
    this.cookie = cookie;
    this.baseUrl = deps.deviceConfig.baseUrl;
    this.screen = new Screen({ connect: () => chromium.connect(cookie.wsEndpoint), baseUrl: this.baseUrl });
    this.launches = 0;
    ChromiumRuntime.current = this;
  }

  getExternalId() {
    return this.cookie.id;
  }

  getDeviceName() {
    return this.cookie.name;
  }

  getPlatform() {
    return 'web';
  }

  getBundleIdFromBinary() {
    return this.baseUrl;
  }

  async launchApp(_bundleId, launchArgs, languageAndLocale) {
    if (languageAndLocale) throw new Error('launchApp({languageAndLocale}) is not supported by the browser driver');
    const { detoxURLOverride } = launchArgs;
    if (this.screen.isOpen) await this.screen.setHidden(false);
    else await this.screen.open(detoxURLOverride, launchArgs);
    this.launches += 1;
    return this.launches;
  }

  async waitUntilReady() {
    await until(
      async () =>
        (await this.screen.page.locator('[data-testid]').count()) > 0
          ? undefined
          : 'The app drew nothing with a testID',
      START,
    ).catch((error) => {
      throw new Error([error.message, ...this.screen.problems].join('\n'));
    });
  }

  async deliverPayload({ url }) {
    if (!url) throw new Error('The browser driver delivers links only, no notifications or activities');
    await this.screen.goto(this.screen.url(url));
  }

  async reloadReactNative() {
    await this.screen.page.reload({ waitUntil: 'load' });
    await this.waitUntilReady();
  }

  async sendToHome() {
    await this.screen.setHidden(true);
  }

  async terminate() {
    await this.screen.close();
  }

  async uninstallApp() {
    await this.screen.wipe();
  }

  async resetAppState() {
    await this.screen.wipe();
  }

  async setOrientation(orientation) {
    await this.screen.turn(orientation);
  }

  async pressBack() {
    await this.screen.page.goBack({ waitUntil: 'commit' });
  }

  async tap(point = { x: 100, y: 100 }) {
    await touch.tap(this.screen.cdp, point);
  }

  async longPress(point = { x: 100, y: 100 }, duration = 1000) {
    await touch.hold(this.screen.cdp, point, duration);
  }

  async takeScreenshot(name) {
    const temporaryPath = await this.screen.takeScreenshot(name);
    await this.emitter.emit('createExternalArtifact', {
      pluginId: 'screenshot',
      artifactName: name,
      artifactPath: temporaryPath,
      name,
      artifact: new FileArtifact({ temporaryPath }),
    });
    return temporaryPath;
  }

  /** Hands over what went wrong in the page since the last time; `failOnProblems.js` asks after every spec. */
  takeProblems() {
    return this.screen.takeProblems();
  }

  async cleanup(bundleId) {
    await this.screen.wipe();
    await this.screen.browser?.close();
    await super.cleanup(bundleId);
  }
}

// The base answers '' to all it cannot do, and a spec would pass without having done anything.
for (const name of [
  'captureViewHierarchy',
  'clearKeychain',
  'generateViewHierarchyXml',
  'getUiDevice',
  'installUtilBinaries',
  'matchFace',
  'matchFinger',
  'resetContentAndSettings',
  'resetStatusBar',
  'reverseTcpPort',
  'setBiometricEnrollment',
  'setLocation',
  'setPermissions',
  'setStatusBar',
  'setURLBlacklist',
  'shake',
  'typeText',
  'unmatchFace',
  'unmatchFinger',
  'unreverseTcpPort',
  'waitForAppLaunch',
]) {
  ChromiumRuntime.prototype[name] = () =>
    Promise.reject(new Error(`device.${name}() is not supported by the browser driver`));
}

module.exports = { ChromiumRuntime };
