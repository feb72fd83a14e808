import { fireEvent, screen, within } from '@testing-library/react-native';
import { useState } from 'react';

import { NearPanelSheet } from '@/components/near-and-far/NearPanelSheet';
import type { Action } from '@/rules/near-and-far/actions';
import { NEW_QUESTER } from '@/rules/near-and-far/campaign';
import { minePlan } from '@/rules/near-and-far/mine';
import { BUILDINGS, type State } from '@/rules/near-and-far/state';
import { nextReveal } from '@/rules/near-and-far/threat-advice';

import { ADVENTURE, adventurer, at, EMPTY, ON_MAP, setup } from '../../rules/near-and-far/table';
import { draw, tap } from '../tracks/look';
import { panelOf } from './table';

const out = at({ turn: ADVENTURE }, [{ ...ON_MAP, here: EMPTY, hearts: 6 }]);
const dice = (...faces: number[]) => ({ dice: { faces, rolled: faces.map(() => false) } });

test('after both dice of a duel the exact price of winning is offered', () => {
  const state = at({ turn: { duel: { building: 'farm', opponent: 1, style: 'dirty' }, dueled: true } }, [
    { hearts: 5 },
  ]);
  const panel = panelOf(state, 'duel', dice(2, 5));
  draw(<NearPanelSheet {...panel} />);
  tap(screen.getByText('Win for 3 hearts'));
  expect(panel.onAct).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'resolveDuel', attRoll: 2, defRoll: 5, heartsSpent: 3, by: 'typed' }),
  );
});

test('a duel, the building of the turn and a quest are theirs who began them, whoever is looked at', () => {
  const duel = { building: 'farm' as const, opponent: 1, style: 'dirty' as const };
  const panel = { ...panelOf(at({ turn: { duel, dueled: true } }, [{ hearts: 5 }]), 'duel', dice(2, 5)), shown: 1 };
  const { unmount } = draw(<NearPanelSheet {...panel} />);
  expect(screen.getByText('Mira against Teo')).toBeTruthy();
  tap(screen.getByText('Win for 3 hearts'));
  expect(panel.onAct).toHaveBeenCalledWith(expect.objectContaining({ type: 'resolveDuel', player: 0 }));
  unmount();
  const won = {
    ...panelOf(at({ turn: { main: 'town' } }, [{ location: 'farm' }, { location: 'farm' }]), 'at:farm'),
    shown: 1,
  };
  const { unmount: leave } = draw(<NearPanelSheet {...won} />);
  tap(screen.getByTestId('work-farm'));
  expect(won.onAct).toHaveBeenCalledWith({ type: 'workFarm', player: 0 });
  leave();
  const begun = { ...won.state, turn: { ...won.state.turn, by: 1 } };
  const { unmount: away } = draw(<NearPanelSheet {...won} state={begun} />);
  tap(screen.getByTestId('work-farm'));
  expect(won.onAct).toHaveBeenLastCalledWith({ type: 'workFarm', player: 1 });
  away();
  const choice = { kind: 'skill' as const, required: 6, bonusAt: 8, payment: {} };
  const read = { ...out, turn: { ...out.turn, quest: { source: 'arcade' as const, choice, won: null } } };
  const quest = { ...panelOf(read, 'quest', dice(3)), shown: 1 };
  draw(<NearPanelSheet {...quest} />);
  tap(screen.getByText('Pass: 2 hearts, 4 hearts left'));
  expect(quest.onAct).toHaveBeenCalledWith(expect.objectContaining({ type: 'resolveQuest', player: 0 }));
});

test('both sides of a duel stand side by side with what each adds', () => {
  const state = at({ turn: { duel: { building: 'farm', opponent: 1, style: 'dirty' }, dueled: true } }, [
    { hearts: 5, adventurers: [adventurer('Kel', 'red', { combat: 2 })] },
    { adventurers: [adventurer('Oda', 'blue', { combat: 1 })] },
  ]);
  draw(<NearPanelSheet {...panelOf(state, 'duel', dice(1, 6))} />);
  const [mira, teo] = ['duel-side-0', 'duel-side-1'].map((side) => within(screen.getByTestId(side)));
  for (const words of ['attacks', 'Swords', '+2', 'Dirty', 'With 4 hearts', '8'])
    expect(mira?.getByText(words)).toBeTruthy();
  for (const words of ['wins ties', 'Swords', 'Die', '+6', '7']) expect(teo?.getByText(words)).toBeTruthy();
  expect(teo?.queryByText('Dirty')).toBeNull();
});

