import type { GamePanels } from '@/components/gamePanels';

import { ShaoliaOthers } from './ShaoliaOthers';
import { ShaoliaPanels } from './ShaoliaPanels';
import { ShaoliaTable } from './ShaoliaTable';

export const panels: GamePanels = { Table: ShaoliaTable, Others: ShaoliaOthers, Panel: ShaoliaPanels };
