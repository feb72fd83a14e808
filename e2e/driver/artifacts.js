const ScreenshotArtifactPlugin = require('detox/src/artifacts/screenshot/ScreenshotArtifactPlugin');
const FileArtifact = require('detox/src/artifacts/templates/artifact/FileArtifact');

const { ChromiumRuntime } = require('./runtime');

class ChromiumScreenshots extends ScreenshotArtifactPlugin {
  async _takeSnapshot(name) {
    if (ChromiumRuntime.current?.screen.isOpen) await super._takeSnapshot(name);
  }

  createTestArtifact() {
    return new FileArtifact({
      name: 'ChromiumScreenshot',
      async start() {
        this.temporaryPath = await ChromiumRuntime.current.screen.takeScreenshot('page');
      },
    });
  }
}

class ChromiumArtifacts {
  declareArtifactPlugins() {
    return { screenshot: (api) => new ChromiumScreenshots({ api }) };
  }
}

module.exports = { ChromiumArtifacts };
