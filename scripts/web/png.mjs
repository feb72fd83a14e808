import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RGB = 2;
const RGBA = 6;

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function paeth(a, b, c) {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

const PREDICTORS = [() => 0, (a) => a, (a, b) => b, (a, b) => (a + b) >> 1, paeth];

/** Every row with the filter that leaves the smallest sum, as PNG's authors advise. */
function filterRows(pixels, width, bytes) {
  const stride = width * bytes;
  const rows = [];
  for (let start = 0; start < pixels.length; start += stride) {
    const tries = PREDICTORS.map((predict, kind) => {
      const row = Buffer.alloc(stride + 1);
      row[0] = kind;
      let sum = 0;
      for (let at = 0; at < stride; at += 1) {
        const left = at >= bytes ? pixels[start + at - bytes] : 0;
        const up = start > 0 ? pixels[start + at - stride] : 0;
        const corner = start > 0 && at >= bytes ? pixels[start + at - stride - bytes] : 0;
        const value = (pixels[start + at] - predict(left, up, corner)) & 255;
        row[at + 1] = value;
        sum += value < 128 ? value : 256 - value;
      }
      return { row, sum };
    });
    rows.push(tries.reduce((best, other) => (other.sum < best.sum ? other : best)).row);
  }
  return Buffer.concat(rows);
}

/** A small PNG of a square picture: without an alpha channel where all is opaque. */
export function encodePng(rgba, width) {
  const opaque = rgba.every((value, at) => at % 4 !== 3 || value === 255);
  const pixels = opaque ? rgba.filter((_, at) => at % 4 !== 3) : rgba;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  header.set([8, opaque ? RGB : RGBA, 0, 0, 0], 8);
  return pngOf(header, filterRows(pixels, width, opaque ? 3 : 4));
}

function pngOf(header, rows) {
  const data = deflateSync(rows, { level: 9, memLevel: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** The same picture packed as tightly as can be: a browser packs its screenshots in a hurry. */
export function tighter(png) {
  const parts = { IHDR: [], IDAT: [] };
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    parts[png.toString('latin1', at + 4, at + 8)]?.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return pngOf(Buffer.concat(parts.IHDR), inflateSync(Buffer.concat(parts.IDAT)));
}
