import { percentText } from '@/rules/dice/percent';
import type { Work } from '@/rules/dice/sliced';
import { isRefusal, type Refusal } from '@/rules/kernel/refusal';
import { forksIn, listing, plainTurn, solvingFor } from './odds';
import {
  begunTurn,
  exchange,
  type Exchange,
  type Fight,
  fightOn,
  needsThirdDie,
  type Step,
  type Turn,
} from './resolver';

/** What a state of the battle is worth under best play: the chance to win, and the HP left. */
export interface Worth {
  readonly win: number;
  readonly hp: number;
}

/** A battle solved from one turn on; it knows every turn that can be reached from there. */
export interface Solved {
  /** Before the upkeep of that turn; undefined where it cannot be reached. */
  readonly before: (turn: Turn) => Worth | undefined;
  readonly states: number;
}

/** The battle as a decision problem (5.7), for W and for H. */
export function* solving(fight: Fight, ...turns: readonly Turn[]): Work<Solved | Refusal> {
  const forks = forksIn(fight);
  yield* listing(fight, turns, forks);
  const win = yield* halved(solvingFor(fight, turns, 'win', forks), 0);
  if (isRefusal(win)) return win;
  const hp = yield* halved(solvingFor(fight, turns, 'hp', forks), 1);
  if (isRefusal(hp)) return hp;
  return {
    states: win.states,
    before: (asked) => {
      const at = { turn: plainTurn(fight, asked) };
      const [w, h] = [win.at(at)?.value[0], hp.at(at)?.value[0]];
      return w === undefined || h === undefined ? undefined : { win: Math.min(1, w), hp: h };
    },
  };
}

/** Two searches fill one bar, each its half. */
function* halved<R>(work: Work<R>, half: 0 | 1): Work<R> {
  for (;;) {
    const turn = work.next();
    if (turn.done) return turn.value;
    const { done, of } = turn.value;
    yield { done: half * of + done, of: of * 2 };
  }
}

/** One of the two ways to split the dice: what it does for certain, and what the battle is worth after it. */
export interface Option {
  readonly mine: number;
  readonly theirs: number;
  /** What happens; with a third die still to fall, what happens for each of its faces. */
  readonly exchanges: readonly Exchange[];
  readonly worth: Worth | undefined;
}

export interface Comparison {
  readonly options: readonly Option[];
  /** The better one; undefined where either will do. */
  readonly best: number | undefined;
  /** Why, in the table's words. */
  readonly why: string;
}

/** Where the two ways of a roll may lead, as far as the battle goes on: what must be solved to compare them. */
export function turnsAhead(
  fight: Fight,
  turn: Turn,
  dice: readonly [number, number],
  third: number | null,
): readonly Turn[] {
  return compare(fight, turn, dice, third).options.flatMap(({ exchanges }) =>
    exchanges.flatMap((each) => {
      const step = afterExchange(fight, turn, each);
      return step.end === undefined ? [step.turn] : [];
    }),
  );
}

/** 5.7: below these the two ways count as equal. */
const SAME_WIN = 0.005;
const SAME_HP = 0.01;

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

/**
 * Both ways of a roll that lies on the table, side by side. `turn` is after the upkeep and after charm, as the screen
 * shows it.
 */
export function compare(
  fight: Fight,
  turn: Turn,
  dice: readonly [number, number],
  third: number | null,
  solved?: Solved,
): Comparison {
  const [a, b] = dice;
  const thirds = third !== null ? [third] : needsThirdDie(fight.you.gear) ? FACES : [0];
  const option = (mine: number, theirs: number): Option => {
    const exchanges = thirds.map((face) => exchange(fight, turn, mine, theirs, face));
    return { mine, theirs, exchanges, worth: worthOf(fight, turn, exchanges, solved) };
  };
  const options = a === b ? [option(a, b)] : [option(a, b), option(b, a)];
  return { options, ...recommended(options) };
}

function worthOf(
  fight: Fight,
  turn: Turn,
  exchanges: readonly Exchange[],
  solved: Solved | undefined,
): Worth | undefined {
  let [win, hp] = [0, 0];
  for (const each of exchanges) {
    const after = afterExchange(fight, turn, each);
    const worth = after.end === undefined ? solved?.before(after.turn) : endWorth(after);
    if (!worth) return undefined;
    win += worth.win / exchanges.length;
    hp += worth.hp / exchanges.length;
  }
  return { win, hp };
}

