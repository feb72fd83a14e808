const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});

/**
 * CRC-32 of a text's UTF-16 units, low byte first: finds what a cable, a chat app or an editor did to a file. It guards
 * against accidents, not against somebody who means it; what a file says is checked on its own.
 *
 * crc32('123456789') === 'a290e877'
 */
export function crc32(text: string): string {
  let crc = 0xffffffff;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    crc = (crc >>> 8) ^ (TABLE[(crc ^ unit) & 0xff] as number);
    crc = (crc >>> 8) ^ (TABLE[(crc ^ (unit >>> 8)) & 0xff] as number);
  }
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
