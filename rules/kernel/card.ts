import type { DefineCard } from './action';
import type { Line } from './line';
import { impossible, type Refusal } from './refusal';
import type { Value } from './setup';

/** What was typed off physical cards, by `kind:card`. A later definition holds from then on. */
export type Cards = Readonly<Record<string, Readonly<Record<string, Value | null>>>>;

export function checkDefineCard(action: DefineCard): Refusal | undefined {
  return action.card.trim() === '' ? impossible('Name the card first.') : undefined;
}

export function applyDefineCard(cards: Cards, action: DefineCard): Cards {
  return { ...cards, [`${action.kind}:${action.card}`]: action.values };
}

/** "Farm: life 2, gold 3, die not typed yet" */
export function describeDefineCard(action: DefineCard): Line {
  const values = Object.entries(action.values).map(([key, value]) => `${key} ${value ?? 'not typed yet'}`);
  return { words: `${action.card.trim() || 'Card'}: ${values.join(', ') || 'no values'}` };
}
