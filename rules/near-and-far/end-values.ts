import type { EndField, EndValues } from '@/rules/kernel/end-values';
import type { Seat } from '@/rules/kernel/setup';
import type { Action, ActionOf } from './actions';
import { LAST_MAP } from './campaign';
import { cardKinds, mapName, ROUTE_WORDS, threatName } from './card-kinds';
import { bonusOf, numberOf, printed } from './printed';
import { isSecond, routeShare } from './score';
import { treasuresOf } from './sums';
import { ROUTES, type Player, type State } from './state';

/** A printed number that the sheet needs and nobody has typed. */
interface Missing {
  readonly kind: string;
  readonly card: string;
  readonly field: string;
  readonly words: string;
}

/** What the sheet still asks for: the points on the cards each player holds, in one line a player. */
export function endValues(state: State): readonly EndValues<Action>[] {
  if (state.stage !== 'over') return [];
  const asked = new Set<string>();
  return state.players.flatMap((player, seat): EndValues<Action>[] => {
    const missing = missingOf(state, player, seat).filter((each) => {
      const key = keyOf(each);
      if (asked.has(key)) return false;
      asked.add(key);
      return true;
    });
    if (missing.length === 0) return [];
    return [{ seat, fields: missing.map(fieldOf), action: (typed) => typeValues(seat, missing, typed) }];
  });
}

const keyOf = ({ kind, card, field }: Missing): string => `${kind}|${card}|${field}`;

function fieldOf(missing: Missing): EndField {
  const declared = cardKinds.find(({ key }) => key === missing.kind)?.fields.find(({ key }) => key === missing.field);
  const range = declared?.type === 'number' ? { min: declared.min, max: declared.max } : { min: -20, max: 40 };
  return { key: keyOf(missing), words: missing.words, ...range };
}

function typeValues(
  player: Seat,
  missing: readonly Missing[],
  typed: Readonly<Record<string, number>>,
): ActionOf<'typeValues'> {
  const cards = missing.flatMap((each) => {
    const value = typed[keyOf(each)];
    return value === undefined ? [] : [{ kind: each.kind, card: each.card, values: { [each.field]: value } }];
  });
  return { type: 'typeValues', player, cards };
}

function missingOf(state: State, player: Player, seat: Seat): Missing[] {
  const ask = (kind: string, card: string, field: string, words: string): Missing[] =>
    card.trim() !== '' && numberOf(printed(state, kind, card), field) === undefined
      ? [{ kind, card, field, words }]
      : [];
  const bonus = (kind: string, card: string): Missing[] =>
    bonusOf(printed(state, kind, card)) ? ask(kind, card, 'bonusPoints', `Bonus of ${card}`) : [];
  return [
    ...player.artifacts.flatMap((card) => [
      ...ask('artifact', card, 'points', `Points on ${card}`),
      ...bonus('artifact', card),
    ]),
    ...treasuresOf(player).flatMap((card) => {
      const prize = bonusOf(printed(state, 'treasure', card));
      return prize && isSecond(state, seat, prize)
        ? ask('treasure', card, 'secondPoints', `${card}, for second most`)
        : bonus('treasure', card);
    }),
    ...player.worldCards.flatMap((card) => bonus('worldCard', card)),
    ...player.threats.flatMap((level) => ask('threat', threatName(level), 'points', `Points on threat ${level}`)),
    ...player.bosses.flatMap((boss) => ask('boss', boss, 'points', `Points on ${boss}`)),
    ...ROUTES.flatMap((route) => {
      const share = routeShare(state.routes[route], seat);
      const how = share === 'Sole' ? 'alone' : 'shared';
      return share ? ask('routes', mapName(state.map), `${route}${share}`, `${ROUTE_WORDS[route]}, ${how}`) : [];
    }),
    ...(state.mode === 'campaign' && state.map === LAST_MAP
      ? ask('sheet', 'Campaign card', 'boxes', 'Boxes on the campaign card')
      : []),
  ];
}
