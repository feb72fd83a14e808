import { impossible, type Refusal } from '@/rules/kernel/refusal';
import { isSeat, type Choice, type Mode, type Setup } from '@/rules/kernel/setup';
import { START_GOLD, type State } from './state';

export const modes: readonly Mode[] = [
  {
    key: 'prelude',
    words: '#1 Prelude',
    detail: '1 against 1 with the basic trading posts and no characters; the one to learn the game with.',
    seats: [2],
    topic: '1-prelude',
  },
];

/** None of section 9's switches touches what this table tracks yet; one that does nothing is not offered. */
export const houseRules: readonly Choice[] = [];

export function start(setup: Setup): State | Refusal {
  const mode = modes.find((each) => each.key === setup.mode);
  if (!mode) return impossible('Choose a mode first.');
  if (!mode.seats.includes(setup.seats.length))
    return impossible(`This mode is for ${mode.seats.join(' or ')} players.`);
  if (!isSeat(setup.first, setup.seats.length)) return impossible('Choose who starts.');
  return {
    round: 1,
    phase: 'purchase',
    firstPlayer: setup.first,
    turnIndex: 0,
    purchased: false,
    conceded: null,
    victory: null,
    sides: setup.seats.map(({ name }) => ({
      name,
      gold: START_GOLD,
      minerals: 0,
      officers: 0,
      culture: 0,
      palaceDamage: 0,
      extraDice: 0,
      locked: { front: true, back: true },
      begun: false,
      dice: null,
      diceRolled: 0,
    })),
    cards: {},
  };
}
