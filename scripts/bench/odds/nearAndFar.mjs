// Near and Far 5.5: the trip planner, a trip of fifteen steps with eight dice.
import { planTrip } from '@/rules/near-and-far/trip';

export const HEARTS = 13;
/** A face needed, and whether a failure ends the trip; or hearts to pay, to lose, to gain. */
export const TRIP = [
  { pay: 1 },
  { face: 4, must: true },
  { lose: 1 },
  { face: 5, must: false },
  { pay: 1 },
  { face: 3, must: true },
  { gain: 2 },
  { face: 6, must: false },
  { face: 4, must: true },
  { pay: 3 },
  { gain: 1 },
  { face: 5, must: true },
  { face: 2, must: false },
  { face: 3, must: true },
  { pay: 3 },
];

/** Hearts after a step with such a die, by the frugal rule; undefined where the trip stops. */
function after(step, hearts, die) {
  if (step.pay) return hearts >= step.pay ? hearts - step.pay : undefined;
  if (step.lose) return Math.max(0, hearts - step.lose);
  if (step.gain) return hearts + step.gain;
  const need = Math.max(0, step.face - die);
  if (need <= hearts) return hearts - need;
  return step.must ? undefined : hearts;
}

/** The same trip as the planner is told it. */
const told = ({ pay, lose, gain, face, must }) => {
  if (face) return { kind: 'quest', modifier: 0, target: face, must };
  if (gain) return { kind: 'hearts', gain };
  if (lose) return { kind: 'water' };
  return { kind: pay === 1 ? 'pass' : 'camp' };
};

/** In one slice: the planner answers at once. */
export function* travelling(trip, hearts) {
  return planTrip({ hearts, combat: 0, freePasses: 0, reserve: 0, steps: trip.map(told) });
}

/** Every throw of all dice, one by one: how many come through. */
export function everyTrip(trip, hearts) {
  let done = 0;
  const go = (at, left, weight) => {
    const now = trip[at];
    if (!now) done += weight;
    else if (!now.face) {
      const next = after(now, left);
      if (next !== undefined) go(at + 1, next, weight);
    } else {
      for (let die = 1; die <= 6; die += 1) {
        const next = after(now, left, die);
        if (next !== undefined) go(at + 1, next, weight / 6);
      }
    }
  };
  go(0, hearts, 1);
  return done;
}
