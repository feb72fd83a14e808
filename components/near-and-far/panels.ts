import type { GamePanels } from '@/components/gamePanels';

import { NearOthers } from './NearOthers';
import { NearPanelSheet } from './NearPanelSheet';
import { NearTable } from './NearTable';

export const panels: GamePanels = { Table: NearTable, Others: NearOthers, Panel: NearPanelSheet };
