/** The 45 signs of a QR code's alphanumeric mode, in their order. */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const VALUES = new Map([...SIGNS].map((sign, value) => [sign, value]));

/**
 * Bytes as signs that every QR reader gives back unchanged (RFC 9285): three for two bytes, two for a last single one.
 * Bytes themselves would not do: a browser's own reader hands them out as text and garbles them.
 *
 * toBase45([65, 66]) === 'BB8'
 */
export function toBase45(bytes: Uint8Array): string {
  const signs: string[] = [];
  for (let index = 0; index < bytes.length; index += 2) {
    const high = bytes[index] as number;
    const low = bytes[index + 1];
    const value = low === undefined ? high : high * 256 + low;
    signs.push(SIGNS.charAt(value % 45), SIGNS.charAt(Math.floor(value / 45) % 45));
    if (low !== undefined) signs.push(SIGNS.charAt(Math.floor(value / 2025)));
  }
  return signs.join('');
}

/** The bytes again; undefined where the signs cannot have come from any. */
export function fromBase45(signs: string): Uint8Array | undefined {
  if (signs.length % 3 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor(signs.length / 3) * 2 + (signs.length % 3 === 2 ? 1 : 0));
  for (let index = 0, at = 0; index < signs.length; index += 3) {
    const [a, b, c] = [0, 1, 2].map((step) => VALUES.get(signs.charAt(index + step)));
    const last = index + 2 >= signs.length;
    if (a === undefined || b === undefined || (c === undefined && !last)) return undefined;
    const value = a + b * 45 + (c ?? 0) * 2025;
    if (value > (last ? 0xff : 0xffff)) return undefined;
    if (!last) bytes[at++] = value >> 8;
    bytes[at++] = value & 0xff;
  }
  return bytes;
}
