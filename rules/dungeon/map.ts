import { NO_CAP } from '@/rules/kernel/counter';
import { impossible, type Refusal } from '@/rules/kernel/refusal';
import { hurt, ticked } from './character';
import { trapProof } from './sheet';
import type { State, TileDice } from './state';

/** 6.8 */
export type Encounter = 'nothing' | 'battle' | 'trap';

export function encounterOf(roll: number): Encounter | undefined {
  if (!Number.isInteger(roll) || roll < 1 || roll > 10) return undefined;
  return roll <= 4 ? 'nothing' : roll <= 8 ? 'battle' : 'trap';
}

/** A23, by house rule: the player says what was rolled, and no odds are told. */
export function isTypedOnly({ rules }: State): boolean {
  return rules.encounterDie === 'manual';
}

export function isTile(dice: number): dice is TileDice {
  return dice === 2 || dice === 3 || dice === 4;
}

/** The loot of a battle whose end is the end of the delve: no stamina is left (A27). */
export function lastBattleFought({ phase, modules, stamina }: State): boolean {
  return phase === 'rewards' && modules.draft && stamina === 0;
}

/** Only its loot is left: no tile, no enemy and no trap comes any more, and the way back is not walked. */
export function delveEnds(state: State): Refusal | undefined {
  return lastBattleFought(state) ? impossible('No stamina is left: the delve ends here.') : undefined;
}

/** Whoever walks on has done with loot and merchant; without stamina it was the last battle (A27). */
export function onTheMap(state: State): State {
  if (lastBattleFought(state)) {
    return { ...state, rewards: null, phase: 'over', end: 'stamina' };
  }
  return { ...state, rewards: null, phase: 'map' };
}

/** Loot is done: to the merchant if the dice earned it, else back to the map. */
export function rewardsLeft(state: State): State {
  const after = onTheMap(state);
  return after.phase === 'map' && state.rewards?.merchant ? { ...after, phase: 'shop' } : after;
}

export function moved(state: State): State {
  const after = onTheMap(state);
  if (after.phase === 'over') return after;
  return ticked({ ...after, arrived: true, tileDue: false, meeting: false, gaveUp: false });
}

/** What the roll brought, rolled in the app or only told. */
export function encountered(state: State, met: Encounter | undefined): State {
  const after = onTheMap(state);
  if (!met || after.phase === 'over') return met ? after : state;
  const here = { ...after, arrived: false, tileDue: true, gaveUp: false };
  if (met === 'trap') return trapOpened(here);
  return { ...here, meeting: met === 'battle' };
}

export function trapOpened(state: State): State {
  const after = onTheMap(state);
  if (after.phase === 'over') return after;
  const trap = { rolls: 0, damage: 0, out: false };
  return { ...after, phase: 'trap', trap, arrived: false, meeting: false, tileDue: true };
}

/** Whether a roll leaves you in the trap (A22). */
export function trapHolds({ rules }: State, face: number): boolean {
  return face <= 3 && rules.trapRepeats !== false;
}

/** 5.4 */
export function trapRolled(state: State, face: number): State {
  const { trap } = state;
  if (!trap || !Number.isInteger(face) || face < 1 || face > 6) return state;
  const damage = face === 6 || trapProof(state) ? 0 : 1;
  const out = !trapHolds(state, face);
  const after = hurt({ ...state, trap: { rolls: trap.rolls + 1, damage: trap.damage + damage, out } }, damage);
  return out && after.hp > 0 ? trapLeft(after) : after;
}

export function trapLeft(state: State): State {
  return { ...state, phase: 'map', trap: null, tileDue: true };
}

export function marked(state: State, dice: number, by: 1 | -1): State {
  if (!isTile(dice)) return state;
  const count = Math.min(NO_CAP, Math.max(0, state.tiles[dice] + by));
  return { ...state, tiles: { ...state.tiles, [dice]: count }, tileDue: by > 0 ? false : state.tileDue };
}
