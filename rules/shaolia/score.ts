import type { ScoreSheet } from '@/rules/kernel/score';
import { CULTURE_TO_WIN, PALACE_LIFE, type State } from './state';

/** No points, ranks or tie-breaks exist; the sheet shows where each side stood (section 7). */
export function scoreSheet(state: State): ScoreSheet {
  const { sides } = state;
  return {
    columns: sides.map((side, seat) => ({ seats: [seat], words: side.name })),
    rows: [
      {
        key: 'culture',
        words: 'Culture',
        cells: sides.map((side) => side.culture),
        explain: `${CULTURE_TO_WIN} wins at once.`,
        topic: 'culture-victory',
      },
      {
        key: 'palaceLife',
        words: 'Palace life left',
        cells: sides.map((side) => PALACE_LIFE - side.palaceDamage),
        explain: `${PALACE_LIFE} less the damage taken; at 0 the palace falls.`,
        topic: 'palace-destruction',
      },
      {
        key: 'diceRolled',
        words: 'Dice rolled',
        cells: sides.map((side) => side.diceRolled),
        explain: 'Every die of every action turn, extra dice included.',
        topic: 'action-phase',
      },
    ],
    totals: false,
    tieBreaks: [],
  };
}
