const round = (n: number) => Math.round(n * 100) / 100;

/** The outline of a bead round (0, 0), its axis along x. */
export function beadPath(w: number, h: number): string {
  const a = w / 2;
  const b = h / 2;
  const at = (x: number, y: number) => `${round(x * a)},${round(y * b)}`;
  return [
    `M${at(-1, -0.36)} Q${at(-1, -0.56)} ${at(-0.74, -0.7)}`,
    `L${at(-0.3, -0.95)} Q${at(0, -1.08)} ${at(0.3, -0.95)}`,
    `L${at(0.74, -0.7)} Q${at(1, -0.56)} ${at(1, -0.36)}`,
    `L${at(1, 0.36)} Q${at(1, 0.56)} ${at(0.74, 0.7)}`,
    `L${at(0.3, 0.95)} Q${at(0, 1.08)} ${at(-0.3, 0.95)}`,
    `L${at(-0.74, 0.7)} Q${at(-1, 0.56)} ${at(-1, 0.36)} Z`,
  ].join(' ');
}

/** The light on its shoulder. */
export function highlightPath(w: number, h: number): string {
  const at = (x: number, y: number) => `${round((x * w) / 2)},${round((y * h) / 2)}`;
  return `M${at(-0.6, -0.6)} Q${at(-0.2, -0.88)} ${at(0.24, -0.86)}`;
}

/** A colour mixed with white (lighter) or black (darker) by `share`. */
export function shade(colour: string, towards: 'lighter' | 'darker', share: number): string {
  const end = towards === 'lighter' ? 255 : 0;
  const channel = (from: number) => {
    const value = parseInt(colour.slice(from, from + 2), 16);
    return Math.round(value + (end - value) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
