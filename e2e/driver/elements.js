const { describeMatches } = require('./inPage');

const TYPES = ['button', 'input-field', 'switch', 'slider', 'image'];

const wanted = (by, value) => {
  if (value instanceof RegExp || Object.prototype.toString.call(value) === '[object RegExp]')
    return { by, pattern: value.source, flags: value.flags.replace(/[gy]/g, '') };
  if (typeof value !== 'string')
    throw new Error(`by.${by}() wants a string or a regular expression, got ${typeof value}`);
  return { by, is: value };
};

class Matcher {
  constructor(query) {
    this.query = query;
  }

  and(other) {
    return new Matcher({
      all: [...this.query.all, ...other.query.all],
      ancestors: [...this.query.ancestors, ...other.query.ancestors],
      descendants: [...this.query.descendants, ...other.query.descendants],
    });
  }

  withAncestor(other) {
    return new Matcher({ ...this.query, ancestors: [...this.query.ancestors, other.query] });
  }

  withDescendant(other) {
    return new Matcher({ ...this.query, descendants: [...this.query.descendants, other.query] });
  }

  toString() {
    const words = this.query.all.map((one) => `${one.by} ${'is' in one ? JSON.stringify(one.is) : `/${one.pattern}/`}`);
    const inside = this.query.ancestors.map((query) => `inside ${new Matcher(query)}`);
    const around = this.query.descendants.map((query) => `around ${new Matcher(query)}`);
    return [words.join(' and '), ...inside, ...around].join(' ');
  }
}

const matcher = (by, value) => new Matcher({ all: [wanted(by, value)], ancestors: [], descendants: [] });

const notOnTheWeb = (what) => () => {
  throw new Error(`${what} has no meaning in the browser driver`);
};

const by = {
  id: (value) => matcher('id', value),
  text: (value) => matcher('text', value),
  label: (value) => matcher('label', value),
  type: (value) => {
    if (!TYPES.includes(value)) throw new Error(`by.type("${value}"): the browser knows only ${TYPES.join(', ')}`);
    return matcher('type', value);
  },
  traits: notOnTheWeb('by.traits()'),
};

/** What one `element(...)` of a spec stands for; asked anew each time, as the page changes under it. */
class Target {
  constructor(screen, matcher, index) {
    this.screen = screen;
    this.matcher = matcher;
    this.index = index;
  }

  all({ measure = false, point } = {}) {
    return this.screen.page.evaluate(describeMatches, { query: this.matcher.query, measure, point });
  }

  /** The one match, or the reason why there is not exactly one. */
  async one(options) {
    const found = await this.all(options);
    if (this.index !== undefined) {
      const match = found[this.index];
      return match ? { match } : { reason: `No element ${this} (${found.length} match)` };
    }
    if (found.length === 1) return { match: found[0] };
    if (found.length === 0) return { reason: `No element with ${this}` };
    return { reason: `${found.length} elements with ${this}: narrow the matcher or use atIndex()` };
  }

  toString() {
    return this.index === undefined ? `${this.matcher}` : `${this.matcher} at index ${this.index}`;
  }
}

module.exports = { by, Matcher, Target };
