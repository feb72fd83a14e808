import type { ScorePart, ScoreRow, ScoreSheet } from '@/rules/kernel/score';
import type { Seat } from '@/rules/kernel/setup';
import { CHARACTER_QUESTS, LAST_MAP } from './campaign';
import { ROUTE_WORDS } from './card-kinds';
import { bonusOf, numberOf, printed, reputationPoints, routePoints, threatPoints, type Bonus } from './printed';
import { handPenalty, hasTalent, treasuresOf } from './sums';
import { boardCamps, campsOf, FACTIONS, ROUTES, type Faction, type Player, type State } from './state';

const ALL_CAMPS = 2; // p.18
const THREE_TREASURES = 5; // p.28
const CHIEF = 5; // p.27
const STORYTELLING = 2; // p.13
const MAMMOTH = -8; // p.39
const FULL_CARD = 7; // p.31
const MAMMOTH_JUNGLE = 10;

type Cell = number | undefined;
interface Counted {
  readonly cell: Cell;
  readonly parts?: readonly ScorePart[];
}

const summed = (parts: readonly { words: string; value: Cell }[]): Counted => ({
  cell: parts.some(({ value }) => value === undefined)
    ? undefined
    : parts.reduce((sum, { value }) => sum + (value ?? 0), 0),
  parts: parts.flatMap(({ words, value }) => (value === undefined ? [] : [{ words, value }])),
});

/** Section 7.2, row by row. A value nobody has typed leaves its cell open. */
export function scoreSheet(state: State): ScoreSheet {
  const { players } = state;
  const row = (
    key: string,
    words: string,
    topic: string,
    explain: string,
    count: (player: Player, seat: Seat) => Counted,
  ): ScoreRow => {
    const counted = players.map(count);
    const parts = counted.map((each) => each.parts ?? []);
    return {
      key,
      words,
      topic,
      explain,
      cells: counted.map((each) => each.cell),
      ...(parts.some((each) => each.length > 0) ? { parts } : {}),
    };
  };
  const plain = (cell: Cell): Counted => ({ cell });
  const rows: ScoreRow[] = [
    row('camps', 'Camps', 'camp', '1 for every camp, wherever it stands.', (player) =>
      summed([
        { words: 'on the map', value: player.mapCamps },
        { words: 'in the mine', value: player.mineCamps },
        { words: 'on threats', value: player.threats.length + player.bosses.length },
      ]),
    ),
    row('routes', 'Trade routes', 'trade-route', 'The larger value alone, the smaller shared.', (_, seat) =>
      summed(
        ROUTES.flatMap((route) => {
          const share = routeShare(state.routes[route], seat);
          return share ? [{ words: ROUTE_WORDS[route], value: routePoints(state, route, share) }] : [];
        }),
      ),
    ),
    row('artifacts', 'Artifacts', 'scoring', 'The points on those you bought.', (player) =>
      summed(
        player.artifacts.map((name) => ({
          words: name || 'an artifact',
          value: numberOf(printed(state, 'artifact', name), 'points'),
        })),
      ),
    ),
    row('hand', 'Artifacts in hand', 'artifact-hand', '1 less for each; with Lore three are free.', (player) =>
      plain(0 - handPenalty(player)),
    ),
    row('threats', 'Threats', 'ladder', 'The points on the cards.', (player) =>
      summed(player.threats.map((level) => ({ words: `level ${level}`, value: threatPoints(state, level) }))),
    ),
    ...(state.mode === 'campaign' && state.map === LAST_MAP
      ? [
          row('bosses', 'Bosses', 'boss', 'The points on the cards.', (player) =>
            summed(
              player.bosses.map((name) => ({ words: name, value: numberOf(printed(state, 'boss', name), 'points') })),
            ),
          ),
        ]
      : []),
    row('bonuses', 'Card bonuses', 'artifact-notes', 'What your cards give at the end.', (player, seat) =>
      summed(bonusParts(state, player, seat)),
    ),
    row('purse', 'Coins and gems', 'scoring', 'Counted together, two for a point.', ({ coins, gems }) =>
      plain(Math.floor((coins + gems) / 2)),
    ),
    row('tokens', 'Faction tokens', 'scoring', '1 each.', (player) =>
      plain(FACTIONS.reduce((sum, faction) => sum + player[faction], 0)),
    ),
    row('chiefs', 'Chiefs', 'chief', '5 each.', ({ chiefs }) => plain(CHIEF * chiefs.length)),
    row('reputation', 'Reputation', 'reputation-points', 'By the bracket on the track.', ({ reputation }) =>
      plain(reputationPoints(state, reputation)),
    ),
    row('allCamps', 'All camps placed', 'camp-row', `2 for ${boardCamps(state)} camps or more.`, (player) =>
      plain(campsOf(player) >= boardCamps(state) ? ALL_CAMPS : 0),
    ),
    row(
      'treasures',
      'Three treasures',
      'treasures',
      '5 for three on animals; the side card does not count.',
      (player) => plain(player.treasures.length >= 3 ? THREE_TREASURES : 0),
    ),
    ...(players.some((player) => hasTalent(player, 'storytelling'))
      ? [
          row('storytelling', 'Storytelling', 'talents', '2 for the highest reputation, alone.', (player, seat) =>
            plain(
              hasTalent(player, 'storytelling') && isMost(state, seat, (each) => each.reputation) ? STORYTELLING : 0,
            ),
          ),
        ]
      : []),
    ...(state.map === MAMMOTH_JUNGLE
      ? [
          row('mammoth', 'Mammoth space', 'mammoth', '8 less without a camp on one.', (player) =>
            plain(player.mammothCamps > 0 ? 0 : MAMMOTH),
          ),
        ]
      : []),
    ...(state.map === LAST_MAP && (state.mode === 'campaign' || state.mode === 'character')
      ? [
          row('fullCard', 'Full card', 'full-card', '7 when every quest of the card is done.', (player) =>
            plain(fullCard(state, player)),
          ),
        ]
      : []),
  ];
  return {
    columns: players.map(({ name }, seat) => ({ seats: [seat], words: name })),
    rows,
    totals: true,
    tieBreaks: [
      {
        words: 'a card that wins ties',
        values: players.map((player) => (winsTies(state, player) ? 1 : 0)),
        best: 'most',
      },
      { words: 'reputation', values: players.map(({ reputation }) => reputation), best: 'most' },
      { words: 'coins and gems', values: players.map(({ coins, gems }) => coins + gems), best: 'most' },
    ],
  };
}

