/** Acts after so long, unless it is called off first. A phone's own press stays with what it began on, wherever that moves. */
export function whenStill(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
