import type { Tile } from '@/rules/kernel/menu';
import { plural } from '@/rules/kernel/plural';
import { impossible, type Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { chaseOf } from './cards';
import { check } from './check';
import { bestSale, buyPrice, stallAllowance, whereToSell } from './market';
import { noPenalty, notInBattle, onTurn } from './reasons';
import { activeSoldiers, cityOf, clanOf, type State } from './state';
import { FULL_EXP, PRICE, runeWords, totalGoods } from './tables';

type Bare = Omit<Tile<Action>, 'refusal' | 'action' | 'opens'>;

export function menu(state: State, player: Seat): readonly Tile<Action>[] {
  const tiles = state.battle ? battleTiles(state) : [...claims(state, player), ...turnTiles(state, player)];
  const likely = tiles.find(({ refusal }) => !refusal)?.key;
  return tiles.map((tile) => (tile.key === likely ? { ...tile, likely: true } : tile));
}

const does = (state: State, tile: Bare, action: Action): Tile<Action> =>
  withRefusal({ ...tile, action }, check(state, action));

const withRefusal = (tile: Tile<Action>, refusal: Refusal | undefined): Tile<Action> =>
  refusal ? { ...tile, refusal } : tile;

const opens = (tile: Bare, panel: string, refusal?: Refusal): Tile<Action> =>
  withRefusal({ ...tile, opens: panel }, refusal);

/** Where its panel is refused the tile does the thing itself: the table may overrule it (p.27). */
function opensOrDoes(state: State, tile: Bare, panel: string, action: Action): Tile<Action> {
  const refusal = check(state, action);
  return refusal ? { ...tile, opens: panel, action, refusal } : opens(tile, panel);
}

function battleTiles(state: State): Tile<Action>[] {
  const over = state.victory ? impossible('Game is over – undo to continue') : undefined;
  return [
    opens(
      {
        key: 'battle',
        words: 'The battle',
        detail: 'Roll, retreat or take the spoils',
        icon: 'swords',
        topic: 'battle-arena',
      },
      'battle',
      over,
    ),
    opens(
      {
        key: 'powers',
        words: 'Rune powers',
        detail: 'Purple ones before an attack',
        icon: 'sparkles',
        topic: 'rune-powers',
      },
      'powers',
      over,
    ),
    opens(
      {
        key: 'clan',
        words: 'Medic Pack',
        detail: 'Until the first dice of the battle',
        icon: 'briefcase-medical',
        topic: 'medic-pack',
      },
      'clan',
      over,
    ),
  ];
}

function claims(state: State, player: Seat): Tile<Action>[] {
  return clanOf(state, player).offers.map((slot) =>
    does(
      state,
      {
        key: `claim-${slot}`,
        words: 'Claim a rune',
        detail: runeWords(slot),
        icon: 'sparkles',
        topic: 'gaining-a-rune',
      },
      { type: 'claimRune', player, slot },
    ),
  );
}

function turnTiles(state: State, player: Seat): Tile<Action>[] {
  const clan = clanOf(state, player);
  const recruit = check(state, { type: 'recruit', player });
  const over = state.victory ? impossible('Game is over – undo to continue') : undefined;
  const here = over ?? notInBattle(state);
  const best = bestSale(whereToSell(state, player));
  const selling = best ? `Best now: ${best.city}, ${best.sale.gold} gold` : `Goods for ${buyPrice(state, clan)} each`;
  const ready = [clan.hero, ...clan.soldiers].filter(({ level, exp }) => level === 1 && exp >= FULL_EXP).length;
  const chase = chaseOf(state, clan);
  return [
    opensOrDoes(
      state,
      {
        key: 'travel',
        words: 'Travel',
        detail: `${plural(clan.moves, 'move')} left`,
        icon: 'compass',
        topic: 'travel',
      },
      'travel',
      { type: 'travel', player },
    ),
    opens(
      {
        key: 'market',
        words: 'Shop',
        detail: `${plural(totalGoods(clan.goods), 'good')}. ${selling}`,
        icon: 'store',
        topic: 'selling',
      },
      'market',
      here,
    ),
    opens(
      {
        key: 'attack',
        words: 'Scout or attack',
        detail: chase === undefined ? `Explorer ${clan.explorer}` : `Explorer ${clan.explorer}, chase ${chase}`,
        icon: 'crosshair',
        topic: 'scouting',
      },
      'attack',
      // Whoever was found may still be attacked once the action is spent.
      here ?? onTurn(state, player) ?? noPenalty(clan),
    ),
    opens(
      {
        key: 'clan',
        words: 'Clan',
        detail: clanDetail(ready, activeSoldiers(clan), clan.soldiers.length),
        icon: 'users',
        topic: 'recruit',
      },
      'clan',
      over,
    ),
    opens(
      {
        key: 'workshop',
        words: 'Workshop',
        detail: `${PRICE.upgrade} gold an upgrade`,
        icon: 'tram-front',
        topic: 'caravan-swap',
      },
      'workshop',
      recruit?.words.startsWith('Only in a city') ? recruit : here,
    ),
    stallTile(state, player, {
      key: 'stall',
      words: 'Build a stall',
      detail: `${PRICE.stall} gold and an action; ${clan.stalls.length} of ${stallAllowance(clan)}`,
      icon: 'flag',
      topic: 'market-stall',
    }),
    opens(
      {
        key: 'guild',
        words: 'Guild quest',
        detail: clan.quest ? `Held: ${clan.quest.name}` : 'Costs an action',
        icon: 'scroll-text',
        topic: 'guild-quest-take',
      },
      'guild',
      over,
    ),
    opens(
      {
        key: 'status',
        words: 'Hero and status',
        detail: `${plural(clan.statusPoints, 'point')} to place`,
        icon: 'user-round',
        topic: 'power-status',
      },
      'status',
      over,
    ),
    opens(
      {
        key: 'powers',
        words: 'Rune powers',
        detail: `${clan.powers.length} held`,
        icon: 'sparkles',
        topic: 'rune-powers',
      },
      'powers',
      over,
    ),
    opens(
      {
        key: 'goldDice',
        words: 'Gold dice',
        detail: '2, 3 or 4 gold a die',
        icon: 'hand-coins',
        topic: 'random-golds',
      },
      'gold',
      over,
    ),
    opens(
      {
        key: 'points',
        words: 'Moves and actions',
        detail: 'What a card gives or takes',
        icon: 'footprints',
        topic: 'turn-points',
      },
      'points',
      over ?? check(state, { type: 'adjustPoints', player, moves: 1, actions: 0 }),
    ),
    ...gifts(state, player, over),
    opens(
      { key: 'wanted', words: 'Wanted points', detail: 'A deed, or a bounty', icon: 'skull', topic: 'wanted-points' },
      'wanted',
      over,
    ),
    opens(
      {
        key: 'board',
        words: 'Printed numbers',
        detail: 'Bounties, end of the wanted track, Legendaries in the box',
        icon: 'pencil',
        topic: 'bounty',
      },
      'board',
    ),
    opens(
      { key: 'charts', words: 'Month by month', detail: 'Gold, runes and wanted points', icon: 'chart-line' },
      'charts',
    ),
  ];
}

/** Only where the table plays with gifts in a team. */
function gifts(state: State, player: Seat, over: Refusal | undefined): Tile<Action>[] {
  if (state.houseRules['teamGifts'] !== true || clanOf(state, player).team === null) return [];
  const tile: Bare = {
    key: 'gift',
    words: 'Gift',
    detail: 'Gold for a teammate',
    icon: 'hand-coins',
    topic: 'gifts-and-deals',
  };
  return [opens(tile, 'gift', over)];
}

function clanDetail(ready: number, awake: number, all: number): string {
  return ready > 0 ? `${ready} ready to train` : `${awake} of ${all} soldiers awake`;
}

/** Where no place was told the city is still to be chosen, so nothing can be done from the tile. */
function stallTile(state: State, player: Seat, tile: Bare): Tile<Action> {
  const here = cityOf(clanOf(state, player));
  if (here) return opensOrDoes(state, tile, 'stall', { type: 'buildStall', player, city: here });
  return opens(tile, 'stall', check(state, { type: 'buildStall', player, city: freeCity(state) }));
}

/** Some city without a stall, to ask whether one could be built at all where no place was told. */
function freeCity(state: State) {
  const taken = new Set(state.clans.flatMap(({ stalls }) => stalls));
  const cities = Object.keys(state.needs) as (keyof State['needs'])[];
  return cities.find((city) => !taken.has(city)) ?? 'Java';
}
