import type { Loot } from './actions';
import { ADVANCED, ARTIFACTS, BOSS_LOOT, EQUIPMENT, ITEMS } from './loot';

/** "Holy Grail", "Ambrosia (+1 ATK)" where the lines are claimed apart. */
export function lootName(loot: Loot): string {
  switch (loot.kind) {
    case 'artifact':
      return ARTIFACTS[loot.id].name;
    case 'item':
      return ITEMS[loot.id].name;
    case 'equipment':
      return EQUIPMENT[loot.id].name;
    case 'boss':
      return BOSS_LOOT[loot.id].name;
    case 'advanced': {
      const { name, lines } = ADVANCED[loot.id];
      return loot.line === undefined ? name : `${name} (${lines[loot.line]})`;
    }
  }
}
