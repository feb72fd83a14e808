import { areFaces } from '@/rules/kernel/roll-die';

export type Sides = 6 | 10;

/** A face that lies on the table, or nothing yet. */
export type Face = number | undefined;

/** More than this nobody types; it is said in a sentence instead of drawn. */
const MOST_DICE = 60;

/** What stands in the slots. */
export interface Entry {
  readonly faces: readonly Face[];
  /** Per die: rolled by the app, not typed off the table. */
  readonly rolled: readonly boolean[];
  /** The filled slots, the last one entered at the end. */
  readonly order: readonly number[];
  /** The slot that was tapped to be entered next. */
  readonly chosen?: number;
}

export interface Refused {
  readonly refused: string;
}

/** What an entry remembers beside the faces, which whoever shows it keeps. */
type Memory = Omit<Entry, 'faces'>;

/**
 * The entry for so many dice: faces that no such die has are left empty, and memories of empty slots are dropped.
 * Faces nobody saw being entered count as entered first, left to right.
 */
export function entryOf(faces: readonly Face[], memory: Memory, count: number, sides: Sides): Entry {
  const fitted = Array.from({ length: count }, (_, slot) => (isFace(faces[slot], sides) ? faces[slot] : undefined));
  const filled = (slot: number) => fitted[slot] !== undefined;
  const seen = memory.order.filter(filled);
  const unseen = fitted.map((_, slot) => slot).filter((slot) => filled(slot) && !seen.includes(slot));
  const { chosen } = memory;
  return {
    faces: fitted,
    rolled: fitted.map((face, slot) => face !== undefined && memory.rolled[slot] === true),
    order: [...unseen, ...seen],
    chosen: chosen !== undefined && chosen < count ? chosen : undefined,
  };
}

export const noMemory = (rolled: readonly boolean[] = []): Memory => ({ rolled, order: [] });

function isFace(face: Face, sides: Sides): boolean {
  return face === undefined || areFaces([face], sides);
}

/** The slot the next face goes to. A single die is simply entered anew. */
export function currentSlot({ faces, chosen }: Entry): number | undefined {
  if (chosen !== undefined) return chosen;
  const empty = faces.indexOf(undefined);
  if (empty >= 0) return empty;
  return faces.length === 1 ? 0 : undefined;
}

export function enterFace(entry: Entry, face: number, sides: Sides): Entry | Refused {
  if (!areFaces([face], sides)) return { refused: `A die shows 1 to ${sides}, not ${face}.` };
  const slot = currentSlot(entry);
  if (slot === undefined) return { refused: `All ${entry.faces.length} dice are entered. Tap the die to change.` };
  return put(entry, slot, face, false);
}

const replaced = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((old, index) => (index === at ? value : old));

function put({ faces, rolled, order }: Entry, slot: number, face: number, byApp: boolean): Entry {
  return {
    faces: replaced(faces, slot, face),
    rolled: replaced(rolled, slot, byApp),
    order: [...order.filter((other) => other !== slot), slot],
  };
}

/** Taps a slot, to enter it next; it keeps its face until then. */
export function chooseSlot(entry: Entry, slot: number): Entry {
  return { ...entry, chosen: slot };
}

/** The slot that clearing empties: the one tapped, else the one entered last. */
export function slotToClear({ faces, order, chosen }: Entry): number | undefined {
  return chosen !== undefined && faces[chosen] !== undefined ? chosen : order.at(-1);
}

export function clearLast(entry: Entry): Entry {
  const slot = slotToClear(entry);
  if (slot === undefined) return entry;
  return {
    faces: replaced(entry.faces, slot, undefined),
    rolled: replaced(entry.rolled, slot, false),
    order: entry.order.filter((other) => other !== slot),
    chosen: slot,
  };
}

/** The slots "Roll for me" fills: those still empty, or all of them where none is. */
export function slotsToRoll({ faces }: Entry): readonly number[] {
  const all = faces.map((_, slot) => slot);
  const empty = all.filter((slot) => faces[slot] === undefined);
  return empty.length > 0 ? empty : all;
}

/** Empties the slots that are about to be rolled, so that nobody applies the faces of before. */
export function liftDice(entry: Entry, slots: readonly number[]): Entry {
  const lifted = (slot: number) => slots.includes(slot);
  return {
    faces: entry.faces.map((face, slot) => (lifted(slot) ? undefined : face)),
    rolled: entry.rolled.map((byApp, slot) => byApp && !lifted(slot)),
    order: entry.order.filter((slot) => !lifted(slot)),
  };
}

/** Dice rolled by the app have landed. */
export function landDice(entry: Entry, thrown: ReadonlyMap<number, number>): Entry {
  let landed = entry;
  for (const [slot, face] of thrown) landed = put(landed, slot, face, true);
  return landed;
}

/** The faces, once every die has one. */
export function completeFaces(faces: readonly Face[]): readonly number[] | undefined {
  const known = faces.filter((face) => face !== undefined);
  return known.length === faces.length && known.length > 0 ? known : undefined;
}

/** Who rolled: one die rolled by the app makes it the app's. */
export function rolledBy({ rolled }: Pick<Entry, 'rolled'>): 'typed' | 'app' {
  return rolled.includes(true) ? 'app' : 'typed';
}

/** Why these dice cannot be entered at all. */
export function cannotEnter(count: number): string | undefined {
  if (count === 0) return 'There are no dice to roll.';
  if (count > MOST_DICE) return `${count} dice are too many to enter: ${MOST_DICE} at most.`;
  return undefined;
}

/** Why a stored face is not shown: "Die 2 cannot show 7: a die shows 1 to 6. Enter it again." */
export function badFaces(faces: readonly Face[], count: number, sides: Sides): string | undefined {
  const slot = faces.slice(0, count).findIndex((face) => !isFace(face, sides));
  return slot < 0
    ? undefined
    : `Die ${slot + 1} cannot show ${faces[slot]}: a die shows 1 to ${sides}. Enter it again.`;
}

export type DiceKey = { readonly face: number } | 'clear';

/** A key of the hardware keyboard; the 0 of a ten-sided die is its ten. */
export function diceKeyOf(key: string, sides: Sides): DiceKey | undefined {
  if (key === 'Backspace') return 'clear';
  if (!/^[0-9]$/.test(key)) return undefined;
  return { face: key === '0' && sides === 10 ? 10 : Number(key) };
}
