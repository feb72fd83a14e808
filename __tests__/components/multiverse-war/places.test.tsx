import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';

import { placesOf } from '@/components/multiverse-war/places';
import type { WarPanelProps } from '@/components/multiverse-war/props';
import { WarPanel } from '@/components/multiverse-war/WarPanel';
import type { Action } from '@/rules/multiverse-war/actions';
import { NOBODY, type State } from '@/rules/multiverse-war/state';

import { COLLECT, draw, NEXT, panelOf, played, START } from './table';

const tap = (id: string) => fireEvent.press(screen.getByTestId(id), { nativeEvent: { detail: 1 } });

/** The frame's part: it keeps the draft. */
function Kept(panel: WarPanelProps) {
  const [draft, setDraft] = useState<unknown>();
  return <WarPanel {...panel} draft={draft} onDraft={setDraft} />;
}

function open(state: State, name: string) {
  const panel = panelOf(state, name);
  draw(<Kept {...panel} />);
  return panel;
}

const RECRUIT: Action = { type: 'recruitHero', player: 0, sheet: 'Aria', at: 'settlement', attack: 'ranged' };
const AFTER_HERO = played({ scenario: 'advanced' }, START, COLLECT, NEXT, RECRUIT);
const HERO = AFTER_HERO.players[0]?.heroes[0]?.id ?? '';
const PLACE: Action = { type: 'assignSkillPoints', player: 0, hero: HERO, hp: 3, ap: 3, abilities: [] };
const INSIDE: Action = { type: 'enterBuilding', player: 0, unit: HERO, building: 'settlement' };
const archer = (...more: readonly Action[]) =>
  played({ scenario: 'advanced' }, START, COLLECT, NEXT, RECRUIT, PLACE, NEXT, ...more);

describe('a hero', () => {
  test('goes into a building and out of it on his sheet', () => {
    const panel = open(archer(), `hero:${HERO}`);
    tap('hero-house-settlement');
    expect(panel.onAct).toHaveBeenLastCalledWith(INSIDE);
    screen.unmount();
    const back = open(archer(INSIDE), `hero:${HERO}`);
    tap('hero-house-');
    expect(back.onAct).toHaveBeenLastCalledWith({ type: 'leaveBuilding', player: 0, unit: HERO });
  });

  test('who shoots from inside is answered at the walls', () => {
    open(archer(INSIDE), 'fight');
    tap(`attacker-hero:${HERO}`);
    tap('target-class:Bowman');
    expect(screen.getByText(/Aria shoots from inside/)).toBeTruthy();
  });

  test('fights from his sheet, and who shoots does so from two hexes', () => {
    const sheet = open(archer(), `hero:${HERO}`);
    tap('hero-fight');
    expect(sheet.onOpen).toHaveBeenCalledWith(`fight:${HERO}`);
    screen.unmount();
    const asked = open(archer(), `fight:${HERO}`);
    expect(screen.getByTestId('pick-attacker')).toHaveTextContent(/attacksAria$/);
    tap('target-class:Pikeman');
    tap('fight-resolve');
    const shot = {
      attacker: { kind: 'hero', id: HERO, owner: 0 },
      context: expect.objectContaining({ distance: 2 }),
    };
    expect(asked.onAct).toHaveBeenCalledWith(expect.objectContaining(shot));
    screen.unmount();
    const chosen = open(archer(), 'fight');
    tap(`attacker-hero:${HERO}`);
    tap('target-class:Pikeman');
    tap('fight-resolve');
    expect(chosen.onAct).toHaveBeenCalledWith(expect.objectContaining(shot));
  });
});

const ADVANCED = played({ scenario: 'advanced' }, START, COLLECT, NEXT, NEXT);
const [MIRA, TEO] = ADVANCED.players;
/** Mira against Teo and Iris, who has the spear wall and a stronger Barracks. */
const THREE: State = {
  ...ADVANCED,
  mode: 'ffa',
  players: [
    MIRA ?? NOBODY,
    TEO ?? NOBODY,
    {
      ...(TEO ?? NOBODY),
      name: 'Iris',
      team: 2,
      steps: { Pikeman: 2 },
      buildings: [{ id: 'b', type: 'barracks', tier: 2, hp: 3, maxHp: 7, connected: false, made: 0 }],
    },
  ],
  cards: { 'building:Barracks': { cost: 4, revenue: 2, hp2: 5, repair2: 2 } },
};

