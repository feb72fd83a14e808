/** A finger that moves further than this scrolls or drags, it does not tap. */
export const STILL = 10;

const FIELDS = 'input, textarea';

/** What a browser tells of a finger as if it were a mouse that hovers, and what it captures for it. */
const MADE_UP = ['pointerover', 'pointerout', 'gotpointercapture', 'lostpointercapture'] as const;

/**
 * A finger acts when it lifts. A browser would first make up a mouse for it (over, move, down, focus, up) and click only
 * then, which on a slow phone takes longer than everything else a tap does. A real mouse, keys and assistants click as ever.
 */
export function actOnLift(page: Document): void {
  let from = { x: 0, y: 0 };
  // React would look for who hears each of them, all the way up the page, before the finger's own touch is told.
  for (const type of MADE_UP) page.addEventListener(type, keepFromReact, true);
  page.addEventListener(
    'touchstart',
    ({ changedTouches: [touch] }) => {
      if (touch) from = { x: touch.clientX, y: touch.clientY };
      comeToRest(page);
    },
    // Before anything that begins to move under this very finger.
    { passive: true, capture: true },
  );
  page.addEventListener(
    'touchend',
    (event) => {
      const [touch] = event.changedTouches;
      // What scrolls cannot be prevented; what was prevented was heard by somebody else.
      if (!touch || !event.cancelable || event.defaultPrevented || event.touches.length > 0) return;
      if (Math.hypot(touch.clientX - from.x, touch.clientY - from.y) > STILL) return;
      const control = controlOf(event.target);
      if (!control) return;
      event.preventDefault();
      leaveField(page, control);
      control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    },
    { passive: false },
  );
  clickWherePressed(page);
}

const controlOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('[data-press]') : null);

/** A mouse clicks what it went down on, as a finger does. A browser would click neither if the page moved in between. */
function clickWherePressed(page: Document): void {
  let pressed: { control: Element | null; x: number; y: number } | undefined;
  page.addEventListener(
    'mousedown',
    ({ target, button, clientX: x, clientY: y }) => {
      pressed = button === 0 ? { control: controlOf(target), x, y } : undefined;
    },
    true,
  );
  page.addEventListener(
    'click',
    (event) => {
      // Keys and assistants click too, with a detail of 0, and so does a finger above.
      if (!event.isTrusted || event.detail === 0 || !pressed) return;
      const { control, x, y } = pressed;
      pressed = undefined;
      if (!control?.isConnected || controlOf(event.target) === control) return;
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) return;
      event.stopPropagation();
      control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    },
    true,
  );
}

function keepFromReact(event: PointerEvent): void {
  if (event.pointerType === 'touch') event.stopPropagation();
}

/** What still glides from the tap before is where it belongs, and the frames are free for what this tap draws. */
function comeToRest(page: Document): void {
  for (const motion of page.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
  }
}

/** As a mouse would: the keyboard goes down when something else is tapped. */
function leaveField({ activeElement }: Document, control: Element): void {
  if (!(activeElement instanceof HTMLElement) || control.contains(activeElement)) return;
  if (activeElement.matches(FIELDS)) activeElement.blur();
}
