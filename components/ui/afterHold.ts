const TICK = 35;

/**
 * Acts once something was held for so long, unless it is let go first. Only time in which the thread could listen counts:
 * a busy one runs its timers before it hears of a finger that has lifted meanwhile, and a short tap is no hold.
 */
export function afterHold(ms: number, act: () => void, meanwhile?: (part: number) => void): () => void {
  let held = 0;
  // Ticks that a busy thread has missed are not made up for.
  const timer = setInterval(() => {
    held += TICK;
    if (held < ms) {
      meanwhile?.(held / ms);
      return;
    }
    clearInterval(timer);
    act();
  }, TICK);
  return () => clearInterval(timer);
}
