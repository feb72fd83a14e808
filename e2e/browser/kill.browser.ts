import { type Server, startServer } from './harness';
import { type Killed, playAndKill } from './torture';

/** ABACULUS_SEEDS=200 is `npm run torture`; ABACULUS_SEED=7 plays one again. */
const { ABACULUS_SEEDS = '10', ABACULUS_SEED } = process.env;
const SEEDS: readonly number[] = ABACULUS_SEED
  ? ABACULUS_SEED.split(',').map(Number)
  : Array.from({ length: Number(ABACULUS_SEEDS) }, (_, index) => index + 1);
/** So many kills in one game: its log grows past a snapshot. */
const A_GAME = 5;
const GAMES = SEEDS.flatMap((_, at) => (at % A_GAME === 0 ? [SEEDS.slice(at, at + A_GAME)] : []));

let server: Server;
const all: Killed[] = [];

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
  const sum = (of: (one: Killed) => number) => all.reduce((total, one) => total + of(one), 0);
  const inWrite = all.filter(({ tapped, saved }) => tapped > saved).length;
  console.log(
    `${all.length} kills after ${sum(({ tapped }) => tapped)} taps, ${inWrite} of them while a tap was being written; ` +
      `${sum(({ saved }) => saved)} taps were shown as saved, ${sum(({ kept }) => kept)} were there.`,
  );
});

test.each(GAMES.map((seeds) => ({ seeds })))(
  'no saved tap is lost and the state is one that was played: seeds $seeds',
  async ({ seeds }) => {
    all.push(...(await playAndKill(server, seeds)));
  },
  A_GAME * 60_000,
);
