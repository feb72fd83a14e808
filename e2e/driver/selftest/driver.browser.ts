import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { chromiumOptions, type Server, startServer } from '../../browser/harness';
import { Element } from '../actions';
import { by, type Matcher } from '../elements';
import { createExpect, createWaitFor } from '../expectations';
import { Screen } from '../screen';

let server: Server;
let browser: Browser;
let screen: Screen;

const element = (matcher: Matcher) => new Element(screen, matcher);
const the = (id: string) => element(by.id(id));
const see = (target: Element) => createExpect(screen)(target);
const waitFor = (target: Element) => createWaitFor(screen)(target);

/** What must fail need not be waited for as long as what must hold. */
async function fails(run: () => Promise<unknown> | undefined, words: string): Promise<void> {
  const { timeout } = screen;
  screen.timeout = 300;
  await expect(run()).rejects.toThrow(words);
  screen.timeout = timeout;
}

beforeAll(async () => {
  server = await startServer({ dir: 'e2e/driver/selftest', base: '' });
  browser = await chromium.launch(chromiumOptions());
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

beforeEach(async () => {
  screen = new Screen({ connect: async () => browser, baseUrl: server.url });
  await screen.open();
});

afterEach(() => screen.wipe());

describe('matchers', () => {
  test('by id, text, label and type', async () => {
    await see(the('count')).toHaveText('0');
    await see(element(by.text('Hold to end'))).toHaveId('hold');
    await see(element(by.text(/^Hold/))).toHaveId('hold');
    await see(element(by.label('One more'))).toHaveId('plus');
    await see(element(by.type('slider'))).toHaveLabel('Gold');
    expect(() => by.type('RCTView')).toThrow('knows only');
  });

  test('narrowed by ancestor, descendant and index', async () => {
    await see(element(by.id('cell').withAncestor(by.id('row-b')))).toHaveText('b');
    await see(element(by.id(/^row-/).withDescendant(by.text('a')))).toHaveId('row-a');
    await see(the('cell').atIndex(1)).toHaveText('b');
    await see(element(by.id('cell').and(by.text('a')))).toHaveText('a');
  });

  test('two matches are one too many, and a missing index is missing', async () => {
    await fails(() => see(the('cell')).toHaveText('a'), '2 elements');
    await fails(() => the('cell').tap(), '2 elements');
    await fails(() => see(the('cell').atIndex(2)).toExist(), '2 match');
  });
});

describe('expectations hold and fail', () => {
  test.each([
    ['toHaveText', 'count', '0', '1'],
    ['toHaveLabel', 'plus', 'One more', 'One less'],
    ['toHaveId', 'plus', 'plus', 'minus'],
    ['toHaveValue', 'gold', '33 of 99', '34 of 99'],
    ['toHaveValue', 'name', 'Ana', 'Teo'],
    ['toHaveToggleValue', 'switch', false, true],
    ['toHaveSliderPosition', 'gold', 1 / 3, 0.5],
  ] as const)('%s on %s', async (name, id, right, wrong) => {
    const check = (value: unknown, negated = false) => {
      const side = see(the(id));
      return (negated ? side.not : side)[name]?.(value);
    };
    await check(right);
    await check(wrong, true);
    await fails(() => check(wrong), name);
    await fails(() => check(right, true), `not.${name}`);
  });

  test('what is not there neither exists nor has a text', async () => {
    await see(the('nowhere')).not.toExist();
    await see(the('gone')).not.toExist();
    await see(the('below')).toExist();
    await fails(() => see(the('nowhere')).toExist(), '0 match');
    await fails(() => see(the('count')).not.toExist(), '1 match');
    await fails(() => see(the('nowhere')).not.toHaveText('x'), 'No element');
  });

  test('only elements and matchers are taken', () => {
    expect(() => createExpect(screen)('count')).toThrow('wants an element');
    expect(() => Reflect.construct(Element, [screen, 'count'])).toThrow('wants a matcher');
  });
});

describe('visibility', () => {
  test.each(['plus', 'untouchable', 'list'])('%s is visible', async (id) => {
    await see(the(id)).toBeVisible();
    await fails(() => see(the(id)).not.toBeVisible(), 'can be seen');
  });

  test.each(['under-glass', 'under-paint', 'half', 'below', 'clear', 'gone', 'nowhere'])('%s is not', async (id) => {
    await see(the(id)).not.toBeVisible();
    await fails(() => see(the(id)).toBeVisible(), 'toBeVisible');
  });

  test('half of an element is 50 percent of it', async () => {
    await see(the('half')).toBeVisible(40);
    await fails(() => see(the('half')).toBeVisible(60), '% of it can be seen');
  });
});

describe('actions', () => {
  test('tap and multiTap', async () => {
    await the('plus').tap();
    await the('plus').multiTap(3);
    await see(the('count')).toHaveText('4');
  });

  test('a short press does not end what a hold ends', async () => {
    await the('hold').tap();
    await the('hold').longPress(300);
    await see(the('hold-state')).toHaveText('waiting');
    await the('hold').longPress(1000);
    await see(the('hold-state')).toHaveText('ended');
  });

  test('off-screen and covered elements cannot be tapped, layers that let touches through are no hindrance', async () => {
    await fails(() => the('below').tap(), 'off screen');
    await fails(() => the('under-glass').tap(), 'covered by');
    await fails(() => the('gone').tap(), 'No element');
    await the('under-paint').tap();
  });

  test('typing', async () => {
    await the('name').typeText(' Maria');
    await see(the('name')).toHaveText('Ana Maria');
    await the('name').tapBackspaceKey();
    await see(the('name')).toHaveValue('Ana Mari');
    await the('name').replaceText('Teo');
    await the('name').tapReturnKey();
    await see(the('sent')).toHaveText('Teo');
    await the('name').clearText();
    await see(the('name')).toHaveText('');
    await fails(() => the('count').typeText('x'), 'no text field');
  });

  test('switches', async () => {
    await the('switch').tap();
    await fails(() => see(the('switch')).toHaveToggleValue(true), 'toggle is false');
    await element(by.label('Hints')).tap();
    await see(the('switch')).toHaveToggleValue(true);
  });

  test('scrolling to an element, to the edges and not beyond', async () => {
    await see(element(by.text('Line 20'))).not.toBeVisible();
    await waitFor(element(by.text('Line 20')))
      .toBeVisible()
      .whileElement(by.id('list'))
      .scroll(80, 'down');
    await see(element(by.text('Line 20'))).toBeVisible();
    await the('list').scrollTo('bottom');
    await see(element(by.text('Line 30'))).toBeVisible();
    await fails(() => the('list').scroll(80, 'down'), 'any further');
    await the('list').scrollTo('top');
    await see(element(by.text('Line 1'))).toBeVisible();
    await fails(
      () =>
        waitFor(element(by.text('Line 31')))
          .toBeVisible()
          .whileElement(by.id('list'))
          .scroll(300, 'down'),
      'Line 31',
    );
    await fails(() => the('plus').scroll(10, 'down'), 'does not scroll');
  });

  test.each(['left', 'right'])('swipe %s', async (towards) => {
    await the('pad').swipe(towards);
    await see(the('pad')).toHaveText(`swiped ${towards}`);
  });

  test('attributes and pictures', async () => {
    expect(await the('plus').getAttributes()).toMatchObject({ identifier: 'plus', label: 'One more', visible: true });
    expect(await the('cell').getAttributes()).toMatchObject({ elements: [{ text: 'a' }, { text: 'b' }] });
    await fails(() => the('nowhere').getAttributes(), 'No element');
    expect(existsSync(await the('plus').takeScreenshot('plus'))).toBe(true);
  });

  test('gestures the browser lacks fail instead of passing silently', async () => {
    const pinch: unknown = Reflect.get(the('pad'), 'pinch');
    await fails(() => Promise.resolve().then(pinch as () => Promise<void>), 'not supported');
  });
});

describe('waiting', () => {
  test('what comes later is waited for, up to the time-out', async () => {
    await the('later').tap();
    await waitFor(the('late')).toBeVisible().withTimeout(3000);
    await fails(() => waitFor(the('nowhere')).toExist().withTimeout(200), 'waited 200 ms');
  });
});

describe('the phone', () => {
  test('turns, hides and shows', async () => {
    await screen.turn('landscape');
    expect(await screen.page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio])).toEqual([640, 360, 2]);
    await screen.setHidden(true);
    expect(await screen.page.title()).toBe('hidden');
    await screen.setHidden(false);
    expect(await screen.page.title()).toBe('visible');
  });

  test('keeps its storage across launches until it is wiped', async () => {
    const write = () => localStorage.setItem('kept', 'yes');
    const read = () => localStorage.getItem('kept');
    await screen.page.evaluate(write);
    await screen.close();
    await screen.open();
    expect(await screen.page.evaluate(read)).toBe('yes');
    await screen.wipe();
    await screen.open();
    expect(await screen.page.evaluate(read)).toBeNull();
  });

  test('maps links of the app to its address, and hands launch arguments over', async () => {
    expect(screen.url('abaculus://history?by=game')).toBe(`${server.url}history?by=game`);
    await screen.close();
    await screen.open('', { seed: '7' });
    expect(await screen.page.evaluate(() => Reflect.get(globalThis, 'launchArgs'))).toEqual({ seed: '7' });
  });
});

describe('problems', () => {
  test('a quiet page has none', async () => {
    await the('plus').tap();
    expect(screen.takeProblems()).toEqual([]);
  });

  test.each([
    ['log', 'said on purpose'],
    ['throw', 'thrown on purpose'],
    ['policy', 'Content Security Policy'],
  ])('%s is noticed', async (id, words) => {
    await the(id).tap();
    await fails(() => see(the('nowhere')).toExist(), words);
    expect(screen.takeProblems().join('\n')).toContain(words);
    expect(screen.takeProblems()).toEqual([]);
  });

  test('a request to another origin is noticed', async () => {
    await screen.close();
    await screen.open('open.html');
    expect(screen.takeProblems().join('\n')).toContain('request to another origin: http://localhost:1/elsewhere.png');
  });
});
