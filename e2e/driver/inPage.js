/**
 * Runs inside the page (sent there by its source: it may use nothing from this file's surroundings).
 * Finds what a query matches and says what a person or a screen reader would find there.
 * What is not rendered at all (display: none, as covered screens are) does not match: devices detach it too.
 */
function describeMatches({ query, measure, point }) {
  const squeeze = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const fits = (wanted, actual) => {
    if (actual === null || actual === undefined) return false;
    return 'is' in wanted ? actual === wanted.is : new RegExp(wanted.pattern, wanted.flags).test(actual);
  };

  const isField = (node) => node.matches('input, textarea');
  const field = (node) => (isField(node) ? node : node.querySelector('input, textarea'));
  const textOf = (node) => (isField(node) ? node.value : squeeze(node.textContent));
  const labelOf = (node) => {
    const named = node.getAttribute('aria-labelledby');
    if (named)
      return squeeze(
        named
          .split(/\s+/)
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
    return node.getAttribute('aria-label') ?? (isField(node) ? null : textOf(node));
  };

  // A text belongs to the innermost element that shows the whole of it; a label to whatever has a role or a name.
  const holdsText = (wanted) => (node) =>
    fits(wanted, textOf(node)) && ![...node.children].some((child) => fits(wanted, textOf(child)));
  const holdsLabel = (wanted) => (node) =>
    node.matches('[aria-label], [aria-labelledby], [role]')
      ? fits(wanted, labelOf(node))
      : holdsText(wanted)(node) && !node.closest('[aria-label], [role="button"]');
  const TYPES = {
    button: 'button, [role="button"]',
    'input-field': 'input, textarea',
    switch: '[role="switch"], input[type="checkbox"]',
    slider: '[role="slider"], input[type="range"]',
    image: 'img, [role="img"]',
  };
  const TESTS = {
    id: (wanted) => (node) => fits(wanted, node.getAttribute('data-testid')),
    text: holdsText,
    label: holdsLabel,
    type: (wanted) => (node) => node.matches(TYPES[wanted.is]),
  };

  const rendered = (node) => node.getClientRects().length > 0 || node.closest('svg')?.getClientRects().length > 0;
  const everything = [...document.body.querySelectorAll('*')].filter(
    (node) => !node.matches('script, style, noscript'),
  );
  const matches = (query) => {
    const tests = query.all.map((wanted) => TESTS[wanted.by](wanted));
    const ancestors = query.ancestors.map(matches);
    const descendants = query.descendants.map(matches);
    return everything.filter(
      (node) =>
        tests.every((test) => test(node)) &&
        ancestors.every((set) => set.some((other) => other !== node && other.contains(node))) &&
        descendants.every((set) => set.some((other) => other !== node && node.contains(other))) &&
        rendered(node),
    );
  };

  const paints = (node) => {
    const style = getComputedStyle(node);
    const alpha = /^rgba\(.*,\s*([\d.]+)\)$/.exec(style.backgroundColor)?.[1] ?? '1';
    return (Number(alpha) > 0.5 && Number(style.opacity) > 0.5) || node.matches('img, canvas, video');
  };
  const takesTouches = (node) => getComputedStyle(node).pointerEvents !== 'none';

  /** Percent of the element on screen and in front, sampled on a grid. Layers that let touches through still cover what they paint over. */
  const visiblePercent = (node) => {
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return 0;
    const box = node.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return 0;
    const GRID = 9;
    const everyLayer = new CSSStyleSheet();
    everyLayer.replaceSync('* { pointer-events: auto !important }');
    const before = document.adoptedStyleSheets;
    const stacks = [];
    document.adoptedStyleSheets = [...before, everyLayer];
    for (let row = 0; row < GRID; row++) {
      for (let column = 0; column < GRID; column++) {
        const x = box.left + (box.width * (column + 0.5)) / GRID;
        const y = box.top + (box.height * (row + 0.5)) / GRID;
        stacks.push(document.elementsFromPoint(x, y));
      }
    }
    document.adoptedStyleSheets = before;
    const seen = stacks.filter((stack) => {
      const top = stack.find((layer) => node.contains(layer) || takesTouches(layer) || paints(layer));
      return top !== undefined && node.contains(top);
    });
    return (100 * seen.length) / stacks.length;
  };

  /** What a finger at the point would really touch: '' if it is the element, otherwise the reason why not. */
  const missAt = (node, box) => {
    const x = box.left + (point?.x ?? box.width / 2);
    const y = box.top + (point?.y ?? box.height / 2);
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)
      return `it is off screen at ${Math.round(x)}, ${Math.round(y)}`;
    const top = document.elementFromPoint(x, y);
    if (top === null) return 'nothing is there to touch';
    if (node.contains(top) || (!takesTouches(node) && top.contains(node))) return '';
    return `it is covered by <${top.tagName.toLowerCase()} ${top.getAttribute('data-testid') ?? ''}> "${squeeze(top.textContent).slice(0, 40)}"`;
  };

  const toggleOf = (node) => {
    const toggle = node.matches('[aria-checked], input[type="checkbox"]')
      ? node
      : node.querySelector('[aria-checked], input[type="checkbox"]');
    if (!toggle) return null;
    return toggle.matches('input') ? toggle.checked : toggle.getAttribute('aria-checked') === 'true';
  };
  const valueOf = (node) =>
    node.getAttribute('aria-valuetext') ?? node.getAttribute('aria-valuenow') ?? field(node)?.value ?? null;
  const sliderOf = (node) => {
    const range = node.matches('input[type="range"]');
    const now = range ? node.value : node.getAttribute('aria-valuenow');
    if (now === null) return null;
    const low = Number((range ? node.min : node.getAttribute('aria-valuemin')) || 0);
    const high = Number((range ? node.max : node.getAttribute('aria-valuemax')) || 100);
    return high === low ? 0 : (Number(now) - low) / (high - low);
  };
  const scrolls = (node) => {
    const { overflowX, overflowY } = getComputedStyle(node);
    return /auto|scroll/.test(`${overflowX} ${overflowY}`);
  };
  const scrollOf = (node) => {
    const scroller = [node, ...node.querySelectorAll('*')].find(scrolls);
    if (!scroller) return null;
    const { left, top, right, bottom } = scroller.getBoundingClientRect();
    const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
    const box = { x, y, width: Math.min(right, innerWidth) - x, height: Math.min(bottom, innerHeight) - y };
    return { x: scroller.scrollLeft, y: scroller.scrollTop, box };
  };

  return matches(query).map((node) => {
    const box = node.getBoundingClientRect();
    return {
      identifier: node.getAttribute('data-testid'),
      text: textOf(node),
      label: labelOf(node),
      value: valueOf(node),
      toggle: toggleOf(node),
      slider: sliderOf(node),
      enabled: !node.matches(':disabled') && !node.closest('[aria-disabled="true"], [inert]'),
      focused: node.contains(document.activeElement),
      editable: field(node) !== null,
      frame: { x: box.left, y: box.top, width: box.width, height: box.height },
      miss: missAt(node, box),
      visible: measure ? visiblePercent(node) : null,
      scroll: scrollOf(node),
    };
  });
}

module.exports = { describeMatches };