test('p.17: the spare figure rolls the bare die, with no card to add to it', () => {
  const duel = { building: 'townHall' as const, opponent: null, style: 'honorable' as const };
  draw(
    <NearPanelSheet
      {...panelOf(at({ turn: { duel, dueled: true } }, [], { ...setup, seats: setup.seats.slice(0, 2) }), 'duel')}
    />,
  );
  expect(screen.getByText('Mira against the spare figure')).toBeTruthy();
  expect(screen.getByTestId('duel-extra')).toBeTruthy();
  expect(screen.queryByTestId('duel-def-extra')).toBeNull();
});

test('the Town Hall sells reputation on the track, coins first', () => {
  const state = at({ turn: { main: 'town' } }, [{ location: 'townHall', coins: 1, gems: 2, reputation: 3 }]);
  const panel = panelOf(state, 'at:townHall', { to: 5 });
  draw(<NearPanelSheet {...panel} />);
  expect(screen.getByTestId('hall-track')).toHaveAccessibilityValue({
    now: 5,
    min: 0,
    max: 6,
    text: '5, 2 points. Teo 0. Jun 0',
  });
  fireEvent(screen.getByTestId('hall-track'), 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
  expect(panel.onDraft).toHaveBeenCalledWith(expect.objectContaining({ to: 6 }));
  tap(screen.getByText('1 coin and 1 gem: 3 → 5, worth 2'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'buyReputation', player: 0, direction: 'up', coins: 1, gems: 1 });
});

test('a threat: the face, the hearts, the ways round', () => {
  const state = at({ turn: ADVENTURE }, [{ ...ON_MAP, here: EMPTY, hearts: 6, birds: 1 }]);
  const panel = panelOf(state, 'fight', dice(1));
  draw(<NearPanelSheet {...panel} />);
  tap(screen.getByText('Beat it for 3 hearts'));
  expect(panel.onAct).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'fightThreat', level: 4, roll: 1, heartsSpent: 3 }),
  );
  tap(screen.getByTestId('avoid-bird'));
  expect(panel.onAct).toHaveBeenLastCalledWith({ type: 'ignoreThreat', player: 0, means: 'bird' });
});

test('a quest roll offers the bonus, the pass and the failure with the hearts left', () => {
  const choice = { kind: 'skill' as const, required: 6, bonusAt: 8, payment: {} };
  const state = { ...out, turn: { ...out.turn, quest: { source: 'arcade' as const, choice, won: null } } };
  const panel = panelOf(state, 'quest', dice(3));
  draw(<NearPanelSheet {...panel} />);
  expect(screen.getByText('Bonus: 4 hearts, 2 hearts left, no camp')).toBeTruthy();
  tap(screen.getByText('Pass: 2 hearts, 4 hearts left'));
  expect(panel.onAct).toHaveBeenCalledWith(expect.objectContaining({ type: 'resolveQuest', roll: 3, heartsSpent: 2 }));
});

test('the strip of a quest names the hearts for the bonus in all, not on top', () => {
  const choice = { kind: 'skill' as const, required: 6, bonusAt: 8, payment: {} };
  const state = { ...out, turn: { ...out.turn, quest: { source: 'arcade' as const, choice, won: null } } };
  draw(<NearPanelSheet {...panelOf(state, 'quest')} />);
  const strip = within(screen.getByTestId('face-strip', { includeHiddenElements: true }));
  expect(screen.getByTestId('face-strip')).toHaveAccessibleName(/ 1: 4 hearts, bonus 6; 2: 3 hearts, bonus 5;/);
  expect(strip.queryByText('+6')).toBeNull();
  expect(strip.getByText('Hearts to pass; by the star, to have the bonus too.')).toBeTruthy();
});

