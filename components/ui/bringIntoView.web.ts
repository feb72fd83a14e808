/** Taken by the header above and by the dock and what stands over it below, in dp. */
const ABOVE = 48;
const BELOW = 160;

const isSeen = (part: Element): boolean => {
  const { top, bottom } = part.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle >= ABOVE && middle <= innerHeight - BELOW;
};

/** Scrolls to a part of the page, unless it, or its like elsewhere on the page, can be seen already. */
export function bringIntoView(part: unknown): void {
  if (!(part instanceof HTMLElement)) return;
  const alike = document.querySelectorAll(`[data-testid="${part.dataset.testid}"]`);
  if (![...alike].some(isSeen)) part.scrollIntoView({ block: 'center' });
}
