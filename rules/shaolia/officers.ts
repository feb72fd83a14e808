import type { Need } from './card-def';

/**
 * What turning a face costs: one officer a step on a closed ring, 6 and 1 are neighbours (Gameplay IV).
 *
 *     distance(6, 1) // → 1
 */
export function distance(face: number, need: Need): number {
  if (need === 'any') return 0;
  const steps = Math.abs(face - need);
  return Math.min(steps, 6 - steps);
}

/** The officers for these faces in the order of the needs; undefined where a number is not typed yet. */
export function priceOf(faces: readonly number[], needs: readonly (Need | null)[]): number | undefined {
  if (faces.length !== needs.length) return undefined;
  let sum = 0;
  for (const [index, face] of faces.entries()) {
    const need = needs[index];
    if (need === null || need === undefined) return undefined;
    sum += distance(face, need);
  }
  return sum;
}

export interface Payment {
  /** Indices into the faces, in the order of the needs. */
  readonly dice: readonly number[];
  readonly officers: number;
}

/** The cheapest dice for a command; of equal ones the lower faces. Undefined where there are too few. */
export function cheapest(faces: readonly number[], needs: readonly (Need | null)[]): Payment | undefined {
  let best: Payment | undefined;
  const known = needs.every((need) => need !== null);
  if (!known || needs.length === 0) return undefined;
  const [first, second] = needs as readonly Need[];
  const consider = (dice: readonly number[], officers: number) => {
    if (best === undefined || officers < best.officers) best = { dice, officers };
  };
  for (const [a, face] of faces.entries()) {
    if (first === undefined) break;
    if (second === undefined) {
      consider([a], distance(face, first));
      continue;
    }
    for (const [b, other] of faces.entries()) {
      if (a !== b) consider([a, b], distance(face, first) + distance(other, second));
    }
  }
  return best;
}
