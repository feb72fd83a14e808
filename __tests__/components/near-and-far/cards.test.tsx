import { screen } from '@testing-library/react-native';

import { NearPanelSheet } from '@/components/near-and-far/NearPanelSheet';
import { choicesOn, typedReward } from '@/components/near-and-far/questDraft';
import type { Player } from '@/rules/near-and-far/state';

import { ADVENTURE, at, EMPTY, ON_MAP, setup } from '../../rules/near-and-far/table';
import { draw, tap } from '../tracks/look';
import { panelOf } from './table';

const learnt = (...talents: string[]): Pick<Player, 'quester'> => ({
  quester: {
    boxes: 0,
    quests: 0,
    talents,
    keywords: [],
    sideQuests: [],
    nextQuest: '',
    points: {},
  },
});

test('a card that the rules tell of is filled in before it is used', () => {
  const state = at({ turn: { main: 'town' } }, [{ location: 'stables', artifacts: ['Jade Flute'] }]);
  const panel = panelOf(state, 'use');
  draw(<NearPanelSheet {...panel} />);
  expect(screen.getByText('You get: 2 food')).toBeTruthy();
  tap(screen.getByTestId('use-card'));
  expect(panel.onAct).toHaveBeenCalledWith({
    type: 'useCard',
    player: 0,
    card: 'Jade Flute',
    gain: { food: 2 },
    pay: {},
  });
});

test('the Old Shovel gives the one or the other', () => {
  const state = at({ turn: { ...ADVENTURE, camped: true } }, [{ ...ON_MAP, birds: 1, treasures: ['Old Shovel'] }]);
  const panel = panelOf(state, 'use:Old Shovel');
  draw(<NearPanelSheet {...panel} />);
  tap(screen.getByText('It gives 1 gem'));
  expect(panel.onDraft).toHaveBeenCalledWith(expect.objectContaining({ gain: { gems: 1 } }));
});

test('on the map the Crown of Cruelty asks who stands there; in town it asks nobody', () => {
  const crown = { artifacts: ['Crown of Cruelty'] };
  const state = at({ turn: { ...ADVENTURE, steps: 1 } }, [
    { ...ON_MAP, here: EMPTY, ...crown },
    { ...ON_MAP, here: EMPTY },
    { location: 'farm' },
  ]);
  const panel = panelOf(state, 'use');
  const { unmount } = draw(<NearPanelSheet {...panel} />);
  expect(screen.queryByText('Jun')).toBeNull();
  tap(screen.getByText('Teo'));
  expect(panel.onDraft).toHaveBeenCalledWith(expect.objectContaining({ from: [1] }));
  unmount();
  const chosen = panelOf(state, 'use', { from: [1] });
  const { unmount: leave } = draw(<NearPanelSheet {...chosen} />);
  tap(screen.getByTestId('use-card'));
  expect(chosen.onAct).toHaveBeenCalledWith({
    type: 'useCard',
    player: 0,
    card: 'Crown of Cruelty',
    gain: {},
    pay: {},
    from: [1],
  });
  leave();
  const town = at({ turn: { main: 'town' } }, [
    { location: 'saloon', ...crown },
    { ...ON_MAP, here: EMPTY },
  ]);
  draw(<NearPanelSheet {...panelOf(town, 'use')} />);
  expect(screen.queryByTestId('use-from-1')).toBeNull();
});

test('bacon and bread are counted in pairs', () => {
  draw(<NearPanelSheet {...panelOf(at(), 'above-below', { bacon: 3, bread: 2 })} />);
  expect(screen.getByText('2 pairs: 10 village points')).toBeTruthy();
});

test('the mine is drawn: what can be dug is told, what needs more skill says so', () => {
  const cards = { 'mine:Dusk town': { rows: '1 2 / 9 3', rowRewards: 'coin / gem', columnRewards: 'food / red' } };
  const state = at({ cards, dug: { '0-0': 1 }, turn: { main: 'town' } }, [{ location: 'mine' }]);
  const panel = panelOf(state, 'at:mine');
  draw(<NearPanelSheet {...panel} />);
  expect(screen.getByLabelText('1, entrance: dug by Teo')).toBeTruthy();
  expect(screen.getByLabelText('2 needs: Needs 2 skill, you have 1')).toBeTruthy();
  expect(screen.getByLabelText('3: not reached yet')).toBeTruthy();
  tap(screen.getByTestId('cell-1-0'));
  expect(panel.onDraft).toHaveBeenCalledWith(expect.objectContaining({ cell: '1-0' }));
});

test('after the dig of the visit no number asks for skill that is there', () => {
  const cards = { 'mine:Dusk town': { rows: '1 1 / 9 1', rowRewards: 'coin / gem', columnRewards: 'food / red' } };
  const turn = { main: 'town' as const, done: ['dig'] };
  const state = at({ cards, dug: { '0-0': 0 }, turn }, [{ location: 'mine', mineCamps: 1 }]);
  draw(<NearPanelSheet {...panelOf(state, 'at:mine')} />);
  expect(screen.getByLabelText('1: One dig a visit')).toBeTruthy();
  expect(screen.getByLabelText('9 needs: One dig a visit')).toBeTruthy();
});

