/** How many moves a search may still try. */
export interface Budget {
  left: number;
}

/** Some seconds on a phone. A table that needs more hears that not everything was tried. */
const MOVES = 200_000;

export function newBudget(): Budget {
  return { left: MOVES };
}
