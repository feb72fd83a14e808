import type { Cards } from '@/rules/kernel/card';
import type { Seat } from '@/rules/kernel/setup';
import { type CardDef, cardDef } from './card-def';
import type { CardClass, Passive } from './roster';
import {
  type Built,
  PALACE_LIFE,
  type Place,
  type Row,
  type Side,
  sideOf,
  type Space,
  type State,
  withSide,
} from './state';

export const PALACE: Place = 'palace';
const ROWS: readonly Row[] = ['front', 'back'];

export function placeOf(row: Row, index: number): Place {
  return `${row}-${index}`;
}

export function whereIs(place: Place): { readonly row: Row; readonly index: number } | undefined {
  const [row, index] = place.split('-');
  if (row !== 'front' && row !== 'back') return undefined;
  return /^\d$/.test(index ?? '') ? { row, index: Number(index) } : undefined;
}

export function spaceAt(side: Side, place: Place): Space | undefined {
  const where = whereIs(place);
  return where ? side[where.row][where.index] : undefined;
}

export function cardAt(side: Side, place: Place): Built | undefined {
  const space = spaceAt(side, place);
  return space === undefined || typeof space === 'string' ? undefined : space;
}

export function withSpace(state: State, seat: Seat, place: Place, space: Space): State {
  const where = whereIs(place);
  const side = sideOf(state, seat);
  if (!where || side[where.row][where.index] === undefined) return state;
  return withSide(state, seat, {
    [where.row]: side[where.row].map((each, index) => (index === where.index ? space : each)),
  });
}

export interface Standing {
  readonly place: Place;
  readonly row: Row;
  readonly index: number;
  readonly built: Built;
}

/** Every card on a territory: front row first, left to right. */
export function standing(side: Side): readonly Standing[] {
  return ROWS.flatMap((row) =>
    side[row].flatMap((built, index) =>
      typeof built === 'string' ? [] : [{ place: placeOf(row, index), row, index, built }],
    ),
  );
}

/** Every space, front row first. */
export function spaces(side: Side): readonly { readonly place: Place; readonly row: Row; readonly space: Space }[] {
  return ROWS.flatMap((row) => side[row].map((space, index) => ({ place: placeOf(row, index), row, space })));
}

export function hasPassive(cards: Cards, built: Built, passive: Passive): boolean {
  return cardDef(cards, built.card).passives.includes(passive);
}

export function withPassive(state: State, seat: Seat, passive: Passive): readonly Standing[] {
  return standing(sideOf(state, seat)).filter(({ built }) => hasPassive(state.cards, built, passive));
}

export function countClass(state: State, seat: Seat, wanted: CardClass): number {
  return standing(sideOf(state, seat)).filter(({ built }) => cardDef(state.cards, built.card).class === wanted).length;
}

export function wondersOf(state: State, seat: Seat): number {
  return standing(sideOf(state, seat)).filter(({ built }) => cardDef(state.cards, built.card).wonder).length;
}

/** A Bank in the very next space of the same row; an empty or locked one breaks the link (ruling 19). */
export function banksBeside(state: State, seat: Seat, place: Place): number {
  const where = whereIs(place);
  if (!where) return 0;
  const row = sideOf(state, seat)[where.row];
  return [row[where.index - 1], row[where.index + 1]].filter(
    (space) => space !== undefined && typeof space !== 'string' && hasPassive(state.cards, space, 'goldOnNeighbour'),
  ).length;
}

/** Life left of a card or palace, with its life tokens; undefined where the printed life is not typed yet (2.3). */
export function lifeLeft(state: State, seat: Seat, place: Place): number | undefined {
  const side = sideOf(state, seat);
  if (place === PALACE) return PALACE_LIFE - side.palaceDamage + side.palaceTokens.life;
  const built = cardAt(side, place);
  if (!built) return undefined;
  const { life } = cardDef(state.cards, built.card);
  return life === null ? undefined : life - built.damage + built.tokens.life;
}

export function openSpaces(side: Side): readonly Place[] {
  return spaces(side).flatMap(({ place, space }) => (space === 'empty' ? [place] : []));
}

/** "Teo's Farm", "Teo's palace". */
export function nameOf(state: State, seat: Seat, place: Place): string {
  const side = sideOf(state, seat);
  return `${side.name}'s ${place === PALACE ? 'palace' : (cardAt(side, place)?.card ?? 'empty space')}`;
}

/** "Farm", "the palace": for one's own. */
export function ownName(side: Side, place: Place): string {
  return place === PALACE ? 'the palace' : (cardAt(side, place)?.card ?? 'empty space');
}

/** Whether one of the cards that the condition names stands on the territory. */
export function meetsCondition(side: Side, def: Pick<CardDef, 'condition'>): boolean {
  return def.condition.length === 0 || standing(side).some(({ built }) => def.condition.includes(built.card));
}
