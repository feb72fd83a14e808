import { act, fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { usePage } from '@/components/session/usePage';
import { session, writer } from '@/store/app';

import { sitDown } from './table';

jest.mock('@/store/app', () => jest.requireActual('./memoryApp'));
jest.mock('@/rules/games', () => jest.requireActual('../../store/toyRegistry'));

beforeAll(() => writer.open());
afterEach(() => session.close());
afterAll(() => writer.close());

const PAGES = [{ value: 'table' }, { value: 'map' }] as const;

function Page({ during }: { during?: string }) {
  const [page, turnTo] = usePage<'table' | 'map'>(PAGES, 'table', during);
  return <Text onPress={() => turnTo('map')}>{page}</Text>;
}

const reads = (words: string) => expect(screen.getByText(words)).toBeTruthy();

test('a page turned to is kept with the session', async () => {
  await sitDown(<Page />);
  reads('table');
  fireEvent.press(screen.getByText('table'));
  reads('map');
  expect(session.store.getState().draft.tablePage).toEqual({ page: 'map', during: '' });
});

test('a page chosen in one phase does not count in another', async () => {
  await sitDown(<Page during="build" />);
  act(() => session.keep({ tablePage: { page: 'map', during: 'action' } }));
  reads('table');
  fireEvent.press(screen.getByText('table'));
  reads('map');
});

test('a page that no longer exists is the home page', async () => {
  await sitDown(<Page />);
  act(() => session.keep({ tablePage: { page: 'attic', during: '' } }));
  reads('table');
});
