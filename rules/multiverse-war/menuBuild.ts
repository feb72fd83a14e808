import type { Tile } from '@/rules/kernel/menu';
import type { Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { check } from './check';
import { inPhase, notFirstTurn, onTurn } from './refusals';
import { playerOf, type State } from './state';
import { BRIDGE_PRICE } from './tables';

type Words = Omit<Tile<Action>, 'refusal' | 'action' | 'opens'>;

/** A tile that acts at once, refused as its action is, and one that opens a panel. */
export function tilesOf(state: State) {
  return {
    does: (words: Words, action: Action): Tile<Action> => {
      const refusal = check(state, action);
      return refusal ? { ...words, action, refusal } : { ...words, action };
    },
    opens: (words: Words, panel: string, refusal?: Refusal): Tile<Action> =>
      refusal ? { ...words, opens: panel, refusal } : { ...words, opens: panel },
  };
}

/** Units, and what a builder builds; tier 2 is on the building's own card. */
export function buildTiles(state: State, seat: Seat, over: Refusal | undefined): Tile<Action>[] {
  const { gold } = playerOf(state, seat);
  const { does, opens } = tilesOf(state);
  const building = over ?? onTurn(state, seat) ?? inPhase(state, 'build');
  const left = gold >= BRIDGE_PRICE ? `, ${gold - BRIDGE_PRICE} left` : '';
  return [
    opens(
      {
        key: 'recruit',
        words: 'Recruit a unit',
        detail: 'One a building, five at the settlement',
        icon: 'users',
        topic: 'units-per-building',
      },
      'recruit',
      building,
    ),
    opens(
      {
        key: 'construct',
        words: 'Build',
        detail: 'Barracks, tower, academy, workshop, fortress',
        icon: 'hammer',
        topic: 'placing-buildings',
      },
      'construct',
      building ?? notFirstTurn(state),
    ),
    opens(
      {
        key: 'road',
        words: 'Road or hex',
        detail: 'Build a road, chop or plant a forest',
        icon: 'route',
        topic: 'roads',
      },
      'road',
      building ?? notFirstTurn(state),
    ),
    does(
      {
        key: 'bridge',
        words: 'Bridge',
        detail: `${BRIDGE_PRICE} gold${left}: a builder stands there`,
        icon: 'route',
        topic: 'bridges',
      },
      { type: 'buildBridge', player: seat, builderThere: true },
    ),
  ];
}
