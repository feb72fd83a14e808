const PAIR = 5; // p.37

/** Village points of adventurers in Above and Below: one bacon with one bread makes a pair. */
export const pairPoints = (bacon: number, bread: number): number => PAIR * Math.max(0, Math.min(bacon, bread));
