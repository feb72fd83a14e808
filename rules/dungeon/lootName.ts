import type { Loot } from './actions';
import { isSpecial, SPECIAL_ROWS } from './foes';
import { ADVANCED, ARTIFACTS, BOSS_LOOT, EQUIPMENT, ITEMS } from './loot';
import type { State } from './state';

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

/** What a win asks you to claim: a special enemy leaves its own loot, and no loot die is rolled (A38). */
export function lootDue({ rewards, bossLoot }: State): string {
  const own = rewards && isSpecial(rewards.foe) ? SPECIAL_ROWS[rewards.foe].loot : undefined;
  return own && !bossLoot.includes(own) ? `Claim the ${BOSS_LOOT[own].name}` : 'Claim what the loot die gives';
}
