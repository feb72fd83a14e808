import { screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { TurnLight } from '@/components/session/TurnLight';
import { playerColour } from '@/components/theme/playerColour';

import { renderThemed, themed } from '../ui/themed';

const light = () => screen.queryByTestId('turn-light', { includeHiddenElements: true });

test.each([
  [false, [undefined, playerColour(4, 'light').fill, playerColour(4, 'light').fill, playerColour(2, 'light').fill]],
  [true, [undefined, undefined, undefined, undefined]],
])('the edge lights in the colour of whoever is on, once the turn is handed over (reduced: %s)', (reduced, seen) => {
  const table = (seat: number | undefined, colour: number | undefined) =>
    themed(<TurnLight seat={seat} colour={colour} />, { reducedMotion: reduced });
  const { rerender } = renderThemed(<></>);
  const told = [
    [0, 2],
    [1, 4],
    [1, 4],
    [0, 2],
  ].map(([seat, colour]) => {
    rerender(table(seat, colour));
    return light() === null ? undefined : StyleSheet.flatten(light()?.props.style).borderColor;
  });
  expect(told).toEqual(seen);
  rerender(table(undefined, undefined));
  expect(light()).toBeNull();
});
