/** The corners of a hexagon round (x, y), its point upwards. */
export function hexPoints(x: number, y: number, r: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${round(x + r * Math.cos(angle))},${round(y + r * Math.sin(angle))}`;
  }).join(' ');
}

/** The length of one side times six. */
export function hexLength(r: number): number {
  return 6 * r;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
