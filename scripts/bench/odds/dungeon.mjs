// Dungeon Delve 5.7 and 5.8: which die to take, and what eight drafted dice promise.
import { FIRES, fight, FOES, hpLeft, opening, upkeep, winning } from '@/__tests__/rules/dice/calibration/dungeon-model';
import { deciding } from '@/rules/dice/decision';
import { chance, fromWeights } from '@/rules/dice/distribution';
import { toNumber } from '@/rules/dice/fraction';
import { toEnd, toState } from '@/rules/dice/graph';
import { multisets } from '@/rules/dice/multiset';

/** Fear piles up, and with a jar and a scale the battle can go on for long: the most states of all. */
export const LONGEST = { level: 0, foe: FOES.e5[0], items: ['trident', 'boots', 'scale', 'jar'] };
export const DRAFTED = { level: 1, foe: FOES.e5[1], items: [] };

/** An outcome as a small number: 0 a defeat, then the HP of a win, then turns. */
const WINS = 16;
const turnCode = ({ hp, foe, poison, fear, stun, charm }) =>
  ((((hp * 16 + foe) * 2 + poison) * 8 + fear) * 2 + stun) * 2 + charm;
const codeOf = (outcome) =>
  outcome === 'defeat' ? 0 : typeof outcome === 'number' ? outcome : WINS + turnCode(outcome);
const CODES = WINS + 16 * 16 * 2 * 8 * 2 * 2;

const PAIRS = multisets(2);

/** Faces of the third die that do the same are one, with its weight: two of the spear heal, four do nothing. */
function thirdsOf({ items }) {
  const thirds = new Map();
  for (let face = 1; face <= 6; face += 1) {
    const does = items.filter((item) => FIRES[item]?.includes(face)).join();
    const [first = face, weight = 0] = thirds.get(does) ?? [];
    thirds.set(does, [first, weight + 1]);
  }
  return [...thirds.values()];
}

/** All rolls of a turn by the codes of their two outcomes, equal ones being one; `turns` learns what the codes mean. */
function rollsOf(battle, turn, thirds, turns) {
  const ready = upkeep(battle, turn);
  if (!ready) return undefined;
  const rolls = new Map();
  const codes = [];
  for (const [third, times] of thirds) {
    for (let mine = 1; mine <= 6; mine += 1) {
      // Of the enemy's die only odd or even matters.
      for (const theirs of [1, 2]) {
        const outcome = fight(battle, ready, mine, theirs, third);
        const code = codeOf(outcome);
        if (code >= WINS && !turns.has(code)) turns.set(code, outcome);
        codes[2 * mine + (theirs % 2)] = code;
      }
    }
    for (const { faces, ways } of PAIRS) {
      const first = codes[2 * faces[0] + (faces[1] % 2)];
      const second = codes[2 * faces[1] + (faces[0] % 2)];
      const code = first * CODES + second;
      const weight = Number(ways) * times;
      const roll = rolls.get(code);
      if (roll) roll.weight += weight;
      else rolls.set(code, { code, first, second, weight });
    }
  }
  return [...rolls.values()];
}

/** The greatest chance to win, or HP to be expected, of a battle. */
function valuing(battle, worth, { rolls, turns }) {
  const worths = Array.from({ length: WINS }, (_, hp) => worth(hp));
  const thirds = thirdsOf(battle);
  const leading = (code, weight) => (code < WINS ? toEnd(weight, worths[code]) : toState(weight, { code }));
  /** Nothing is left to choose where both outcomes are the same, or one is a defeat. */
  const settled = (roll) => {
    const { first, second, weight } = roll;
    if (second === 0 || first === second) return leading(first, weight);
    return first === 0 ? leading(second, weight) : toState(weight, roll);
  };
  const choices = ({ code, first, second }) => {
    if (first !== undefined) {
      return [
        { words: 'first', branches: [leading(first, 1)] },
        { words: 'second', branches: [leading(second, 1)] },
      ];
    }
    if (!rolls.has(code)) rolls.set(code, rollsOf(battle, turns.get(code), thirds, turns));
    return [{ words: 'roll', branches: rolls.get(code)?.map(settled) ?? [toEnd(1, worths[0])] }];
  };
  const start = WINS + turnCode(opening(battle));
  turns.set(start, opening(battle));
  return deciding({ code: start }, choices, ({ code, first }) => (first === undefined ? code : CODES + code));
}

