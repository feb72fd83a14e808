import type { BossLootId, SpecialId } from './foes';

export type ArtifactId = 'skull' | 'crown' | 'robe' | 'midas' | 'grail' | 'dragonHead';
export type ItemId = 'potion' | 'antidote' | 'highPotion' | 'highAntidote' | 'dragonBlood' | 'elixir';
export type EquipmentId = 'jar' | 'trident' | 'boots' | 'spear' | 'shield' | 'scale';
export type AdvancedId = 'halo' | 'ambrosia' | 'club';
export type WareId = 'medicine' | 'remedy' | 'clover' | 'atkPotion' | 'defPotion';

interface Named {
  readonly name: string;
  readonly topic: string;
}
interface Working extends Named {
  readonly does: string;
}

/** 6.5; the fame of an artifact is printed on the sheet only (V1). */
export const ARTIFACTS: Readonly<Record<ArtifactId, Named>> = {
  skull: { name: 'Skull of Orus', topic: 'artifacts' },
  crown: { name: 'High Orc Crown', topic: 'artifacts' },
  robe: { name: 'Archangel Robe', topic: 'artifacts' },
  midas: { name: 'Midas Gold', topic: 'artifacts' },
  grail: { name: 'Holy Grail', topic: 'artifacts' },
  dragonHead: { name: 'Dragon Head', topic: 'artifacts' },
};

export const ITEMS: Readonly<Record<ItemId, Working>> = {
  potion: { name: 'Potion', does: 'heal 5 HP', topic: 'potion-and-high-potion' },
  antidote: { name: 'Antidote', does: 'cure one ailment', topic: 'antidote-and-high-antidote' },
  highPotion: { name: 'High Potion', does: 'heal 10 HP', topic: 'potion-and-high-potion' },
  highAntidote: { name: 'High Antidote', does: 'cure every ailment', topic: 'antidote-and-high-antidote' },
  dragonBlood: { name: 'Dragon Blood', does: 'heal 10 HP, cure all', topic: 'dragon-blood' },
  elixir: { name: 'Elixir', does: 'full HP, cure all', topic: 'elixir' },
};

export const EQUIPMENT: Readonly<Record<EquipmentId, Working>> = {
  jar: { name: 'Dionysus’s Jar', does: '+1 HP each turn and move', topic: 'dionysus-jar' },
  trident: { name: 'Poseidon’s Trident', does: 'third die 5–6: critical', topic: 'poseidon-trident' },
  boots: { name: 'Hermes’s Boots', does: 'third die 3–4: dodge 2', topic: 'hermes-boots' },
  spear: { name: 'Zeus’s Spear', does: 'third die 1–2: absorb 3', topic: 'zeus-spear' },
  shield: { name: 'Ares’s Shield', does: 'third die odd: parry 2', topic: 'ares-shield' },
  scale: { name: 'Athena’s Scale', does: 'third die even: reflect 3', topic: 'athena-scale' },
};

/** Each has two lines; one claim gives both unless the table splits them (A20). */
export const ADVANCED: Readonly<Record<AdvancedId, Named & { readonly lines: readonly [string, string] }>> = {
  halo: { name: 'Angel Halo', lines: ['9 fame for 6 items', '9 fame for 6 equipment'], topic: 'angel-halo' },
  ambrosia: { name: 'Ambrosia', lines: ['+1 DEF', '+1 ATK'], topic: 'ambrosia' },
  club: { name: 'Hercules Club', lines: ['die 2: +1 ATK', 'die 1: +1 DEF'], topic: 'hercules-club' },
};

export const BOSS_LOOT: Readonly<Record<BossLootId, Working & { readonly from: SpecialId }>> = {
  teeth: { name: 'Vampire Teeth', does: 'your absorb +1', from: 'vampire', topic: 'boss-loot' },
  eye: { name: 'Cyclops Eye', does: 'at most 1 fear', from: 'cyclops', topic: 'boss-loot' },
  horn: { name: 'Minotaur Horn', does: 'at most 1 poison', from: 'minotaur', topic: 'boss-loot' },
  head: { name: 'Hydra Head', does: 'your reflect and parry +1', from: 'hydra', topic: 'boss-loot' },
};

/** Module 2; price and quantity are printed on the sheet only (V7). */
export const WARES: Readonly<Record<WareId, Working>> = {
  medicine: { name: 'Medicine', does: 'heal 3 HP', topic: 'merchant-goods' },
  remedy: { name: 'Remedy', does: 'remove 1 ailment counter', topic: 'merchant-goods' },
  clover: { name: '4 Leaf Clover', does: 'one battle die +1 or −1', topic: '4-leaf-clover' },
  atkPotion: { name: 'ATK Potion', does: '+1 ATK in the next battle', topic: 'atk-and-def-potion' },
  defPotion: { name: 'DEF Potion', does: '+1 DEF in the next battle', topic: 'atk-and-def-potion' },
};

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(table) as K[];

export const ARTIFACT_IDS = keysOf(ARTIFACTS);
export const ITEM_IDS = keysOf(ITEMS);
export const EQUIPMENT_IDS = keysOf(EQUIPMENT);
export const ADVANCED_IDS = keysOf(ADVANCED);
export const BOSS_LOOT_IDS = keysOf(BOSS_LOOT);
export const WARE_IDS = keysOf(WARES);
