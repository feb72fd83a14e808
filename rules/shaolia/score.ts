import type { ScoreRow, ScoreSheet } from '@/rules/kernel/score';
import { CULTURE_TO_WIN, PALACE_LIFE, type Side, type State, teamCulture, WONDERS_TO_WIN } from './state';
import { lifeLeft, PALACE, wondersOf } from './territory';

/** No points, ranks or tie-breaks exist; the sheet shows where each side stood (section 7). */
export function scoreSheet(state: State): ScoreSheet {
  const { sides } = state;
  const row = (
    key: string,
    words: string,
    of: (side: Side, seat: number) => number,
    explain: string,
    topic: string,
  ): ScoreRow => ({
    key,
    words,
    cells: sides.map(of),
    explain,
    topic,
  });
  return {
    columns: sides.map((side, seat) => ({ seats: [seat], words: side.name })),
    rows: [
      row('culture', 'Culture', (side) => side.culture, `${CULTURE_TO_WIN} wins at once.`, 'culture-victory'),
      ...(sides.length === 4
        ? [
            row(
              'teamCulture',
              'Team culture',
              (_, seat) => teamCulture(state, seat),
              `Both teammates together; ${CULTURE_TO_WIN} wins at once.`,
              'culture-victory',
            ),
          ]
        : []),
      row(
        'palaceLife',
        'Palace life left',
        (_, seat) => lifeLeft(state, seat, PALACE) ?? 0,
        `${PALACE_LIFE} less the damage taken, and its life tokens; at 0 the palace falls.`,
        'palace-destruction',
      ),
      ...(state.wonderWin || Object.keys(state.deck.wonders).length > 0
        ? [
            row(
              'wonders',
              'Wonders standing',
              (_, seat) => wondersOf(state, seat),
              state.wonderWin
                ? `${WONDERS_TO_WIN} on one territory win at once.`
                : 'In this game they win nothing by their number.',
              'wonder-victory',
            ),
          ]
        : []),
      row(
        'destroyed',
        'Cards destroyed',
        (side) => side.destroyed,
        'Opposing cards, each worth 1 gold of loot.',
        'loot',
      ),
      row('looted', 'Gold looted', (side) => side.looted, '1 gold for each opposing card destroyed.', 'loot'),
      row(
        'diceRolled',
        'Dice rolled',
        (side) => side.diceRolled,
        'Every die of every action turn, extra dice included.',
        'action-phase',
      ),
    ],
    totals: false,
    tieBreaks: [],
  };
}
