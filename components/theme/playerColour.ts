import { type Scheme, tokens } from './tokens';

export interface PlayerColour {
  readonly fill: string;
  readonly on: string;
  readonly outline: string | undefined;
}

/** The player colour of an index in a theme; charts and the result picture use it too. */
export function playerColour(colour: number, scheme: Scheme): PlayerColour {
  const of = tokens.player[colour % tokens.player.length] ?? tokens.player[0];
  if (!of) throw new Error('tokens.json has no player colours');
  return scheme === 'light'
    ? { fill: of.light, on: of.onLight, outline: of.outlineLight ?? undefined }
    : { fill: of.dark, on: of.onDark, outline: undefined };
}
