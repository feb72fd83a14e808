import { begunBy } from '@/rules/near-and-far/flow';
import { nearAndFar } from '@/rules/near-and-far/game';
import type { Action } from '@/rules/near-and-far/actions';
import { type Player, playerOf, type State } from '@/rules/near-and-far/state';
import { ADVENTURE, at, EMPTY, log, MIRA, ON_MAP, played, refusal, setup, step } from './table';

const by = 'typed' as const;
const { quester } = playerOf(at(), MIRA);
const inside = (location: Player['location'], more: Partial<Player> = {}): State =>
  at({ turn: { main: 'town' } }, [{ location, ...more }]);
const spelunker: Partial<Player> = { hearts: 2, quester: { ...quester, talents: ['spelunking'] } };
const crossed = (more: Partial<Player>): State =>
  at({ turn: { ...ADVENTURE, treasureDue: 1 } }, [{ ...ON_MAP, here: EMPTY, ...more }]);
const mode = (name: string, more: Partial<Player['quester']> = {}): State =>
  at({}, [{ quester: { ...quester, ...more } }], { ...setup, mode: name });

/** Section 4: the small actions, and what they change. */
test.each<[string, State, Action, Partial<Player>]>([
  [
    'an artifact goes at the Town Hall (p.15)',
    inside('townHall', { hand: ['', 'Compass'] }),
    { type: 'discardArtifact', player: MIRA, card: 'Compass' },
    { hand: [''] },
  ],
  [
    'Spelunking: a 3 and one heart are a gem (p.13)',
    inside('mine', spelunker),
    { type: 'rollSpelunking', player: MIRA, roll: 3, heartsSpent: 1, by },
    { hearts: 1, gems: 1 },
  ],
  [
    'Spelunking: a 2 without hearts is nothing',
    inside('mine', spelunker),
    { type: 'rollSpelunking', player: MIRA, roll: 2, heartsSpent: 0, by },
    { hearts: 2, gems: 0 },
  ],
  [
    'a treasure on the path (p.21)',
    crossed({ birds: 1 }),
    { type: 'drawTreasure', player: MIRA, keep: { name: 'Rusty Bell', values: {} } },
    { treasures: ['Rusty Bell'] },
  ],
  [
    'the new one for an old one (R13)',
    crossed({ birds: 1, treasures: ['Old Shovel'] }),
    { type: 'drawTreasure', player: MIRA, keep: { name: 'Rusty Bell', values: {} }, discardOld: 'Old Shovel' },
    { treasures: ['Rusty Bell'] },
  ],
  [
    'a treasure is given up',
    at({}, [{ birds: 1, treasures: ['Old Shovel'] }]),
    { type: 'discardTreasure', player: MIRA, card: 'Old Shovel' },
    { treasures: [] },
  ],
  [
    'Character Mode: the next quest',
    mode('character'),
    { type: 'setNextQuest', player: MIRA, code: 'C 12' },
    { quester: { ...quester, nextQuest: 'C 12' } },
  ],
  [
    'Campaign: a side quest waits',
    mode('campaign'),
    { type: 'addSideQuest', player: MIRA, code: 'Q178' },
    { quester: { ...quester, sideQuests: ['Q178'] } },
  ],
  [
    'and is crossed out',
    mode('campaign', { sideQuests: ['Q178', 'Q9'] }),
    { type: 'completeSideQuest', player: MIRA, code: 'Q178' },
    { quester: { ...quester, sideQuests: ['Q9'] } },
  ],
])('%s', (_, state, action, change) => {
  expect(refusal(state, action)).toBeUndefined();
  expect(playerOf(played(state, action), MIRA)).toMatchObject(change);
  expect(nearAndFar.describe(state, action).words).toContain('Mira');
});

test('the history names the treasure that went for the new one, and the die that met a boss', () => {
  const swap: Action = { type: 'drawTreasure', player: MIRA, keep: { name: 'Rusty Bell' }, discardOld: 'Old Shovel' };
  const full = crossed({ birds: 1, treasures: ['Old Shovel'] });
  expect(nearAndFar.describe(full, swap).words).toBe('Mira keeps the treasure Rusty Bell in place of Old Shovel');
  const boss = at({ turn: ADVENTURE, bossPool: ['The Red King'], cards: { 'boss:The Red King': { level: 7 } } }, [
    { ...ON_MAP, here: EMPTY, hearts: 4 },
  ]);
  const fight = (heartsSpent: number): Action => ({
    type: 'fightBoss',
    player: MIRA,
    boss: 'The Red King',
    roll: 5,
    heartsSpent,
    by,
  });
  expect(nearAndFar.describe(boss, fight(2)).words).toContain(
    'Mira fights The Red King: rolls 5 with 2 hearts, 7 in all, beaten',
  );
  expect(nearAndFar.describe(boss, fight(0)).words).toBe('Mira fights The Red King: rolls 5, 5 in all, it holds');
});

test('whoever acts is told of first, and what others give has their name', () => {
  const state = at({ active: 1 }, [{ location: 'saloon' }, { artifacts: ['Crown of Cruelty'] }]);
  const visit: Action = { type: 'visitBuilding', player: 1, building: 'saloon', entry: 'free' };
  expect(nearAndFar.describe(state, visit).words).toBe('Teo visits the Saloon: +1 coin (now 4); Mira −1 coin (now 2)');
});

