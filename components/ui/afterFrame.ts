/** Once what was set is on the screen: nothing else takes the time of that frame. What it gives back calls it off. */
export function afterFrame(then: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    later = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}
