import type { GamePanels } from '@/components/gamePanels';

import { RollSheet } from './RollSheet';
import { ShaoliaOthers } from './ShaoliaOthers';
import { ShaoliaTable } from './ShaoliaTable';

export const panels: GamePanels = { Table: ShaoliaTable, Others: ShaoliaOthers, Panel: RollSheet };
