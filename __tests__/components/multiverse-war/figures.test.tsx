import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';

import { HeroCard } from '@/components/multiverse-war/HeroCard';
import type { WarPanelProps } from '@/components/multiverse-war/props';
import { WarPanel } from '@/components/multiverse-war/WarPanel';
import type { Action } from '@/rules/multiverse-war/actions';
import { multiverseWar } from '@/rules/multiverse-war/game';
import type { Building, Hero, Player, State } from '@/rules/multiverse-war/state';

import { COLLECT, draw, NEXT, panelOf, played, START } from './table';

const tap = (id: string) => fireEvent.press(screen.getByTestId(id), { nativeEvent: { detail: 1 } });

/** The frame's part: it keeps the draft. */
function Kept(panel: WarPanelProps) {
  const [draft, setDraft] = useState<unknown>();
  return <WarPanel {...panel} draft={draft} onDraft={setDraft} />;
}

const open = (state: State, name: string) => draw(<Kept {...panelOf(state, name)} />);

const withPlayers = (state: State, ...changes: readonly Partial<Player>[]): State => ({
  ...state,
  players: state.players.map((player, seat) => ({ ...player, ...changes[seat] })),
});

const ACTION = played({ scenario: 'advanced' }, START, COLLECT, NEXT, NEXT);
const BUILD = played({ scenario: 'advanced' }, START, COLLECT, NEXT);
const BARRACKS: Building = { id: 'b', type: 'barracks', tier: 2, hp: 3, maxHp: 5, connected: false, made: 0 };
const ARIA: Hero = {
  id: 'h',
  name: 'Aria',
  attack: 'melee',
  level: 7,
  xp: 0,
  hpPoints: 3,
  apPoints: 3,
  abilities: [],
  hp: 3,
  attacked: false,
  alive: true,
};

describe('the fight', () => {
  const at = (...theirs: readonly Partial<Player>[]) => withPlayers(ACTION, {}, ...theirs);

  test('shows a hurt building and a whole hero by their own full health', () => {
    open(at({ buildings: [BARRACKS], heroes: [ARIA] }), 'fight');
    tap('attacker-class:Pikeman');
    tap('target-building:b');
    expect(screen.getByLabelText('3 of 5 health')).toBeTruthy();
    tap('pick-target');
    tap('target-hero:h');
    expect(screen.getByLabelText('3 of 3 health')).toBeTruthy();
  });

  test('counts the repair where a building is struck turn after turn (5.6)', () => {
    open(at({}), 'fight');
    tap('attacker-class:Pikeman');
    tap('target-settlement');
    expect(screen.getByTestId('fight-siege')).toHaveTextContent(
      'Turn after turn, 1 repaired between: it falls after 5 turns.',
    );
    expect(screen.queryByTestId('fight-duel')).toBeNull();
    tap('pick-attacker');
    tap('attacker-class:Horseman');
    expect(screen.getByTestId('fight-siege')).toHaveTextContent(/it never falls\.$/);
  });

  test('counts the repair that the card of a tier 2 building prints (A48)', () => {
    const typed: Action = {
      type: 'defineCard',
      kind: 'building',
      card: 'Barracks',
      values: { cost: 4, revenue: 2, repair2: 2 },
    };
    open(multiverseWar.apply(at({ buildings: [BARRACKS] }), typed), 'fight');
    tap('attacker-class:Pikeman');
    tap('target-building:b');
    expect(screen.getByTestId('fight-siege')).toHaveTextContent('Turn after turn, 2 repaired between: it never falls.');
  });

  test.each([
    ['target-settlement', true],
    ['target-permanent:c', false],
  ])('a treaty is recalled for its partner, not for the ants: %s', (target, recalled) => {
    const colony = { id: 'c', kind: 'colony', name: 'Giant ant colony', hp: 5, maxHp: 5, owner: null } as const;
    const state = {
      ...ACTION,
      treaties: [{ id: 't', a: 0, b: 1, round: 1, broken: false }],
      encounters: { ...ACTION.encounters, aside: [colony] },
    };
    open(state, 'fight');
    tap('attacker-class:Pikeman');
    tap(target);
    expect(screen.queryAllByText('You have a treaty with this player.')).toHaveLength(recalled ? 1 : 0);
  });

  test.each([
    ['Catapult', { type: 'siege', attack: 'ranged' }, 'target-settlement'],
    ['Rider', { type: 'mounted', attack: 'ranged' }, 'target-class:Pikeman'],
  ])('a value that must be typed first can be typed from here: %s', (name, values, target) => {
    const state = multiverseWar.apply(ACTION, { type: 'defineCard', kind: 'unit', card: name, values });
    const onOpen = jest.fn();
    draw(<Kept {...panelOf(state, 'fight')} onOpen={onOpen} />);
    tap(`attacker-class:${name}`);
    tap(target);
    tap('fight-card');
    expect(onOpen).toHaveBeenCalledWith(`card:unit:${name}`);
  });

  test('only a block can go on by its ability: nothing else is kept count of', () => {
    open(withPlayers(ACTION, { heroes: [ARIA] }), 'fight');
    tap('attacker-hero:h');
    tap('target-settlement');
    expect(screen.queryByTestId('fight-goes-on')).toBeNull();
    tap('pick-attacker');
    tap('attacker-class:Pikeman');
    expect(screen.getByTestId('fight-goes-on')).toBeTruthy();
  });

  test('one exchange is told as one', () => {
    open(at({}), 'fight');
    tap('attacker-class:Pikeman');
    tap('target-class:Builder');
    expect(screen.getByTestId('fight-duel')).toHaveTextContent(/; 1 exchange\.$/);
  });
});

