/** Two taps within this long, in ms, are one gesture. */
const PAIR = 400;

/** Rules in the dock was tapped: a second tap there searches them, and does not press what has come to lie over it. */
export function searchOnSecondTap(search: () => void): void {
  const first = performance.now();
  const isSecond = (
    { timeStamp }: Event,
    { clientX: x, clientY: y }: { clientX: number; clientY: number },
  ): boolean => {
    const slot = document.querySelector('[data-testid="slot-rules"]')?.getBoundingClientRect();
    if (!slot || timeStamp - first > PAIR) return false;
    return x >= slot.left && x <= slot.right && y >= slot.top && y <= slot.bottom;
  };
  const take = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    stop();
    search();
    // Within the tap itself, or an iPhone shows no keyboard.
    document.querySelector<HTMLInputElement>('[role="dialog"] input')?.focus();
  };
  const onTouch = (event: TouchEvent) => {
    const [touch] = event.changedTouches;
    if (touch && isSecond(event, touch)) take(event);
  };
  // Keys and assistants click with a detail of 0, and on no spot.
  const onClick = (event: MouseEvent) => {
    if (event.isTrusted && event.detail > 0 && isSecond(event, event)) take(event);
  };
  const stop = () => {
    removeEventListener('touchend', onTouch, true);
    removeEventListener('click', onClick, true);
  };
  addEventListener('touchend', onTouch, { capture: true, passive: false });
  addEventListener('click', onClick, true);
  // A busy page hears of a finger late: the time that counts is the finger's own.
  setTimeout(stop, 3 * PAIR);
}
