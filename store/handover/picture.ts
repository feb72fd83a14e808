import { encodeQR } from 'qr';

/** White round the code, in modules: readers need it to find the corners. */
const QUIET = 4;

export interface Picture {
  /** Modules along one side, the quiet zone among them. */
  readonly size: number;
  /** The dark modules as one SVG path, a run of a row at a time. */
  readonly path: string;
}

/** A frame as a QR code. */
export function pictureOf(frame: string): Picture {
  const modules = encodeQR(frame, 'raw', { ecc: 'low', encoding: 'alphanumeric', border: QUIET });
  const runs = modules.flatMap((row, y) => runsOf(row).map(([from, to]) => `M${from} ${y}h${to - from}v1H${from}z`));
  return { size: modules.length, path: runs.join('') };
}

function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    const last = runs[runs.length - 1];
    if (last && last[1] === x) last[1] = x + 1;
    else runs.push([x, x + 1]);
  });
  return runs;
}