/** The chance to win within so many turns: the turns left are part of the state. */
export function withinTurns(battle, most) {
  const worths = [[0], [1]];
  const thirds = thirdsOf(battle);
  const turns = new Map();
  const choices = ({ turn, left, first, second }) => {
    if (!turn) {
      return [first, second].map((code) => {
        const on = () => toState(1, { turn: turns.get(code), left: left - 1 });
        return { words: 'take', branches: [code < WINS ? toEnd(1, worths[Math.min(1, code)]) : on()] };
      });
    }
    const rolls = left > 0 ? rollsOf(battle, turn, thirds, turns) : undefined;
    const branches = rolls?.map((roll) => toState(roll.weight, { ...roll, left })) ?? [toEnd(1, worths[0])];
    return [{ words: 'roll', branches }];
  };
  return deciding({ turn: opening(battle), left: most }, choices, ({ turn, left, code }) =>
    turn ? `${left} ${turnCode(turn)}` : `${left} roll ${code}`,
  );
}

/** W and H, each with its own best play. */
export function* advising(battle) {
  const known = { rolls: new Map(), turns: new Map() };
  const w = yield* valuing(battle, winning, known);
  const h = yield* valuing(battle, hpLeft, known);
  return { win: w.value[0], hp: h.value[0], states: w.states };
}

/** The best chance to win within so many turns: every throw in turn, nothing remembered. */
export function everyTurn(battle, turns, turn = opening(battle)) {
  const ready = upkeep(battle, turn);
  if (!ready || turns === 0) return 0;
  const worth = (mine, theirs, third) => {
    const next = fight(battle, ready, mine, theirs, third);
    if (next === 'defeat') return 0;
    return typeof next === 'number' ? 1 : everyTurn(battle, turns - 1, next);
  };
  let sum = 0;
  for (let x = 1; x <= 6; x += 1)
    for (let y = 1; y <= 6; y += 1)
      for (let third = 1; third <= 6; third += 1) sum += Math.max(worth(x, y, third), worth(y, x, third));
  return sum / 216;
}

/** The chance that drafted dice win, over all throws of them (5.8): you take any die, the enemy the highest left. */
export function* drafting(battle, dice) {
  const known = new Map();
  const wins = (turn, hand) => {
    if (hand.length === 0) return false;
    const name = hand.reduce((code, face) => code * 7 + face, turnCode(turn));
    const found = known.get(name);
    if (found !== undefined) return found;
    const ready = upkeep(battle, turn);
    const won =
      ready !== undefined &&
      hand.some((mine, at) => {
        if (mine === hand[at - 1]) return false;
        const left = hand.filter((_, place) => place !== at);
        const next = fight(battle, ready, mine, left.pop() ?? 1, 0);
        return next !== 'defeat' && (typeof next === 'number' || wins(next, left));
      });
    known.set(name, won);
    return won;
  };
  const rolls = [];
  const throws = multisets(dice);
  for (const { faces, ways } of throws) {
    rolls.push([wins(opening(battle), faces) ? 1 : 0, ways]);
    yield { done: rolls.length, of: throws.length };
  }
  return toNumber(chance(fromWeights(rolls), (won) => won === 1));
}

/** The same, every throw and every order of picks in turn, nothing remembered. */
export function everyDraft(battle, dice) {
  const wins = (turn, hand) => {
    const ready = hand.length > 0 ? upkeep(battle, turn) : undefined;
    if (!ready) return false;
    let won = false;
    hand.forEach((mine, at) => {
      const left = hand.filter((_, place) => place !== at).sort((a, b) => a - b);
      const next = fight(battle, ready, mine, left.pop() ?? 1, 0);
      if (next !== 'defeat' && (typeof next === 'number' || wins(next, left))) won = true;
    });
    return won;
  };
  let won = 0;
  const hand = Array(dice).fill(1);
  for (let at = 0; at < 6 ** dice; at += 1) {
    for (let die = 0, rest = at; die < dice; die += 1, rest = Math.floor(rest / 6)) hand[die] = 1 + (rest % 6);
    if (wins(opening(battle), hand)) won += 1;
  }
  return won / 6 ** dice;
}
