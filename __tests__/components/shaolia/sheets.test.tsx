import { act, fireEvent, screen, within } from '@testing-library/react-native';

import { shaolia } from '@/rules/shaolia/game';

import { acting, at, territory, tokens, TYPED } from '../../rules/shaolia/table';
import { draw, tap } from '../tracks/look';
import { given, Kept, open } from './open';
import { tableOf } from './table';

const forge = territory(['back-0', 'School'], ['back-1', 'Blacksmith']);

describe('a space of the other player', () => {
  const farm = { card: 'Farm', level: 1 as const };

  test('is built on from its owner’s reserve', () => {
    const state = at(
      { phase: 'building', cards: TYPED },
      { reserve: [{ ...farm, card: 'School' }] },
      { reserve: [farm] },
    );
    const space = open(state, 'space:1:back-0');
    tap(screen.getByTestId('build-0'));
    screen.unmount();
    const props = open(state, space.onOpen.mock.calls[0]?.[0] as string);
    tap(screen.getByTestId('build-apply'));
    expect(given(props.onAct)).toEqual({ type: 'buildCard', player: 1, reserve: 0, place: 'back-0' });
  });

  test('is used with its owner’s dice', () => {
    const state = acting([4], forge, territory(['back-0', 'Farm']));
    const props = { ...tableOf(state, { shown: 1 }), panel: 'space:0:back-0', onClose: jest.fn() };
    draw(<Kept {...props} />);
    tap(screen.getByTestId('command-0'));
    screen.unmount();
    const use = { ...props, panel: props.onOpen.mock.calls[0]?.[0] as string };
    draw(<Kept {...use} />);
    tap(screen.getByTestId('use-apply'));
    expect(given(use.onAct)).toMatchObject({ type: 'activateCommand', player: 0, place: 'back-0' });
  });
});

describe('an attack that nobody aimed is not lost', () => {
  const rival = territory(['back-0', 'Farm']);

  test.each([
    ['a card', [2], territory(['front-0', 'Infantry']), 'use:front-0:0', 'target-decline'],
    ['one used twice', [2], territory(['front-0', 'Infantry', { activated: true }]), 'use:front-0:0', 'target-decline'],
    ['a sweep', [2, 4], territory(['front-0', 'Catapult']), 'use:front-0:1', 'sweep-decline'],
  ] as const)('%s', (_, faces, mine, panel, decline) => {
    const props = open(acting(faces, mine, rival), panel);
    expect(screen.getByText('Choose whom to hit, or no attack')).toBeTruthy();
    tap(screen.getByTestId('use-apply'));
    expect(props.onAct).not.toHaveBeenCalled();
    tap(screen.getByTestId(decline));
    tap(screen.getByTestId('use-apply'));
    expect(props.onAct).toHaveBeenCalledTimes(1);
  });

  test('a hired one is not paid for either', () => {
    const posts = { posts: ['Hire mercenary'] };
    const props = open(acting([1], { ...territory(['back-0', 'Market']), gold: 6 }, rival, posts), 'use:back-0:0');
    expect(screen.getByText('Use 1, no deal')).toBeTruthy();
    tap(screen.getByTestId('post-Hire mercenary'));
    tap(screen.getByTestId('use-apply'));
    expect(props.onAct).not.toHaveBeenCalled();
    tap(screen.getByTestId('target-1-back-0'));
    tap(screen.getByTestId('use-apply'));
    expect(given(props.onAct)).toMatchObject({ choices: { deals: [{ attack: { place: 'back-0' } }] } });
  });

  test('a life nobody typed is asked for with a tap on the card', () => {
    const cards = { ...TYPED, 'oneDie:School': { die: '4', gives: 1 } };
    const teo = territory(['back-0', 'School']);
    const props = open(acting([2], territory(['front-0', 'Infantry']), teo, { cards }), 'use:front-0:0');
    tap(screen.getByTestId('target-1-back-0'));
    expect(props.onOpen.mock.calls).toEqual([['card:School']]);
  });

  test('so is the damage of those for hire', () => {
    const cards = { ...TYPED, 'post:Hire mercenary': { price: 3, max: 2 } };
    const state = acting([1], territory(['back-0', 'Market']), rival, { cards, posts: ['Hire mercenary'] });
    const props = open(state, 'use:back-0:0');
    expect(screen.getByText('3 gold each, damage not typed yet')).toBeTruthy();
    tap(screen.getByTestId('post-Hire mercenary'));
    expect(props.onOpen.mock.calls).toEqual([['post:Hire mercenary']]);
  });
});

