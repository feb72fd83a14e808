import { useLocalSearchParams } from 'expo-router';

import type { DiceQuestion } from '@/components/odds/diceQuestion';
import { OddsScreen } from '@/components/frame/screens';

/** A link may bring its dice along: /odds?dice=3&sides=10. */
export default function OddsRoute() {
  const { dice, sides } = useLocalSearchParams<{ dice?: string; sides?: string }>();
  const count = dice === undefined ? undefined : Number(dice);
  const first: Partial<DiceQuestion> = {
    sides: sides === '10' ? 10 : 6,
    ...(count === undefined || Number.isNaN(count) ? {} : { dice: count }),
  };
  return <OddsScreen key={`${dice} ${sides}`} first={first} />;
}
