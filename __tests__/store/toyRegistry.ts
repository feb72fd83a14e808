import type { AnyAction } from '@/rules/kernel/game';
import { toy } from '../rules/toy';

/* The list of games with the toy game alone: `jest.mock('@/rules/games', () => jest.requireActual('./toyRegistry'))`. */

export const GAMES = [];

export function findGame(id: string) {
  if (id !== toy.id) return undefined;
  return {
    id,
    load: async () => toy,
    loadParser: async () => (action: unknown) =>
      typeof action === 'object' && action !== null && 'type' in action ? (action as AnyAction) : undefined,
  };
}