test('gold an ally gave before the first revenue is in what collecting comes to', () => {
  open(withPlayers(played({}, START), { gold: 3 }), 'revenue');
  expect(screen.getByText('Collect 9, then 12')).toBeTruthy();
});

test('a tier 2 building tells the repair that was typed', () => {
  const typed: Action = {
    type: 'defineCard',
    kind: 'building',
    card: 'Barracks',
    values: { cost: 4, revenue: 2, repair2: 2 },
  };
  open(multiverseWar.apply(withPlayers(BUILD, { buildings: [BARRACKS] }), typed), 'building:b');
  expect(screen.getByText(/Repairs 2 at the start of your turn/)).toBeTruthy();
});

describe('heroes', () => {
  test.each([
    [true, '1 point to place'],
    [false, 'dead, back for 28 gold'],
  ])('a card tells the point to place, but first that the hero is dead (alive: %s)', (alive, words) => {
    draw(<HeroCard hero={{ ...ARIA, alive }} unspent={1} scores onPress={jest.fn()} />);
    // The card is read out as one sentence.
    expect(screen.getByText(words, { includeHiddenElements: true })).toBeTruthy();
  });

  test.each([
    [0, 'No hero sheet is left.'],
    [1, '1 sheet left, the top one face up.'],
    [6, '6 sheets left, the top one face up.'],
  ])('%s sheets in the deck', (heroSheets, words) => {
    open({ ...BUILD, heroSheets }, 'heroes');
    expect(screen.getByText(words)).toBeTruthy();
  });

  test.each([
    [0, 'Abilities, 2 each, no AP to use'],
    [1, 'Abilities, 2 each, 1 AP to use'],
  ])('an ability costs what the table ruled (A18): %s AP', (heroAbilityAp, words) => {
    const state = withPlayers({ ...ACTION, rules: { ...ACTION.rules, heroAbilityAp } }, { heroes: [ARIA] });
    open(state, 'hero:h');
    expect(screen.getByText(words)).toBeTruthy();
  });

  test.each([
    [5, 'atEnd', 7, '50 points if alive, wins at level 8'],
    [5, 'atEnd', 3, '8 points if alive, 16 at level 4'],
    [5, 'atEnd', 8, '50 points if alive, wins at the limit'],
    [null, 'immediate', 7, 'wins at level 8'],
  ])('points and level 8 count at a turn limit (%s, %s, level %s)', (turnLimit, heroLevel8, level, words) => {
    const rules = { ...ACTION.rules, heroLevel8 };
    open(withPlayers({ ...ACTION, turnLimit, rules }, { heroes: [{ ...ARIA, level }] }), 'hero:h');
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('without a turn limit nobody speaks of points', () => {
    const state = withPlayers(ACTION, { heroes: [ARIA], buildings: [BARRACKS] });
    open(state, 'hero:h');
    expect(screen.queryByText(/points if alive|wins at/)).toBeNull();
    open(withPlayers(state, { heroes: [{ ...ARIA, alive: false }] }), 'hero:h');
    expect(screen.getByText('Dead: back for 28 gold')).toBeTruthy();
    open(state, 'building:b');
    expect(screen.queryByText(/Worth/)).toBeNull();
    draw(<HeroCard hero={ARIA} unspent={0} scores={false} onPress={jest.fn()} />);
    expect(screen.queryByText(/points/, { includeHiddenElements: true })).toBeNull();
  });
});
