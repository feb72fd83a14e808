import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';

import type { WarPanelProps } from '@/components/multiverse-war/props';
import { WarPanel } from '@/components/multiverse-war/WarPanel';
import { tokens } from '@/components/theme/tokens';
import type { Action } from '@/rules/multiverse-war/actions';
import type { State } from '@/rules/multiverse-war/state';

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

const ACTION = played({ scenario: 'advanced' }, START, COLLECT, NEXT, NEXT);
const BUILD = played({ scenario: 'advanced' }, START, COLLECT, NEXT);

describe('the fight', () => {
  test('says who strikes first and why, what is left, and resolves in one tap', () => {
    const panel = open(ACTION, 'fight');
    tap('attacker-class:Horseman');
    tap('target-class:Bowman');
    expect(screen.getByTestId('fight-first')).toHaveTextContent('Horseman strikes first: it trumps Bowman');
    expect(screen.getByText('Resolve: Bowman 2 left, Horseman 3 left')).toBeTruthy();
    tap('fight-resolve');
    expect(panel.onClose).toHaveBeenCalled();
    expect(panel.onAct).toHaveBeenCalledWith(
      expect.objectContaining({
        type: 'resolveCombat',
        attacker: { kind: 'class', id: 'Horseman', owner: 0, hp: 4 },
        rolls: [],
      }),
    );
  });

  test('neighbours on the drawing flank; a roll is then due before it resolves', () => {
    const panel = open(ACTION, 'fight');
    tap('attacker-class:Horseman');
    tap('target-class:Bowman');
    tap('hex-0');
    tap('hex-1');
    expect(screen.getByTestId('fight-ends')).toBeTruthy();
    expect(screen.getByTestId('fight-verdict')).toHaveTextContent(/Horseman4 → 450\s%or 350\s%Bowman4 → 2/);
    expect(screen.queryByTestId('fight-resolve')).toBeNull();
    tap('fight-roll');
    expect(screen.getByText('Bowman is flanked: 5 or less hits')).toBeTruthy();
    expect(panel.onAct).not.toHaveBeenCalled();
    tap('dice-face-6');
    tap('fight-resolve');
    expect(panel.onAct).toHaveBeenCalledWith(
      expect.objectContaining({
        context: expect.objectContaining({ attackerSupport: 2, targetSupport: 0 }),
        rolls: [{ who: 'target', why: 'flanked', value: 6, by: 'typed' }],
      }),
    );
  });

  test('forest takes the hill away', () => {
    open(ACTION, 'fight');
    tap('attacker-class:Bowman');
    tap('target-class:Pikeman');
    // It started in the settlement; a tap on its hex has it out in the open, one more on a hill.
    expect(screen.getByText(/Bowman shoots from inside/)).toBeTruthy();
    tap('hex-mine');
    expect(screen.queryByText(/shoots from inside/)).toBeNull();
    expect(screen.getByText('Bowman: 1 damage')).toBeTruthy();
    tap('hex-mine');
    expect(screen.getByText('Bowman: 2 damage')).toBeTruthy();
    tap('hex-theirs');
    tap('hex-theirs');
    expect(screen.getByText('Bowman: 1 damage')).toBeTruthy();
  });
});

test('a hurt attacker is told what a rest would change', () => {
  const hurt = { type: 'damageUnit' as const, player: 0, unit: '2', amount: 2 };
  open(played({ scenario: 'advanced' }, START, COLLECT, NEXT, NEXT, hurt), 'fight:2');
  tap('target-class:Horseman');
  expect(screen.getByText('Rest or fight?')).toBeTruthy();
  expect(screen.getByText(/now, 2 health: stands after 0 answers.*Rested, 4: stands after 1 answer/)).toBeTruthy();
});

test('a foe nobody has named fights as melee or ranged, with what is seen of it', () => {
  open(ACTION, 'fight');
  tap('attacker-class:Pikeman');
  tap('target-class:Melee');
  expect(screen.getByText('Pikeman: 2 damage')).toBeTruthy();
  tap('targetTraits-armour');
  expect(screen.getByText('Pikeman: 1 damage')).toBeTruthy();
});

test('revenue line by line, with extra gold in the same tap', () => {
  const panel = open({ ...played({}, START), round: 2 }, 'revenue');
  expect(screen.getByText('Settlement')).toBeTruthy();
  tap('revenue-extra-plus');
  tap('revenue-apply');
  expect(panel.onAct).toHaveBeenCalledWith({ type: 'collectRevenue', player: 0, extra: 1 });
});

