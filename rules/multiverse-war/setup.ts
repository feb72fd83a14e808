import { impossible, type Refusal } from '@/rules/kernel/refusal';
import {
  type Choice,
  isSeat,
  type Mode,
  type Setup,
  type Value,
  type Values,
  withDefaults,
} from '@/rules/kernel/setup';
import { healthBonus, houseRules } from './houseRules';
import { missionsOf } from './missions';
import { type Condition, NOBODY, type Scenario, type State } from './state';
import { ENCOUNTER_CARDS, HERO_SHEETS, MOST_MINES, MOST_TERRITORIES, scrollsFor, SETTLEMENT_HP } from './tables';

export const modes: readonly Mode[] = [
  {
    key: 'duel',
    words: 'Duel',
    detail: 'One against one.',
    seats: [2],
    topic: 'map-layouts',
  },
  {
    key: 'ffa',
    words: 'Free-for-all',
    detail: 'Three or four, each alone, clockwise; treaties if you like.',
    seats: [3, 4],
    topic: 'free-for-all',
  },
  {
    key: 'teams',
    words: '2 against 2',
    detail: 'Seats 1 and 3 against 2 and 4. Allies support, give gold and build one portal.',
    seats: [4],
    topic: 'team-rules',
  },
];

const YES_NO = [
  { value: false, words: 'off' },
  { value: true, words: 'on' },
];

function numbers(from: number, to: number): Choice['values'] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ value: from + index, words: `${from + index}` }));
}

function win(key: Condition, words: string, detail: string, topic: string): Choice {
  return { key, words, detail, values: YES_NO, default: true, topic };
}

export const options: readonly Choice[] = [
  {
    key: 'scenario',
    words: 'Scenario',
    detail: 'Novice is a race for missions. Advanced adds heroes, mines, dial and decoys. Full: choose how to win.',
    values: [
      { value: 'novice', words: 'Novice' },
      { value: 'advanced', words: 'Advanced' },
      { value: 'full', words: 'Full' },
    ],
    default: 'novice',
    topic: 'rulesets',
  },
  {
    key: 'missions',
    words: 'Missions win',
    detail: 'Novice scenario: first to fulfil all missions.',
    values: YES_NO,
    default: true,
    topic: 'missions-novice',
  },
  {
    key: 'otherWins',
    words: 'Other ways to win in the novice scenario',
    detail: 'The five below count there too. In the advanced and the full game they always do.',
    values: YES_NO,
    default: false,
    topic: 'ways-to-win',
  },
  win('portal', 'Stone Portal', 'Complete the portal with the mines you hold.', 'stone-portal-victory'),
  win('conquest', 'Conquest', 'Bring down a founding settlement.', 'conquest-victory'),
  win('domination', 'Domination', 'All 4 fortresses standing; a team needs 6.', 'fortress-domination-victory'),
  win('elite', 'Elite', 'Four military classes at Elite.', 'elite-victory'),
  win('archaeology', 'Scrolls', 'Dig up enough scrolls.', 'scroll-victory'),
  {
    key: 'turnLimit',
    words: 'Turn limit',
    detail: 'Points are counted after this many turns.',
    values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20].map((value) => ({
      value,
      words: value === 0 ? 'none' : `${value}`,
    })),
    default: 0,
    topic: 'turn-limit-victory',
  },
  {
    key: 'territories',
    words: 'Territories',
    detail: 'Face-down tiles of your map, cities not counted.',
    values: numbers(1, MOST_TERRITORIES),
    default: 9,
    topic: 'scroll-victory',
  },
  {
    key: 'scrolls',
    words: 'Scrolls to win',
    detail: 'By rule 7 for 9 territories, 9 for 11, 10 for more. Other maps need a number of yours.',
    values: [0, ...Array.from({ length: 12 }, (_, index) => index + 3)].map((value) => ({
      value,
      words: value === 0 ? 'by rule' : `${value}`,
    })),
    default: 0,
    topic: 'scroll-victory',
  },
  {
    key: 'mines',
    words: 'Aether mines, at most',
    detail: 'Recommended: one for each central territory.',
    values: numbers(0, MOST_MINES),
    default: MOST_MINES,
    topic: 'aether-mines',
  },
  {
    key: 'missionTwo',
    words: 'Mission two',
    detail: 'Its text is lost: agree on one of your own, or leave it out.',
    values: [
      { value: 'skip', words: 'Leave out' },
      { value: 'own', words: 'Our own' },
    ],
    default: 'skip',
    topic: 'missions-novice',
  },
  {
    key: 'diplomacy',
    words: 'Open diplomacy',
    detail: 'Treaties, trades and loans in a free-for-all.',
    values: YES_NO,
    default: true,
    modes: ['ffa'],
    topic: 'treaties',
  },
];

