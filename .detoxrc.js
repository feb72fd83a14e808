const WEB_PORT = 8173;
const SELFTEST_PORT = 8174;

/** @type {Detox.DetoxConfig} */
module.exports = {
  testRunner: {
    args: { $0: 'jest', config: 'e2e/jest.config.js' },
    jest: { setupTimeout: 120_000 },
  },
  artifacts: {
    rootDir: 'artifacts/detox',
    plugins: {
      screenshot: {
        shouldTakeAutomaticSnapshots: true,
        keepOnlyFailedTestsArtifacts: true,
        takeWhen: { testStart: false, testFailure: true, testDone: false },
      },
    },
  },
  apps: {
    web: {
      type: 'web.static',
      binaryPath: 'dist',
      build: 'node scripts/build-web.mjs',
      // `exec`: the signal that ends it must reach the server, not a shell around it.
      start: `exec node e2e/serve.mjs --port ${WEB_PORT}`,
    },
    selftest: {
      type: 'web.static',
      binaryPath: 'e2e/driver/selftest',
      start: `exec node e2e/serve.mjs --dir e2e/driver/selftest --port ${SELFTEST_PORT}`,
    },
    android: {
      type: 'android.apk',
      binaryPath: 'android/app/build/outputs/apk/release/app-release.apk',
      testBinaryPath: 'android/app/build/outputs/apk/androidTest/release/app-release-androidTest.apk',
      build:
        'ABACULUS_DETOX=1 npx expo prebuild -p android --no-install && cd android && ./gradlew assembleRelease assembleAndroidTest -DtestBuildType=release',
    },
    ios: {
      type: 'ios.app',
      binaryPath: 'ios/build/Build/Products/Release-iphonesimulator/Abaculus.app',
      build:
        'npx expo prebuild -p ios && xcodebuild -workspace ios/Abaculus.xcworkspace -scheme Abaculus -configuration Release -sdk iphonesimulator -derivedDataPath ios/build',
    },
  },
  devices: {
    chromium: { type: './e2e/driver', baseUrl: `http://localhost:${WEB_PORT}/` },
    selftest: { type: './e2e/driver', baseUrl: `http://localhost:${SELFTEST_PORT}/` },
    emulator: { type: 'android.emulator', device: { avdName: 'Pixel_API_35' } },
    simulator: { type: 'ios.simulator', device: { type: 'iPhone SE (3rd generation)' } },
  },
  configurations: {
    'web.chromium': { device: 'chromium', app: 'web' },
    'web.selftest': {
      device: 'selftest',
      app: 'selftest',
      testRunner: { args: { config: 'e2e/driver/selftest/jest.config.js' } },
    },
    'android.emu.release': { device: 'emulator', app: 'android' },
    'ios.sim.release': { device: 'simulator', app: 'ios' },
  },
};
