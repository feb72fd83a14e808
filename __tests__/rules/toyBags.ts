import type { EndField, EndValues } from '@/rules/kernel/end-values';
import type { Amount } from '@/rules/kernel/game';
import { againstTheRules, firstReason, impossible, type Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';

/** The end of Pebbles: what everybody kept in a bag, which nobody else has seen, and the charms beside it. */
export interface Count {
  readonly type: 'count';
  readonly player: Seat;
  readonly bag?: number;
  readonly charms?: number;
}

export interface Bag {
  readonly bag: number | null;
  readonly charms: number | null;
}

export const CLOSED: Bag = { bag: null, charms: null };

const FIELDS = [
  { key: 'bag', words: 'pebbles in the bag', min: 0, max: 20 },
  { key: 'charms', words: 'charms', min: -3, max: 3 },
] as const satisfies readonly EndField[];

const fits = ({ min, max }: EndField, value: number) => Number.isInteger(value) && value >= min && value <= max;

export function checkCount(bag: Bag, count: Count, over: boolean): Refusal | undefined {
  const typed = FIELDS.filter(({ key }) => count[key] !== undefined);
  return firstReason(
    !over && impossible('Bags are opened at the end.'),
    typed.length === 0 && impossible('Nothing was counted.'),
    typed.some(({ key }) => bag[key] !== null) && impossible('That bag is open already.'),
    typed.some((field) => !fits(field, count[field.key] ?? 0)) && impossible('No bag holds that many.'),
    count.bag === 13 && againstTheRules('Thirteen is nobody’s number.'),
  );
}

export function applyCount(bag: Bag, count: Count): Bag {
  const read = (field: (typeof FIELDS)[number]) => {
    const value = count[field.key];
    return value !== undefined && fits(field, value) ? value + 0 : bag[field.key];
  };
  return { bag: read(FIELDS[0]), charms: read(FIELDS[1]) };
}

export function amountsOfCount(count: Count): readonly Amount[] {
  return FIELDS.flatMap((field) => {
    const value = count[field.key];
    return value === undefined ? [] : { ...field, value };
  });
}

/** One question a player, for what is still unknown. */
export function askFor(bags: readonly Bag[]): readonly EndValues<Count>[] {
  return bags.flatMap((bag, seat) => {
    const fields = FIELDS.filter(({ key }) => bag[key] === null);
    const action = (typed: Readonly<Record<string, number>>): Count => ({ type: 'count', player: seat, ...typed });
    return fields.length === 0 ? [] : { seat, hidden: true, fields, action };
  });
}

export function pointsOf({ bag, charms }: Bag): number | undefined {
  return bag === null || charms === null ? undefined : bag + charms;
}