test('what belongs to a visit is not the action of the building', () => {
  const talents = ['spelunking', 'persuasion', 'politics'];
  const learner = { hearts: 2, quester: { ...quester, boxes: 60, talents } };
  const campaign = { ...setup, mode: 'campaign' };
  const visiting = (location: Player['location']) =>
    at({ turn: { main: 'town' } }, [{ location, ...learner }], campaign);
  const done = (state: State) => nearAndFar.phases(state).at(-1)?.steps.at(-1)?.done;
  expect(
    [
      played(visiting('mine'), { type: 'rollSpelunking', player: MIRA, roll: 5, heartsSpent: 0, by }),
      played(visiting('generalStore'), { type: 'drawBonusArtifact', player: MIRA, kept: [] }),
      played(visiting('townHall'), { type: 'buyTalent', player: MIRA, talent: 'fishing' }),
      played(visiting('farm'), { type: 'workFarm', player: MIRA }),
    ].map(done),
  ).toEqual([false, false, false, true]);
});

test('what a table lets somebody begin out of turn is his', () => {
  const start = at({}, [{ location: 'mine' }, { location: 'stables' }, { location: 'farm' }]);
  const table = log(start).act(
    { type: 'declareDuel', player: 1, building: 'farm', opponent: 2, style: 'honorable' },
    true,
  );
  expect(begunBy(table.state)).toBe(1);
  const visit = log(start).act({ type: 'visitBuilding', player: 1, building: 'saloon', entry: 'free' }, true);
  expect(begunBy(visit.state)).toBe(1);
  const quest = log(at({ turn: ADVENTURE }, [ON_MAP, ON_MAP]));
  expect(begunBy(quest.state)).toBe(MIRA);
  expect(begunBy(quest.act({ type: 'attemptQuest', player: 1, source: 'arcade' }, true).state)).toBe(1);
});

test('only who began it is offered the duel, the quest and the building of the turn, on turn or not', () => {
  const offered = (state: State, seat: number) =>
    nearAndFar
      .menu(state, seat)
      .filter(({ key, refusal: why }) => ['duel', 'quest', 'building'].includes(key) && !why)
      .map(({ key }) => key);
  const duel = { building: 'farm' as const, opponent: 1, style: 'dirty' as const };
  const quest = { source: 'arcade' as const, choice: null, won: null };
  const cases: readonly [State, string][] = [
    [at({ turn: { duel } }, [{ location: 'mine' }, { location: 'farm' }]), 'duel'],
    [at({ turn: { ...ADVENTURE, quest } }, [ON_MAP, ON_MAP]), 'quest'],
    [at({ turn: { main: 'town' } }, [{ location: 'mine' }, { location: 'farm' }]), 'building'],
  ];
  for (const [state, key] of cases) {
    expect(offered(state, MIRA)).toEqual([key]);
    expect(offered(state, 1)).toEqual([]);
    const outOfTurn = { ...state, turn: { ...state.turn, by: 1 } };
    expect([offered(outOfTurn, MIRA), offered(outOfTurn, 1)]).toEqual([[], [key]]);
  }
});

test('a declined quest leaves its token, and is not asked for again this turn', () => {
  const state = at({ turn: ADVENTURE }, [{ ...ON_MAP, here: EMPTY }]);
  const after = played(state, { type: 'declineQuest', player: MIRA });
  expect(after.questTokens).toBe(state.questTokens);
  expect(refusal(after, { type: 'declineQuest', player: MIRA })?.words).toBe('One quest a turn');
});

test.each<[string, State, Action, string]>([
  [
    'no symbol was crossed',
    at({ turn: ADVENTURE }, [ON_MAP]),
    { type: 'drawTreasure', player: MIRA },
    'No treasure symbol was crossed',
  ],
  ['not owned', at(), { type: 'discardTreasure', player: MIRA, card: 'Old Shovel' }, 'That treasure is not yours'],
  [
    'not waiting',
    mode('campaign'),
    { type: 'completeSideQuest', player: MIRA, code: 'Q1' },
    'That side quest is not waiting',
  ],
  [
    'no side quests here',
    mode('character'),
    { type: 'addSideQuest', player: MIRA, code: 'Q1' },
    'Only a Campaign has side quests',
  ],
  [
    'no next quest here',
    mode('campaign'),
    { type: 'setNextQuest', player: MIRA, code: 'C1' },
    'Only Character Mode has a next quest',
  ],
])('refused: %s', (_, state, action, words) => {
  expect(refusal(state, action)?.words).toBe(words);
});

test('once a threat is settled the step past it comes next', () => {
  const settled = at({ turn: { ...ADVENTURE, cleared: true } }, [{ ...ON_MAP, here: EMPTY, hearts: 4 }]);
  expect(nearAndFar.next(settled)).toMatchObject({ word: 'Go on', opens: 'travel' });
  expect(nearAndFar.next(played(settled, step(MIRA, EMPTY, 'threat'))).word).toBe('Stop here');
});

test('with the last step taken the turn may end without a stop of its own', () => {
  const walked = at({ turn: { ...ADVENTURE, steps: 1 } }, [{ ...ON_MAP, here: EMPTY, hearts: 4 }]);
  expect(nearAndFar.next(walked).word).toBe('Stop here');
  const there = played(walked, step(MIRA));
  expect(nearAndFar.next(there).word).toBe('End turn');
  expect(nearAndFar.nudges(there).map(({ about }) => about)).toContain('a camp');
});
