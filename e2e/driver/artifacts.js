const ScreenshotArtifactPlugin = require('detox/src/artifacts/screenshot/ScreenshotArtifactPlugin');
const FileArtifact = require('detox/src/artifacts/templates/artifact/FileArtifact');

const { ChromiumRuntime } = require('./runtime');

class ChromiumScreenshots extends ScreenshotArtifactPlugin {
  createTestArtifact() {
    return new FileArtifact({
      name: 'ChromiumScreenshot',
      async start() {
        const screen = ChromiumRuntime.current?.screen;
        if (screen?.isOpen) this.temporaryPath = await screen.takeScreenshot('page');
        else this.temporaryData = 'No page was open.';
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
