const { Matcher, Target } = require('./elements');
const { until, wait } = require('./poll');
const touch = require('./touch');

const LONG_PRESS = 1000;
const BETWEEN_TAPS = 60;
const DIRECTIONS = { up: { x: 0, y: -1 }, down: { x: 0, y: 1 }, left: { x: -1, y: 0 }, right: { x: 1, y: 0 } };
const EDGES = { top: 'up', bottom: 'down', left: 'left', right: 'right' };
const SWIPE_TIME = { fast: 120, slow: 600 };

const direction = (name) => {
  const found = DIRECTIONS[name];
  if (!found) throw new Error(`No direction "${name}": use up, down, left or right`);
  return found;
};
const within = (box, x, y) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
// The far end, so that the whole way back lies on the list.
const orFar = (value, way) => (value === undefined || Number.isNaN(value) ? 0.5 + way * 0.35 : value);

/** Everything a spec can do to an element. Off-screen or covered elements cannot be touched, as on a device. */
class Element {
  constructor(screen, matcher, index) {
    if (!(matcher instanceof Matcher)) throw new Error('element() wants a matcher such as by.id("…")');
    this.screen = screen;
    this.matcher = matcher;
    this.target = new Target(screen, matcher, index);
  }

  atIndex(index) {
    return new Element(this.screen, this.matcher, index);
  }

  /** Waits until the element rests, on screen and uncovered, and says where the finger goes. */
  async touchable(point) {
    let last;
    let match;
    await until(async () => {
      const found = await this.target.one({ point });
      if (found.reason) return found.reason;
      const previous = last;
      last = found.match.frame;
      if (found.match.miss) return `Cannot touch ${this.target}: ${found.match.miss}`;
      if (!previous || Math.hypot(previous.x - last.x, previous.y - last.y) > 1) return `${this.target} does not rest`;
      match = found.match;
      return undefined;
    }, this.screen.timeout);
    const { frame } = match;
    return {
      match,
      at: { x: frame.x + (point?.x ?? frame.width / 2), y: frame.y + (point?.y ?? frame.height / 2) },
    };
  }

  async tap(point) {
    const { at } = await this.touchable(point);
    await touch.tap(this.screen.cdp, at);
  }

  tapAtPoint(point) {
    return this.tap(point);
  }

  async longPress(first, second) {
    const point = typeof first === 'object' ? first : undefined;
    const duration = (typeof first === 'number' ? first : second) ?? LONG_PRESS;
    const { at } = await this.touchable(point);
    await touch.hold(this.screen.cdp, at, duration);
  }

  async multiTap(times) {
    const { at } = await this.touchable();
    for (let tap = 0; tap < times; tap++) {
      if (tap > 0) await wait(BETWEEN_TAPS);
      await touch.tap(this.screen.cdp, at);
    }
  }

  async focus() {
    const { match, at } = await this.touchable();
    if (!match.editable) throw new Error(`Cannot type into ${this.target}: it is no text field`);
    if (match.focused) return;
    await touch.tap(this.screen.cdp, at);
    await until(async () => {
      const { match: now, reason } = await this.target.one();
      return reason ?? (now.focused ? undefined : `${this.target} did not take the focus`);
    }, this.screen.timeout);
  }

  async typeText(text) {
    await this.focus();
    await this.screen.page.keyboard.press('End');
    await this.screen.page.keyboard.type(text);
  }

  async replaceText(text) {
    await this.clearText();
    await this.screen.page.keyboard.insertText(text);
  }

  async clearText() {
    await this.focus();
    await this.screen.page.keyboard.press('ControlOrMeta+a');
    await this.screen.page.keyboard.press('Delete');
  }

  async tapReturnKey() {
    await this.focus();
    await this.screen.page.keyboard.press('Enter');
  }

  async tapBackspaceKey() {
    await this.focus();
    await this.screen.page.keyboard.press('Backspace');
  }

  async swipe(towards, speed = 'fast', part = 0.75, startX = NaN, startY = NaN) {
    const way = direction(towards);
    const duration = SWIPE_TIME[speed];
    if (!duration) throw new Error(`No speed "${speed}": use fast or slow`);
    const { match } = await this.touchable();
    // Starts near the edge it moves away from, so that the whole way lies on the element.
    const edge = (axis) => (axis === 0 ? 0.5 : 0.5 - axis * 0.45);
    const from = within(
      match.frame,
      Number.isNaN(startX) ? edge(way.x) : startX,
      Number.isNaN(startY) ? edge(way.y) : startY,
    );
    const length = (way.x === 0 ? match.frame.height : match.frame.width) * Math.min(part, 0.9);
    await touch.drag(this.screen.cdp, from, { x: from.x + way.x * length, y: from.y + way.y * length }, duration);
  }

  /** Scrolls by pixels; throws where there is nothing left to scroll, which also ends a `whileElement` loop. */
  async scroll(pixels, towards, startX, startY) {
    const way = direction(towards);
    const { match } = await this.touchable();
    if (!match.scroll) throw new Error(`${this.target} does not scroll`);
    const { box } = match.scroll;
    // A finger has only the list's own length: what is longer takes several drags.
    const reach = (way.x === 0 ? box.height : box.width) * 0.7 - touch.SLOP;
    const from = within(box, orFar(startX, way.x), orFar(startY, way.y));
    let moved = 0;
    for (let left = pixels; left > 0; left -= reach) {
      const step = await this.scrollOnce(from, way, Math.min(left, reach));
      if (step === 0) break;
      moved += step;
    }
    if (moved === 0) throw new Error(`${this.target} cannot scroll ${towards} any further`);
  }

  async scrollOnce(from, way, pixels) {
    const place = async () => {
      const { match, reason } = await this.target.one();
      if (reason) throw new Error(reason);
      return match.scroll;
    };
    const before = await place();
    await touch.scroll(this.screen.cdp, from, way, pixels);
    const after = await place();
    return Math.abs(after.x - before.x) + Math.abs(after.y - before.y);
  }

  async scrollTo(edge, startX, startY) {
    const towards = EDGES[edge];
    if (!towards) throw new Error(`No edge "${edge}": use top, bottom, left or right`);
    for (;;) {
      try {
        await this.scroll(1500, towards, startX, startY);
      } catch (error) {
        if (/any further/.test(String(error))) return;
        throw error;
      }
    }
  }

  async getAttributes() {
    const describe = ({ miss, visible, editable, toggle, slider, scroll, ...plain }) => ({
      ...plain,
      toggle,
      slider,
      scroll,
      editable,
      visible: visible >= 75,
      hittable: miss === '',
    });
    const found = await this.target.all({ measure: true });
    if (this.target.index !== undefined || found.length === 1) {
      const match = found[this.target.index ?? 0];
      if (!match) throw new Error(`No element with ${this.target}`);
      return describe(match);
    }
    if (found.length === 0) throw new Error(`No element with ${this.target}`);
    return { elements: found.map(describe) };
  }

  async takeScreenshot(name) {
    const { match, reason } = await this.target.one();
    if (reason) throw new Error(reason);
    return this.screen.takeScreenshot(name, match.frame);
  }
}

for (const name of [
  'adjustSliderToPosition',
  'performAccessibilityAction',
  'pinch',
  'pinchWithAngle',
  'setColumnToValue',
  'setDatePickerDate',
]) {
  Element.prototype[name] = () => Promise.reject(new Error(`${name}() is not supported by the browser driver`));
}

module.exports = { Element };