describe('paying with what one likes', () => {
  test('Meditation spends food before hearts by a tap', () => {
    const state = at({ turn: ADVENTURE }, [{ ...ON_MAP, here: EMPTY, hearts: 6, food: 2, ...learnt('meditation') }]);
    const panel = panelOf(state, 'camp', { foodFirst: true });
    draw(<NearPanelSheet {...panel} />);
    tap(screen.getByTestId('camp-build'));
    expect(panel.onAct).toHaveBeenCalledWith({ type: 'buildCamp', player: 0, spaceType: 'other', foodSpent: 2 });
  });

  test('without the talent nobody is asked', () => {
    const state = at({ turn: ADVENTURE }, [{ ...ON_MAP, here: EMPTY, hearts: 6, food: 2 }]);
    draw(<NearPanelSheet {...panelOf(state, 'camp')} />);
    expect(screen.queryByTestId('food-first')).toBeNull();
  });
});

test('a threat may be passed by a card with a price', () => {
  const state = at({ turn: ADVENTURE }, [{ ...ON_MAP, here: EMPTY, coins: 2, treasures: ['Lure'], birds: 1 }]);
  const panel = panelOf(state, 'fight', { byCard: true, cost: { coins: 1 } });
  draw(<NearPanelSheet {...panel} />);
  tap(screen.getByText('Pass by the card for 1 coin'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'ignoreThreat', player: 0, means: 'card', cost: { coins: 1 } });
  expect(panel.onOpen).toHaveBeenCalledWith('travel');
});

test('who has no shield, animal or card is offered no way round a threat', () => {
  draw(<NearPanelSheet {...panelOf(at({ turn: ADVENTURE }, [{ ...ON_MAP, here: EMPTY }]), 'fight')} />);
  expect(screen.queryByTestId('avoid-card')).toBeNull();
  expect(screen.getByText('No shield, no animal to give up and no card to help.')).toBeTruthy();
});

describe('a quest whose rewards are known', () => {
  const quest = { source: 'arcade' as const, choice: null, won: null };
  const state = at({ turn: { ...ADVENTURE, quest } }, [{ ...ON_MAP, here: EMPTY, hearts: 6, coins: 3 }]);
  const poor = { kind: 'skill', required: 5, bonusAt: null, price: {}, reward: { coins: 1 }, bonus: {} };
  const rich = { ...poor, price: { coins: 1 }, reward: { green: 2 } };

  test('the richest is named, and its price is paid with the choice', () => {
    const panel = panelOf(state, 'quest', { choices: [poor, rich], chosen: 1 });
    draw(<NearPanelSheet {...panel} />);
    expect(screen.getByLabelText(/^Best: Skill 5\. Most points.*Costs 1 coin/)).toBeTruthy();
    tap(screen.getByTestId('quest-choose'));
    expect(panel.onAct).toHaveBeenCalledWith({
      type: 'chooseOption',
      player: 0,
      kind: 'skill',
      required: 5,
      bonusAt: 7,
      payment: { coins: 1 },
    });
  });

  test('what was typed is there when the reward is taken', () => {
    const draft = { choices: [{ ...rich, kind: 'skill' as const, bonus: { gems: 1, reputation: -1 } }], chosen: 0 };
    expect(typedReward(draft, 'base')).toEqual({ goods: { green: 2 }, reputation: 0 });
    expect(typedReward(draft, 'bonus')).toEqual({ goods: { green: 2, gems: 1 }, reputation: -1 });
    expect(typedReward({}, 'base')).toEqual({ goods: {}, reputation: 0 });
  });

  test('an arcade card brings its two choices', () => {
    expect(choicesOn({ kind1: 'combat', number1: 7, kind2: 'none' })).toMatchObject([
      { kind: 'combat', required: 7 },
      { kind: 'none' },
    ]);
  });
});

test('a hand with unnamed cards can be named, and stays covered', () => {
  const state = at({ cards: { 'artifact:Mask': { points: 3, coins: 1 } } }, [{ hand: ['Mask', ''] }]);
  const panel = panelOf(state, 'cards');
  draw(<NearPanelSheet {...panel} />);
  expect(screen.queryByText(/Mask/)).toBeNull();
  tap(screen.getByText('Name a card in hand (1 without)'));
  expect(panel.onOpen).toHaveBeenCalledWith('name');
});

describe('a new name in a running campaign', () => {
  const carried = {
    mode: 'campaign',
    extraStories: false,
    played: [2],
    skipped: [],
    questers: ['Mira', 'Teo', 'Ola'].map((name) => ({
      name,
      character: name === 'Ola' ? 'Vera' : '',
      quester: { ...learnt().quester, points: { '2': 20 } },
    })),
    cards: {},
  };
  const setUp = (state: Parameters<typeof at>[0], shown: number) => ({
    ...panelOf(at({ stage: 'setup', ...state }, [], { ...setup, mode: 'campaign', carried }), 'campaign'),
    shown,
  });

  test('goes on with the card of somebody who is away', () => {
    const panel = setUp({}, 2);
    draw(<NearPanelSheet {...panel} />);
    tap(screen.getByText("Take over Ola's card, Vera"));
    expect(panel.onAct).toHaveBeenCalledWith({ type: 'takeCard', player: 2, card: 'Ola' });
  });

  test.each([
    ['who has a card from before', setUp({}, 0)],
    ['once play has begun', setUp({ stage: 'play' }, 2)],
  ])('is not asked of one %s', (_, panel) => {
    draw(<NearPanelSheet {...panel} />);
    expect(screen.queryByTestId('take-card-0')).toBeNull();
  });
});