/** p.25: both spaces one player's, or one each of two. */
export function routeShare(camps: readonly Seat[], seat: Seat): 'Sole' | 'Joint' | undefined {
  if (camps.length < 2 || !camps.includes(seat)) return undefined;
  return camps.every((each) => each === seat) ? 'Sole' : 'Joint';
}

function fullCard(state: State, player: Player): Cell {
  if (state.mode === 'character') return player.quester.quests >= CHARACTER_QUESTS ? FULL_CARD : 0;
  const boxes = numberOf(printed(state, 'sheet', 'Campaign card'), 'boxes');
  return boxes === undefined ? undefined : player.quester.boxes >= boxes ? FULL_CARD : 0;
}

function isMost(state: State, seat: Seat, count: (player: Player) => number): boolean {
  const own = state.players[seat];
  return own !== undefined && state.players.every((each, other) => other === seat || count(each) < count(own));
}

function heldCards(player: Player): readonly (readonly [kind: string, name: string])[] {
  return [
    ...player.artifacts.map((name) => ['artifact', name] as const),
    ...treasuresOf(player).map((name) => ['treasure', name] as const),
    ...player.worldCards.map((name) => ['worldCard', name] as const),
  ];
}

function bonusParts(state: State, player: Player, seat: Seat): { words: string; value: Cell }[] {
  return heldCards(player).flatMap(([kind, name]) => {
    const bonus = bonusOf(printed(state, kind, name));
    if (!bonus) return [];
    const second = kind === 'treasure' && isSecond(state, seat, bonus);
    return [{ words: name, value: second ? bonus.second : bonusPoints(state, player, seat, bonus) }];
  });
}

const PER: Readonly<Record<string, Faction>> = {
  perRed: 'red',
  perGreen: 'green',
  perBlue: 'blue',
  perYellow: 'yellow',
};

/** p.34: a treasure that counts threats has something for the second too, who must be alone. */
export function isSecond(state: State, seat: Seat, { kind }: Bonus): boolean {
  const own = state.players[seat]?.threats.length ?? 0;
  const others = state.players.filter((_, other) => other !== seat).map(({ threats }) => threats.length);
  const ahead = others.filter((each) => each > own);
  return kind === 'mostThreats' && own > 0 && ahead.length === 1 && !others.includes(own);
}

/** 6.12: a tie for most gives nothing, but 2 for the Bounty Contract's threats. */
function bonusPoints(state: State, player: Player, seat: Seat, { kind, points }: Bonus): Cell {
  if (points === undefined) return undefined;
  const faction = PER[kind];
  if (faction) return points * player.adventurers.filter((each) => each.faction === faction).length;
  switch (kind) {
    case 'mostCoins':
      return isMost(state, seat, ({ coins }) => coins) ? points : 0;
    case 'mostFood':
      return isMost(state, seat, ({ food }) => food) ? points : 0;
    case 'mostThreats': {
      const own = player.threats.length;
      if (isMost(state, seat, ({ threats }) => threats.length)) return points;
      return own > 0 && state.players.every(({ threats }) => threats.length <= own) ? 2 : 0;
    }
    default:
      return points;
  }
}

function winsTies(state: State, player: Player): boolean {
  return heldCards(player).some(([kind, name]) => printed(state, kind, name).winsTies === true);
}