test('a step onto a camp and the camp to build have names of their own', () => {
  draw(<NearPanelSheet {...panelOf(out, 'travel')} />);
  expect(screen.getAllByRole('button', { name: 'Camp' })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Build' })).toBeTruthy();
});

test.each([
  ['the player board from the camp', 'camp', out, 'type-board', { kind: 'board', card: 'Player board' }, 'camp-build'],
  [
    "the cat's symbols from the start",
    'start',
    at({ stage: 'setup' }, [{ drafted: false }]),
    'type-companion',
    { kind: 'companion', card: 'cat' },
    'start-save',
  ],
  [
    'the boxes of the character card from it',
    'campaign',
    at({}, [], { ...setup, mode: 'campaign' }),
    'type-sheet',
    { kind: 'sheet', card: 'Campaign card' },
    'add-keyword',
  ],
])('typing %s leads back to what was chosen there', (_, sheet, state, button, typed, back) => {
  const panel = panelOf(state, sheet, { spaceType: 'gem', companion: 'cat' });
  draw(<NearPanelSheet {...panel} />);
  tap(screen.getByTestId(button));
  expect(panel.onOpen).not.toHaveBeenCalled();
  tap(screen.getByTestId('card-skip'));
  expect(panel.onAct).toHaveBeenCalledWith(expect.objectContaining({ type: 'defineCard', ...typed }));
  expect(panel.onClose).not.toHaveBeenCalled();
  expect(screen.getByTestId(back)).toBeTruthy();
});

test('a camp says what it costs and gives', () => {
  const panel = panelOf(out, 'camp', { spaceType: 'gem', reveals: 'coin' });
  draw(<NearPanelSheet {...panel} />);
  tap(screen.getByText('Build for 3 hearts, 1 gem'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'buildCamp', player: 0, spaceType: 'gem', reveals: 'coin' });
});

test('nobody is offered to stop between a threat that is settled and the step past it', () => {
  const settled = { ...out, turn: { ...out.turn, cleared: true } };
  const { unmount } = draw(<NearPanelSheet {...panelOf(out, 'travel')} />);
  expect(screen.getByTestId('turn-stay')).toBeTruthy();
  unmount();
  draw(<NearPanelSheet {...panelOf(settled, 'travel')} />);
  expect(screen.queryByTestId('turn-stay')).toBeNull();
  expect(screen.getByTestId('step-empty')).toBeTruthy();
});

test('the step after a settled threat goes past it, though the sheet was open before', () => {
  const paths: unknown[] = [];
  function Open() {
    const [cleared, settle] = useState(false);
    const panel = panelOf({ ...out, turn: { ...out.turn, cleared } }, 'travel');
    const onAct = (action: Action) => {
      paths.push('path' in action ? action.path : undefined);
      settle(true);
    };
    return <NearPanelSheet {...panel} onAct={onAct} />;
  }
  draw(<Open />);
  tap(screen.getByTestId('step-empty'));
  tap(screen.getByTestId('step-empty'));
  expect(paths).toEqual(['plain', 'threat']);
});

test('that a lifted camp shows nothing is said with one tap, and none is chosen before', () => {
  const panel = panelOf(out, 'camp');
  draw(<NearPanelSheet {...panel} />);
  expect(screen.getByTestId('reveals-none')).not.toBeChecked();
  tap(screen.getByTestId('reveals-none'));
  expect(panel.onDraft).toHaveBeenCalledWith(expect.objectContaining({ reveals: 'none' }));
});

test('a camp out of the box lifts nothing, so nobody is asked what it shows', () => {
  const last = { ...ON_MAP, here: EMPTY, hearts: 6, mapCamps: 14 };
  const boards: State['cards'][] = [{}, { 'board:Player board': { coins: '15', topRow: 7 } }];
  for (const cards of boards) {
    const state = at({ turn: ADVENTURE, cards }, [last]);
    expect(nextReveal(state, 0)).toBe('none');
    const { unmount } = draw(<NearPanelSheet {...panelOf(state, 'camp')} />);
    expect(screen.getByText('Camp 15, out of the box')).toBeTruthy();
    expect(screen.queryByTestId('reveals-none')).toBeNull();
    unmount();
  }
});

test('the trip planner answers at once', () => {
  const panel = panelOf(out, 'trip', { steps: [{ kind: 'pass' }, { kind: 'camp' }], hearts: 4 });
  draw(<NearPanelSheet {...panel} />);
  expect(screen.getByText('0.0 hearts left on average; 3 or more: 0 %')).toBeTruthy();
  expect(screen.getByTestId('trip-odds')).toBeTruthy();
});

test('the trip planner counts the spaces and says when it is too far', () => {
  const pass = { kind: 'pass' };
  const { unmount } = draw(
    <NearPanelSheet {...panelOf(out, 'trip', { steps: [pass, { kind: 'camp' }], hearts: 9 })} />,
  );
  expect(screen.getByText('Spaces: 2 of 2')).toBeTruthy();
  unmount();
  draw(<NearPanelSheet {...panelOf(out, 'trip', { steps: [pass, pass, { kind: 'treasure' }], hearts: 9 })} />);
  expect(screen.getByText('Spaces: 3 of 2: too far.')).toBeTruthy();
  expect(screen.getByLabelText('Leave out: Draw a treasure')).toBeTruthy();
});

test('where movement is over, the quest and camp there are not too far, and going on is the next turn', () => {
  const over = at({ turn: { ...ADVENTURE, steps: 2 } }, [{ ...ON_MAP, here: EMPTY, hearts: 6 }]);
  const camp = { kind: 'camp' };
  const spaces = (...steps: { kind: string }[]) => {
    const { unmount } = draw(<NearPanelSheet {...panelOf(over, 'trip', { steps, hearts: 9 })} />);
    const told = screen.getByText(/^Spaces/).props['children'];
    unmount();
    return told;
  };
  expect(spaces(camp)).toBe('Spaces: none');
  expect(spaces({ kind: 'pass' }, camp)).toBe('Spaces: 2 of 2');
  expect(spaces(camp, { kind: 'pass' })).toBe('Spaces: none, then 2 of 2');
});

test('the Town Hall weighs a trade and records it', () => {
  const state = at({ turn: { main: 'town' } }, [{ location: 'townHall', blue: 1 }]);
  const panel = panelOf(state, 'at:townHall', { pay: { blue: 1 }, gain: { coins: 3, food: 1 } });
  draw(<NearPanelSheet {...panel} />);
  expect(screen.getByText('Worth 7 against 7')).toBeTruthy();
  tap(screen.getByTestId('hall-trade'));
  expect(panel.onAct).toHaveBeenCalledWith({
    type: 'tradeGoods',
    player: 0,
    pay: { blue: 1 },
    gain: { coins: 3, food: 1 },
  });
  // The trays are empty for what comes next.
  expect(panel.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ pay: {}, gain: {} }));
});

