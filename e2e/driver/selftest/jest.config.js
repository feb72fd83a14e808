// The driver under Detox itself, on its own page: npx detox test -c web.selftest
module.exports = {
  ...require('../../jest.config'),
  rootDir: '../../..',
  testMatch: ['<rootDir>/e2e/driver/selftest/*.e2e.ts'],
};
