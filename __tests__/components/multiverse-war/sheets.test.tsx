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
    expect(screen.getByText('Bowman is flanked: 5 or less hits')).toBeTruthy();
    tap('fight-resolve');
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
    tap('hex-mine');
    expect(screen.getByText('Bowman: 2 damage')).toBeTruthy();
    tap('hex-theirs');
    tap('hex-theirs');
    expect(screen.getByText('Bowman: 1 damage')).toBeTruthy();
  });
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
});

test('a siege of one archer never ends', () => {
  open(ACTION, 'siege');
  tap('add-attacker-Bowman');
  expect(screen.getByTestId('siege-answer')).toHaveTextContent('It never falls: what you break is repaired.');
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
