import { useState } from 'react';
import { StyleSheet } from 'react-native';

import { playerColour } from '@/components/theme/playerColour';
import { useTheme } from '@/components/theme/theme';

export interface TurnLightProps {
  /** Whose step is next; nobody's once the game is over. */
  seat: number | undefined;
  colour: number | undefined;
}

/** Seen, never in the way of a finger. */
const styles = StyleSheet.create({ edge: { borderWidth: 6, pointerEvents: 'none' } });
export const edge = styles.edge;

/** How often the turn was handed over since the table was opened, and in which colour; none before the first time. */
export function useTurns({ seat, colour }: TurnLightProps): { count: number; colour?: string } {
  const { scheme, reducedMotion } = useTheme();
  const [turns, setTurns] = useState({ seat, count: 0 });
  if (turns.seat !== seat) setTurns({ seat, count: turns.count + 1 });
  if (turns.count === 0 || reducedMotion || seat === undefined || colour === undefined) return { count: turns.count };
  return { count: turns.count, colour: playerColour(colour, scheme).fill };
}