test('an ability’s dice: the odds before, the faces in the line', () => {
  const ready = played(
    { scenario: 'advanced' },
    START,
    COLLECT,
    NEXT,
    NEXT,
    { type: 'recordKill', player: 0, class: 'Pikeman', what: 'unit' },
    { type: 'recordKill', player: 0, class: 'Pikeman', what: 'unit' },
  );
  const panel = open(ready, 'ability:2');
  tap('dice-count-plus');
  expect(screen.getByLabelText(/^At least 1.*75 percent/)).toBeTruthy();
  tap('dice-face-3');
  tap('dice-face-9');
  expect(screen.getByTestId('ability-rolled')).toHaveTextContent('Rolled 3, 9: 1 success');
  tap('ability-apply');
  expect(panel.onAct).toHaveBeenCalledWith({
    type: 'useAbility',
    player: 0,
    unit: '2',
    dice: { faces: [3, 9], upTo: 5, by: 'typed' },
  });
});

test('who explores is not what is gained: both are typed in one sheet', () => {
  const exploring = played(
    { scenario: 'advanced' },
    START,
    COLLECT,
    NEXT,
    NEXT,
    { type: 'placeEncounterTokens', player: 0, amount: 1 },
    { type: 'exploreEncounter', player: 0, explorer: '2', card: 'Kuma', sharedHex: false },
  );
  const panel = panelOf(exploring, 'explore', { what: 'encounter', unit: '2', d10: 4, supporters: 1 });
  draw(<WarPanel {...panel} />);
  tap('encounter-apply');
  expect(panel.onAct).toHaveBeenCalledWith({
    type: 'resolveEncounter',
    player: 0,
    success: true,
    damage: 0,
    gold: 0,
    xp: 1,
    scrolls: 0,
    unit: 'Bear',
    attack: 'melee',
    d10: 4,
    by: 'typed',
  });
});

test.each([
  [undefined, 1],
  ['2', 0],
])('an encounter that nobody was chosen for says whose damage and XP it cannot note: %s', (explorer, said) => {
  const exploring = played(
    { scenario: 'advanced' },
    START,
    COLLECT,
    NEXT,
    NEXT,
    { type: 'placeEncounterTokens', player: 0, amount: 1 },
    { type: 'exploreEncounter', player: 0, ...(explorer ? { explorer } : {}), sharedHex: false },
  );
  open(exploring, 'explore');
  expect(screen.queryAllByText(/^Nobody was chosen to go/)).toHaveLength(said);
});

test('the name typed on an open card is told with how it ended', () => {
  const exploring = played(
    { scenario: 'advanced' },
    START,
    COLLECT,
    NEXT,
    NEXT,
    { type: 'placeEncounterTokens', player: 0, amount: 1 },
    { type: 'exploreEncounter', player: 0, explorer: '2', sharedHex: false },
  );
  const panel = panelOf(exploring, 'explore', { card: 'Old watchtower ', success: true, permanent: 'other', hp: 3 });
  draw(<WarPanel {...panel} />);
  tap('encounter-apply');
  expect(panel.onAct).toHaveBeenCalledWith(expect.objectContaining({ card: 'Old watchtower', permanent: 'other' }));
});

test('a bridge is hit by melee at its entrance', () => {
  const state = played({}, START, COLLECT, NEXT, NEXT);
  const bridged = {
    ...state,
    players: state.players.map((each, seat) => (seat === 1 ? { ...each, bridges: [{ id: 'x', hits: 1 }] } : each)),
  };
  const panel = open(bridged, 'bridges');
  expect(screen.getByText('Hit it: the bridge is gone')).toBeTruthy();
  tap('bridge-hit');
  expect(panel.onAct).toHaveBeenCalledWith(expect.objectContaining({ type: 'hitBridge', owner: 1, bridge: 'x' }));
});

test('the order of attack puts those first who take no answer', async () => {
  open(ACTION, 'volley');
  tap('add-attacker-Pikeman');
  tap('add-attacker-Bowman');
  // Sooner it would be the same tap heard twice.
  await new Promise((done) => setTimeout(done, 2 * tokens.motion.guardSameControl));
  tap('add-attacker-Bowman');
  tap('volley-target-Pikeman');
  expect(screen.getByText('Bowman first: it takes no answer.')).toBeTruthy();
  expect(screen.getByTestId('volley-answer')).toHaveTextContent(/Bowman, then Bowman, then Pikeman100\s%/);
});

