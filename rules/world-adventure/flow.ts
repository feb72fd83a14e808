import type { Next } from '@/rules/kernel/next';
import type { Phase, PhaseStep } from '@/rules/kernel/phase';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { isDead } from './checkBattle';
import { activeSeat, clanOf, type PhaseKey, type State } from './state';
import { runeWords } from './tables';
import { dueNpcs, incomeDue, isRaidMonth, needsDown, npcWords } from './time';

export const PHASES: readonly PhaseKey[] = ['beginning', 'player', 'npc', 'end'];
const PHASE_WORDS: Readonly<Record<PhaseKey, string>> = {
  beginning: 'Month start',
  player: 'Players',
  npc: 'NPCs',
  end: 'Month end',
};

export function header(state: State): { title: string; tag: string; phase: string } {
  const title = `Month ${state.month}`;
  if (state.victory) return { title, tag: 'Game over', phase: 'Game over' };
  return { title, tag: `Stage ${state.stage}`, phase: PHASE_WORDS[state.phase] };
}

/** Whose controls are shown first. */
function shown(state: State): Seat {
  return activeSeat(state) ?? state.order[0] ?? 0;
}

/** The bead: what falls due now, in the order of section 3. */
export function next(state: State): Next<Action> {
  if (state.victory) {
    const seat = state.victory.seats[0] ?? 0;
    return { seat, word: 'Score', sentence: 'Look at the final score', opens: 'score' };
  }
  const { battle } = state;
  if (battle) {
    const dead = [battle.player, battle.theirs?.seat ?? -1].find((seat) => seat >= 0 && isDead(battle, seat));
    const word = battle.result === null ? 'Battle' : dead !== undefined ? 'Death' : 'Spoils';
    return { seat: battle.player, word, sentence: 'Go on with the battle', opens: 'battle', within: 'battle' };
  }
  const chooser = state.clans.findIndex(({ powersDue }) => powersDue > 0);
  if (chooser >= 0) {
    const sentence = `${clanOf(state, chooser).name} takes a rune power`;
    return { seat: chooser, word: 'Take power', sentence, opens: 'powers' };
  }
  switch (state.phase) {
    case 'beginning':
      return beginning(state);
    case 'player':
      return turn(state);
    case 'npc': {
      const who = dueNpcs(state)[0] ?? 'brigand';
      const name = npcWords(state, who);
      const seat = shown(state);
      return { seat, word: name.length <= 10 ? name : 'Legendary', sentence: `The ${name} acts`, opens: 'npc' };
    }
    case 'end':
      if (needsDown(state).length > 0) {
        return { seat: shown(state), word: 'New needs', sentence: 'Replace the need markers', opens: 'needs' };
      }
      return {
        seat: shown(state),
        word: 'End month',
        sentence: `End month ${state.month}`,
        action: { type: 'endMonth', player: shown(state) },
      };
  }
}

function beginning(state: State): Next<Action> {
  const seat = shown(state);
  const setter = state.month === 1 ? state.clans.findIndex(({ statusPoints }) => statusPoints > 0) : -1;
  if (setter >= 0) {
    const sentence = `${clanOf(state, setter).name} sets up the clan`;
    return { seat: setter, word: 'Set up', sentence, opens: 'status' };
  }
  if (!state.ordered) return { seat, word: 'Turn order', sentence: 'Draw the turn markers', opens: 'order' };
  if (incomeDue(state)) {
    return { seat, word: 'Income', sentence: 'Pay all stalls', action: { type: 'collectIncome', player: seat } };
  }
  if (state.month >= 2 && !state.eventDone) {
    return { seat, word: 'Event', sentence: 'Turn over the world event', opens: 'event' };
  }
  if (isRaidMonth(state.month) && !state.raidDone) {
    return { seat, word: 'Raid', sentence: 'A monster Raid appears', opens: 'raid' };
  }
  const first = clanOf(state, seat).name;
  return { seat, word: 'Begin', sentence: `${first}'s turn begins`, action: { type: 'startTurn', player: seat } };
}

function turn(state: State): Next<Action> {
  const seat = shown(state);
  const { name, penalty } = clanOf(state, seat);
  const offered = clanOf(state, seat).offers[0];
  if (offered) {
    return { seat, word: 'Claim rune', sentence: `${name} may claim a rune: ${runeWords(offered)}`, opens: 'offers' };
  }
  if (penalty) return { seat, word: 'Gold dice', sentence: `${name} rolls three gold dice`, opens: 'penalty' };
  return { seat, word: 'End turn', sentence: `End ${name}'s turn`, action: { type: 'endTurn', player: seat } };
}

/** The four phases with what falls due in each (section 3). */
export function phases(state: State): readonly Phase[] {
  const now = PHASES.indexOf(state.phase);
  return PHASES.map((key, index) => ({
    key,
    words: PHASE_WORDS[key],
    status: index < now ? 'done' : index > now || state.victory ? 'due' : 'now',
    steps: stepsOf(state, key),
    topic: key === 'npc' ? 'brigand-move' : key === 'end' ? 'end-of-month' : 'month-overview',
  }));
}

/** Until it is turned over the card of this month is the one that lay face up in the last. */
function eventCard({ event, nextEvent, eventDone }: State): string {
  return (eventDone ? event : nextEvent) ?? 'the card that lay face up';
}

function stepsOf(state: State, key: PhaseKey): readonly PhaseStep[] {
  switch (key) {
    case 'beginning':
      return [
        { words: 'Draw turn markers, lowest first', done: state.ordered },
        { words: 'Stalls pay 5 gold each', done: !incomeDue(state) },
        ...(state.month >= 2 ? [{ words: `World event: ${eventCard(state)}`, done: state.eventDone }] : []),
        ...(isRaidMonth(state.month) ? [{ words: 'A Raid appears: marker and one die', done: state.raidDone }] : []),
      ];
    case 'player':
      return state.order.map((seat, index) => ({
        words: `${clanOf(state, seat).name}'s turn`,
        done: state.phase === 'player' ? index < state.turn : state.phase !== 'beginning',
      }));
    case 'npc':
      return [
        { words: 'Brigand, then Government: two territories towards the target, then scout' },
        { words: 'Monsters by tier: Minion, Destroyer, Raid, Legendary' },
      ];
    case 'end':
      return [
        { words: 'Minion and Destroyer go back', done: !state.monsters.minion && !state.monsters.destroyer },
        { words: 'Replace face-down need markers', done: needsDown(state).length === 0 },
      ];
  }
}
