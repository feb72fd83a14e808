// The journeys, run by Detox: `npx detox test -c web.chromium`, or a device's configuration.
module.exports = {
  rootDir: '..',
  testMatch: ['<rootDir>/e2e/journeys/**/*.e2e.ts'],
  testTimeout: 180_000,
  maxWorkers: 1,
  verbose: true,
  globalSetup: 'detox/runners/jest/globalSetup',
  globalTeardown: 'detox/runners/jest/globalTeardown',
  reporters: ['detox/runners/jest/reporter'],
  testEnvironment: 'detox/runners/jest/testEnvironment',
  setupFilesAfterEnv: ['<rootDir>/e2e/driver/failOnProblems.js'],
  // As the web bundle is: functions that are sent into the page must not depend on Babel's helpers.
  transform: { '\\.[jt]sx?$': ['babel-jest', { caller: { name: 'metro', bundler: 'metro', platform: 'web' } }] },
};