test('a siege left half-way is there again with its besiegers and its answer', () => {
  const panel = panelOf(ACTION, 'siege');
  draw(<WarPanel {...panel} />);
  tap('add-attacker-Pikeman');
  const [kept] = panel.onDraft.mock.calls.at(-1) as [unknown];
  screen.unmount();
  // The app was ended: all that is left is what was kept of the sheet.
  const again = panelOf(ACTION, 'siege', JSON.parse(JSON.stringify(kept)));
  draw(<WarPanel {...again} />);
  expect(screen.getByText('1. Pikeman')).toBeTruthy();
  expect(screen.getByTestId('siege-answer')).toHaveTextContent('Falls after 5 turns');
  tap('siege-hp-minus');
  expect(again.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ hp: 5, attackers: [expect.anything()] }));
});

test('a siege of one archer never ends', () => {
  open(ACTION, 'siege');
  tap('add-attacker-Bowman');
  expect(screen.getByTestId('siege-answer')).toHaveTextContent('It never falls: what you break is repaired.');
});

test('a siege tells whether the repairs or the garrison saved the building', () => {
  open(ACTION, 'siege');
  tap('add-attacker-Pikeman');
  tap('siege-garrison-Bowman');
  expect(screen.getByTestId('siege-answer')).toHaveTextContent('It holds: your attackers fall first.');
});

test('the choice of targets does not tell whether a decoy is on the board', () => {
  open(ACTION, 'fight');
  tap('attacker-class:Horseman');
  expect(screen.getByTestId('target-decoy')).toBeTruthy();
});

test('a unit is upgraded in friendly territory, and the sheet asks', () => {
  const panel = open(played({ scenario: 'advanced' }, START, COLLECT, NEXT), 'unit:2');
  tap('unit-to-Bowman');
  tap('unit-upgrade');
  expect(panel.onAct).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'upgradeUnit', friendly: true }));
  tap('unit-friendly');
  tap('unit-upgrade');
  expect(panel.onAct).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'upgradeUnit', friendly: false }));
});

test('building says what is wrong with the place before it is paid', () => {
  const panel = open(played({}, START, COLLECT, NEXT), 'construct');
  expect(screen.getByText('First turn: units or a hero only')).toBeTruthy();
  expect(screen.getByTestId('construct-apply')).toHaveTextContent('Type the price');
  expect(panel.onAct).not.toHaveBeenCalled();
});

test('a unit is recruited at the printed price', () => {
  const priced: Action = {
    type: 'defineCard',
    kind: 'unit',
    card: 'Horseman',
    values: { type: 'mounted', attack: 'melee', cost: 5 },
  };
  const panel = open(played({}, START, COLLECT, NEXT, priced), 'recruit');
  tap('recruit-class-Horseman');
  tap('recruit-apply');
  expect(panel.onAct).toHaveBeenCalledWith({
    type: 'recruitUnit',
    player: 0,
    class: 'Horseman',
    at: 'settlement',
    cost: 5,
  });
});

test('a hero’s eight points: three, three and an ability', () => {
  const recruited = played({ scenario: 'advanced' }, START, COLLECT, NEXT, {
    type: 'recruitHero',
    player: 0,
    sheet: 'Aria',
    at: 'settlement',
    attack: 'melee',
  });
  const id = recruited.players[0]?.heroes[0]?.id ?? '';
  open(recruited, `hero:${id}`);
  expect(screen.getByText('7 of 8 points left')).toBeTruthy();
});

test.each([
  'start',
  'recruit',
  'construct',
  'road',
  'explore',
  'heroes',
  'dial',
  'mines',
  'deals',
  'record',
  'missions',
  'claim',
  'unit:2',
  'class:Bowman',
  'volley',
  'siege',
  'fight:3',
  'revenue',
  'setup',
  'chances',
  'ability:2',
])('the sheet %s stands at 200 % text in light and dark', (name) => {
  for (const scheme of ['light', 'dark'] as const) {
    const { unmount } = draw(<WarPanel {...panelOf(BUILD, name)} />, { textSize: 2, scheme });
    expect(screen.toJSON()).not.toBeNull();
    unmount();
  }
});

test('a panel nobody knows is none', () => {
  draw(<WarPanel {...panelOf(BUILD, 'toString')} />);
  expect(screen.toJSON()).toBeNull();
});

test('what can be added to the printed values is named with its article', () => {
  open(ACTION, 'cards');
  expect(screen.getByText('Add a unit class')).toBeTruthy();
  expect(screen.getByText('Add an encounter card')).toBeTruthy();
});
