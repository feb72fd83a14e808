/** A player's shape, drawn round (0, 0) in a field of 40. */
export type TokenShape =
  | { readonly kind: 'circle'; readonly r: number }
  | { readonly kind: 'square'; readonly side: number; readonly rx: number }
  | { readonly kind: 'path'; readonly d: string };

interface Drawn {
  readonly shape: TokenShape;
  /** How far below the middle its letter stands, as a share of the size: in the widest part of the shape. */
  readonly drop: number;
}

const path = (d: string, drop = 0): Drawn => ({ shape: { kind: 'path', d }, drop });

const CIRCLE: Drawn = { shape: { kind: 'circle', r: 15.36 }, drop: 0 };

/** Seat by seat. */
const SHAPES: readonly Drawn[] = [
  CIRCLE,
  path('M0,-16.49 L16.49,12.66 L-16.49,12.66 Z', 0.12),
  { shape: { kind: 'square', side: 28.16, rx: 3.52 }, drop: 0 },
  path('M0,-18.56 L18.56,0 L0,18.56 L-18.56,0 Z'),
  path('M0,-17.28 L16.43,-5.34 L10.16,13.98 L-10.16,13.98 L-16.43,-5.34 Z', 0.02),
  path('M16.96,0 L8.48,14.69 L-8.48,14.69 L-16.96,0 L-8.48,-14.69 L8.48,-14.69 Z'),
];

export const tokenShape = (seat: number): Drawn => SHAPES[seat % SHAPES.length] ?? CIRCLE;

export const tokenLetter = (seat: number): string => String.fromCharCode(65 + (seat % SHAPES.length));

/** The corners are rounded by a stroke of the fill's own colour; an outline is thinner. */
export const tokenStroke = (outlined: boolean): number => (outlined ? 1.6 : 2.4);
