import type { Action } from '@/rules/world-adventure/actions';
import { check } from '@/rules/world-adventure/check';

import { AttackSheet } from './AttackSheet';
import { BattleSheet } from './BattleSheet';
import { BoardSheet } from './BoardSheet';
import { ChartsSheet } from './ChartsSheet';
import { ClanSheet } from './ClanSheet';
import { EventSheet, PlaceSheet } from './EventSheets';
import { GuildSheet, StallSheet } from './GuildSheets';
import { ExperienceSheet, GiftSheet, PointsSheet } from './HandSheets';
import { MarketSheet } from './MarketSheet';
import { NeedsSheet, OrderSheet } from './MonthSheets';
import { NpcSheet } from './NpcSheet';
import { OffersSheet } from './OffersSheet';
import { PowersSheet } from './PowersSheet';
import type { WorldPanelProps } from './props';
import { StatusSheet } from './StatusSheet';
import { WorkshopSheet } from './WorkshopSheet';
import { GoldDiceSheet, TravelSheet, WantedSheet } from './TurnSheets';
import { StallsSheet } from './StallsSheet';
import { UnitSheet } from './UnitSheet';

/** The sheet behind a tile, the bead or a tap: one for each thing a table does. */
export function WorldPanel(given: WorldPanelProps) {
  const { state, onAct, onClose } = given;
  const props = {
    ...given,
    // What is refused is told on the table, so the sheet makes way for it.
    onAct: (action: Action) => {
      if (check(state, action)) onClose();
      onAct(action);
    },
  };
  switch (props.panel) {
    case 'status':
      return <StatusSheet {...props} />;
    case 'order':
      return <OrderSheet {...props} />;
    case 'event':
      return <EventSheet {...props} />;
    case 'raid':
    case 'place-brigand':
    case 'place-government':
    case 'legendary':
      return <PlaceSheet {...props} what={props.panel} />;
    case 'needs':
      return <NeedsSheet {...props} />;
    case 'npc':
      return <NpcSheet {...props} />;
    case 'travel':
      return <TravelSheet {...props} />;
    case 'market':
      return <MarketSheet {...props} />;
    case 'attack':
      return <AttackSheet {...props} />;
    case 'battle':
      return <BattleSheet {...props} />;
    case 'clan':
      return <ClanSheet {...props} />;
    case 'workshop':
      return <WorkshopSheet {...props} />;
    case 'stall':
      return <StallSheet {...props} />;
    case 'stalls':
      return <StallsSheet {...props} />;
    case 'guild':
      return <GuildSheet {...props} />;
    case 'powers':
      return <PowersSheet {...props} />;
    case 'offers':
      return <OffersSheet {...props} />;
    case 'wanted':
      return <WantedSheet {...props} />;
    case 'gold':
      return <GoldDiceSheet {...props} penalty={false} />;
    case 'penalty':
      return <GoldDiceSheet {...props} penalty />;
    case 'points':
      return <PointsSheet {...props} />;
    case 'exp':
      return <ExperienceSheet {...props} />;
    case 'gift':
      return <GiftSheet {...props} />;
    case 'board':
      return <BoardSheet {...props} />;
    case 'charts':
      return <ChartsSheet {...props} />;
    default: {
      const slot = /^unit:([0-5])$/.exec(props.panel)?.[1];
      return slot === undefined ? null : <UnitSheet {...props} slot={Number(slot)} />;
    }
  }
}
