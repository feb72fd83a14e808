import { type Distribution, fromTally, tallyUp } from '@/rules/dice/distribution';
import { type Fraction, fraction, ZERO } from '@/rules/dice/fraction';
import { multisets } from '@/rules/dice/multiset';
import type { Work } from '@/rules/dice/sliced';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import { diceToRoll, type Place, sideOf, type State } from '../state';
import { PALACE, withPassive } from '../territory';
import { gymPlaces } from '../tokens';
import { type Circumstances, type Model, modelOf, type PlanCommand } from './model';
import type { Objective } from './objective';
import { Prospect } from './search';

/** What the palace's "+2 officers" would add is told apart (5.4). */
export const isPalaceOfficers = ({ place, officers }: PlanCommand) => place === PALACE && officers > 0;

/** More dice than this have too many throws to list one by one. */
export const MOST_DICE = 9;

/** The best value of every throw of so many dice, as a distribution: one memo for all of them. */
export function* spreading(
  model: Model,
  dice: number,
  objective: Objective,
  not?: (command: PlanCommand) => boolean,
): Work<Distribution | undefined> {
  const throws = multisets(dice);
  if (isRefusal(throws)) return undefined;
  const prospect = new Prospect(model, objective, not);
  const tally = new Map<number, bigint>();
  let done = 0;
  for (const { counts, ways } of throws) {
    tallyUp(tally, prospect.of(counts), ways);
    done += 1;
    yield { done, of: throws.length };
  }
  return fromTally(tally);
}

/** How likely a distribution is to reach a value. */
export function atLeast(spread: Distribution | undefined, value: number): Fraction {
  if (!spread) return ZERO;
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

/** The chance that all the wished cards are activated in the coming action turn (5.4). */
export function* wishing(
  state: State,
  seat: Seat,
  places: readonly Place[],
  more: { readonly dice?: number; readonly officers?: number; readonly asIf?: readonly string[] } = {},
): Work<Chance> {
  const side = sideOf(state, seat);
  const dice = (side.dice === null || !side.begun ? diceToRoll(side) : 3) + (more.dice ?? 0);
  const model = modelOf(state, seat, {
    faces: [],
    coming: true,
    officers: side.officers + (more.officers ?? 0),
    asIf: more.asIf ?? [],
  });
  const objective: Objective = { for: 'wish', places };
  const direct = yield* spreading(model, dice, objective, isPalaceOfficers);
  const withPalace = yield* spreading(model, dice, objective);
  return { direct: atLeast(direct, places.length), withPalace: atLeast(withPalace, places.length) };
}

/** Every way the Gyms' tokens may be placed before the roll; one empty way where there are none to place. */
export function gymWays(state: State, seat: Seat): readonly (readonly Place[])[] {
  const gyms = sideOf(state, seat).begun ? 0 : withPassive(state, seat, 'attackTokenBeforeRoll').length;
  const places = gymPlaces(state, seat);
  let ways: readonly (readonly Place[])[] = [[]];
  for (let gym = 0; gym < gyms && places.length > 0; gym += 1) {
    ways = ways.flatMap((way) =>
      places.filter((place) => way.filter((each) => each === place).length < 2).map((place) => [...way, place]),
    );
  }
  const seen = new Set<string>();
  return ways.filter((way) => {
    const key = [...way].sort().join();
    return seen.has(key) ? false : seen.add(key);
  });
}

export interface Coming {
  /** Of winning in this action turn, by any way. */
  readonly win: Fraction;
  /** The most palace damage any throw allows. */
  readonly most: number;
  readonly damage: Distribution | undefined;
  readonly culture: Distribution | undefined;
  readonly dice: number;
}

/** What the coming action turn of a player may bring: Mines, Gyms in their best place, extra dice (5.5, 5.8). */
export function* coming(state: State, seat: Seat): Work<Coming> {
  const side = sideOf(state, seat);
  const dice = diceToRoll(side);
  let win: Fraction = ZERO;
  let damage: Distribution | undefined;
  let most = 0;
  const at = (circumstances: Circumstances) => modelOf(state, seat, { faces: [], coming: true, ...circumstances });
  for (const gym of gymWays(state, seat)) {
    const model = at({ gym });
    const won = atLeast(yield* spreading(model, dice, { for: 'win' }), 1);
    if (won.numerator * win.denominator > win.numerator * won.denominator) win = won;
    const dealt = yield* spreading(model, dice, { for: 'palaceDamage' });
    const top = dealt?.outcomes[dealt.outcomes.length - 1] ?? 0;
    if (damage === undefined || top > most) [damage, most] = [dealt, top];
  }
  const culture = yield* spreading(at({}), dice, { for: 'culture' });
  return { win, most, damage, culture, dice };
}
