import { act, screen } from '@testing-library/react-native';

import { RodHint } from '@/components/tracks/RodHint';
import { settings } from '@/store/settings';

import { draw } from './look';

const WORDS = 'Drag the bead, or tap + and −';
const hidden = { includeHiddenElements: true };

beforeEach(() => settings.setState({ rodUsed: false }));

test('the first rod says how it is used; once it was, its line is empty, and moves nothing', () => {
  draw(<RodHint />);
  expect(screen.getByText(WORDS)).toBeTruthy();
  act(() => settings.setState({ rodUsed: true }));
  expect(screen.queryByText(WORDS)).toBeNull();
  expect(screen.getByText(WORDS, hidden)).toHaveStyle({ opacity: 0 });
});

test('who has used one sees no line at all', () => {
  settings.setState({ rodUsed: true });
  draw(<RodHint />);
  expect(screen.queryByText(WORDS, hidden)).toBeNull();
});
