import { act, screen, within } from '@testing-library/react-native';

import { ShaoliaTable } from '@/components/shaolia/ShaoliaTable';
import { shaolia } from '@/rules/shaolia/game';
import { session } from '@/store/app';

import { acting, at, TYPED, territory, tokens } from '../../rules/shaolia/table';
import { draw, tap } from '../tracks/look';
import { given, open } from './open';
import { tableOf } from './table';

/** What a space says, in words and to those who hear it. */
const said = (testID: string): string => {
  const tile = screen.getByTestId(testID);
  const words = within(tile)
    .queryAllByText(/./)
    .map(({ props }) => String(props['children']));
  return [...words, String(tile.props['accessibilityHint'])].join(', ');
};

/** A search runs in slices: how many it needs is up to the machine. */
const PATIENT = { timeout: 20_000 };

const forge = territory(['back-0', 'School'], ['back-1', 'Blacksmith']);

describe('the territory', () => {
  test('badges say what the dice reach, in words', () => {
    draw(<ShaoliaTable {...tableOf(acting([2, 5, 6], { ...forge, officers: 1 }))} />);
    expect(said('space-0-back-0')).toContain('1 officer');
    expect(said('space-0-back-1')).toContain('ready');
    expect(said('space-0-front-3')).toContain('3 gold, locked space');
  });

  test('the way over officers names the palace only where it goes there', () => {
    const guide = { use: 'build', life: 1, die: '2', what: 'officers', gives: 2 };
    const dear = { 'palace:Palace': { die1: '5', what1: 'gold', gives1: 1 } };
    const mine = territory(['back-0', 'School'], ['back-2', 'Guide']);
    const badge = (cards: typeof TYPED) => {
      draw(<ShaoliaTable {...tableOf(acting([2, 6], mine, {}, { cards: { ...TYPED, ...cards } }))} />);
      const words = said('space-0-back-0');
      screen.unmount();
      return words;
    };
    expect(badge({})).toContain('via palace');
    expect(badge({ ...dear, 'character:Guide': guide })).toContain('via a card');
  });

  test('a space opens its sheet', () => {
    const table = tableOf(acting([4], forge));
    draw(<ShaoliaTable {...table} />);
    tap(screen.getByTestId('space-0-back-0'));
    expect(table.onOpen.mock.calls).toEqual([['space:0:back-0']]);
  });
});