test('one point is one point in a trade', () => {
  const state = at({ turn: { main: 'town' } }, [{ location: 'townHall', blue: 1 }]);
  draw(<NearPanelSheet {...panelOf(state, 'at:townHall', { pay: { blue: 1 }, gain: { food: 5 } })} />);
  expect(screen.getByText('−1 point')).toBeTruthy();
});

test('trade values typed at the Town Hall lead back to its sheet', async () => {
  const typing = (location: 'townHall' | 'farm') => {
    const panel = panelOf(at({ turn: { main: 'town' } }, [{ location }]), 'type:trade');
    const { unmount } = draw(<NearPanelSheet {...panel} />);
    tap(screen.getByTestId('card-skip'));
    unmount();
    return panel;
  };
  expect(typing('townHall').onOpen).toHaveBeenCalledWith('at:townHall');
  const elsewhere = typing('farm');
  expect(elsewhere.onOpen).not.toHaveBeenCalled();
  expect(elsewhere.onClose).toHaveBeenCalled();
});

test('with a name on every card in hand the Town Hall asks which one goes', () => {
  const inHand = (...hand: string[]) =>
    panelOf(at({ turn: { main: 'town' } }, [{ location: 'townHall', hand }]), 'at:townHall');
  const named = inHand('Mask', 'Bow');
  const { unmount } = draw(<NearPanelSheet {...named} />);
  tap(screen.getByText('Discard one of 2'));
  expect(named.onAct).not.toHaveBeenCalled();
  expect(named.onOpen).toHaveBeenCalledWith('discard');
  unmount();
  const mixed = inHand('Mask', '');
  draw(<NearPanelSheet {...mixed} />);
  expect(screen.getByText('Discard one by its name')).toBeTruthy();
  tap(screen.getByText('Discard one without a name'));
  expect(mixed.onAct).toHaveBeenCalledWith({ type: 'discardArtifact', player: 0 });
});

