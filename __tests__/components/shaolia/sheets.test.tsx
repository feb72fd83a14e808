import { screen } from '@testing-library/react-native';

import { acting, at, territory, TYPED } from '../../rules/shaolia/table';
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