describe('the planner', () => {
  test('shows the best plan and takes its first step with one tap', async () => {
    const state = acting([6, 6], territory(['back-0', 'School']));
    const table = tableOf(state);
    draw(<ShaoliaTable {...table} />);
    expect(await screen.findByText('+1 culture, 0 officers left', {}, PATIENT)).toBeTruthy();
    tap(screen.getByTestId('apply-step'));
    const step = given(table.onAct);
    expect(step).toMatchObject({ type: 'activateCommand', place: 'palace' });
    expect(shaolia.check(state, step)).toBeUndefined();
  });

  test('says when the game can be won now', async () => {
    draw(<ShaoliaTable {...tableOf(acting([4], { ...forge, culture: 17 }))} />);
    expect(await screen.findByText('Mira can win now.', {}, PATIENT)).toBeTruthy();
  });

  test('names what it leaves out', async () => {
    draw(<ShaoliaTable {...tableOf({ ...acting([4], territory(['back-0', 'Infantry'])), cards: {} })} />);
    expect(
      await screen.findByText('Not considered, values not typed: 2 palace abilities, Infantry', {}, PATIENT),
    ).toBeTruthy();
  });

  test('and what it cannot hit yet', async () => {
    const cards = { ...TYPED, 'passive:Swamp': { gold: 2 } };
    const state = acting([2], territory(['back-0', 'Infantry']), territory(['front-0', 'Swamp']), { cards });
    draw(<ShaoliaTable {...tableOf(state)} />);
    expect(
      await screen.findByText("Not considered, values not typed: 2 palace abilities, Teo's Swamp", {}, PATIENT),
    ).toBeTruthy();
  });

  test('plans for what the goal sheet is told', async () => {
    const state = acting([5, 6], forge);
    const goal = open(state, 'goal');
    tap(screen.getByTestId('goal-wish-back-1'));
    expect(screen.getByText('Plan for Blacksmith')).toBeTruthy();
    tap(screen.getByTestId('goal-apply'));
    expect(goal.onClose).toHaveBeenCalledTimes(1);
    screen.unmount();
    draw(<ShaoliaTable {...tableOf(state)} />);
    expect(await screen.findByText('1 of 1 activated, 2 officers left', {}, PATIENT)).toBeTruthy();
    expect(screen.getByText('For Blacksmith. Change it')).toBeTruthy();
    session.keep({ tableView: undefined });
  });

  test.each([
    ['threat', {}, territory(['front-0', 'Infantry'])],
    ['chances', territory(['front-0', 'Infantry']), {}],
  ])('%s: a card nobody typed is no card that can do nothing', async (panel, mira, teo) => {
    open(at({ phase: 'action', cards: {} }, mira, teo), panel);
    expect(
      await screen.findByText('Not considered, values not typed: 2 palace abilities, Infantry', {}, PATIENT),
    ).toBeTruthy();
  });

  test('nor is a post for hire whose damage is missing', async () => {
    const cards = { ...TYPED, 'post:Hire mercenary': { price: 3, max: 2, damage: null } };
    draw(<ShaoliaTable {...tableOf(acting([1], territory(['back-0', 'Market']), {}, { cards }))} />);
    const words = 'Not considered, values not typed: 2 palace abilities, Hire mercenary';
    expect(await screen.findByText(words, {}, PATIENT)).toBeTruthy();
  });

  test('nor is a deal without a known maximum a deal of one; a palace typed in full is not named', async () => {
    const palace = { die1: 'any', what1: 'officers', gives1: 2, die2: '1', what2: 'gold', gives2: 2 };
    const cards = {
      ...TYPED,
      'palace:Palace': { ...palace, die3: '6', what3: 'damage', gives3: 1 },
      'post:Buy mineral': { price: 2 },
    };
    draw(<ShaoliaTable {...tableOf(acting([1], territory(['back-0', 'Market']), {}, { cards }))} />);
    const words = 'Not considered, values not typed: more than 1 at Buy mineral';
    expect(await screen.findByText(words, {}, PATIENT)).toBeTruthy();
  });

  test('29: an opponent who could win is told, and leads to the threat', async () => {
    const state = at({ cards: TYPED }, { palaceDamage: 11 }, territory(['front-0', 'Infantry']));
    const table = tableOf(state);
    draw(<ShaoliaTable {...table} />);
    expect(await screen.findByText(/^Teo could win in the coming action turn: /, {}, PATIENT)).toBeTruthy();
    tap(screen.getByTestId('danger-threat'));
    expect(table.onOpen.mock.calls).toEqual([['threat']]);
  });
});

describe('an activation', () => {
  test('an attack: legal targets light up, the hit is told before it falls', () => {
    const state = acting(
      [2],
      territory(['front-0', 'Infantry']),
      territory(['front-0', 'Barricade'], ['back-0', 'Farm']),
    );
    const props = open(state, 'use:front-0:0');
    expect(said('space-1-front-0')).toContain('legal target');
    expect(said('space-1-palace')).not.toContain('legal target');
    tap(screen.getByTestId('target-1-front-0'));
    tap(screen.getByTestId('use-apply'));
    expect(given(props.onAct)).toMatchObject({ choices: { attack: { seat: 1, place: 'front-0' } } });
    expect(shaolia.check(state, given(props.onAct))).toBeUndefined();
  });

  test('of a kind that lies in the discard pile twice both are taken', () => {
    const state = acting(
      [1],
      { ...territory(['back-0', 'Market']), gold: 6 },
      {},
      { lv2Discard: ['Temple', 'Temple'] },
    );
    const props = open(state, 'use:back-0:0');
    tap(screen.getByTestId('post-Buy Lv2 card'));
    tap(screen.getByTestId('discard-Temple'));
    tap(screen.getByTestId('discard-Temple'));
    tap(screen.getByTestId('use-apply'));
    expect(given(props.onAct)).toMatchObject({ choices: { deals: [{ quantity: 2, cards: ['Temple', 'Temple'] }] } });
  });

  test('a Port’s second deal starts from where the first leaves the table', () => {
    const state = acting([5], { ...territory(['back-0', 'Port']), gold: 2 });
    const props = open(state, 'use:back-0:0');
    tap(screen.getByTestId('post-Buy mineral'));
    tap(screen.getAllByTestId('post-Sell mineral')[1] as never);
    tap(screen.getByTestId('use-apply'));
    expect(given(props.onAct)).toMatchObject({
      choices: { deals: [{ post: 'Buy mineral' }, { post: 'Sell mineral' }] },
    });
    expect(shaolia.check(state, given(props.onAct))).toBeUndefined();
  });

  test('life tokens are placed before the button works', () => {
    const state = acting([4], territory(['front-0', 'Wall']));
    const props = open(state, 'use:front-0:0');
    tap(screen.getByTestId('token-front-0'));
    tap(screen.getByTestId('token-drop'));
    tap(screen.getByTestId('use-apply'));
    expect(given(props.onAct)).toMatchObject({ choices: { tokens: ['front-0', 'drop'] } });
  });

  test('a blocked card is freed from its sheet', () => {
    const state = acting([4], territory(['back-0', 'School', { tokens: tokens({ blockage: 1 }) }]));
    const props = open(state, 'space:0:back-0');
    tap(screen.getByTestId('free-0'));
    expect(given(props.onAct)).toEqual({ type: 'unblockCard', player: 0, place: 'back-0', command: 0, die: 0 });
  });
});

