import { screen } from '@testing-library/react-native';

import { panelsOf } from '@/components/games';
import { Motif } from '@/components/motifs/Motif';
import { GAMES } from '@/rules/games';

import { draw } from '../tracks/look';
import { played, tableOf } from './table';

test.each(GAMES.map(({ id }) => id))('%s has its panels and its motif', async (id) => {
  const panels = await panelsOf(id)?.();
  expect(panels?.Table).toBeInstanceOf(Function);
  draw(<Motif game={id} />);
  expect(screen.toJSON()).not.toBeNull();
});

test('an unknown game has neither', () => {
  expect(panelsOf('toString')).toBeUndefined();
  draw(<Motif game="toString" />);
  expect(screen.toJSON()).toBeNull();
});

test('the motif says nothing to screen readers', () => {
  draw(<Motif game="shaolia" width={340} height={168} />);
  expect(screen.queryByRole('image')).toBeNull();
  expect(screen.toJSON()).toMatchObject({ props: { 'aria-hidden': true } });
});

test('loaded panels draw the state they are handed', async () => {
  const panels = await panelsOf('shaolia')?.();
  if (!panels) throw new Error('no panels');
  draw(<panels.Table {...tableOf(played())} />);
  expect(screen.getByTestId('shaolia-table')).toBeTruthy();
});