test('a card that took both tokens still shows them', () => {
  const wall = territory(['front-0', 'Wall'], ['back-0', 'Farm', { tokens: tokens({ life: 1 }) }]);
  const props = open(acting([4], wall), 'use:front-0:0');
  tap(screen.getByTestId('token-front-0'));
  tap(screen.getByTestId('token-front-0'));
  expect(screen.getByText('2 here')).toBeTruthy();
  tap(screen.getByTestId('token-back-0'));
  expect(screen.getByText('1 here')).toBeTruthy();
  tap(screen.getByTestId('token-palace'));
  tap(screen.getByTestId('use-apply'));
  expect(given(props.onAct)).toMatchObject({ choices: { tokens: ['back-0', 'palace'] } });
});

test('a trade by hand takes as well as it gives', () => {
  const state = acting([4], { ...territory(['back-0', 'Market']), gold: 0, minerals: 2 }, {}, { cards: {} });
  const props = open(state, 'manual:back-0:0');
  tap(screen.getByTestId('die-0'));
  tap(screen.getByTestId('manual-minerals-minus'));
  for (let gold = 0; gold < 3; gold += 1) tap(screen.getByTestId('manual-gold-plus'));
  tap(screen.getByTestId('manual-damage-minus'));
  tap(screen.getByTestId('manual-apply'));
  expect(shaolia.check(state, given(props.onAct))).toBeUndefined();
  expect(shaolia.describe(state, given(props.onAct)).words).toBe(
    'Mira uses 4 for Market, by hand: +3 gold, −1 mineral',
  );
});

test('of a post for hire the damage is missing too', () => {
  const cards = { ...TYPED, 'post:Hire mercenary': { price: 3, max: 2 } };
  open(at({ cards, posts: ['Hire mercenary', 'Hire assassin'] }), 'cards');
  expect(screen.getByTestId('value-Hire mercenary')).toHaveTextContent('Hire mercenaryValues missing');
  expect(screen.getByTestId('value-Hire assassin')).toHaveTextContent('Hire assassin3 gold, at most 2, 1 damage each');
});

test('among the card values the palace is typed once its three abilities are', () => {
  const second = { die1: 'any', what1: 'officers', gives1: 2, die2: '3', what2: 'gold', gives2: 2 };
  const reads = (cards: typeof TYPED) => {
    open(at({ cards }), 'cards');
    const words = screen.getByTestId('value-Palace');
    expect(words).toHaveTextContent(/^Palace abilities/);
    const text = within(words)
      .getAllByText(/./)
      .map(({ props }) => String(props['children']))[1];
    screen.unmount();
    return text;
  };
  expect(reads({})).toBe('Values missing for 2 abilities');
  expect(reads({ 'palace:Palace': second })).toBe('Values missing for 1 ability');
  expect(reads({ 'palace:Palace': { ...second, die3: '6', what3: 'damage', gives3: 1 } })).toBe('Typed by you');
});

describe('a card that left unrecorded', () => {
  test('goes onto its discard pile, or just away', () => {
    const state = acting([4], territory(['back-0', 'School']));
    const props = open(state, 'space:0:back-0');
    tap(screen.getByText('To the Lv1 discard pile by hand'));
    expect(shaolia.apply(state, given(props.onAct)).lv1Discard).toEqual(['School']);
    props.onAct.mockClear();
    tap(screen.getByText('Take it off the table by hand'));
    expect(shaolia.apply(state, given(props.onAct)).lv1Discard).toEqual([]);
  });

  test('out of the reserve likewise', () => {
    const state = at({}, { reserve: [{ card: 'Temple', level: 2 }] });
    const props = open(state, 'reserve:0:0');
    tap(screen.getByText('To the Lv2 discard pile by hand'));
    expect(shaolia.apply(state, given(props.onAct)).lv2Discard).toEqual(['Temple']);
    props.onAct.mockClear();
    tap(screen.getByText('Take it out by hand'));
    expect(shaolia.apply(state, given(props.onAct)).lv2Discard).toEqual([]);
  });

  test('a character has no pile', () => {
    open(acting([4], territory(['back-0', 'Sage'])), 'space:0:back-0');
    expect(screen.queryByText(/discard pile by hand/)).toBeNull();
    expect(screen.getByText('Take it off the table by hand')).toBeTruthy();
  });
});

