import type { ReactNode } from 'react';

import { AbilitySheet } from './AbilitySheet';
import { BridgesSheet } from './BridgesSheet';
import { BuildingSheet } from './BuildingSheet';
import { CardsSheet } from './CardsSheet';
import { ChancesSheet } from './ChancesSheet';
import { ClaimSheet } from './ClaimSheet';
import { ConstructSheet } from './ConstructSheet';
import { DealsSheet } from './DealsSheet';
import { DialSheet } from './DialSheet';
import { ExploreSheet } from './ExploreSheet';
import { FightSheet } from './FightSheet';
import { HeroesSheet } from './HeroesSheet';
import { HeroSheet } from './HeroSheet';
import { MinesSheet } from './MinesSheet';
import { MissionsSheet } from './MissionsSheet';
import type { WarPanelProps } from './props';
import { RecordSheet } from './RecordSheet';
import { RecruitSheet } from './RecruitSheet';
import { RevenueSheet } from './RevenueSheet';
import { RoadSheet } from './RoadSheet';
import { SetupSheet } from './SetupSheet';
import { SiegeSheet } from './SiegeSheet';
import { StartSheet } from './StartSheet';
import { UnitSheet } from './UnitSheet';
import { VolleySheet } from './VolleySheet';

/** By the part of a panel's name before the colon: `fight`, and `fight:7` for the fight of block 7. */
const SHEETS: Readonly<Record<string, (panel: WarPanelProps) => ReactNode>> = {
  ability: AbilitySheet,
  bridges: BridgesSheet,
  building: BuildingSheet,
  card: CardsSheet,
  cards: CardsSheet,
  chances: ChancesSheet,
  claim: ClaimSheet,
  class: RecordSheet,
  construct: ConstructSheet,
  deals: DealsSheet,
  dial: DialSheet,
  explore: ExploreSheet,
  fight: FightSheet,
  hero: HeroSheet,
  heroes: HeroesSheet,
  mines: MinesSheet,
  missions: MissionsSheet,
  record: RecordSheet,
  recruit: RecruitSheet,
  revenue: RevenueSheet,
  road: RoadSheet,
  setup: SetupSheet,
  siege: SiegeSheet,
  start: StartSheet,
  unit: UnitSheet,
  volley: VolleySheet,
};

export function WarPanel(panel: WarPanelProps) {
  const [name = ''] = panel.panel.split(':');
  const Sheet = Object.hasOwn(SHEETS, name) ? SHEETS[name] : undefined;
  return Sheet ? <Sheet key={panel.panel} {...panel} /> : null;
}
