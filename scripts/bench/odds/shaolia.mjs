// Shaolia 5.3–5.5: the best plan for every roll, before the dice fall. Eleven commands, two of them combos.
import { deciding } from '@/rules/dice/decision';
import { toEnd, toState } from '@/rules/dice/graph';
import { multisets } from '@/rules/dice/multiset';

const ANY = 0;
/** Commands of one card share its mark; the palace has one for each of its three. */
const COMMANDS = [
  { mark: 1, needs: [ANY], officers: 2, culture: 0 },
  { mark: 2, needs: [6], officers: 0, culture: 0 },
  { mark: 4, needs: [1], officers: 1, culture: 0 },
  { mark: 8, needs: [4], officers: 0, culture: 1 },
  { mark: 16, needs: [3], officers: 0, culture: 2 },
  { mark: 16, needs: [3, 4], officers: 0, culture: 5 },
  { mark: 32, needs: [ANY], officers: 0, culture: 2 },
  { mark: 64, needs: [5], officers: 0, culture: 3 },
  { mark: 128, needs: [2], officers: 1, culture: 0 },
  { mark: 128, needs: [2, 5], officers: 3, culture: 0 },
  { mark: 256, needs: [6], officers: 0, culture: 1 },
];

/** Officers to turn one face into another: 6 and 1 are neighbours. */
const turning = (face, need) => (need === ANY ? 0 : Math.min(Math.abs(face - need), 6 - Math.abs(face - need)));

/** Every hand of up to so many dice by its number, none being 0: its different faces, and the hand without each. */
function handsUpTo(most) {
  const hands = [{ faces: [], less: [] }];
  const numbers = new Map([['', 0]]);
  for (let dice = 1; dice <= most; dice += 1) {
    for (const { faces } of multisets(dice)) {
      numbers.set(faces.join(), hands.length);
      const less = [];
      for (const [at, face] of faces.entries()) {
        less[face] = numbers.get(faces.filter((_, place) => place !== at).join());
      }
      hands.push({ faces: [...new Set(faces)], less });
    }
  }
  return { hands, numberOf: (faces) => numbers.get(faces.join()) };
}

/** All ways to use a command with a hand: what is left of it, and the officers it takes. */
function waysOf([first, second], { faces, less }, hands) {
  const ways = [];
  for (const face of faces) {
    const rest = less[face];
    const price = turning(face, first);
    if (second === undefined) ways.push({ rest, price });
    else {
      for (const other of hands[rest].faces) {
        ways.push({ rest: hands[rest].less[other], price: price + turning(other, second) });
      }
    }
  }
  return ways;
}

const tables = new Map();

/** What can be done with each hand of up to so many dice, worked out once for all questions. */
function tableOf(dice) {
  const known = tables.get(dice);
  if (known) return known;
  const { hands, numberOf } = handsUpTo(dice);
  const uses = hands.map((hand) => COMMANDS.map(({ needs }) => waysOf(needs, hand, hands)));
  const rolls = multisets(dice).map(({ faces, ways }) => ({ hand: numberOf(faces), ways }));
  const table = { uses, rolls };
  tables.set(dice, table);
  return table;
}

/** A state as one small number: the hand, officers, culture and marks. */
const stateOf = (hand, officers, culture, marks) => ((hand * 16 + officers) * 16 + culture) * 512 + marks;
const WORTHS = Array.from({ length: 256 }, (_, at) => [at % 16, at >> 4]);

/** The best culture of every roll, officers left breaking ties. */
export function planning(dice, officers) {
  const { uses, rolls } = tableOf(dice);
  const before = -1;
  const choices = (state) => {
    if (state === before) {
      const branches = rolls.map(({ hand, ways }) => toState(ways, stateOf(hand, officers, 0, 0)));
      return [{ words: 'roll', branches }];
    }
    const marks = state % 512;
    const culture = (state >> 9) % 16;
    const held = (state >> 13) % 16;
    const all = [{ words: 'stop', branches: [toEnd(1, WORTHS[held * 16 + culture])] }];
    uses[state >> 17].forEach((ways, at) => {
      const command = COMMANDS[at];
      if (marks & command.mark) return;
      for (const { rest, price } of ways) {
        if (price > held) continue;
        const after = stateOf(rest, held - price + command.officers, culture + command.culture, marks | command.mark);
        all.push({ words: 'use', branches: [toState(1, after)] });
      }
    });
    return all;
  };
  return deciding(before, choices, Number);
}

/** The best culture of one hand, every order of commands tried and nothing remembered. */
function everyPlan(dice, officers, marks) {
  let best = 0;
  for (const { mark, needs, officers: gained, culture } of COMMANDS) {
    if (marks & mark) continue;
    dice.forEach((face, at) => {
      const rest = dice.filter((_, place) => place !== at);
      const price = turning(face, needs[0]);
      const use = (left, cost) => {
        if (cost <= officers) best = Math.max(best, culture + everyPlan(left, officers - cost + gained, marks | mark));
      };
      if (needs.length === 1) use(rest, price);
      else
        rest.forEach((other, second) =>
          use(
            rest.filter((_, place) => place !== second),
            price + turning(other, needs[1]),
          ),
        );
    });
  }
  return best;
}

/** The mean of the best culture, over every throw in turn. */
export function everyRoll(dice, officers) {
  let sum = 0;
  for (let at = 0; at < 6 ** dice; at += 1) {
    const faces = Array.from({ length: dice }, (_, die) => 1 + (Math.floor(at / 6 ** die) % 6));
    sum += everyPlan(faces, officers, 0);
  }
  return sum / 6 ** dice;
}
