import type { GamePanels } from '@/components/gamePanels';

import { DungeonOthers } from './DungeonOthers';
import { DungeonPanelSheet } from './DungeonPanelSheet';
import { DungeonTable } from './DungeonTable';

export const panels: GamePanels = { Table: DungeonTable, Others: DungeonOthers, Panel: DungeonPanelSheet };
