const { Element } = require('./actions');
const { until } = require('./poll');

const VISIBLE = 75; // Detox's own threshold, in percent of the element

const sameText = (wanted, actual) =>
  Object.prototype.toString.call(wanted) === '[object RegExp]'
    ? new RegExp(wanted.source, wanted.flags.replace(/[gy]/g, '')).test(actual ?? '')
    : actual === wanted;
const shown = (value) => JSON.stringify(value instanceof RegExp ? String(value) : value);

/** Each returns whether it holds for one element, and what was found instead. */
const CHECKS = {
  toBeVisible: (match, percent = VISIBLE) => ({
    holds: match.visible >= percent,
    found: `${Math.round(match.visible)} % of it can be seen`,
  }),
  toBeFocused: (match) => ({ holds: match.focused, found: match.focused ? 'it is focused' : 'it is not focused' }),
  toHaveText: (match, text) => ({ holds: sameText(text, match.text), found: `its text is ${shown(match.text)}` }),
  toHaveLabel: (match, label) => ({ holds: sameText(label, match.label), found: `its label is ${shown(match.label)}` }),
  toHaveId: (match, id) => ({ holds: match.identifier === id, found: `its id is ${shown(match.identifier)}` }),
  toHaveValue: (match, value) => ({
    holds: match.value === String(value),
    found: `its value is ${shown(match.value)}`,
  }),
  toHaveToggleValue: (match, on) => ({ holds: match.toggle === on, found: `its toggle is ${match.toggle}` }),
  toHaveSliderPosition: (match, position, tolerance = 0) => ({
    holds: match.slider !== null && Math.abs(match.slider - position) <= tolerance,
    found: `its position is ${match.slider}`,
  }),
};

/** One look: undefined when the expectation holds, otherwise the reason in words. */
async function look(target, negated, name, args) {
  const words = `${negated ? 'not.' : ''}${name}(${args.map(shown).join(', ')})`;
  if (name === 'toExist') {
    const found = await target.all();
    const exists = target.index === undefined ? found.length > 0 : found.length > target.index;
    return exists === !negated ? undefined : `Expected ${target} ${words}: ${found.length} match`;
  }
  const { match, reason } = await target.one({ measure: name === 'toBeVisible' });
  // What is not there is not visible either; for all else a missing element is a failure, negated or not.
  if (reason)
    return negated && name === 'toBeVisible' && /^No element/.test(reason) ? undefined : `Expected ${words}. ${reason}`;
  const { holds, found } = CHECKS[name](match, ...args);
  return holds === !negated ? undefined : `Expected ${target} ${words}: ${found}`;
}

/** A "not" that holds once may only be early: it has to hold at two looks in a row. */
async function settle(screen, check, negated, timeout) {
  let held = 0;
  await until(
    async () => {
      const reason = await check();
      held = reason ? 0 : held + 1;
      return reason ?? (negated && held < 2 ? 'It did not hold for two looks in a row' : undefined);
    },
    timeout,
    negated ? 100 : 50,
  ).catch((error) => {
    throw new Error([error.message, ...screen.problems.map((problem) => `  the page said: ${problem}`)].join('\n'));
  });
}

const NAMES = ['toExist', ...Object.keys(CHECKS)];
const OLD_NEGATIONS = { toNotExist: 'toExist', toBeNotVisible: 'toBeVisible', toBeNotFocused: 'toBeFocused' };

/** All expectation names, each handing (negated, name, args) to `run`. */
function vocabulary(run) {
  const side = (negated) => Object.fromEntries(NAMES.map((name) => [name, (...args) => run(negated, name, args)]));
  const old = Object.entries(OLD_NEGATIONS).map(([name, plain]) => [name, (...args) => run(true, plain, args)]);
  return { ...side(false), ...Object.fromEntries(old), not: side(true) };
}

const wantElement = (element, who) => {
  if (!(element instanceof Element)) throw new Error(`${who}() wants an element(...), got ${typeof element}`);
  return element;
};

const createExpect = (screen) => (element) => {
  const { target } = wantElement(element, 'expect');
  return vocabulary((negated, name, args) =>
    settle(screen, () => look(target, negated, name, args), negated, screen.timeout),
  );
};

const createWaitFor = (screen) => (element) => {
  const { target } = wantElement(element, 'waitFor');
  return vocabulary((negated, name, args) => {
    const check = () => look(target, negated, name, args);
    return {
      withTimeout: (timeout) => settle(screen, check, negated, timeout),
      whileElement: (matcher) => ({
        scroll: async (...scroll) => {
          const list = new Element(screen, matcher);
          for (;;) {
            const reason = await check();
            if (!reason) return;
            const stuck = await list.scroll(...scroll).then(
              () => undefined,
              (error) => error,
            );
            if (!stuck) continue;
            // A list with nothing to scroll may still be sliding in: what it shows at rest counts.
            return settle(screen, check, negated, screen.timeout).catch((error) => {
              throw new Error(`${error.message}; ${stuck.message}`);
            });
          }
        },
      }),
    };
  });
};

module.exports = { createExpect, createWaitFor };
