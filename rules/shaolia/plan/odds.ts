import { type Distribution, fromTally, tallyUp } from '@/rules/dice/distribution';
import { type Fraction, fraction, ZERO } from '@/rules/dice/fraction';
import { multisets } from '@/rules/dice/multiset';
import type { Work } from '@/rules/dice/sliced';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import { attackTokensOn } from '../attack';
import { comingDice, hasGiven, type Place, sideOf, type State, TOKENS_OF_A_KIND } from '../state';
import { PALACE, withPassive } from '../territory';
import { gymPlaces } from '../tokens';
import { type Budget, newBudget } from './budget';
import { type Model, modelOf, type PlanCommand, reservePlace } from './model';
import type { Objective } from './objective';
import { Prospect } from './prospect';

/** What the palace's "+2 officers" would add is told apart (5.4). */
export const isPalaceOfficers = ({ place, officers }: PlanCommand) => place === PALACE && officers > 0;

/** More dice than this have too many throws to list one by one. */
export const MOST_DICE = 9;

/** One of several searches after another: together they fill one bar. */
export function* part<R>(work: Work<R>, index: number, of: number): Work<R> {
  for (;;) {
    const turn = work.next();
    if (turn.done) return turn.value;
    const { done, of: own } = turn.value;
    yield { done: index + (own > 0 ? done / own : 0), of };
  }
}

/** The best value of every throw of so many dice, one memo for all; undefined where there are too many ways. */
export function* spreading(
  model: Model,
  dice: number,
  objective: Objective,
  not?: (command: PlanCommand) => boolean,
  budget?: Budget,
): Work<Distribution | undefined> {
  const throws = multisets(dice);
  if (isRefusal(throws)) return undefined;
  const prospect = new Prospect(model, objective, not, budget);
  const tally = new Map<number, bigint>();
  let done = 0;
  for (const { counts, ways } of throws) {
    const best = yield* part(prospect.of(counts), done, throws.length);
    if (best === undefined) return undefined;
    tallyUp(tally, best, ways);
    done += 1;
    yield { done, of: throws.length };
  }
  return fromTally(tally);
}

/** How likely a distribution is to reach a value. */
export function atLeast(spread: Distribution, value: number): Fraction {
  let ways = 0n;
  spread.outcomes.forEach((outcome, index) => {
    if (outcome >= value) ways += spread.weights[index] ?? 0n;
  });
  const share = fraction(ways, spread.total);
  return isRefusal(share) ? ZERO : share;
}

export interface Chance {
  /** Without the palace's officers. */
  readonly direct: Fraction;
  readonly withPalace: Fraction;
}

/** The chance that all the wished cards are activated in the coming action turn (5.4); reserve cards as if built. */
export function* wishing(
  state: State,
  seat: Seat,
  places: readonly Place[],
  more: { readonly dice?: number; readonly officers?: number } = {},
): Work<Chance | undefined> {
  const side = sideOf(state, seat);
  const dice = comingDice(side) + (more.dice ?? 0);
  const model = modelOf(state, seat, {
    faces: [],
    coming: true,
    officers: side.officers + (more.officers ?? 0),
    asIf: side.reserve.flatMap((_, index) => (places.includes(reservePlace(index)) ? [index] : [])),
  });
  const objective: Objective = { for: 'wish', places };
  const direct = yield* part(spreading(model, dice, objective, isPalaceOfficers), 0, 2);
  const withPalace = yield* part(spreading(model, dice, objective), 1, 2);
  if (!direct || !withPalace) return undefined;
  return { direct: atLeast(direct, places.length), withPalace: atLeast(withPalace, places.length) };
}

/** Every way the Gyms' tokens may be placed before the roll; one empty way where there are none to place. */
export function gymWays(state: State, seat: Seat): readonly (readonly Place[])[] {
  const gyms = hasGiven(sideOf(state, seat)) ? 0 : withPassive(state, seat, 'attackTokenBeforeRoll').length;
  const hits = new Set(modelOf(state, seat).commands.flatMap((each) => (strikes(each) ? [each.place] : [])));
  // A token does something only on a card that strikes.
  const places = gymPlaces(state, seat).filter((place) => hits.has(place));
  const free = (place: Place) => TOKENS_OF_A_KIND - attackTokensOn(state, seat, place);
  let ways: readonly (readonly Place[])[] = [[]];
  for (let gym = 0; gym < gyms && places.length > 0; gym += 1) {
    const next = ways.flatMap((way) =>
      places
        .filter((place) => place >= (way[way.length - 1] ?? ''))
        .filter((place) => way.filter((each) => each === place).length < free(place))
        .map((place) => [...way, place]),
    );
    if (next.length === 0) break;
    ways = next;
  }
  return ways;
}