describe('building and buying', () => {
  test('a card of the reserve goes onto a space', () => {
    const state = at({ phase: 'building', cards: TYPED }, { reserve: [{ card: 'School', level: 1 }] });
    const props = open(state, 'build:0');
    tap(screen.getByTestId('build-at-back-1'));
    tap(screen.getByTestId('build-apply'));
    expect(given(props.onAct)).toEqual({ type: 'buildCard', player: 0, reserve: 0, place: 'back-1' });
  });

  test('the spaces where something can be built light up, on the table and in the sheet', () => {
    const mine = { ...territory(['back-0', 'Farm']), gold: 5, reserve: [{ card: 'Barricade', level: 1 as const }] };
    const state = at({ phase: 'building', cards: TYPED }, mine);
    const { unmount } = draw(<ShaoliaTable {...tableOf(state)} />);
    expect(said('space-0-front-0')).toContain('Build, front row');
    expect(said('space-0-front-0')).toContain('free to build on');
    // Defense cards go in the front row.
    expect(said('space-0-back-1')).toContain('Empty');
    unmount();
    const props = open(state, 'build:0');
    tap(screen.getByTestId('space-0-front-2'));
    tap(screen.getByTestId('build-apply'));
    expect(given(props.onAct)).toEqual({ type: 'buildCard', player: 0, reserve: 0, place: 'front-2' });
  });

  test('nothing lights up for what cannot be paid', () => {
    const mine = { gold: 0, reserve: [{ card: 'Barricade', level: 1 as const }] };
    draw(<ShaoliaTable {...tableOf(at({ phase: 'building', cards: TYPED }, mine))} />);
    expect(said('space-0-front-0')).toContain('Empty');
  });

  test('a cost that nobody typed yet leaves its spaces lit', () => {
    const mine = { gold: 0, reserve: [{ card: 'Barricade', level: 1 as const }] };
    draw(<ShaoliaTable {...tableOf(at({ phase: 'building' }, mine))} />);
    expect(said('space-0-front-0')).toContain('free to build on');
  });

  test('three unbuilt cards for one of the pool', () => {
    const reserve = ['Farm', 'Farm', 'School'].map((card) => ({ card, level: 1 as const }));
    const state = at({ pool: ['Temple', 'Bank', null] }, { reserve });
    const props = open(state, 'lv2');
    tap(screen.getByTestId('pool-0'));
    for (const index of [0, 1, 2]) tap(screen.getByTestId(`discard-${index}`));
    tap(screen.getByTestId('lv2-apply'));
    expect(shaolia.check(state, given(props.onAct))).toBeUndefined();
  });

  test('the card drawn is named with one tap', () => {
    const table = tableOf(at({}, { reserve: [{ card: null, level: 1 }] }));
    draw(<ShaoliaTable {...table} />);
    tap(screen.getByTestId('drawn-Farm'));
    expect(given(table.onAct)).toEqual({ type: 'noteReserve', player: 0, index: 0, card: 'Farm', level: 1 });
  });
});

