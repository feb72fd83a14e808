import type { ActionOf, Loot } from './actions';
import { curedOfAll, healed, withLess } from './character';
import type { Ailment } from './foes';
import { ITEMS, type ItemId, type WareId } from './loot';
import { priceOf } from './printed';
import { artifactCount, equipmentCount, maxHpOf, trimmed } from './sheet';
import { heldAilments, type State, type Uses } from './state';

export function isMarked(state: State, loot: Loot): boolean {
  switch (loot.kind) {
    case 'artifact':
      return state.artifacts.includes(loot.id);
    case 'item':
      return state.items[loot.id] !== undefined;
    case 'equipment':
      return state.equipment.includes(loot.id);
    case 'boss':
      return state.bossLoot.includes(loot.id);
    case 'advanced': {
      const [first, second] = state.advanced[loot.id];
      return splits(state, loot) ? (loot.line === 1 ? second : first) : first || second;
    }
  }
}

/** Angel Halo is one too (A20). */
export function isArtifact({ kind, id }: Loot): boolean {
  return kind === 'artifact' || id === 'halo';
}

/** A20: by house rule each line of an advanced loot is claimed for itself. */
function splits(state: State, loot: Extract<Loot, { kind: 'advanced' }>): boolean {
  return state.rules.advancedLootSplit === true && loot.line !== undefined;
}

function marked(state: State, loot: Loot): State {
  switch (loot.kind) {
    case 'artifact':
      return { ...state, artifacts: [...state.artifacts, loot.id] };
    case 'item':
      return { ...state, items: { ...state.items, [loot.id]: 'held' } };
    case 'equipment':
      return { ...state, equipment: [...state.equipment, loot.id] };
    case 'boss':
      return { ...state, bossLoot: [...state.bossLoot, loot.id] };
    case 'advanced': {
      const [first, second] = state.advanced[loot.id];
      const lines: readonly [boolean, boolean] = splits(state, loot)
        ? [first || loot.line === 0, second || loot.line === 1]
        : [true, true];
      return { ...state, advanced: { ...state.advanced, [loot.id]: lines } };
    }
  }
}

/** The mark and what follows from it: Eye and Horn trim (A40), then the set traits in their order (6.6). */
export function claimedLoot(state: State, loot: Loot): State {
  if (isMarked(state, loot)) return state;
  const after = marked(state, loot);
  const rewards = after.rewards && { ...after.rewards, loot: after.rewards.loot + 1 };
  const kept = { ...after, rewards, ailments: trimmed(after, after.ailments) };
  return artifactCount(kept) > artifactCount(state) || loot.kind === 'artifact' ? traits(state, kept) : kept;
}

function traits(before: State, state: State): State {
  const [had, has] = [artifactCount(before), artifactCount(state)];
  const eased = equipmentCount(state) >= 3 ? eased1(state) : state;
  if (had < 6 && has >= 6) return { ...curedOfAll(healed(eased, maxHpOf(eased))), cureDue: false };
  if (had < 3 && has >= 3) return { ...curedOfAll(healed(eased, 10)), cureDue: false };
  return eased;
}

/** Three equipment: each artifact takes one counter off; with one ailment there is nothing to choose. */
function eased1(state: State): State {
  const [only, other] = heldAilments(state);
  if (only === undefined) return state;
  return other === undefined ? withLess(state, only, 1) : { ...state, cureDue: true };
}

export function isItem(id: string): id is ItemId {
  return Object.hasOwn(ITEMS, id);
}

const used = ({ held, used: before }: Uses): Uses => ({ held: Math.max(0, held - 1), used: before + 1 });

/** The ailment an Antidote or Remedy works on: the one named, or the only one there is. */
export function ailmentMeant(state: State, ailment: Ailment | undefined): Ailment | undefined {
  const held = heldAilments(state);
  if (ailment !== undefined) return held.includes(ailment) ? ailment : undefined;
  return held.length === 1 ? held[0] : undefined;
}

export function usedItem(state: State, { id, ailment }: ActionOf<'useItem'>): State {
  if (id === 'ambrosia') return state;
  if (isItem(id)) {
    if (state.items[id] !== 'held') return state;
    return itemEffect({ ...state, items: { ...state.items, [id]: 'used' } }, id, ailment);
  }
  if (id === 'clover' || state.bag[id].held === 0) return state;
  return wareEffect({ ...state, bag: { ...state.bag, [id]: used(state.bag[id]) } }, id, ailment);
}

function itemEffect(state: State, id: ItemId, ailment: Ailment | undefined): State {
  const meant = ailmentMeant(state, ailment);
  switch (id) {
    case 'potion':
      return healed(state, 5);
    case 'highPotion':
      return healed(state, 10);
    case 'antidote':
      return meant ? withLess(state, meant, state.ailments[meant]) : state;
    case 'highAntidote':
      return curedOfAll(state);
    case 'dragonBlood':
      return curedOfAll(healed(state, 10));
    case 'elixir':
      return curedOfAll(healed(state, maxHpOf(state)));
  }
}

function wareEffect(state: State, id: Exclude<WareId, 'clover'>, ailment: Ailment | undefined): State {
  const meant = ailmentMeant(state, ailment);
  switch (id) {
    case 'medicine':
      return healed(state, 3);
    case 'remedy':
      return meant ? withLess(state, meant, 1) : state;
    case 'atkPotion':
      return { ...state, atkPotion: state.atkPotion + 1 };
    case 'defPotion':
      return { ...state, defPotion: state.defPotion + 1 };
  }
}

export function bought(state: State, id: WareId): State {
  const price = priceOf(state.cards, id);
  if (price === undefined || !state.modules.merchant) return state;
  const { held, used: before } = state.bag[id];
  const bag = { ...state.bag, [id]: { held: held + 1, used: before } };
  return { ...state, gold: Math.max(0, state.gold - price), bag };
}

/** The merchant is there before the dungeon, and after a battle whose leftovers earned it. */
export function atMerchant({ phase, rewards }: State): boolean {
  return phase === 'shop' || (phase === 'rewards' && rewards?.merchant === true);
}
