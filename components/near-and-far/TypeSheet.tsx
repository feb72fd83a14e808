import { mapName, ONE_BOARD, townName } from '@/rules/near-and-far/card-kinds';
import { playerOf, type State } from '@/rules/near-and-far/state';

import { TypeCard } from './PickCard';
import type { NearPanel } from './props';

/** The piece a kind stands for where there is only one of it at this table. */
function onlyName(state: State, kind: string): string {
  if (kind === 'board') return ONE_BOARD;
  if (kind === 'routes') return mapName(state.map);
  return kind === 'sheet' ? 'Campaign card' : townName(state.side);
}

const isTrading = (state: State, seat: number): boolean =>
  seat === state.active && state.turn.main === 'town' && playerOf(state, seat).location === 'townHall';

/** "type:trade", "type:threat:Threat 4": the values printed on one piece. */
export function TypeSheet({ state, shown, panel, onAct, onOpen, onClose, onTopic }: NearPanel) {
  const [, kind = '', ...name] = panel.split(':');
  const card = name.join(':') || onlyName(state, kind);
  return (
    <TypeCard
      kind={kind}
      name={card}
      onTopic={onTopic}
      onTyped={(typed, values) => {
        onAct({ type: 'defineCard', kind, card: typed, values: { ...values } });
        if (kind === 'trade' && isTrading(state, shown)) onOpen('at:townHall');
        else onClose();
      }}
      onClose={onClose}
    />
  );
}
