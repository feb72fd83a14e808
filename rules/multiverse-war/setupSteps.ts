import { plural } from '@/rules/kernel/plural';
import { playerOf, type State } from './state';
import { ENCOUNTER_CARDS, HERO_SHEETS } from './tables';

/** 3.1: what lies on the table before the first turn, with this game's own numbers. */
export function setupSteps(state: State): readonly string[] {
  const { heroes, mines, dial, decoys } = state.parts;
  const first = playerOf(state, state.firstPlayer).name;
  return [
    `Shuffle the neutral territories and lay ${state.territories} face down, as your map shows.`,
    'Place the cities. Unit cards go on one side of the board, buildings on the other.',
    'Each player takes a battle record sheet, a rack and all building tokens. Strength charts stay in the box.',
    `Novice sides up: ${heroes ? 'hero sheets, ' : ''}unit cards and battle tracks. Of the quick reference only the terrain costs hold.`,
    `Shuffle the ${ENCOUNTER_CARDS} encounter cards.`,
    ...(heroes ? [`Shuffle the ${HERO_SHEETS} hero sheets face down and turn up the top one.`] : []),
    ...(mines && state.minesTotal > 0
      ? [`Keep ${plural(state.minesTotal, 'aether mine')} ready: one for each central territory as it is revealed.`]
      : []),
    ...(dial ? ['Turn the event dial to match the board, pointer on 1.'] : []),
    ...(decoys ? ['Lay two decoy blocks beside each rack.'] : []),
    'Each player sets three bronze-age units inside the settlement and takes two ability tokens.',
    `${first} begins${state.mode === 'ffa' ? ', then clockwise' : ''}.`,
  ];
}
