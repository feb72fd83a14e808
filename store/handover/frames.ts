import { crc32 } from '../backup/crc';
import { pack, unpack } from './pack';

/*
 * A text cut into pictures that another phone's camera reads in any order:
 *
 *   ABACULUS1 <transfer> <index> <count> <checksum> <piece>
 *
 * The transfer is named after the checksum of all its pieces together, so that pieces of two transfers never mix and the
 * whole is checked once more at the end. Every sign is of a QR code's alphanumeric mode.
 */

const MARK = 'ABACULUS1';

/** Signs of the packed text in one frame: with what stands before them, a QR code of version 17 at the lowest correction. */
const PIECE = 900;

/** More than this nobody holds a phone for: a minute and more for one round of them. */
export const MOST_FRAMES = 400;

/** Bytes of a handed-over text: many times the longest game we know of. */
const LARGEST = 16_000_000;

/** The frames of a text, in order; undefined where it is too long to be shown. */
export function framesOf(text: string): readonly string[] | undefined {
  const signs = pack(text);
  const count = Math.ceil(signs.length / PIECE);
  if (count > MOST_FRAMES) return undefined;
  const transfer = checksum(signs);
  return Array.from({ length: count }, (_, index) => {
    const piece = signs.slice(index * PIECE, (index + 1) * PIECE);
    const place = `${transfer} ${padded(index + 1)} ${padded(count)}`;
    return `${MARK} ${place} ${checksum(`${place} ${piece}`)} ${piece}`;
  });
}

const checksum = (signs: string) => crc32(signs).toUpperCase();
const padded = (value: number) => String(value).padStart(3, '0');

interface Frame {
  readonly transfer: string;
  readonly index: number;
  readonly count: number;
  readonly piece: string;
}

const SHAPE = new RegExp(`^${MARK} (([0-9A-F]{8}) (\\d{3}) (\\d{3})) ([0-9A-F]{8}) ([0-9A-Z $%*+./:-]+)$`);

/** What a picture says; undefined where it is none of ours or was misread. */
function readFrame(code: string): Frame | undefined {
  const [, place, transfer, index, count, check, piece] = SHAPE.exec(code) ?? [];
  if (!transfer || !piece || checksum(`${place} ${piece}`) !== check) return undefined;
  const frame = { transfer, index: Number(index), count: Number(count), piece };
  const fits = frame.index >= 1 && frame.index <= frame.count && frame.count <= MOST_FRAMES;
  return fits ? frame : undefined;
}

/** One transfer as far as it was seen. */
interface Seen {
  readonly transfer: string;
  readonly count: number;
  readonly pieces: ReadonlyMap<number, string>;
}

/** What a camera has gathered: the transfer seen last comes first. */
export interface Gathered {
  readonly seen: readonly Seen[];
  /** The whole text, once a transfer is complete. */
  readonly text?: string;
}

export const NOTHING: Gathered = { seen: [] };

/** Begun transfers that are remembered: the giver may have started anew. */
const REMEMBERED = 4;

/** Takes what the camera read, in whatever order and as often as it comes. The same object where it brought nothing new. */
export function gather(gathered: Gathered, code: string): Gathered {
  const frame = readFrame(code);
  if (!frame || gathered.text !== undefined) return gathered;
  const { transfer, index, count, piece } = frame;
  const same = (each: Seen) => each.transfer === transfer && each.count === count;
  const known = gathered.seen.find(same);
  if (known?.pieces.has(index) && known === gathered.seen[0]) return gathered;
  const pieces = new Map(known?.pieces).set(index, known?.pieces.get(index) ?? piece);
  const others = gathered.seen.filter((each) => each !== known);
  if (pieces.size < count) return { seen: [{ transfer, count, pieces }, ...others].slice(0, REMEMBERED) };
  const text = textOf({ transfer, count, pieces });
  // Pieces that do not make the whole they were named after: begin again.
  return text === undefined ? { seen: others } : { seen: [{ transfer, count, pieces }, ...others], text };
}

function textOf({ transfer, count, pieces }: Seen): string | undefined {
  const signs = Array.from({ length: count }, (_, index) => pieces.get(index + 1)).join('');
  return checksum(signs) === transfer ? unpack(signs, LARGEST) : undefined;
}

/** "7 of 9"; undefined before the first frame. */
export function progressOf({ seen }: Gathered): { have: number; count: number; missing: number[] } | undefined {
  const [latest] = seen;
  if (!latest) return undefined;
  const { count, pieces } = latest;
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((index) => !pieces.has(index));
  return { have: pieces.size, count, missing };
}
