// What Abaculus promises, and what proves each: test files (and, where a file proves more than one thing, the words that
// the test's name holds), rows of the benchmark by the beginning of their words, commands that must pass, and figures that
// a test tells by itself. The page is made of this and of what ran; nothing of it is typed by hand.

const unit = (file, name) => ({ lane: 'unit', file: `__tests__/${file}`, ...(name ? { name } : {}) });
const browser = (file, name) => ({
  lane: 'browser',
  file: `e2e/browser/${file}.browser.ts`,
  ...(name ? { name } : {}),
});
const journey = (file) => ({ lane: 'journeys', file: `e2e/journeys/${file}.e2e.ts` });
const GAMES = ['world-adventure', 'near-and-far', 'shaolia', 'multiverse-war', 'dungeon'];

export const PARTS = {
  taps: {
    title: 'A recorded tap is never lost',
    promises: [
      {
        words: 'Kill −9 in the middle of a write, over all five games: every tap shown as saved is there',
        tests: [{ ...browser('kill'), env: { ABACULUS_SEEDS: '200' } }],
        figures: ['kill −9'],
      },
      { words: 'A disk that fails at any one call, before or after the write', tests: [unit('store/faults.test.ts')] },
      { words: 'No room left on the device', tests: [browser('quota')] },
      { words: 'Two and three tabs, the owner closed or crashed', tests: [browser('tabs')] },
      { words: 'Leaving and coming back by the browser’s own buttons', tests: [browser('lifecycle', 'coming back')] },
      { words: 'A new version in the middle of a game never reloads under a tap', tests: [browser('update')] },
      {
        words: 'Storage that the browser has cleared is explained',
        tests: [browser('lifecycle', 'cleared'), unit('store/cleared.test.ts')],
      },
      {
        words: 'A clock that is set back',
        tests: [unit('store/clock.test.ts'), unit('rules/kernel/clock.test.ts', 'set back')],
      },
      {
        words: 'Every released schema opens, one from the future is left alone',
        tests: [unit('store/migrations.test.ts'), browser('input', 'newer version')],
      },
      {
        words: 'Lines and files that are damaged cost no more than themselves',
        tests: [
          browser('input', 'not as we left it'),
          unit('store/damagedPages.test.ts'),
          unit('store/backup/damage.test.ts'),
        ],
      },
      {
        words: 'Undo, redo and corrections survive a restart at any point of any play',
        tests: [unit('store/random-play.test.ts')],
      },
    ],
  },
  rules: {
    title: 'The rules hold',
    promises: [
      {
        words: '100,000 legal actions of each game: ranges, reminders, lines, replay = live, memory flat',
        tests: GAMES.map((game) => ({
          ...unit(`rules/${game}/laws.test.ts`, 'legal actions'),
          env: { ABACULUS_ACTIONS: '100000' },
        })),
        figures: ['heap grown'],
      },
      {
        words: 'The laws of every game, whatever nonsense is tried',
        tests: GAMES.map((game) => unit(`rules/${game}/laws.test.ts`, 'the laws of')),
      },
      {
        words: 'Logs of every released version lead to what they led to',
        tests: GAMES.map((game) => unit(`rules/${game}/golden.test.ts`)),
      },
      {
        words: 'Odds are exact: every one against full enumeration',
        tests: [
          unit('rules/dice/pool.test.ts'),
          unit('rules/dice/chain.test.ts'),
          unit('rules/dice/decision.test.ts'),
          ...GAMES.filter((game) => game !== 'world-adventure').map((game) =>
            unit(`rules/dice/calibration/${game}.test.ts`),
          ),
          unit('rules/dice/calibration/world-adventure-battles.test.ts'),
          unit('rules/dice/calibration/world-adventure-rolls.test.ts'),
        ],
      },
      { words: 'A whole game of each, in a real browser', tests: GAMES.map(journey) },
    ],
  },
  speed: {
    title: 'It answers at once',
    promises: [
      {
        words: 'A tap is on screen within 50 ms on a phone four times slower',
        bench: 'taps',
        rows: ['tap to its number', 'tap to next paint'],
      },
      { words: 'A tap is on the disk within 100 ms', bench: 'taps', rows: ['tap to durable'] },
      { words: 'The same in every game at its largest table, after 2,000 lines', bench: 'games', rows: [''] },
      { words: 'A tap costs the same after 5,000 lines', bench: 'length', rows: [''] },
      { words: '10,000 lines open within 300 ms', bench: 'reopen', rows: [''] },
      { words: 'Rules open within 100 ms', bench: 'lookup', rows: [''] },
      { words: 'An offline start within 2 s at 4×', bench: 'offline', rows: [''] },
      { words: 'Odds within a frame, or in slices of 8 ms', bench: 'odds', rows: [''] },
      { words: 'The store’s part of a tap, the fold and the search', bench: 'store', rows: [''] },
      { words: 'The page holds at most 60 MB after 2,000 taps, and does not grow', bench: 'heap', rows: [''] },
      { words: 'The first load stays below 320 kB, everything below 3 MB', bench: 'bytes', rows: [''] },
    ],
  },
  access: {
    title: 'Everybody can use it',
    promises: [
      {
        words:
          'axe finds nothing on any screen, light and dark; every control is at least 48 dp; nothing scrolls sideways',
        tests: [browser('screens-frame'), browser('screens-games')],
      },
      {
        words: 'Contrast of every pair of colours, computed from the tokens',
        tests: [unit('components/theme/contrast.test.tsx')],
      },
      {
        words: 'Player colours told apart by every eye, and never by colour alone',
        tests: [unit('components/theme/colourBlind.test.tsx')],
      },
      {
        words: 'A whole game by keyboard alone, and one by accessible names alone',
        tests: [browser('access', 'whole game')],
      },
      { words: '320 px width and 200 % text without loss; reduced motion', tests: [browser('access', 'without')] },
    ],
  },
  security: {
    title: 'Nothing leaves the device',
    promises: [
      {
        words: 'No script but our own, no request to another origin',
        tests: [unit('scripts/policy.test.ts'), browser('offline')],
      },
      {
        words: 'Names and notes never become markup',
        tests: [browser('input', 'names'), unit('store/backup/page.test.ts')],
      },
      {
        words: 'A file that is brought in is checked, limited, and all or nothing',
        tests: [unit('store/backup/damage.test.ts'), unit('store/backup/identity.test.ts')],
      },
      { words: 'Licences of everything that is shipped are known', commands: ['node scripts/licences.mjs --check'] },
    ],
  },
  native: {
    title: 'Android and iOS, as far as a machine without a device can tell',
    promises: [
      {
        words: 'Components under both native presets',
        tests: [{ ...unit('components'), env: { ABACULUS_PLATFORMS: 'ios,android' } }],
      },
      { words: 'Hermes bytecode for both', commands: ['npx expo export -p android -p ios --output-dir .cache/native'] },
      {
        words: 'Native projects with the right ids, versions and permissions',
        commands: ['node scripts/check-native.mjs'],
      },
    ],
  },
};
