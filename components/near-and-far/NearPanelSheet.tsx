import { begunBy } from '@/rules/near-and-far/flow';
import { BUILDINGS } from '@/rules/near-and-far/state';

import { AboveBelowSheet } from './AboveBelowSheet';
import { BuildingSheet } from './BuildingSheet';
import { CampaignSheet } from './CampaignSheet';
import { CampSheet } from './CampSheet';
import { CardsSheet } from './CardsSheet';
import { DuelSheet } from './DuelSheet';
import { FightSheet } from './FightSheet';
import { HandCardSheet } from './HandCardSheet';
import { LeaveSheet } from './LeaveSheet';
import { MineForm } from './MineForm';
import type { NearPanel } from './props';
import { QuestSheet } from './QuestSheet';
import { RecruitForm } from './RecruitForm';
import { SkipSheet } from './SkipSheet';
import { StartSheet } from './StartSheet';
import { TreasureSheet } from './TreasureSheet';
import { TripSheet } from './TripSheet';
import { TurnSheet } from './TurnSheet';
import { TypeSheet } from './TypeSheet';
import { UseCardSheet } from './UseCardSheet';
import { VisitSheet } from './VisitSheet';

/** The sheet behind a tile, the bead or a place on the table. */
export function NearPanelSheet(opened: NearPanel) {
  const [name, place] = opened.panel.split(':');
  const { turn } = opened.state;
  const begun = name === 'at' || (name === 'duel' && turn.duel) || (name === 'quest' && turn.quest);
  // Whoever is looked at, a duel, a quest and the building of the turn are theirs who began them.
  const props = begun ? { ...opened, shown: begunBy(opened.state) } : opened;
  const building = BUILDINGS.find((each) => each === place);
  switch (name) {
    case 'start':
      return <StartSheet {...props} />;
    case 'turn':
    case 'town':
    case 'travel':
      return <TurnSheet {...props} />;
    case 'visit':
      return building ? <VisitSheet key={building} {...props} building={building} /> : null;
    case 'at':
      // A duel may have been lost, or the visit refused: then there is nothing to do here.
      return building && props.state.players[props.shown]?.location === building ? (
        <BuildingSheet {...props} building={building} />
      ) : null;
    case 'recruit':
      return <RecruitForm {...props} />;
    case 'duel':
      return <DuelSheet {...props} />;
    case 'leave':
    case 'party':
      return <LeaveSheet {...props} />;
    case 'fight':
      return <FightSheet {...props} />;
    case 'quest':
      return <QuestSheet {...props} />;
    case 'camp':
      return <CampSheet {...props} />;
    case 'treasure':
      return <TreasureSheet {...props} />;
    case 'cards':
      return <CardsSheet {...props} />;
    case 'name':
    case 'discard':
      return <HandCardSheet {...props} />;
    case 'use':
      return <UseCardSheet {...props} />;
    case 'above-below':
      return <AboveBelowSheet {...props} />;
    case 'trip':
      return <TripSheet {...props} />;
    case 'campaign':
      return <CampaignSheet {...props} />;
    case 'skip':
      return <SkipSheet {...props} />;
    case 'type':
      return place === 'mine' ? <MineForm {...props} /> : <TypeSheet {...props} />;
    default:
      return null;
  }
}
