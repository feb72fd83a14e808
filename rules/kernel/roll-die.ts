import type { RollDie } from './action';
import type { Line } from './line';
import { impossible, type Refusal } from './refusal';
import { isSeat } from './setup';

const MOST_SIDES = 100;

/** Whether every face is one the die has. */
export function areFaces(faces: readonly number[], sides: number): boolean {
  return faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides);
}

export function checkRollDie(action: RollDie, seats: number): Refusal | undefined {
  if (!isSeat(action.player, seats)) return impossible('Nobody sits there.');
  if (!Number.isInteger(action.sides) || action.sides < 2 || action.sides > MOST_SIDES) {
    return impossible(`A die has 2 to ${MOST_SIDES} sides.`);
  }
  if (action.faces.length === 0) return impossible('No die was rolled.');
  return areFaces(action.faces, action.sides) ? undefined : impossible(`A face goes from 1 to ${action.sides}.`);
}

/** "Mira rolled a d10: 7", "Mira rolled 2 d6: 3, 5" */
export function describeRollDie(action: RollDie, playerName: string): Line {
  const dice = action.faces.length === 1 ? `a d${action.sides}` : `${action.faces.length} d${action.sides}`;
  const by = action.by === 'app' ? ', by the app' : '';
  return { seat: action.player, words: `${playerName} rolled ${dice}: ${action.faces.join(', ')}${by}` };
}