const strikes = ({ strike, sweep }: PlanCommand) => Boolean(strike) || sweep !== undefined;

/** How a coming action turn is looked at: with its trades, unless they open too many ways. */
interface Look {
  readonly traded: boolean;
  readonly budget: Budget;
}

/** A coming action turn: marks cleared, Mines given, this many dice. */
function* spreadingNext(
  state: State,
  seat: Seat,
  objective: Objective,
  { traded, budget }: Look,
  gym: readonly Place[] = [],
): Work<Distribution | undefined> {
  const model = modelOf(state, seat, { faces: [], coming: true, gym });
  const dice = comingDice(sideOf(state, seat));
  return yield* spreading(traded ? model : { ...model, posts: [] }, dice, objective, undefined, budget);
}

type YesOrNo = { readonly for: 'win' } | Extract<Objective, { for: 'destroy' }>;

/** The Gyms' tokens where they serve it best. */
function* chanceNext(state: State, seat: Seat, objective: YesOrNo, look: Look): Work<Fraction | undefined> {
  let best: Fraction = ZERO;
  const ways = gymWays(state, seat);
  for (const [index, gym] of ways.entries()) {
    const spread = yield* part(spreadingNext(state, seat, objective, look, gym), index, ways.length);
    if (!spread) return undefined;
    const chance = atLeast(spread, 1);
    if (isMore(chance, best)) best = chance;
  }
  return best;
}

/** First with trades; where they open too many ways, without. */
function* withOrWithout<R>(work: (look: Look) => Work<R | undefined>): Work<R | undefined> {
  const whole = yield* part(work({ traded: true, budget: newBudget() }), 0, 2);
  return whole ?? (yield* part(work({ traded: false, budget: newBudget() }), 1, 2));
}

/** The chance that the coming action turn wins, or destroys a card; undefined where there are too many ways. */
export function* comingChance(state: State, seat: Seat, objective: YesOrNo): Work<Fraction | undefined> {
  return yield* withOrWithout((look) => chanceNext(state, seat, objective, look));
}

export function isMore(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator > other.numerator * one.denominator;
}

export interface Coming {
  /** Of winning in this action turn, by any way. */
  readonly win: Fraction;
  /** The most palace damage any throw allows. */
  readonly most: number;
  readonly damage: Distribution;
  readonly culture: Distribution;
  readonly dice: number;
  /** False where trades open too many ways and are left out. */
  readonly traded: boolean;
}

/** What the coming action turn of a player may bring: Mines, Gyms in their best place, extra dice (5.5, 5.8). */
export function* coming(state: State, seat: Seat): Work<Coming | undefined> {
  return yield* withOrWithout((look) => comingTurn(state, seat, look));
}

function* comingTurn(state: State, seat: Seat, look: Look): Work<Coming | undefined> {
  const ways = gymWays(state, seat);
  const parts = ways.length + 2;
  const win = yield* part(chanceNext(state, seat, { for: 'win' }, look), 0, parts);
  const culture = yield* part(spreadingNext(state, seat, { for: 'culture' }, look), 1, parts);
  let damage: Distribution | undefined;
  let most = -1;
  for (const [index, gym] of ways.entries()) {
    const dealt = yield* part(spreadingNext(state, seat, { for: 'palaceDamage' }, look, gym), index + 2, parts);
    const top = dealt?.outcomes[dealt.outcomes.length - 1] ?? 0;
    if (top > most) [damage, most] = [dealt, top];
  }
  if (!win || !culture || !damage || look.budget.left < 0) return undefined;
  return { win, most, damage, culture, dice: comingDice(sideOf(state, seat)), traded: look.traded };
}
