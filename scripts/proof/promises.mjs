// What Abaculus promises, and what proves each: test files (and, where a file proves more than one thing, the words that
// the test's name holds), rows of the benchmark by the beginning of their words, commands that must pass, and figures that
// a test tells by itself. The page is made of this and of what ran; nothing of it is typed by hand.
import { existsSync, readdirSync } from 'node:fs';

const unit = (file, name) => ({ lane: 'unit', file: `__tests__/${file}`, ...(name ? { name } : {}) });
const browser = (file, name) => ({
  lane: 'browser',
  file: `e2e/browser/${file}.browser.ts`,
  ...(name ? { name } : {}),
});
const journey = (file) => ({ lane: 'journeys', file: `e2e/journeys/${file}.e2e.ts` });
const GAMES = readdirSync('components').filter((folder) => existsSync(`components/${folder}/panels.ts`));
/** Every game where the first lane takes one, and what builds the app a second time. */
const SLOW = { env: { ABACULUS_SLOW: '1' } };

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
      {
        words: 'The back/forward cache: a table that is put away comes back alive, or yields to another tab',
        tests: [browser('lifecycle', 'put away')],
      },
      { words: 'A new version in the middle of a game never reloads under a tap', tests: [browser('update')] },
      {
        words: 'Storage that the browser has cleared is explained, with the ways to the backup and to another phone',
        tests: [browser('lifecycle', 'cleared'), unit('store/cleared.test.ts')],
      },
      {
        words: 'A first start that is broken off is made good by the next; where nothing can be kept, that is said',
        tests: [browser('lifecycle', 'broken off'), browser('memory')],
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
      {
        words: 'Worked examples, rulings and refusals of every game',
        tests: GAMES.map((game) => unit(`rules/${game}/`)),
      },
      {
        words: 'Reminders have ids of their own and offer only what is allowed, whatever was played',
        tests: [
          ...GAMES.map((game) => unit(`rules/${game}/laws.test.ts`, 'nudges have ids')),
          unit('store/nudges.test.ts'),
        ],
      },
      {
        words: 'Of the questions that players ask, 95 % find their rule among the first three, in every phase',
        tests: [unit('rules/lookup.test.ts', 'among the first three')],
      },
      {
        words: 'Shaolia’s planner finds the best there is: every plan against all there are',
        tests: [unit('rules/shaolia/plan.test.ts'), unit('rules/shaolia/plan-trades.test.ts')],
      },
      { words: 'A whole game of each, in a real browser', tests: GAMES.map(journey) },
    ],
  },
  after: {
    title: 'What was played stays',
    promises: [
      {
        words: 'Import after export is the same database, whatever was played',
        tests: [unit('store/backup/identity.test.ts')],
      },
      {
        words: 'A live game goes to another phone by QR pictures and its camera, and goes on at the same spot',
        tests: [browser('handover'), unit('store/handover/')],
      },
      { words: 'A game goes to another phone in a file, or shared to the app', tests: [browser('backup')] },
      {
        words: 'The end is told line by line, ties explained, with a picture to share',
        tests: [browser('ceremony'), unit('components/score/')],
      },
      { words: 'History, statistics and players', tests: [unit('store/archive.test.ts'), unit('components/archive/')] },
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
      { words: 'The planner’s moves, a count that is the same on every machine', bench: 'plans', rows: [''] },
      { words: 'The list of 2,000 games within 200 ms', bench: 'history', rows: ['history opened'] },
      { words: 'Their statistics within 300 ms', bench: 'history', rows: ['statistics opened'] },
      { words: 'Memory stays flat while they scroll', bench: 'history', rows: ['memory after', 'elements in'] },
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
      {
        words: '320 px width and 200 % text without loss, in every game',
        tests: [{ ...browser('access', 'lost on 320 px'), ...SLOW }],
      },
      {
        words: 'Landscape and tablet without loss, in every game',
        tests: [
          { ...browser('access', 'lost on its side'), ...SLOW },
          { ...browser('access', 'lost on a tablet'), ...SLOW },
        ],
      },
      { words: 'Reduced motion: nothing slides', tests: [browser('access', 'a system that says')] },
    ],
  },
  security: {
    title: 'Nothing leaves the device',
    promises: [
      {
        words: 'No script but our own, nothing inline, no secret in the code',
        tests: [unit('scripts/policy.test.ts')],
      },
      {
        words: 'A request to another origin fails any test, and the whole app works with its server gone',
        tests: [browser('harness', 'another origin'), browser('offline')],
      },
      {
        words: 'Names and notes never become markup',
        tests: [browser('input', 'names'), unit('store/backup/page.test.ts')],
      },
      {
        words: 'A file that is brought in is checked, limited, and all or nothing: 2,000 damaged ones',
        tests: [unit('store/backup/damage.test.ts')],
      },
      {
        words:
          'Licences of everything that is shipped are known; known advisories are listed where the registry answers',
        commands: ['node scripts/licences.mjs'],
      },
    ],
  },
  native: {
    title: 'Android and iOS, as far as a machine without a device can tell',
    note: 'Nothing of this has run on a device, an emulator or a simulator; [native.md](native.md) has the steps.',
    promises: [
      {
        words: 'Components under both native presets',
        tests: [{ ...unit('components'), env: { ABACULUS_PLATFORMS: 'ios,android' } }],
      },
      { words: 'Hermes bytecode for both', commands: ['npx expo export -p android -p ios --output-dir .cache/native'] },
      {
        words:
          'Native projects with the right ids, versions and permissions, and for Android’s journeys what Detox drives it by',
        commands: ['node scripts/check-native.mjs'],
      },
      {
        words: 'The journeys’ configurations for emulator and simulator are those that the page names',
        tests: [unit('scripts/docs.test.ts', 'Detox')],
      },
    ],
  },
  developer: {
    title: 'The next developer finds the way',
    promises: [
      {
        words: 'The pages lead only to files and commands that there are; adding a game is told by a whole small one',
        tests: [unit('scripts/docs.test.ts'), unit('rules/kernel/laws.test.ts')],
      },
      {
        words: 'The arrows between the rooms hold, and no game imports another',
        tests: [unit('scripts/architecture.test.ts')],
      },
      {
        words: 'Types, lint, format, no dead code',
        commands: [
          'npx tsc --noEmit',
          'npx eslint . --max-warnings 0',
          'npx prettier --check . --log-level warn',
          'npx knip',
        ],
      },
      {
        words: 'Any static host, in a folder of its own too',
        tests: [{ ...browser('subpath', 'under a sub-path'), ...SLOW }],
      },
    ],
  },
};
