// What is the browser's own business (storage, service worker, kill -9, tabs, quota, offline, axe), and the driver's
// proof of itself: npx jest --config e2e/browser/jest.config.js
module.exports = {
  rootDir: '../..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/browser/**/*.browser.ts', '<rootDir>/e2e/driver/selftest/*.browser.ts'],
  // In the slow lane only: what builds the app a second time, and the driver's long proof (its short one is a step of its own).
  testPathIgnorePatterns: process.env.ABACULUS_SLOW === '1' ? [] : ['subpath', 'driver/selftest'],
  testTimeout: 120_000,
  // One browser a core; each has a server and a profile of its own.
  maxWorkers: 2,
  globalSetup: '<rootDir>/e2e/browser/globalSetup.mjs',
  // As the web bundle is: functions that are sent into the page must not depend on Babel's helpers.
  transform: { '\\.[jt]sx?$': ['babel-jest', { caller: { name: 'metro', bundler: 'metro', platform: 'web' } }] },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};
