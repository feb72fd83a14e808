import type { Setup } from '@/rules/kernel/setup';
import type { Action } from '@/rules/near-and-far/actions';
import { NEW_QUESTER, type Carried } from '@/rules/near-and-far/campaign';
import { nearAndFar } from '@/rules/near-and-far/game';
import { nudges } from '@/rules/near-and-far/nudges';
import { playerOf } from '@/rules/near-and-far/state';
import { begin } from '../record';
import { JUN, MIRA, played, refusal, setup, TEO } from './table';

const ola = { ...NEW_QUESTER, boxes: 11, talents: ['fishing'], keywords: ['BURNING'], points: { '2': 20, '3': 31 } };
const old = { ...NEW_QUESTER, boxes: 5, points: { '2': 12, '3': 9 } };
const carried = (away: readonly string[]): Carried => ({
  mode: 'campaign',
  extraStories: false,
  played: [2, 3],
  skipped: [],
  questers: [
    { name: 'Mira', character: 'Rin', quester: old },
    { name: 'Teo', character: 'Kikli', quester: old },
    ...away.map((name) => ({ name, character: 'Vera', quester: ola })),
  ],
  cards: {},
});
const from = (away: readonly string[] = ['Ola'], more: Partial<Setup> = {}) =>
  begin(nearAndFar, { ...setup, mode: 'campaign', carried: carried(away), ...more });
const take = (player: number, card = 'Ola'): Action => ({ type: 'takeCard', player, card });
const newName = (state: ReturnType<typeof from>) =>
  nudges(state).filter(({ about }) => about === 'new names in a campaign');

test('a player renamed between two sessions goes on with the old card, and nobody is left away', () => {
  const state = from();
  // By the name alone Jun is a late joiner.
  expect(playerOf(state, JUN).quester).toMatchObject({ boxes: 6, points: {} });
  const after = played(state, take(JUN));
  expect(playerOf(after, JUN)).toMatchObject({ name: 'Jun', character: 'Vera', quester: ola });
  expect(after.absent).toEqual([]);
  expect(nearAndFar.describe(state, take(JUN)).words).toBe('Jun goes on with the character card of Ola');
  const next = nearAndFar.carry?.({ ...after, stage: 'over' }) as Carried;
  expect(next.questers.map(({ name, quester }) => [name, quester.points['2']])).toEqual([
    ['Mira', 12],
    ['Teo', 12],
    ['Jun', 20],
  ]);
});

test('what was written on the new card meanwhile is added to the old one', () => {
  const state = played(
    from(),
    { type: 'addKeyword', player: JUN, word: 'Password' },
    { type: 'addSideQuest', player: JUN, code: 'Q7' },
    { type: 'correct', player: JUN, counter: 'boxes', how: 'gain', amount: 1 },
    take(JUN),
  );
  expect(playerOf(state, JUN).quester).toEqual({
    ...ola,
    boxes: 12,
    keywords: ['BURNING', 'PASSWORD'],
    sideQuests: ['Q7'],
  });
});

test('R26: a lost Last Ruin that leaves no mark gives the old card back as it was', () => {
  const played9 = { ...carried(['Ola']), played: [2, 3, 4, 5, 6, 7, 8, 9, 10] };
  const state = played(from([], { carried: played9, houseRules: { lostSessionProgress: 'discard' } }), take(JUN), {
    type: 'addKeyword',
    player: JUN,
    word: 'Password',
  });
  const lost = nearAndFar.carry?.({ ...state, stage: 'over' }) as Carried;
  expect(lost.questers.find(({ name }) => name === 'Jun')?.quester).toEqual(ola);
});

test('only a newcomer takes a card, only one that is left over, and only before the first turn', () => {
  const state = from();
  expect(refusal(state, take(MIRA))).toEqual({ refused: 'impossible', words: 'Mira has a card from before' });
  expect(refusal(state, take(JUN, 'Teo'))).toEqual({ refused: 'impossible', words: 'That card is not left over' });
  expect(refusal({ ...state, stage: 'play' }, take(JUN))?.refused).toBe('againstTheRules');
  expect(refusal(played(state, take(JUN)), take(JUN))?.refused).toBe('impossible');
  expect(refusal(begin(nearAndFar, setup), take(TEO))?.refused).toBe('impossible');
  // A new campaign has no card to take.
  expect(refusal(begin(nearAndFar, { ...setup, mode: 'campaign' }), take(TEO))?.refused).toBe('impossible');
});

test('the set-up asks whether a newcomer is somebody from before', () => {
  expect(newName(from())).toEqual([
    expect.objectContaining({
      words: 'Jun is new to this campaign. Is it Ola under a new name?',
      act: { words: "Take Ola's card", action: take(JUN) },
    }),
  ]);
  const [several] = newName(from(['Ola', 'Ben']));
  expect(several?.words).toContain("on Jun's character card");
  expect(several?.act).toBeUndefined();
  expect(newName(from([]))).toEqual([]);
  expect(newName(played(from(), take(JUN)))).toEqual([]);
});

test('Character Mode says who holds Map 11 up: a new name has done no quest', () => {
  const quester = { ...NEW_QUESTER, quests: 8, points: { '2': 9 } };
  const questers = ['Mira', 'Teo', 'Ola'].map((name) => ({ name, character: '', quester }));
  const start = nearAndFar.start({
    ...setup,
    mode: 'character',
    options: { map: 11 },
    carried: { ...carried([]), mode: 'character', questers },
  });
  expect(start).toMatchObject({ words: 'Character Mode plays Map 11 only when all have 8 quests: Jun has 0.' });
});