test('how a blocked card is reached names the dice it takes', () => {
  const state = acting([2, 2, 4], territory(['back-0', 'Catapult', { tokens: tokens({ blockage: 1 }) }]));
  open(state, 'space:0:back-0');
  expect(screen.getByText('blocked: a die for each blockage, then one to use it')).toBeTruthy();
  expect(screen.getByText('blocked: a die for each blockage, then two to use it')).toBeTruthy();
  screen.unmount();
  open({ ...state, houseRules: { unblockUses: true } }, 'space:0:back-0');
  expect(screen.getByText('blocked: a die for each blockage, the last one uses it')).toBeTruthy();
  expect(screen.getByText('blocked')).toBeTruthy();
});

describe('naming Lv2 cards', () => {
  test('any kind, while kinds of the deck are still to be ticked off; then those of the deck', () => {
    open(at({}), 'pool');
    expect(screen.getByTestId('pool-is-Temple')).toBeTruthy();
    expect(screen.getByTestId('pool-is-Library')).toBeTruthy();
    screen.unmount();
    const kinds = ['Temple', 'Garden', 'Smelter', 'Ranch', 'Bank', 'Cavalry', 'Wall', 'Caravan'];
    open(at({ deck: { kinds, wonders: {} } }), 'pool');
    expect(screen.getByTestId('pool-is-Caravan')).toBeTruthy();
    expect(screen.queryByTestId('pool-is-Library')).toBeNull();
  });

  test('wonders too, where nobody ticked off the deck of a Custom game', () => {
    open(at({ mode: 'custom', deck: { kinds: [], wonders: {} } }), 'pool');
    expect(screen.getByTestId('pool-is-Library')).toBeTruthy();
    expect(screen.getByTestId('pool-is-Fortress')).toBeTruthy();
  });

  test('one bought unnamed is named where it is built', () => {
    const mine = { ...territory(['back-0', 'School']), gold: 9, reserve: [{ card: null, level: 2 as const }] };
    const state = at({ phase: 'building', cards: TYPED }, mine);
    const props = open(state, 'build:0');
    tap(screen.getByTestId('build-is-Library'));
    tap(screen.getByTestId('build-at-back-1'));
    tap(screen.getByTestId('build-apply'));
    expect(given(props.onAct)).toMatchObject({ type: 'buildCard', card: 'Library', place: 'back-1' });
    expect(shaolia.check(state, given(props.onAct))).toBeUndefined();
  });
});

test('a goal of nothing is not planned for', () => {
  open(acting([4], forge), 'goal');
  tap(screen.getByTestId('goal-wish-back-0'));
  tap(screen.getByTestId('goal-wish-back-0'));
  expect(screen.getByText('Choose what to plan for')).toBeTruthy();
});

test('life above what is printed is told apart', () => {
  open(acting([4], territory(['back-0', 'Farm', { tokens: tokens({ life: 2 }) }])), 'space:0:back-0');
  expect(screen.getByText(/4 life left, 2 of it in tokens/)).toBeTruthy();
});

test('the form of a card’s values is headed by its name, which is no question', async () => {
  open(at({}), 'card:Farm');
  expect(await screen.findByRole('header', { name: 'Farm' })).toBeTruthy();
  expect(screen.queryByTestId('card-name')).toBeNull();
});

test('a character may have a colon in its name', async () => {
  const built = open(acting([4], territory(['back-0', 'Mo: the Spy'])), 'space:0:back-0');
  tap(screen.getByTestId('type-values'));
  screen.unmount();
  const form = open(acting([4], {}), built.onOpen.mock.calls[0]?.[0] as string);
  tap(await screen.findByTestId('card-skip'));
  expect(given(form.onAct)).toMatchObject({ type: 'defineCard', kind: 'character', card: 'Mo: the Spy' });
});

test('a pile counted up by holding is counted in full', () => {
  jest.useFakeTimers();
  const props = open(at({}), 'draws');
  const plus = screen.getByTestId('pile-Temple-plus');
  fireEvent(plus, 'pressIn');
  act(() => jest.advanceTimersByTime(350 + 160 + 160));
  fireEvent(plus, 'pressOut');
  expect(props.onAct).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});

test('a character nobody has typed is no passive: the table says what it did', () => {
  const props = open(acting([4], territory(['back-0', 'Sage'])), 'space:0:back-0');
  expect(screen.getByText('Back row, space 1, life not typed yet.')).toBeTruthy();
  tap(screen.getByTestId('command-0'));
  expect(props.onOpen.mock.calls).toEqual([['manual:back-0:0:0']]);
});
