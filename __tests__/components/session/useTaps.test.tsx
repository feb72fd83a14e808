import { act } from '@testing-library/react-native';

import { feel } from '@/components/frame/feel';
import { stepFeel } from '@/components/session/stepFeel';
import { useShow } from '@/components/session/useShow';
import { type Taps, useTaps } from '@/components/session/useTaps';
import type { AnyAction } from '@/rules/kernel/game';
import { announce } from '@/components/ui/announce';
import type { Tile } from '@/rules/kernel/menu';
import { againstTheRules, impossible } from '@/rules/kernel/refusal';
import { session, writer } from '@/store/app';

import { now, sitDown } from './table';

jest.mock('expo-router', () => ({ useRouter: () => ({ navigate: jest.fn(), push: jest.fn() }) }));
jest.mock('@/components/frame/feel', () => ({ feel: jest.fn() }));
jest.mock('@/components/ui/announce', () => ({ announce: jest.fn() }));
jest.mock('@/rules/games', () => jest.requireActual('../../store/toyRegistry'));
jest.mock('@/store/app', () => jest.requireActual('./memoryApp'));

beforeAll(() => writer.open());
afterEach(() => session.close());
afterAll(() => writer.close());

const page: { taps?: Taps; actFor?: (seat: number) => void; show?: (seat: number) => void } = {};

/** The table's own hands; Ana (seat 0) is on turn. */
function Page() {
  const { actFor, show } = useShow(0);
  Object.assign(page, { taps: useTaps(0), actFor, show });
  return null;
}

const taps = (): Taps => {
  if (!page.taps) throw new Error('no table');
  return page.taps;
};
const felt = () => jest.mocked(feel).mock.calls.map(([kind]) => kind);
const shown = () => session.store.getState().draft.shown;
const take: AnyAction = { type: 'take', player: 0, pebbles: 1 } as AnyAction;
const roll: AnyAction = { type: 'rollDie', player: 1, sides: 6, faces: [3], by: 'app' } as AnyAction;

async function table(): Promise<void> {
  await sitDown(<Page />);
  jest.mocked(feel).mockClear();
}
const does = (tap: () => void) => act(async () => tap());

test.each([
  ['one more', 3, 4, 1, 'step'],
  ['past a ten', 9, 10, 1, 'carry'],
  ['back past a ten', 20, 19, 1, 'carry'],
  ['five at once past a ten', 47, 52, 5, 'carry'],
  ['below nothing and back is no ten', -1, 0, 1, 'step'],
  ['nowhere to go', 99, 99, 1, 'limit'],
  ['not all the way', 97, 99, 5, 'limit'],
] as const)('a step: %s', (_, before, after, asked, kind) => {
  expect(stepFeel(before, after, asked)).toBe(kind);
});

test('a ± control ticks, and past a ten both rods click', async () => {
  await table();
  await does(() => taps().gain(0, 'pebbles', 8));
  await does(() => taps().gain(0, 'pebbles', 1));
  await does(() => taps().gain(0, 'pebbles', 1));
  expect([now().pebbles[0], felt()]).toEqual([10, ['step', 'step', 'carry']]);
});

describe('acting once for a player whose token was held', () => {
  test('a tile that acts at once leads back to whoever was looked at', async () => {
    await table();
    await does(() => page.actFor?.(1));
    expect([shown(), session.store.getState().draft.sheet]).toEqual([1, { kind: 'actions' }]);
    // As the sheet of actions does: it closes, then the tile acts.
    await does(() => {
      taps().close();
      taps().act(take);
    });
    expect(shown()).toBeUndefined();
  });

  test('a panel keeps its player until it closes', async () => {
    await table();
    await does(() => page.actFor?.(1));
    await does(() => taps().openPanel('duel'));
    await does(() => taps().act(take));
    expect(shown()).toBe(1);
    await does(() => taps().close());
    expect(shown()).toBeUndefined();
  });

  test('a second player held after the first leads back past both', async () => {
    await table();
    await does(() => page.actFor?.(1));
    await does(() => page.actFor?.(1));
    await does(() => taps().act(roll));
    await does(() => taps().close());
    expect(shown()).toBeUndefined();
  });

  test('a ± step counts on: the next tap must not hit another player', async () => {
    await table();
    await does(() => page.actFor?.(1));
    await does(() => taps().close());
    await does(() => taps().gain(1, 'pebbles', 1));
    await does(() => taps().gain(1, 'pebbles', 1));
    expect([shown(), now().pebbles[1]]).toEqual([1, 2]);
  });

  test('who is tapped afterwards stays', async () => {
    await table();
    await does(() => page.actFor?.(1));
    await does(() => page.show?.(1));
    await does(() => {
      taps().close();
      taps().act(take);
    });
    expect(shown()).toBe(1);
  });

  test('a refusal is no action', async () => {
    await table();
    await does(() => page.actFor?.(1));
    await does(() => {
      taps().close();
      taps().act({ type: 'take', player: 1, pebbles: 1 } as AnyAction);
    });
    expect([shown(), felt()]).toEqual([1, ['limit']]);
  });
});

