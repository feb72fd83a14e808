import type { Tile } from '@/rules/kernel/menu';
import type { Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import { impossible } from '@/rules/kernel/refusal';
import type { Action } from './actions';
import { leftovers, stageOf } from './battle';
import { tickOf } from './character';
import { check, free, notFallen, onward } from './check';
import { atMerchant } from './collect';
import { fallenTiles } from './fallenTiles';
import { next } from './flow';
import { isTypedOnly } from './map';
import { ITEM_IDS, WARE_IDS } from './loot';
import { heldAilments, type State } from './state';
import { stepTile } from './stepTile';

type Spec = Omit<Tile<Action>, 'refusal' | 'action' | 'likely'>;

/** Everything that can be done, what the bead does marked as the likely one. */
export function menu(state: State, seat: Seat): readonly Tile<Action>[] {
  const player = seat;
  const does = (spec: Spec, action: Action): Tile<Action> => withRefusal({ ...spec, action }, check(state, action));
  const opens = (spec: Spec & { readonly opens: string }, refusal?: Refusal): Tile<Action> =>
    withRefusal(spec, over(state, refusal));
  const tiles = [
    ...battleTiles(state, player, does, opens),
    ...mapTiles(state, player, does, opens),
    opens(
      {
        key: 'loot',
        words: 'Claim loot',
        detail: 'Mark what the loot die gives',
        icon: 'gem',
        opens: 'loot',
        topic: 'loot',
      },
      notFallen(state),
    ),
    opens(
      {
        key: 'items',
        words: 'Use an item',
        detail: held(state) === 0 ? 'None held' : `${held(state)} held`,
        icon: 'flask-conical',
        opens: 'items',
        topic: 'when-may-items-be-used',
      },
      held(state) === 0 ? impossible('No item held.') : undefined,
    ),
    ...(state.modules.merchant
      ? [
          opens(
            {
              key: 'shop',
              words: 'Merchant',
              detail: `${state.gold} gold to spend`,
              icon: 'coins',
              opens: 'shop',
              topic: 'meeting-the-merchant',
            },
            atMerchant(state) ? undefined : impossible('The merchant is not here.'),
          ),
        ]
      : []),
    ...fallenTiles(state),
    opens({
      key: 'values',
      words: 'Printed values',
      detail: 'Fame, HP, prices, names from your sheet',
      icon: 'pencil',
      opens: 'values',
      topic: 'values-to-type-from-my-sheet',
    }),
    opens({
      key: 'worth',
      words: 'One more battle?',
      detail: 'Fame and the chance to win',
      icon: 'scale',
      opens: 'worth',
      topic: 'goal-and-fame',
    }),
    does(
      {
        key: 'clearDungeon',
        words: 'Clear the dungeon',
        detail: 'Back at the entrance: 10 fame',
        icon: 'door-open',
        topic: 'entrance-and-clearing',
      },
      { type: 'clearDungeon', player },
    ),
    does(
      {
        key: 'endGame',
        words: 'Stop here',
        detail: 'Count the fame without the 10',
        icon: 'flag',
        topic: 'score-after-a-fall',
      },
      { type: 'endGame', player },
    ),
  ];
  const bead = next(state);
  const likely = tiles.find(
    (tile) =>
      !tile.refusal &&
      (bead.opens !== undefined
        ? tile.opens === bead.opens
        : tile.action !== undefined && tile.action.type === bead.action?.type),
  );
  if (!likely && !state.end) return [{ ...stepTile(state), likely: true }, ...tiles];
  return tiles.map((tile) => (tile === likely ? { ...tile, likely: true } : tile));
}

const withRefusal = (tile: Tile<Action>, refusal: Refusal | undefined): Tile<Action> =>
  refusal ? { ...tile, refusal } : tile;

function over(state: State, refusal: Refusal | undefined): Refusal | undefined {
  return state.end ? impossible('Game is over – undo to continue') : refusal;
}

function held(state: State): number {
  const items = ITEM_IDS.filter((id) => state.items[id] === 'held').length;
  return WARE_IDS.reduce((sum, id) => sum + state.bag[id].held, items);
}

type Does = (spec: Spec, action: Action) => Tile<Action>;
type Opens = (spec: Spec & { readonly opens: string }, refusal?: Refusal) => Tile<Action>;

function battleTiles(state: State, player: Seat, does: Does, opens: Opens): Tile<Action>[] {
  const { battle } = state;
  if (!battle || state.phase !== 'battle') return [];
  const stage = stageOf(state, battle);
  const only = (...stages: readonly string[]): Refusal | undefined =>
    stages.includes(stage) ? undefined : impossible('Not at this point of the battle.');
  const clover =
    state.bag.clover.held > 0 && (battle.pool.length > 0 || leftovers(battle).length > 0)
      ? [
          opens({
            key: 'clover',
            words: '4 Leaf Clover',
            detail: `${state.bag.clover.held} held: one die +1 or −1`,
            icon: 'clover',
            opens: 'clover',
            topic: '4-leaf-clover',
          }),
        ]
      : [];
  if (!state.modules.draft) {
    return [
      opens(
        { key: 'roll', words: 'Roll', detail: 'Two battle dice', icon: 'dices', opens: 'roll', topic: 'battle-turn' },
        only('begin', 'roll'),
      ),
      opens(
        {
          key: 'choose',
          words: 'Choose a die',
          detail: 'Both ways side by side',
          icon: 'swords',
          opens: 'choose',
          topic: 'choosing-dice',
        },
        only('choose'),
      ),
      does(
        {
          key: 'claimVictory',
          words: 'Claim victory',
          detail: 'Counter, EXP, loot',
          icon: 'swords',
          topic: 'after-a-win',
        },
        { type: 'claimVictory', player },
      ),
    ];
  }
  return [
    opens(
      {
        key: 'draftRoll',
        words: 'Roll the pool',
        detail: 'All dice at once',
        icon: 'dices',
        opens: 'draftRoll',
        topic: 'dice-drafting',
      },
      only('draftRoll'),
    ),
    opens(
      {
        key: 'draft',
        words: 'Draft',
        detail: 'Your die; the enemy takes the highest left',
        icon: 'list-checks',
        opens: 'draft',
        topic: 'dice-drafting',
      },
      only('pick'),
    ),
    ...clover,
    opens(
      {
        key: 'extend',
        words: 'Extend or give up',
        detail: `${state.stamina} stamina left`,
        icon: 'zap',
        opens: 'extend',
        topic: 'extending-and-giving-up',
      },
      only('after'),
    ),
    does(
      {
        key: 'claimVictory',
        words: 'Claim victory',
        detail: 'Counter, EXP, loot',
        icon: 'swords',
        topic: 'after-a-win',
      },
      { type: 'claimVictory', player },
    ),
  ];
}

function mapTiles(state: State, player: Seat, does: Does, opens: Opens): Tile<Action>[] {
  const tick = tickOf(state);
  const costs = tick < 0 ? `poison: ${-tick} HP` : tick > 0 ? `the Jar heals ${tick}` : 'to any tile';
  return [
    does(
      { key: 'moveTile', words: 'Move', detail: costs, icon: 'footprints', topic: 'dungeon-map' },
      { type: 'moveTile', player },
    ),
    opens(
      {
        key: 'encounter',
        words: 'Encounter',
        detail: 'Nothing, a battle or a trap',
        icon: 'dices',
        opens: 'encounter',
        topic: 'encounter-roll',
      },
      onward(state),
    ),
    opens(
      {
        key: 'enemy',
        words: 'Battle',
        detail: 'One of the six, or a special one',
        icon: 'swords',
        opens: 'enemy',
        topic: 'battle-turn',
      },
      onward(state),
    ),
    does(
      { key: 'startTrap', words: 'Trap', detail: 'Roll until you are out', icon: 'circle-slash', topic: 'trap' },
      { type: 'startTrap', player },
    ),
    opens(
      {
        key: 'tile',
        words: 'Cross a tile',
        detail: '2, 3 or 4 dice: 1, 2 or 5 fame',
        icon: 'map',
        opens: 'tile',
        topic: 'dungeon-map',
      },
      free(state),
    ),
    opens(
      {
        key: 'risk',
        words: 'Dare to move?',
        detail: 'What the next tile may cost',
        icon: 'eye',
        opens: 'risk',
        topic: 'encounter-roll',
      },
      isTypedOnly(state) ? impossible('Encounters are only typed: there are no odds.') : onward(state),
    ),
    ...(state.cureDue && heldAilments(state).length > 0
      ? [
          opens({
            key: 'cure',
            words: 'Take a counter off',
            detail: 'Three equipment and a new artifact',
            icon: 'droplet',
            opens: 'cure',
            topic: 'set-traits-equipment',
          }),
        ]
      : []),
  ];
}
