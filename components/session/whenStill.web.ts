const LIFTS = ['pointerup', 'pointercancel'] as const;

let pressed = false;
addEventListener(
  'pointerdown',
  ({ button }) => {
    if (button === 0) pressed = true;
  },
  true,
);
for (const lift of LIFTS) addEventListener(lift, () => (pressed = false), true);

/**
 * Acts after so long without a finger or mouse on the page, unless it is called off first. A browser clicks only where a
 * mouse went down and up on the same control: if the page moved in between, the tap would be lost.
 */
export function whenStill(ms: number, act: () => void): () => void {
  const wait = () => setTimeout(act, ms);
  let timer = pressed ? undefined : wait();
  const onDown = () => clearTimeout(timer);
  const onLift = () => {
    clearTimeout(timer);
    timer = wait();
  };
  addEventListener('pointerdown', onDown, true);
  for (const lift of LIFTS) addEventListener(lift, onLift, true);
  return () => {
    clearTimeout(timer);
    removeEventListener('pointerdown', onDown, true);
    for (const lift of LIFTS) removeEventListener(lift, onLift, true);
  };
}
