import type { Work } from '@/rules/dice/sliced';
import { solving } from '@/rules/dungeon/advice';
import { draftOdds, planning } from '@/rules/dungeon/draft';
import type { FoeId } from '@/rules/dungeon/foes';
import { EQUIPMENT_IDS } from '@/rules/dungeon/loot';
import type { Fight, Turn } from '@/rules/dungeon/resolver';
import { fightAgainst, firstTurn } from '@/rules/dungeon/sheet';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Values } from '@/rules/kernel/setup';
import { at, played, special } from './table';

/** A fight that counts the exchanges reckoned in it: each reads the enemy once. */
function counting(fight: Fight): { readonly fight: Fight; readonly taken: () => number } {
  let count = 0;
  const counted: Fight = {
    you: fight.you,
    rulings: fight.rulings,
    get foe() {
      count += 1;
      return fight.foe;
    },
  };
  const taken = () => {
    const since = count;
    count = 0;
    return since;
  };
  return { fight: counted, taken };
}

/** The strongest adventurer with everything that reads a die, ill in every way. */
function worst(foe: FoeId, rules: Values = {}): { fight: Fight; turn: Turn } {
  const base = at(
    {
      exp: 11,
      hp: 12,
      equipment: EQUIPMENT_IDS,
      ailments: { poison: 1, fear: 1, stun: 1, charm: 1 },
    },
    {},
    rules,
  );
  const state = played(base, special('Vampire', 20, 9), special('Hydra', 20, 9));
  const fight = fightAgainst(state, foe);
  if (!fight) throw new Error('no such enemy');
  return { fight, turn: firstTurn(state, fight.foe) };
}

interface Steps<R> {
  readonly answer: R;
  readonly steps: number;
  /** The most exchanges between two looks at the clock. */
  readonly longest: number;
  readonly parts: readonly number[];
}

function walked<R>(work: Work<R>, taken: () => number): Steps<R> {
  let [steps, longest] = [0, 0];
  const parts: number[] = [];
  for (;;) {
    const turn = work.next();
    longest = Math.max(longest, taken());
    steps += 1;
    if (turn.done) return { answer: turn.value, steps, longest, parts };
    parts.push(turn.value.done / turn.value.of);
  }
}

/** What one step may weigh: a turn with a third die is 36 ways to split, six faces each. */
const ONE_TURN = 216;

test.each<[FoeId, Values]>([
  ['e2', {}],
  ['e5', {}],
  ['vampire', {}],
  ['hydra', { poisonPerCounter: true }],
  ['e2', { thirdDieTiming: 'afterChoice' }],
])('the largest battles are solved a turn at a time: %s, %j', (foe, rules) => {
  const { fight, turn } = worst(foe, rules);
  const { fight: counted, taken } = counting(fight);
  const { answer, steps, longest, parts } = walked(solving(counted, turn), taken);
  expect(isRefusal(answer)).toBe(false);
  expect(longest).toBeLessThanOrEqual(ONE_TURN);
  expect(steps).toBeGreaterThan(20);
  // The bar fills.
  expect(Math.max(...parts)).toBeGreaterThan(0.8);
  expect(parts.every((part) => part >= 0 && part <= 1)).toBe(true);
});

test('a draft of eight with a third die is planned a few orders at a time', () => {
  const { fight, turn } = worst('e2');
  const { fight: counted, taken } = counting(fight);
  const draft = { fight: counted, turn, drafted: [], pool: [6, 5, 5, 4, 3, 3, 2, 1], extended: 0, merchant: true };
  const { answer, steps, longest } = walked(planning(draft), taken);
  expect(answer.plans).toBeLessThanOrEqual(384);
  expect(steps).toBeGreaterThan(20);
  expect(longest).toBeLessThanOrEqual(ONE_TURN);
});

test('the preview of eight dice is tried roll by roll', () => {
  const { fight, turn } = worst('e2');
  const bare: Fight = { ...fight, you: { ...fight.you, gear: { ...fight.you.gear, ...NOTHING } } };
  const { fight: counted, taken } = counting(bare);
  const { steps, longest } = walked(draftOdds({ fight: counted, turn, extended: 0, merchant: false }, 8), taken);
  expect(steps).toBeGreaterThan(600);
  expect(longest).toBeLessThanOrEqual(ONE_TURN);
});

const NOTHING = { jar: false, trident: false, boots: false, spear: false, shield: false, scale: false };