describe('with several rivals', () => {
  test('an order of attack asks whose block it is: only Iris has the spear wall', async () => {
    draw(<Kept {...panelOf(THREE, 'volley')} />);
    tap('add-attacker-Horseman');
    tap('volley-target-Pikeman');
    expect(await screen.findByText(/^You lose 2 health/)).toBeTruthy();
    tap('rival-2');
    expect(await screen.findByText(/^You lose 1 health/)).toBeTruthy();
  });

  test('with one nothing is asked', () => {
    open(ADVANCED, 'volley');
    expect(screen.queryByTestId('rival-1')).toBeNull();
  });

  test('a siege takes health and repair of the very building', async () => {
    open(THREE, 'siege');
    tap('add-attacker-Pikeman');
    tap('siege-place-2/b');
    expect(await screen.findByText(/2 are repaired between, so you need more than 2/)).toBeTruthy();
    expect(screen.getByTestId('siege-answer')).toHaveTextContent('It never falls: what you break is repaired.');
    tap('siege-place-1/');
    expect(await screen.findByText(/1 is repaired between, so you need more than 1/)).toBeTruthy();
    expect(screen.getByTestId('siege-answer')).toHaveTextContent('Falls after 5 turns');
  });
});

test('a building that is chosen before its attacker is called by its name', () => {
  open(THREE, 'fight');
  tap('pick-target');
  tap('rival-2');
  tap('target-building:b');
  expect(screen.getByTestId('pick-target')).toHaveTextContent(/defendsBarracks$/);
});

test('the kill goes to the first one listed until somebody is chosen', async () => {
  const attackers = [
    { name: 'Pikeman', hp: 4, ground: 'open' },
    { name: 'Bowman', hp: 4, ground: 'open' },
  ];
  draw(<WarPanel {...panelOf(ADVANCED, 'volley', { goal: 'credit', hp: 2, target: 'Bowman', attackers })} />);
  expect(await screen.findByText('Pikeman strikes when the blow can kill.')).toBeTruthy();
});

test('a settlement that made more than its five has none left to make', () => {
  const state = { ...ADVANCED, players: [{ ...(MIRA ?? NOBODY), settlement: { hp: 6, made: 6, fallenTo: null } }] };
  expect(placesOf(state, 0)).toEqual([{ value: 'settlement', words: 'Settlement, 0 left' }]);
});

test.each([
  [1, '1 token'],
  [2, '2 tokens'],
])('%s encounter token on the map is told as so many', (tokens, words) => {
  const state = { ...ADVANCED, encounters: { ...ADVANCED.encounters, tokens } };
  draw(<WarPanel {...panelOf(state, 'explore', { what: 'encounter' })} />);
  expect(screen.getByLabelText(words)).toBeTruthy();
});

const KILLS: readonly Action[] = ['Pikeman', 'Pikeman', 'Bowman', 'Bowman'].map((name) => ({
  type: 'recordKill',
  player: 0,
  class: name,
  what: 'unit',
}));

test.each([
  ['2', 'Pikeman', 0, 1],
  ['3', 'Bowman', 1, 0],
])('a passive ability spends no token: block %s, a %s (A35)', (id, _, buttons, told) => {
  open(played({ scenario: 'advanced' }, START, COLLECT, NEXT, NEXT, ...KILLS), `unit:${id}`);
  expect(screen.queryAllByTestId('unit-ability')).toHaveLength(buttons);
  expect(screen.queryAllByTestId('unit-ability-dice')).toHaveLength(buttons);
  expect(screen.queryAllByText('Its ability works by itself and costs no token.')).toHaveLength(told);
});

test.each([
  [{}, 1],
  [{ resting: true }, 0],
  [{ explored: true }, 0],
])('a hero may go exploring while his action phase is open: %j', (more, there) => {
  const state = archer();
  const player = state.players[0] ?? NOBODY;
  const heroes = player.heroes.map((each) => ({ ...each, ...more }));
  open({ ...state, players: [{ ...player, heroes }, ...state.players.slice(1)] }, 'explore');
  expect(screen.queryAllByTestId(`explorer-${HERO}`)).toHaveLength(there);
});
