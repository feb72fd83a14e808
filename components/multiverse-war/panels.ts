import type { GamePanels } from '@/components/gamePanels';

import { WarOthers } from './WarOthers';
import { WarPanel } from './WarPanel';
import { WarTable } from './WarTable';

export const panels: GamePanels = { Table: WarTable, Others: WarOthers, Panel: WarPanel };
