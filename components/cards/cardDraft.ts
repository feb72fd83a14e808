import type { CardKind, CardValues } from '@/rules/kernel/card-kind';
import { cardNameKey, cardNameProblem, plainText } from '@/rules/kernel/card-name';
import { type CardProblems, parseCardValues, parseField } from '@/rules/kernel/card-parse';
import type { Value } from '@/rules/kernel/setup';

/** A card as it stands in the form. A value not typed yet is missing or null. */
export interface CardDraft {
  readonly name: string;
  readonly values: CardValues;
  /** Filled in beforehand and not confirmed yet. */
  readonly check: readonly string[];
}

/** A new card with what the rules let infer of its kind, and tell of the card itself, filled in. */
export function newDraft(kind: CardKind, name = ''): CardDraft {
  const inferred = kind.fields.filter((field) => field.inferred !== undefined);
  const known = kind.known?.find((card) => cardNameKey(card.name) === cardNameKey(name));
  const told = known?.values ?? {};
  return {
    name: known?.name ?? name,
    values: { ...Object.fromEntries(inferred.map(({ key, inferred }) => [key, inferred?.value ?? null])), ...told },
    check: [
      ...inferred.filter(({ key, inferred }) => inferred?.check && !(key in told)).map(({ key }) => key),
      ...(known?.check ?? []),
    ],
  };
}

/** A card typed before, to be changed. */
export function draftOf({ name, values, check }: CardDraft): CardDraft {
  return { name, values, check };
}

/** Whoever types a value has looked at the card. */
export function typeValue(draft: CardDraft, key: string, value: Value | null): CardDraft {
  return { ...confirmValue(draft, key), values: { ...draft.values, [key]: value } };
}

export function confirmValue(draft: CardDraft, key: string): CardDraft {
  return { ...draft, check: draft.check.filter((each) => each !== key) };
}

export type Finished = { readonly card: CardDraft } | { readonly problems: CardProblems };

/** The card to save, or what is still wrong, field by field. Values of fields that are asked no longer stay with it. */
export function finishDraft(kind: CardKind, draft: CardDraft): Finished {
  const parsed = parseCardValues(kind, draft);
  if (parsed.problems) return { problems: parsed.problems };
  return { card: { name: parsed.name, values: { ...draft.values, ...parsed.values }, check: draft.check } };
}

/**
 * "Skip": the card stays manual. What was typed and is right stays; what is missing, wrong or only inferred is left
 * untyped, so that no helper counts on it.
 */
export function skipDraft(kind: CardKind, draft: CardDraft): Finished {
  const name = cardNameProblem(draft.name);
  if (name !== undefined) return { problems: { name, fields: {} } };
  const values = kind.fields.map((field) => {
    const parsed = parseField(field, draft.check.includes(field.key) ? null : draft.values[field.key]);
    return [field.key, 'value' in parsed ? parsed.value : null] as const;
  });
  return {
    card: { name: plainText(draft.name), values: { ...draft.values, ...Object.fromEntries(values) }, check: [] },
  };
}
