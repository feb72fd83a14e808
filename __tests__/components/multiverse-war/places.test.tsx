import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';

import type { WarPanelProps } from '@/components/multiverse-war/props';
import { WarPanel } from '@/components/multiverse-war/WarPanel';
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
});