test('characters stay face down, and are sold unseen', () => {
  const props = open(at({}, { characters: ['Spy', null] }), 'characters');
  expect(screen.queryByText('Spy')).toBeNull();
  tap(screen.getByTestId('character-way-sell'));
  tap(screen.getByTestId('character-sell'));
  expect(given(props.onAct)).toEqual({ type: 'sellCharacter', player: 0, index: 0 });
});

test('the Gym’s token is placed before the roll', () => {
  const state = at({ phase: 'action', cards: TYPED }, territory(['front-0', 'Gym'], ['front-1', 'Infantry']));
  const props = open(state, 'begin');
  tap(screen.getByTestId('token-front-1'));
  tap(screen.getByTestId('begin-apply'));
  expect(given(props.onAct)).toEqual({ type: 'beginAction', player: 0, tokens: ['front-1'] });
});

test('a second Gym’s token that finds no room on the card is refused where it is placed', () => {
  const cards = territory(
    ['front-0', 'Gym'],
    ['front-1', 'Gym'],
    ['front-2', 'Infantry', { tokens: tokens({ attack: 1 }) }],
  );
  const props = open(at({ phase: 'action', cards: TYPED }, cards), 'begin');
  tap(screen.getByTestId('token-front-2'));
  tap(screen.getByTestId('token-front-2'));
  tap(screen.getByTestId('begin-apply'));
  expect(props.onAct).not.toHaveBeenCalled();
  expect(screen.getByText('Already 2 of this token')).toBeTruthy();
  tap(screen.getByTestId('token-front-2'));
  tap(screen.getByTestId('token-front-0'));
  tap(screen.getByTestId('begin-apply'));
  expect(given(props.onAct)).toMatchObject({ tokens: ['front-2', 'front-0'] });
});

test('a character opens just one locked space', () => {
  const props = open(at({}, { characters: [null] }), 'characters');
  tap(screen.getByTestId('character-open-back-3'));
  tap(screen.getByTestId('character-use'));
  expect(given(props.onAct)).toMatchObject({ type: 'useCharacter', open: 'one', openPlace: 'back-3' });
});

test('house rule: each hired hit picks its own target', () => {
  const state = acting(
    [1],
    { ...territory(['back-0', 'Market']), gold: 6 },
    territory(['front-0', 'Barricade', { damage: 2 }], ['back-0', 'Farm']),
    { posts: ['Hire mercenary'], houseRules: { hireSplit: true } },
  );
  const props = open(state, 'use:back-0:0');
  tap(screen.getByTestId('post-Hire mercenary'));
  tap(screen.getByTestId('deal-quantity-plus'));
  tap(screen.getByTestId('hit-0-1-front-0'));
  // The Barricade has fallen: the Farm behind it is open.
  tap(screen.getByTestId('hit-1-1-back-0'));
  tap(screen.getByTestId('use-apply'));
  expect(given(props.onAct)).toMatchObject({
    choices: { deals: [{ quantity: 2, attacks: [{ place: 'front-0' }, { place: 'back-0' }] }] },
  });
  expect(shaolia.check(state, given(props.onAct))).toBeUndefined();
});

test('a post that no rule tells: the table says what changes hands', () => {
  const state = acting([1], territory(['back-0', 'Market']), {}, { posts: ['Secret post'] });
  const props = open(state, 'use:back-0:0');
  tap(screen.getByTestId('post-Secret post'));
  tap(screen.getByTestId('deal-minerals-plus'));
  tap(screen.getByTestId('use-apply'));
  expect(given(props.onAct)).toMatchObject({ choices: { deals: [{ post: 'Secret post', gains: { minerals: 1 } }] } });
});

test('the deck checker counts what is missing', () => {
  open(at({}), 'deck');
  expect(screen.getByText('12 of 32 cards: 5 kinds missing.')).toBeTruthy();
});

test.each([
  'threat',
  'chances',
  'advice',
  'draws',
  'race',
  'pool',
  'market',
  'wonder',
  'order',
  'stands:0:front-0',
  'reserve:0:0',
  'manual:palace:1',
])('%s opens', async (panel) => {
  const state = acting([4], { ...forge, reserve: [{ card: 'Farm', level: 1 }] });
  open(state, panel);
  await act(async () => undefined);
  expect(screen.getAllByRole('header').length).toBeGreaterThan(0);
});