function endWorth(step: Step): Worth {
  return step.end === 'win' ? { win: 1, hp: step.hp } : { win: 0, hp: 0 };
}

function afterExchange({ you }: Fight, turn: Turn, { end, hp, foeHp, caught }: Exchange): Step {
  if (end === 'defeat') return { end };
  if (end === 'win') return { end, hp, caught: caught.length };
  const add = (ailment: 'poison' | 'fear' | 'stun' | 'charm'): number =>
    Math.min(you.most[ailment], turn[ailment] + (caught.includes(ailment) ? 1 : 0));
  const next = { hp, foeHp, poison: add('poison'), fear: add('fear'), stun: add('stun'), charm: add('charm') };
  return { end: undefined, turn: next, caught: caught.length };
}

/** W if it differs by 0.005, else H if it differs by 0.01, else either. */
function recommended(options: readonly Option[]): Pick<Comparison, 'best' | 'why'> {
  const [first, second] = options;
  if (!first || !second) return { best: undefined, why: 'Both dice are the same: there is nothing to choose.' };
  const [one, other] = [first.worth, second.worth];
  if (!one || !other) return { best: undefined, why: '' };
  if (Math.abs(one.win - other.win) >= SAME_WIN) {
    const best = one.win > other.win ? 0 : 1;
    const [most, least] = [Math.max(one.win, other.win), Math.min(one.win, other.win)];
    const why = `It wins more often: ${percentText(most)} against ${percentText(least)}.`;
    return { best, why: `${why}${priceOf(options, best)}` };
  }
  if (Math.abs(one.hp - other.hp) >= SAME_HP) {
    const best = one.hp > other.hp ? 0 : 1;
    const [most, least] = [Math.max(one.hp, other.hp), Math.min(one.hp, other.hp)];
    const why = `Wins as often, and leaves more HP: ${most.toFixed(1)} against ${least.toFixed(1)}.`;
    return { best, why: `${why}${priceOf(options, best)}` };
  }
  return { best: undefined, why: 'Either will do: they are worth the same.' };
}

/** A counter that only the better way brings: it outlasts the battle, and W and H do not price it. */
function priceOf(options: readonly Option[], best: 0 | 1): string {
  const caught = (at: number) => new Set(options[at]?.exchanges.flatMap((each) => each.caught));
  const other = caught(1 - best);
  const only = [...caught(best)].filter((ailment) => !other.has(ailment));
  return only.length > 0 ? ` But it brings ${only.join(' and ')}, and the other way does not.` : '';
}

/** Plain counts over all rolls of the turn about to begin, upkeep included. */
export interface Glance {
  /** Some choice wins now. */
  readonly finish: number;
  /** Some choice leaves at least the HP held after the upkeep. */
  readonly unhurt: number;
  /** Every choice brings a counter. */
  readonly ailment: number;
  readonly rolls: number;
}

export function glanceAt(fight: Fight, turn: Turn): Glance {
  const begun = begunTurn(fight, turn);
  const thirds = needsThirdDie(fight.you.gear) ? FACES : [0];
  const rolls = 36 * thirds.length;
  if (!begun) return { finish: 0, unhurt: 0, ailment: 0, rolls };
  let [finish, unhurt, ailment] = [0, 0, 0];
  for (const a of FACES) {
    for (const b of FACES) {
      for (const third of thirds) {
        const steps = [fightOn(fight, begun, a, b, third), fightOn(fight, begun, b, a, third)];
        if (steps.some(({ end }) => end === 'win')) finish += 1;
        if (steps.some((step) => hpAfter(step) >= begun.hp)) unhurt += 1;
        if (steps.every((step) => step.end !== 'defeat' && step.caught > 0)) ailment += 1;
      }
    }
  }
  return { finish, unhurt, ailment, rolls };
}

function hpAfter(step: Step): number {
  return step.end === 'defeat' ? -1 : step.end === 'win' ? step.hp : step.turn.hp;
}
