// The Chromium driver for Detox: the same specs that run on devices run on the web build in a real browser.
const { Element } = require('./actions');
const { ChromiumAllocation } = require('./allocation');
const { ChromiumArtifacts } = require('./artifacts');
const { browserOptions } = require('./browser');
const { by } = require('./elements');
const { createExpect, createWaitFor } = require('./expectations');
const { ChromiumRuntime } = require('./runtime');

class ChromiumExpect {
  // Detox copies own members only.
  constructor({ runtimeDevice }) {
    const { screen } = runtimeDevice.deviceDriver;
    this.by = by;
    this.element = (matcher) => new Element(screen, matcher);
    this.expect = createExpect(screen);
    this.waitFor = createWaitFor(screen);
  }
}

class ChromiumValidator {
  async validate() {
    await browserOptions();
  }
}

module.exports = {
  DeviceAllocationDriverClass: ChromiumAllocation,
  RuntimeDriverClass: ChromiumRuntime,
  ExpectClass: ChromiumExpect,
  EnvironmentValidatorClass: ChromiumValidator,
  ArtifactPluginsProviderClass: ChromiumArtifacts,
};
