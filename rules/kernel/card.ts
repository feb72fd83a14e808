import type { DefineCard } from './action';
import type { CardKind, CardValues } from './card-kind';
import { cardNameProblem } from './card-name';
import { parseField } from './card-parse';
import { cardWords, wordsOfKey } from './card-words';
import type { Line } from './line';
import { impossible, type Refusal } from './refusal';

/** What was typed off physical cards, by `kind:card`. A later definition holds from then on. */
export type Cards = Readonly<Record<string, CardValues>>;

/** A value that its kind does not know, or that was left untyped, is no reason to refuse a card. */
export function checkDefineCard(action: DefineCard, kinds: readonly CardKind[] = []): Refusal | undefined {
  const name = cardNameProblem(action.card);
  if (name !== undefined) return impossible(name);
  for (const field of kindOf(action, kinds)?.fields ?? []) {
    const value = action.values[field.key] ?? null;
    const parsed = value === null ? undefined : parseField(field, value);
    if (parsed && 'problem' in parsed) return impossible(parsed.problem);
  }
  return undefined;
}

/** What a set-up brings along of the kinds that are asked for there; a card that would be refused is left out. */
export function cardsAtSetup(cards: Cards | undefined, kinds: readonly CardKind[]): Cards {
  const asked = kinds.filter(({ atSetup }) => atSetup);
  return Object.fromEntries(
    asked.flatMap(({ key: kind, known = [] }) =>
      known.flatMap(({ name: card }) => {
        const values = cards?.[`${kind}:${card}`];
        const action = values && { type: 'defineCard' as const, kind, card, values };
        return action && !checkDefineCard(action, kinds) ? [[`${kind}:${card}`, values]] : [];
      }),
    ),
  );
}

export function applyDefineCard(cards: Cards, action: DefineCard): Cards {
  return { ...cards, [`${action.kind}:${action.card}`]: action.values };
}

/** "Farm: life 2, cost 3 gold, die not typed yet", in the words of its kind. */
export function describeDefineCard(action: DefineCard, kinds: readonly CardKind[] = []): Line {
  const kind = kindOf(action, kinds) ?? undeclared(action);
  return { words: `${action.card.trim() || 'Card'}: ${cardWords(kind, action.values) || 'no values'}` };
}

function kindOf({ kind }: DefineCard, kinds: readonly CardKind[]): CardKind | undefined {
  return kinds.find(({ key }) => key === kind);
}

/** Told by its keys, spelled as words. */
function undeclared({ kind, values }: DefineCard): CardKind {
  const words = wordsOfKey(kind);
  const fields = Object.keys(values).map(
    (key) => ({ type: 'text', key, words: wordsOfKey(key) || key, max: Infinity }) as const,
  );
  return { key: kind, words: { one: words, many: words }, fields };
}