test('the spare figure at the Town Hall begins its sentence', () => {
  draw(<NearPanelSheet {...panelOf(at({}, [], { ...setup, seats: setup.seats.slice(0, 2) }), 'town')} />);
  expect(screen.getByText('Trade, discard, reputation. A spare figure there')).toBeTruthy();
});

test.each(BUILDINGS)('the %s has a sheet and a way in', (building) => {
  const inside = at({ turn: { main: 'town' } }, [{ location: building }]);
  draw(<NearPanelSheet {...panelOf(inside, `at:${building}`)} />);
  expect(screen.toJSON()).not.toBeNull();
  const panel = panelOf(at(), `visit:${building}`);
  draw(<NearPanelSheet {...panel} />);
  // A way that is free needs no pass and no talent.
  expect(screen.queryByText(/^Go in/)).toBeNull();
  tap(screen.getByText('Walk in'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'visitBuilding', player: 0, building, entry: 'free' });
});

test('the start: a hand and a character', () => {
  const state = { ...at({ stage: 'setup' }, [{ drafted: false }]) };
  const panel = panelOf(state, 'start', { character: 'Rin' });
  draw(<NearPanelSheet {...panel} />);
  tap(screen.getByTestId('start-save'));
  expect(panel.onAct.mock.calls).toEqual([
    [{ type: 'chooseCharacter', player: 0, character: 'Rin', companion: 'dog' }],
    [{ type: 'keepDraftedArtifacts', player: 0, basic: 5, advanced: 1 }],
  ]);
});

test('cards that were named before the first turn keep their names when the start is saved again', () => {
  const state = at({ stage: 'setup' }, [{ hand: ['', 'Mirror Hat', ''] }]);
  const panel = panelOf(state, 'start', { basic: 1, advanced: 0 });
  draw(<NearPanelSheet {...panel} />);
  tap(screen.getByText('Keep 1 artifact'));
  expect(panel.onAct).toHaveBeenCalledWith({
    type: 'keepDraftedArtifacts',
    player: 0,
    basic: 1,
    advanced: 0,
    cards: ['Mirror Hat'],
  });
});

test('talents are learnt on the character card', () => {
  const state = at({ stage: 'setup' }, [], { ...setup, mode: 'campaign' });
  const panel = panelOf(state, 'campaign');
  draw(<NearPanelSheet {...panel} />);
  expect(screen.getByText('Experience: 1 of 1 left')).toBeTruthy();
  tap(screen.getByTestId('learn-fishing'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'buyTalent', player: 0, talent: 'fishing' });
});

test('leaving town: a tap sends to the bench, another lets join, and in the place of the own faction', () => {
  const red = adventurer('Kel', 'red', { combat: 2 }, true);
  const two = adventurer('Bo', 'red', { skill: 1 }, false);
  const state = at({}, [{ location: 'farm', adventurers: [red, two] }]);
  const panel = panelOf({ ...state, round: 2 }, 'leave');
  draw(<NearPanelSheet {...panel} />);
  tap(screen.getByTestId('member-1'));
  expect(panel.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ party: [1], companion: true }));
  tap(screen.getByTestId('member-companion'));
  expect(panel.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ party: [0], companion: false }));
});

test('elsewhere the party is only looked at, and says when it may change', () => {
  const panel = panelOf(out, 'party');
  draw(<NearPanelSheet {...panel} />);
  tap(screen.getByTestId('member-companion'));
  expect(panel.onDraft).not.toHaveBeenCalled();
  expect(screen.getByText('The party is changed when leaving town, and when somebody new joins.')).toBeTruthy();
});

