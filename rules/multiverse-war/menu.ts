import type { Tile } from '@/rules/kernel/menu';
import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import type { Refusal } from '@/rules/kernel/refusal';
import type { Action } from './actions';
import { check } from './check';
import { classNames, tokensLeft } from './classes';
import { buildTiles, tilesOf } from './menuBuild';
import { inPhase, onTurn } from './refusals';
import { revenueTotal } from './revenue';
import { playerOf, type State } from './state';
import { CYCLE_PRICE, HERO_PRICE, MOST_DECOYS } from './tables';

const LIKELY: Readonly<Record<string, readonly string[]>> = {
  revenue: ['start', 'collect'],
  build: ['recruit', 'construct'],
  action: ['fight', 'explore'],
};

/** What a player can do, in the order of a turn; the rest of a panel's refusals are told inside it. */
export function menu(state: State, seat: Seat): readonly Tile<Action>[] {
  const tiles = allTiles(state, seat);
  const wanted = LIKELY[state.phase] ?? [];
  const likely = wanted.find((key) => tiles.some((tile) => tile.key === key && !tile.refusal));
  return tiles.map((tile) => (tile.key === likely ? { ...tile, likely: true } : tile));
}

function allTiles(state: State, seat: Seat): Tile<Action>[] {
  const player = playerOf(state, seat);
  const { does, opens } = tilesOf(state);
  const left = (price: number) => (player.gold >= price ? `, ${player.gold - price} left` : '');
  const acting = onTurn(state, seat) ?? inPhase(state, 'action');
  const building = onTurn(state, seat) ?? inPhase(state, 'build');
  const over: Refusal | undefined = state.victory ? check(state, { type: 'nextPhase', player: seat }) : undefined;
  const tiles: (Tile<Action> | false)[] = [
    state.round === 1 &&
      opens(
        {
          key: 'setup',
          words: 'Set up the table',
          detail: 'What lies where before the first turn',
          icon: 'list-checks',
          topic: 'setup',
        },
        'setup',
        over,
      ),
    !player.unitsChosen &&
      opens(
        {
          key: 'start',
          words: 'Starting units',
          detail: 'Three bronze-age units',
          icon: 'users',
          topic: 'starting-units',
        },
        'start',
        over,
      ),
    does(
      {
        key: 'collect',
        words: 'Collect revenue',
        detail: `${revenueTotal(state, seat)} gold`,
        icon: 'hand-coins',
        topic: 'revenue-phase',
      },
      { type: 'collectRevenue', player: seat },
    ),
    opens(
      {
        key: 'fight',
        words: 'Fight',
        detail: 'Who strikes first, with which odds',
        icon: 'swords',
        topic: 'initiative',
      },
      'fight',
      over ?? acting,
    ),
    ...buildTiles(state, seat, over),
    opens(
      {
        key: 'explore',
        words: 'Explore',
        detail: `${state.revealed} of ${state.territories} revealed, ${plural(state.encounters.tokens, 'encounter')}`,
        icon: 'compass',
        topic: 'map-exploration',
      },
      'explore',
      over ?? acting,
    ),
    state.encounters.open !== null &&
      opens(
        {
          key: 'encounter',
          words: 'Open encounter',
          detail: state.encounters.open.card ?? 'Resolve the card',
          icon: 'scroll-text',
          topic: 'exploring-an-encounter',
        },
        'explore',
        over,
      ),
    state.players.some(({ bridges }) => bridges.length > 0) &&
      opens(
        {
          key: 'hitBridge',
          words: 'Hit a bridge',
          detail: 'Melee at its entrance, or siege; two hits',
          icon: 'swords',
          topic: 'bridges',
        },
        'bridges',
        over ?? acting,
      ),
    ...(state.parts.decoys
      ? [
          does(
            {
              key: 'decoy',
              words: 'Place a decoy',
              // How many are on the board is their owner's secret (trap 14).
              detail: `Free, one a turn, ${MOST_DECOYS} at most`,
              icon: 'ghost',
              topic: 'decoys',
            },
            { type: 'placeDecoy', player: seat },
          ),
        ]
      : []),
    ...(state.parts.heroes
      ? [
          opens(
            {
              key: 'hero',
              words: 'Recruit a hero',
              detail: `${HERO_PRICE} gold${left(HERO_PRICE)}`,
              icon: 'crown',
              topic: 'heroes-recruiting',
            },
            'heroes',
            over ?? building,
          ),
          does(
            {
              key: 'cycleHero',
              words: 'Next hero sheet',
              detail: `${CYCLE_PRICE} gold${left(CYCLE_PRICE)}: the top one goes under`,
              icon: 'refresh-cw',
              topic: 'heroes-recruiting',
            },
            { type: 'cycleHero', player: seat },
          ),
        ]
      : []),
    state.parts.dial &&
      opens(
        {
          key: 'dial',
          words: 'Event dial',
          detail: `At ${state.dial.position}${state.dial.turned ? '' : ', turn it first'}`,
          icon: 'orbit',
          topic: 'event-dial',
        },
        'dial',
        over,
      ),
    state.parts.mines &&
      opens(
        {
          key: 'mines',
          words: 'Mines and portal',
          detail: `${plural(state.mines.length, 'mine')} on the map`,
          icon: 'gem',
          topic: 'aether-mines',
        },
        'mines',
        over,
      ),
    (state.diplomacy || state.mode === 'teams') &&
      opens(
        {
          key: 'deals',
          words: state.mode === 'teams' ? 'Give gold' : 'Deals',
          detail:
            state.mode === 'teams' ? 'Only in the Revenue phase' : 'Treaties at any time, gold in the Revenue phase',
          icon: 'handshake',
          topic: state.mode === 'teams' ? 'team-rules' : 'treaties',
        },
        'deals',
        over ?? (state.mode === 'teams' ? inPhase(state, 'revenue') : undefined),
      ),
    opens(
      {
        key: 'volley',
        words: 'Order of attack',
        detail: 'Who strikes when, so that the right class kills',
        icon: 'list-ordered',
        topic: 'battle-record',
      },
      'volley',
      over,
    ),
    opens(
      {
        key: 'siege',
        words: 'Siege',
        detail: 'How many turns until it falls',
        icon: 'castle',
        topic: 'building-health-and-repair',
      },
      'siege',
      over,
    ),
    opens(
      {
        key: 'chances',
        words: 'Other dice',
        detail: 'Abilities, wanderers, new encounters',
        icon: 'dices',
        topic: 'when-dice-are-rolled',
      },
      'chances',
    ),
    opens(
      {
        key: 'record',
        words: 'Record a kill',
        detail: `${plural(tokensLeft(state, seat), 'ability token')} left`,
        icon: 'zap',
        topic: 'battle-record',
      },
      'record',
      over,
    ),
    opens(
      {
        key: 'missions',
        words: 'Missions',
        detail: `${player.missions.filter(({ done }) => done !== null).length} of ${player.missions.length} done`,
        icon: 'list-checks',
        topic: 'missions-novice',
      },
      'missions',
      over,
    ),
    opens(
      {
        key: 'cards',
        words: 'Printed values',
        detail: `${classNames(state).length} classes, buildings, tracks`,
        icon: 'pencil',
        topic: 'novice-sides',
      },
      'cards',
    ),
    opens(
      { key: 'claim', words: 'Claim victory', detail: 'The table agrees', icon: 'flag', topic: 'ways-to-win' },
      'claim',
      over,
    ),
  ];
  return tiles.filter((tile): tile is Tile<Action> => tile !== false);
}
