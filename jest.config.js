// Two rooms: pure TypeScript (rules, store, scripts) runs plainly in Node; components run under Expo's native presets.
// ABACULUS_PLATFORMS=ios,android runs the components under both (npm run test:slow).
const platforms = (process.env.ABACULUS_PLATFORMS ?? 'ios').split(',');

const plain = {
  displayName: 'rules',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/{rules,store,scripts}/**/*.test.{ts,tsx}'],
  // As for Hermes: what the engine knows by itself stays as it is, and long random play takes half the time.
  transform: {
    '\\.[jt]sx?$': ['babel-jest', { caller: { name: 'metro', bundler: 'metro', platform: 'ios', engine: 'hermes' } }],
  },
  // The package has ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!qr/)'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

const components = (platform) => ({
  displayName: platform,
  preset: `jest-expo/${platform}`,
  testMatch: ['<rootDir>/__tests__/{components,app}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/components/humanPace.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Jest does not take the package's .mjs files.
    '^lucide-react-native/icons/(.*)$': '<rootDir>/node_modules/lucide-react-native/dist/cjs/icons/$1.js',
  },
});

// A busy machine is slow, not wrong; and long random play is long.
const testTimeout = process.env.ABACULUS_RUNS ? 600_000 : 30_000;
module.exports = { testTimeout, maxWorkers: '100%', projects: [plain, ...platforms.map(components)] };