test('the mine is drawn: a chamber, its number, what a row gives', () => {
  const state = at({ turn: { main: 'town' } }, [{ location: 'mine' }]);
  const plan = minePlan({ rows: '1 4 / 2 -', rowRewards: 'coin / ', columnRewards: ' / gem' });
  const panel = panelOf(state, 'type:mine', { plan, spot: { at: 'cell', row: 1, column: 1 } });
  draw(<NearPanelSheet {...panel} />);
  tap(screen.getByTestId('plan-number-6'));
  expect(panel.onDraft).toHaveBeenCalledWith(
    expect.objectContaining({ spot: { at: 'row', index: 0 }, plan: expect.objectContaining({ rows: ['coin', ''] }) }),
  );
  tap(screen.getByTestId('mine-save'));
  expect(panel.onAct).toHaveBeenCalledWith({
    type: 'defineCard',
    kind: 'mine',
    card: 'Dusk town',
    values: { rows: '1 4 / 2 -', rowRewards: 'coin / ', columnRewards: ' / gem' },
  });
  expect(panel.onOpen).toHaveBeenCalledWith('at:mine');
});

test('a panel nobody knows shows nothing', () => {
  draw(<NearPanelSheet {...panelOf(out, 'nowhere')} />);
  expect(screen.toJSON()).toBeNull();
});

test('the character card shows how the campaign stands, who is away too, and how it grew', () => {
  const quester = (points: Record<string, number>) => ({ ...NEW_QUESTER, points });
  const carried = {
    mode: 'campaign',
    extraStories: false,
    played: [2, 3],
    skipped: [],
    questers: [
      { name: 'Mira', character: 'Rin', quester: quester({ '2': 20, '3': 22 }) },
      { name: 'Ola', character: 'Vera', quester: quester({ '2': 50 }) },
    ],
    cards: {},
  };
  const state = at({}, [], { ...setup, mode: 'campaign', carried });
  draw(<NearPanelSheet {...panelOf(state, 'campaign')} />);
  expect(screen.getByLabelText('Mira, 42 points in all, map 2: 20, map 3: 22')).toBeTruthy();
  expect(screen.getByLabelText('Ola, 50 points in all, map 2: 50')).toBeTruthy();
  expect(screen.getByText('Ola leads with 50 points.')).toBeTruthy();
});

test('the Rusty Bell recruits at the Mine, and with the Merchant Contract nobody has to step back', () => {
  const state = at({ turn: { main: 'town' } }, [
    {
      location: 'mine',
      coins: 5,
      treasures: ['Rusty Bell'],
      artifacts: ['Merchant Contract'],
      birds: 1,
      adventurers: [adventurer('Ruth', 'red')],
    },
  ]);
  const mine = panelOf(state, 'at:mine');
  const { unmount } = draw(<NearPanelSheet {...mine} />);
  tap(screen.getByTestId('bell-recruit'));
  expect(mine.onOpen).toHaveBeenCalledWith('recruit');
  unmount();
  const panel = panelOf(state, 'recruit');
  draw(<NearPanelSheet {...panel} />);
  tap(screen.getByTestId('recruit'));
  expect(panel.onAct).toHaveBeenCalledWith(expect.objectContaining({ type: 'recruitAdventurer', place: 'active' }));
  expect(panel.onAct).not.toHaveBeenCalledWith(expect.objectContaining({ replaces: 'Ruth' }));
});

test('Day: of bird and tortoise a reward brings the one tapped last', () => {
  const quest = { source: 'arcade' as const, choice: null, won: 'base' as const };
  const day = { ...setup, options: { townSide: 'day' } };
  const panel = panelOf(at({ turn: { ...ADVENTURE, quest } }, [ON_MAP], day), 'quest', { extras: ['words', 'bird'] });
  draw(<NearPanelSheet {...panel} />);
  tap(screen.getByTestId('extra-tortoise'));
  expect(panel.onDraft).toHaveBeenCalledWith(expect.objectContaining({ extras: ['words', 'tortoise'] }));
});

test('a treasure won with every place full is taken for an old one', () => {
  const quest = { source: 'arcade' as const, choice: null, won: 'base' as const };
  const state = at({ turn: { ...ADVENTURE, quest } }, [
    { ...ON_MAP, here: EMPTY, birds: 1, treasures: ['Rusty Bell'] },
  ]);
  const panel = panelOf(state, 'quest', { extras: ['treasure'] });
  draw(<NearPanelSheet {...panel} />);
  expect(screen.getByText('Every treasure place is full')).toBeTruthy();
  tap(screen.getByText('Rusty Bell'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'discardTreasure', player: 0, card: 'Rusty Bell' });
});

