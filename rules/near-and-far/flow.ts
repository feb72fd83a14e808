import type { Next } from '@/rules/kernel/next';
import type { Phase, PhaseStep } from '@/rules/kernel/phase';
import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { NEXT_QUEST } from './apply-campaign';
import { check } from './check';
import { againstSymbol } from './reasons';
import { mapOf } from './setup';
import { isTravelOver, movement, treasureOverflow } from './sums';
import { BRED, UNSEEN } from './triggers';
import { BUILDING_WORDS, locationWords } from './words';
import { boardCamps, NEW_TURN, playerOf, withPlayer, type State } from './state';

export function order(state: State): readonly Seat[] {
  return state.players.map((_, index) => (state.first + index) % state.players.length);
}

export const begunBy = ({ turn, active }: Pick<State, 'turn' | 'active'>): Seat => turn.by ?? active;

/** Turns still to play before scoring, the running one included; undefined before the end is triggered. */
export function turnsLeft(state: State): number | undefined {
  if (!state.endTriggered || state.stage !== 'play') return undefined;
  return state.players.length - order(state).indexOf(state.active);
}

/** The next player; after the last seat of the final round the game is over (R2). */
export function endOfTurn(state: State): State {
  const { active } = state;
  const counted = withPlayer(state, active, { turns: Math.min(9999, playerOf(state, active).turns + 1) });
  const seats = order(state);
  const at = seats.indexOf(active);
  const last = at === seats.length - 1;
  if (last && state.endTriggered) return { ...counted, stage: 'over', turn: NEW_TURN };
  const next = seats[last ? 0 : at + 1] ?? state.first;
  const jailPass = playerOf(counted, next).location === 'jail';
  return {
    ...counted,
    active: next,
    round: last ? Math.min(9999, state.round + 1) : state.round,
    turn: { ...NEW_TURN, jailPass },
  };
}

export function next(state: State): Next<Action> {
  if (state.stage === 'over') return { word: 'Final', sentence: 'See the final sheet', opens: 'score' };
  const seat = state.active;
  const { name } = playerOf(state, seat);
  if (state.stage === 'setup') {
    const missing = state.players.findIndex((player) => !player.drafted);
    const begin: Action = { type: 'startGame', player: seat };
    return missing >= 0
      ? {
          seat: missing,
          word: 'Hand',
          sentence: `Enter what ${playerOf(state, missing).name} starts with`,
          opens: 'start',
        }
      : { seat, word: 'Begin', sentence: `Begin with ${name}'s turn`, action: begin };
  }
  const { turn } = state;
  if (turn.duel) return { seat, word: 'Duel', sentence: `${name}'s duel`, opens: 'duel', within: 'duel' };
  if (turn.quest) return { seat, word: 'Quest', sentence: `${name}'s quest`, opens: 'quest', within: 'quest' };
  if (turn.main === 'none') {
    return { seat, word: 'Choose', sentence: `${name}: visit town or adventure`, opens: 'turn' };
  }
  if (treasureOverflow(playerOf(state, seat)) > 0) {
    return { seat, word: 'Discard', sentence: 'A treasure has no animal any more', opens: 'cards' };
  }
  if (againstSymbol(state)) {
    return { seat, word: 'Go on', sentence: `${name} takes the step past the threat`, opens: 'travel' };
  }
  const stop: Action = { type: 'endMovement', player: seat };
  if (turn.main === 'adventure' && !isTravelOver(state) && !check(state, stop)) {
    return { seat, word: 'Stop here', sentence: `${name} stops here`, action: stop };
  }
  return { seat, word: 'End turn', sentence: `End ${name}'s turn`, action: { type: 'endTurn', player: seat } };
}

export function header(state: State): { readonly title: string; readonly tag: string } {
  const title = state.stage === 'setup' ? 'Set-up' : `Round ${state.round}`;
  if (state.stage === 'over') return { title, tag: 'Game over' };
  const left = turnsLeft(state);
  if (left !== undefined) return { title, tag: `Final round, ${plural(left, 'turn')} left` };
  return { title, tag: mapOf(state.map).name };
}

export function phases(state: State): readonly Phase[] {
  if (state.stage === 'setup') return [setupPhase(state)];
  if (state.stage === 'over') return [];
  const { turn } = state;
  const { name, location } = playerOf(state, state.active);
  const adventure = turn.main === 'adventure';
  const now =
    turn.main === 'none' ? 'yourTurn' : turn.main === 'town' ? 'town' : isTravelOver(state) ? 'questAndCamp' : 'travel';
  const status = (key: string, index: number, keys: readonly string[]): Phase['status'] =>
    key === now ? 'now' : index < keys.indexOf(now) ? 'done' : 'due';
  const keys = adventure
    ? ['yourTurn', 'travel', 'questAndCamp']
    : turn.main === 'town'
      ? ['yourTurn', 'town']
      : ['yourTurn'];
  const steps: Record<string, PhaseStep[]> = {
    yourTurn: [
      { words: `${name} visits town or adventures`, done: turn.main !== 'none' },
      { words: 'Artifacts may be bought' },
    ],
    town: [
      { words: `${name} is ${locationWords(location)}`, done: true },
      {
        words: 'The building, once',
        done: turn.done.some((each) => !each.startsWith('use:') && !BESIDES.includes(each)),
      },
    ],
    travel: [
      { words: `Move up to ${plural(movement(state, playerOf(state, state.active)), 'space')}`, done: turn.steps > 0 },
    ],
    questAndCamp: [
      { words: 'The quest here', done: turn.questTried },
      { words: 'A camp for 3 hearts', done: turn.camped },
    ],
  };
  return keys.map((key, index) => ({
    key,
    words: PHASE_WORDS[key] ?? key,
    status: status(key, index, keys),
    steps: steps[key] ?? [],
    topic: PHASE_TOPICS[key] ?? 'turn',
  }));
}

/** What happens in a building without being its action. */
const BESIDES: readonly string[] = [UNSEEN, BRED, NEXT_QUEST, 'spelunking', 'persuasion', 'talent'];

const PHASE_WORDS: Readonly<Record<string, string>> = {
  yourTurn: 'Town or adventure',
  town: 'In town',
  travel: 'Travel',
  questAndCamp: 'Quest and camp',
};
const PHASE_TOPICS: Readonly<Record<string, string>> = {
  yourTurn: 'turn',
  town: 'visit-town',
  travel: 'movement',
  questAndCamp: 'quest',
};

/** 3.1 */
function setupPhase(state: State): Phase {
  const birds = 3 * state.players.length;
  const steps: PhaseStep[] = [
    { words: `Town board, ${state.side} side; ${birds} pack birds on the ${BUILDING_WORDS.stables}` },
    { words: "Treasures shuffled onto the Mystic's Hut" },
    { words: 'Five adventurers drawn, four chiefs face up' },
    { words: `Map ${state.map}, ${mapOf(state.map).name}, with ${state.questTokens} quest tokens` },
    { words: `Everybody: 3 coins, hearts and reputation at 0, ${boardCamps(state)} camps` },
    { words: 'Threats 4 to 15, 4 on top' },
    ...(state.bossPool.length > 0 ? [{ words: `Bosses: ${state.bossPool.join(', ')}` }] : []),
    { words: 'Each draws 2 advanced and 5 basic artifacts and drafts the basic ones' },
    ...state.players.map(({ name, drafted }) => ({ words: `${name}'s hand`, done: drafted })),
    ...(state.players.length === 2 ? [{ words: 'A spare character stands on the Town Hall' }] : []),
  ];
  return { key: 'setup', words: 'Set-up', status: 'now', steps, topic: 'setup' };
}
