import { signed } from '@/rules/kernel/signed';

export type How = 'gain' | 'pay' | 'set';

/** What stands on the keypad: parts already summed, and the digits being typed, with their sign. */
export interface Entry {
  readonly how: How;
  readonly parts: readonly number[];
  readonly typing: string;
}

export type Key =
  | { readonly key: 'digit'; readonly digit: number }
  | { readonly key: 'plus' }
  | { readonly key: 'back' }
  | { readonly key: 'sign' }
  | { readonly key: 'rolled'; readonly face: number }
  | { readonly key: 'how'; readonly how: How };

export interface Counted {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** "gold", "minerals" */
  readonly words: string;
  /** "mineral", where one is called otherwise. */
  readonly one?: string;
}

const MOST_DIGITS = 4;
const MOST_PARTS = 9;

export const emptyEntry = (how: How = 'gain'): Entry => ({ how, parts: [], typing: '' });

export function press(entry: Entry, key: Key): Entry {
  const { parts, typing } = entry;
  switch (key.key) {
    case 'digit': {
      const digits = `${typing.replace(/^-?0?$|^-/, '')}${key.digit}`;
      if (digits.length > MOST_DIGITS || (typing === '' && parts.length >= MOST_PARTS)) return entry;
      return { ...entry, typing: `${typing.startsWith('-') ? '-' : ''}${digits}` };
    }
    case 'sign':
      if (entry.how !== 'set' || (typing === '' && parts.length >= MOST_PARTS)) return entry;
      return { ...entry, typing: typing.startsWith('-') ? typing.slice(1) : `-${typing}` };
    case 'plus':
      return !/\d/.test(typing) || parts.length + 1 >= MOST_PARTS
        ? entry
        : { ...entry, parts: closed(entry), typing: '' };
    case 'rolled':
      return closed(entry).length >= MOST_PARTS ? entry : { ...entry, parts: [...closed(entry), key.face], typing: '' };
    case 'back': {
      if (typing !== '') return { ...entry, typing: typing.slice(0, -1) };
      const last = parts.at(-1);
      return last === undefined ? entry : { ...entry, parts: parts.slice(0, -1), typing: `${last}` };
    }
    case 'how':
      // Only what is set can be below zero.
      return { how: key.how, parts: parts.map(Math.abs), typing: typing.replace('-', '') };
  }
}

const closed = ({ parts, typing }: Entry): readonly number[] =>
  // Zero, never minus zero, which JSON does not know.
  /\d/.test(typing) ? [...parts, Number(typing) + 0] : parts;

/** The parts of the sum: 3 + 6 + 2. */
export function partsOf(entry: Entry): readonly number[] {
  return closed(entry);
}

export function sumOf(entry: Entry): number {
  return closed(entry).reduce((sum, part) => sum + part, 0);
}

export const isEmpty = (entry: Entry): boolean => closed(entry).length === 0;

export interface Reading {
  readonly amount: number;
  readonly result: number;
  /** What the button says: it repeats the result. */
  readonly button: string;
  readonly possible: boolean;
  /** Said before it hurts (warn) or why it cannot be (danger). */
  readonly note?: { readonly tone: 'warn' | 'danger'; readonly words: string };
}

/** What the entry would do to the number. */
export function read(entry: Entry, counted: Counted): Reading {
  const { value, min, max, words, one = words } = counted;
  const amount = sumOf(entry);
  const things = `${amount} ${amount === 1 ? one : words}`;
  switch (entry.how) {
    case 'gain': {
      const result = Math.min(max, value + amount);
      const button = `Gain ${things}`;
      const lost = value + amount - result;
      if (lost === 0) return { amount, result, button, possible: true };
      if (value >= max) return { amount, result, button, possible: false, note: danger(`Already at ${max}`) };
      return { amount, result, button, possible: true, note: { tone: 'warn', words: `${lost} lost over ${max}` } };
    }
    case 'pay': {
      const have = value - min;
      const button = `Pay ${things}`;
      if (amount <= have) return { amount, result: value - amount, button, possible: true };
      return { amount, result: min, button, possible: false, note: danger(`Needs ${amount}, you have ${have}`) };
    }
    case 'set': {
      const button = `Set ${words} to ${signed(amount)}`;
      if (amount >= min && amount <= max) return { amount, result: amount, button, possible: true };
      const result = Math.min(max, Math.max(min, amount));
      return { amount, result, button, possible: false, note: danger(`Goes from ${signed(min)} to ${max}`) };
    }
  }
}

const danger = (words: string) => ({ tone: 'danger', words }) as const;

/** A key of the hardware keyboard as one of the pad's. */
export function keyOf(name: string): Key | undefined {
  if (/^[0-9]$/.test(name)) return { key: 'digit', digit: Number(name) };
  if (name === '+') return { key: 'plus' };
  if (name === '-') return { key: 'sign' };
  if (name === 'Backspace') return { key: 'back' };
  return undefined;
}
