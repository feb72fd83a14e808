import type { ReactNode } from 'react';

import { CloverPanel } from './CloverPanel';
import { DraftPanel } from './DraftPanel';
import { EnemyPanel } from './EnemyPanel';
import { ExtendPanel } from './ExtendPanel';
import { ItemsPanel } from './ItemsPanel';
import type { DungeonPanel } from './props';
import { DraftRollPanel, EncounterPanel, RevivePanel, RollPanel, ThirdPanel, TrapPanel } from './rollPanels';
import { ChoosePanel, CurePanel, LootPanel, RiskPanel, ShopPanel, TilePanel, WorthPanel } from './smallPanels';
import { SpecialPanel } from './SpecialPanel';
import { ValuesPanel } from './ValuesPanel';

const PANELS: Readonly<Record<string, (panel: DungeonPanel) => ReactNode>> = {
  roll: RollPanel,
  third: ThirdPanel,
  thirdA: ThirdPanel,
  thirdB: ThirdPanel,
  draftRoll: DraftRollPanel,
  draft: DraftPanel,
  extend: ExtendPanel,
  choose: ChoosePanel,
  clover: CloverPanel,
  trap: TrapPanel,
  encounter: EncounterPanel,
  enemy: EnemyPanel,
  special: SpecialPanel,
  tile: TilePanel,
  items: ItemsPanel,
  loot: LootPanel,
  shop: ShopPanel,
  cure: CurePanel,
  revive: RevivePanel,
  values: ValuesPanel,
  risk: RiskPanel,
  worth: WorthPanel,
};

/** The sheet behind a tile or the bead. */
export function DungeonPanelSheet(panel: DungeonPanel) {
  const Panel = Object.hasOwn(PANELS, panel.panel) ? PANELS[panel.panel] : undefined;
  return Panel ? <Panel {...panel} /> : null;
}
