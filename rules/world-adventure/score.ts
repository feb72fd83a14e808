import type { ScoreRow, ScoreSheet } from '@/rules/kernel/score';
import { runesOfSide, sidesOf } from './runes';
import { clanOf, seatsOf, type State, wantedOf } from './state';
import type { Seat } from '@/rules/kernel/setup';
import { rankWords, wantedRanks } from './wanted';

/** 7.3: runes decide; the rest is a keepsake. Equal runes share a place. */
export function scoreSheet(state: State): ScoreSheet {
  const sides = sidesOf(state);
  const sum = (read: (seat: Seat) => number) => sides.map((side) => side.reduce((so, seat) => so + read(seat), 0));
  const keepsake = (
    key: string,
    words: string,
    read: (seat: Seat) => number,
    explain: string,
    topic: string,
  ): ScoreRow => ({
    key,
    words,
    cells: sum(read),
    keepsake: true,
    explain,
    topic,
  });
  return {
    columns: sides.map((seats) => ({ seats, words: seats.map((seat) => clanOf(state, seat).name).join(' and ') })),
    rows: [
      {
        key: 'runes',
        words: 'Ancient Runes',
        cells: sides.map((side) => runesOfSide(state, side)),
        parts: sides.map((side) =>
          side.length > 1
            ? side.map((seat) => ({ words: clanOf(state, seat).name, value: clanOf(state, seat).runes.length }))
            : [],
        ),
        explain: state.requireLegendary
          ? `${state.target} win at once, a beaten Legendary among them.`
          : `${state.target} win at once.`,
        topic: 'how-to-win',
      },
      keepsake('gold', 'Gold', (seat) => clanOf(state, seat).gold, 'What was left in the purse.', 'gold-abaculus'),
      keepsake('wasted', 'Gold wasted', (seat) => clanOf(state, seat).wasted, 'Everything above 99.', 'gold-abaculus'),
      {
        ...keepsake('wanted', 'Wanted points', (seat) => wantedOf(state, seat), ranked(state), 'most-wanted-order'),
        parts: sides.map((side) =>
          side.length > 1
            ? side.map((seat) => ({ words: clanOf(state, seat).name, value: wantedOf(state, seat) }))
            : [],
        ),
      },
      keepsake(
        'plunders',
        'Merchants plundered',
        (seat) => clanOf(state, seat).plunders,
        'Chases that ended well.',
        'merchant-attack',
      ),
      keepsake('deaths', 'Deaths', (seat) => clanOf(state, seat).deaths, 'And as many penalty turns.', 'death'),
    ],
    totals: true,
    tieBreaks: [],
  };
}

/** "Teo 1st, Mira 2nd most wanted; Jun a Good Boy." */
function ranked(state: State): string {
  const hunted = wantedRanks(state).map((seat) => `${clanOf(state, seat).name} ${rankWords(state, seat)}`);
  const good = seatsOf(state).filter((seat) => wantedOf(state, seat) === 0);
  const boys = good.map((seat) => clanOf(state, seat).name).join(' and ');
  return [
    ...(hunted.length > 0 ? [`${hunted.join(', ')} most wanted`] : []),
    ...(boys ? [`${boys} ${good.length === 1 ? 'a Good Boy' : 'Good Boys'}`] : []),
  ]
    .join('; ')
    .concat('.');
}
