import { fireEvent, screen } from '@testing-library/react-native';

import { newFight } from '@/components/multiverse-war/fightDraft';
import { WarPanel } from '@/components/multiverse-war/WarPanel';
import { WarTable } from '@/components/multiverse-war/WarTable';
import { multiverseWar } from '@/rules/multiverse-war/game';
import { session } from '@/store/app';

import { COLLECT, draw, NEXT, panelOf, played, START, tableOf } from './table';

const tap = (id: string) => fireEvent.press(screen.getByTestId(id), { nativeEvent: { detail: 1 } });

const ACTION = played({ scenario: 'advanced' }, START, COLLECT, NEXT, NEXT);

beforeEach(() => session.keep({ tablePage: undefined, shown: undefined }));

test('who is on stands above the pages, and a tap shows another', () => {
  draw(<WarTable {...tableOf(ACTION)} />);
  expect(screen.getByTestId('players-0')).toHaveTextContent(/Mira9 gold$/);
  expect(screen.getByTestId('players-0')).toHaveProp('accessibilityHint', 'Has the turn');
  expect(screen.getByTestId('players-1')).toHaveTextContent(/Teo0 gold$/);
  tap('players-1');
  expect(session.store.getState().draft.shown).toBe(1);
  tap('players-0');
  expect(session.store.getState().draft.shown).toBeUndefined();
});

test('once the game is won nobody is on', () => {
  const won = multiverseWar.apply(ACTION, { type: 'claimVictory', player: 0, condition: 'portal' });
  draw(<WarTable {...tableOf(won)} />);
  expect(screen.getByTestId('players-0')).not.toHaveProp('accessibilityHint', 'Has the turn');
});

test('who answers from a building is asked for by block: what is inside is its owner’s secret (trap 14)', () => {
  const theirs = multiverseWar.apply(ACTION, { ...START, player: 1, classes: ['Builder', 'Horseman', 'Knight'] });
  const draft = { ...newFight(theirs, 0), picking: null, attacker: 'class:Pikeman', target: 'settlement' };
  draw(<WarPanel {...panelOf(theirs, 'fight', draft)} />);
  expect(screen.getByText('Block 2')).toBeTruthy();
  expect(screen.getByText('Block 3')).toBeTruthy();
  expect(screen.queryByText('Horseman')).toBeNull();
});