test('an unnamed treasure makes room for a new one like any other', () => {
  const state = at({ turn: { main: 'town' } }, [{ location: 'mysticsHut', birds: 2, treasures: ['', ''] }]);
  const panel = panelOf(state, 'at:mysticsHut');
  draw(<NearPanelSheet {...panel} />);
  tap(screen.getByText('an unnamed one'));
  expect(panel.onDraft).toHaveBeenCalledWith(expect.objectContaining({ inPlaceOf: '' }));
  const chosen = panelOf(state, 'at:mysticsHut', { name: 'Rusty Bell', inPlaceOf: '' });
  draw(<NearPanelSheet {...chosen} />);
  tap(screen.getByText('Keep Rusty Bell'));
  expect(chosen.onAct).toHaveBeenCalledWith(expect.objectContaining({ discardOld: '' }));
});

test('a treasure half-typed before an update costs no old one', () => {
  const before = { name: 'Rusty Bell', values: {}, old: '' };
  const state = at({ turn: { main: 'town' } }, [{ location: 'mysticsHut', birds: 2, treasures: [''] }]);
  const panel = panelOf(state, 'at:mysticsHut', before);
  draw(<NearPanelSheet {...panel} />);
  tap(screen.getByText('Keep Rusty Bell'));
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'visitHut', player: 0, keep: { name: 'Rusty Bell' } });
});

test('the Hut without an animal says that nothing is drawn, and asks for no old treasure', () => {
  draw(<NearPanelSheet {...panelOf(at({ turn: { main: 'town' } }, [{ location: 'mysticsHut' }]), 'at:mysticsHut')} />);
  expect(screen.getByText('No pack animal, no treasure: nothing is drawn.')).toBeTruthy();
  expect(screen.queryByTestId('treasure-none')).toBeNull();
});

describe('what cannot be recorded keeps the sheet with all that was typed', () => {
  const quest = { source: 'arcade' as const, choice: null, won: 'base' as const };
  test.each([
    [
      'a price above the purse',
      'at:saloon',
      at({ turn: { main: 'town' } }, [{ location: 'saloon', coins: 1 }]),
      'recruit',
    ],
    [
      'a row refreshed without food',
      'at:saloon',
      at({ turn: { main: 'town' } }, [{ location: 'saloon' }]),
      'refresh-row',
    ],
    ['a fourth animal', 'quest', at({ turn: { ...ADVENTURE, quest } }, [{ ...ON_MAP, birds: 3 }]), 'reward-take'],
    ['a camp without hearts', 'camp', at({ turn: ADVENTURE }, [{ ...ON_MAP, here: EMPTY, hearts: 2 }]), 'camp-build'],
  ])('%s', (_, sheet, state, button) => {
    const panel = panelOf(state, sheet, { extras: ['bird'] });
    draw(<NearPanelSheet {...panel} />);
    tap(screen.getByTestId(button));
    expect(panel.onClose).not.toHaveBeenCalled();
    expect(panel.onAct).not.toHaveBeenCalled();
  });
});

test('a threat that cannot be passed says so before the die is rolled', () => {
  const state = at({ turn: { ...ADVENTURE, steps: 1 } }, [{ ...ON_MAP, here: EMPTY, hearts: 0, birds: 1 }]);
  draw(<NearPanelSheet {...panelOf(state, 'fight')} />);
  expect(screen.getByText('1 heart needed to pass an empty space; you may stop here')).toBeTruthy();
  expect(screen.queryByTestId('avoid-bird')).toBeNull();
});

test('one heart is one heart where hearts are short', () => {
  draw(<NearPanelSheet {...panelOf(at({ turn: ADVENTURE }, [ON_MAP]), 'fight', dice(3))} />);
  expect(screen.getByText('Needs 1 heart')).toBeTruthy();
  const choice = { kind: 'skill' as const, required: 5, bonusAt: 7, payment: {} };
  const state = at({ turn: { ...ADVENTURE, quest: { source: 'arcade', choice, won: null } } }, [ON_MAP]);
  draw(<NearPanelSheet {...panelOf(state, 'quest', dice(3))} />);
  expect(screen.getByText('Passing needs 1 heart')).toBeTruthy();
});