describe('what a sheet was opened over is there again behind it', () => {
  const HALF_TYPED = { kind: 'panel', panel: 'duel', draft: [3] } as const;
  const sheet = () => session.store.getState().draft.sheet;

  test.each([
    ['the rules', () => taps().openRules('duels')],
    ['the rules by a key, already open', () => [taps().openRules(), taps().searchRules()]],
    ['the form of a card', () => taps().openPanel('card:Wall')],
    ['the rules over the form of a card', () => [taps().openPanel('card:Wall'), taps().openRules(), taps().close()]],
  ])('%s', async (_, opened) => {
    await table();
    await does(() => taps().open(HALF_TYPED));
    await does(() => void opened());
    expect(sheet()).not.toEqual(HALF_TYPED);
    await does(() => taps().close());
    expect(sheet()).toEqual(HALF_TYPED);
    await does(() => taps().close());
    expect(sheet()).toBeUndefined();
  });

  test('a panel that another leads to takes its place', async () => {
    await table();
    await does(() => taps().open(HALF_TYPED));
    await does(() => taps().openPanel('quest'));
    await does(() => taps().close());
    expect(sheet()).toBeUndefined();
  });

  test('who acts once is let go of with the last sheet', async () => {
    await table();
    await does(() => page.actFor?.(1));
    await does(() => taps().openPanel('duel'));
    await does(() => taps().openPanel('card:Wall'));
    await does(() => taps().act(roll));
    await does(() => taps().close());
    expect([shown(), sheet()?.kind]).toEqual([1, 'panel']);
    await does(() => taps().close());
    expect(shown()).toBeUndefined();
  });
});

describe('a tile that is refused', () => {
  const words = 'Only in a city';
  const tile = (more: Partial<Tile<AnyAction>>): Tile<AnyAction> => ({
    key: 'shop',
    words: 'Shop',
    detail: '',
    icon: 'store',
    ...more,
  });
  const sheet = () => session.store.getState().draft.sheet;

  test.each([
    ['leads to its panel where the table may overrule', { opens: 'shop', refusal: againstTheRules(words) }, 'panel'],
    ['stays where nothing can be done', { opens: 'shop', refusal: impossible(words) }, 'actions'],
    ['asks at the table where it acts', { action: { ...take, player: 1 }, refusal: againstTheRules(words) }, undefined],
  ])('%s', async (_, more, kind) => {
    await table();
    await does(() => taps().openActions());
    await does(() => taps().tile(tile(more)));
    expect(sheet()?.kind).toBe(kind);
  });

  test('says why where nothing else is shown', async () => {
    await table();
    await does(() => taps().tile(tile({ opens: 'shop', refusal: impossible(words) })));
    expect([jest.mocked(announce).mock.lastCall, felt()]).toEqual([[words], ['limit']]);
  });
});

test('the step opens its panel for whoever is on, not for whoever is looked at', async () => {
  await table();
  await does(() => taps().act({ type: 'challenge', player: 0, against: 1 } as AnyAction));
  await does(() => page.show?.(1));
  await does(() => taps().bead());
  expect([shown(), session.store.getState().draft.sheet]).toEqual([undefined, { kind: 'panel', panel: 'duel' }]);
});