const FIVE: readonly Condition[] = ['portal', 'conquest', 'domination', 'elite', 'archaeology'];

function conditionsOf(scenario: Scenario, chosen: Values): readonly Condition[] {
  const novice = scenario === 'novice';
  const five = novice && chosen.otherWins !== true ? [] : FIVE.filter((each) => chosen[each] === true);
  const missions: readonly Condition[] = novice && chosen.missions === true ? ['missions'] : [];
  const limit: readonly Condition[] = numberOf(chosen.turnLimit) > 0 ? ['turnLimit'] : [];
  return [...missions, ...five, ...limit];
}

function numberOf(value: Value | undefined): number {
  return typeof value === 'number' ? value : 0;
}

export function start(setup: Setup): State | Refusal {
  const mode = modes.find((each) => each.key === setup.mode);
  if (!mode) return impossible('Choose a mode first.');
  if (!mode.seats.includes(setup.seats.length)) {
    return impossible(
      mode.key === 'teams' ? '2v2 needs two teams of two' : `This mode is for ${mode.seats.join(' or ')} players.`,
    );
  }
  if (!isSeat(setup.first, setup.seats.length)) return impossible('Choose who starts.');
  const chosen = withDefaults(options, setup.options);
  const rules = withDefaults(houseRules, setup.houseRules);
  const scenario: Scenario = chosen.scenario === 'advanced' || chosen.scenario === 'full' ? chosen.scenario : 'novice';
  const conditions = conditionsOf(scenario, chosen);
  if (conditions.length === 0) return impossible('Choose at least one way to win.');
  const territories = numberOf(chosen.territories);
  const scrollsNeeded = numberOf(chosen.scrolls) || (scrollsFor(territories) ?? null);
  if (conditions.includes('archaeology') && scrollsNeeded === null) {
    return impossible(`No rule tells how many scrolls win on ${territories} territories: choose the number.`);
  }
  const team = (seat: number) => (mode.key === 'teams' ? (setup.seats[seat]?.team ?? seat % 2) : seat);
  if (mode.key === 'teams' && setup.seats.filter((_, seat) => team(seat) === team(0)).length !== 2) {
    return impossible('2v2 needs two teams of two');
  }
  const part = (rule: string) => scenario !== 'novice' || rules[rule] === true;
  const limit = numberOf(chosen.turnLimit);
  return {
    scenario,
    mode: mode.key,
    conditions,
    turnLimit: limit > 0 ? limit : null,
    diplomacy: mode.key === 'ffa' && chosen.diplomacy === true,
    parts: {
      heroes: part('noviceHeroes'),
      mines: part('noviceMines'),
      dial: part('noviceDial'),
      decoys: part('noviceDecoys'),
    },
    round: 1,
    firstPlayer: setup.first,
    nextFirst: null,
    turnIndex: 0,
    phase: 'revenue',
    collected: false,
    territories,
    revealed: 0,
    scrollsNeeded,
    minesTotal: numberOf(chosen.mines),
    mines: [],
    encounters: { deck: ENCOUNTER_CARDS, discard: 0, open: null, tokens: 0, aside: [] },
    dial: { position: 1, turned: true }, // A11: it first moves at the start of round 2
    heroSheets: HERO_SHEETS,
    levelPoints: null,
    treaties: [],
    loans: [],
    players: setup.seats.map(({ name }, seat) => ({
      ...NOBODY,
      name,
      team: team(seat),
      settlement: { hp: SETTLEMENT_HP + healthBonus({ rules }), made: 0, fallenTo: null },
      missions: missionsOf(scenario, chosen.missionTwo === 'own'),
    })),
    rules,
    cards: {},
    finished: false,
    dominated: null,
    claimed: null,
    victory: null,
    nextId: 1,
  };
}