test('a camp beyond the last on the board comes out of the box', () => {
  const state = at({ turn: ADVENTURE }, [{ ...ON_MAP, here: EMPTY, hearts: 3, mapCamps: 14 }]);
  draw(<NearPanelSheet {...panelOf(state, 'camp')} />);
  expect(screen.getByText('Camp 15, out of the box')).toBeTruthy();
});

describe("a building's sheet closes with the last that can be done in it, and no sooner", () => {
  const done = (talent: string, deeds: string[], more: object = {}) =>
    [
      { location: 'generalStore' as const, hearts: 2, quester: { ...NEW_QUESTER, talents: [talent] }, ...more },
      deeds,
    ] as const;
  const mine = { location: 'mine' as const };
  const bell = { ...mine, birds: 1, treasures: ['Rusty Bell'] };
  test.each([
    ['cards drawn', 'store-draw', done('fishing', []), true],
    ['cards drawn, with Persuasion to come', 'store-draw', done('persuasion', []), false],
    ['the coin, with Persuasion to come', 'store-coin', done('persuasion', []), false],
    ['the coin after it', 'store-coin', done('persuasion', ['persuasion']), true],
    ['Persuasion after the coin', 'store-persuasion', done('persuasion', ['store']), true],
    ['a dig', 'dig', done('fishing', [], mine), true],
    ['a dig, with Spelunking to come', 'dig', done('spelunking', [], mine), false],
    ['a dig after Spelunking', 'dig', done('spelunking', ['spelunking'], mine), true],
    ['Spelunking after the dig', 'spelunk-win', done('spelunking', ['dig'], mine), true],
    ['a dig, with the Rusty Bell', 'dig', done('fishing', [], bell), false],
  ])('%s', (_, button, [player, deeds], closes) => {
    const state = at({ turn: { main: 'town', done: deeds } }, [player]);
    const panel = panelOf(state, `at:${player.location}`, dice(6));
    draw(<NearPanelSheet {...panel} />);
    tap(screen.getByTestId(button));
    expect(panel.onAct).toHaveBeenCalledTimes(1);
    expect(panel.onClose).toHaveBeenCalledTimes(closes ? 1 : 0);
  });
});

test('Day: a dig off the board may be marked, for 1 reputation', () => {
  const day = { ...setup, options: { townSide: 'day' } };
  const state = at({ turn: { main: 'town' } }, [{ location: 'mine' }], day);
  const panel = panelOf(state, 'at:mine');
  draw(<NearPanelSheet {...panel} />);
  tap(screen.getByTestId('dig-mark'));
  expect(panel.onDraft).toHaveBeenCalledWith(expect.objectContaining({ mark: true }));
});

test.each([
  [2, '2 in hand, none costs a point'],
  [5, '5 in hand, −2 in all'],
])('with Lore %s artifacts in hand say what they cost', (size, words) => {
  const hand = Array.from({ length: size }, () => '');
  draw(<NearPanelSheet {...panelOf(at({}, [{ hand, quester: { ...NEW_QUESTER, talents: ['lore'] } }]), 'cards')} />);
  expect(screen.getByText(words)).toBeTruthy();
});

test.each([
  ['3 hearts on an empty space', 3, EMPTY, '3'],
  ['2 hearts, too few for a camp', 2, EMPTY, '0'],
  ['a space that has a camp', 6, { ...EMPTY, camp: true }, '0'],
])('5.3: a quest keeps hearts for the camp that can be built: %s', (_, hearts, here, kept) => {
  const quest = { source: 'arcade' as const, choice: null, won: null };
  const state = at({ turn: { ...ADVENTURE, quest } }, [{ ...ON_MAP, here, hearts }]);
  draw(<NearPanelSheet {...panelOf(state, 'quest')} />);
  expect(screen.getByTestId('quest-reserve-value')).toHaveTextContent(kept);
});
