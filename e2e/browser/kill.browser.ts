import { tellFigure } from '../../__tests__/figure';
import { type Server, startServer } from './harness';
import { randomCounts } from './randomCounts';
import { randomDuel } from './randomDuel';
import { type Killed, playAndKill } from './torture';

/** ABACULUS_SEEDS=200 is `npm run torture`; ABACULUS_SEED=7 plays one again. */
const { ABACULUS_SEEDS = '10', ABACULUS_SEED } = process.env;
const SEEDS: readonly number[] = ABACULUS_SEED
  ? ABACULUS_SEED.split(',').map(Number)
  : Array.from({ length: Number(ABACULUS_SEEDS) }, (_, index) => index + 1);
const GAMES = ['shaolia', 'world-adventure', 'near-and-far', 'multiverse-war', 'dungeon'];
/** So many kills in one session: its log grows past a snapshot. */
const A_SESSION = 5;
/** A seed always plays the same game. */
const SESSIONS = GAMES.flatMap((game, index) => {
  const own = SEEDS.filter((seed) => (seed - 1) % GAMES.length === index);
  return own.flatMap((_, at) => (at % A_SESSION === 0 ? [{ game, seeds: own.slice(at, at + A_SESSION) }] : []));
});

let server: Server;
const all: Killed[] = [];

beforeAll(async () => {
  server = await startServer();
});

/** A tap that was shown as saved and is not there. */
const lost = ({ saved, kept }: Killed) => Math.max(0, saved - kept);

afterAll(async () => {
  await server.stop();
  const sum = (of: (one: Killed) => number) => all.reduce((total, one) => total + of(one), 0);
  tellFigure({
    what: `kill −9, ${all.length} times in ${new Set(all.map(({ game }) => game)).size} games: saved taps lost`,
    figure: sum(lost),
    unit: 'taps',
    baseline: sum(({ saved }) => saved),
    baselineIs: 'shown as saved',
    most: { figure: 0 },
  });
  const inWrite = all.filter(({ tapped, saved }) => tapped > saved).length;
  console.log(
    `${all.length} kills in ${new Set(all.map(({ game }) => game)).size} games after ${sum(({ tapped }) => tapped)} taps, ${inWrite} of them while a tap was being written; ` +
      `${sum(({ saved }) => saved)} taps were shown as saved, ${sum(({ kept }) => kept)} were there.`,
  );
});

test.each(SESSIONS)(
  'no saved tap is lost and the state is one that was played: $game, seeds $seeds',
  async ({ game, seeds }) => {
    const table = game === randomDuel.game ? randomDuel : await randomCounts(game);
    all.push(...(await playAndKill(server, table, seeds)));
  },
  A_SESSION * 60_000,
);
