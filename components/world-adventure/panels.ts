import type { GamePanels } from '@/components/gamePanels';

import { WorldOthers } from './WorldOthers';
import { WorldPanel } from './WorldPanel';
import { WorldTable } from './WorldTable';

export const panels: GamePanels = { Table: WorldTable, Others: WorldOthers, Panel: WorldPanel };
