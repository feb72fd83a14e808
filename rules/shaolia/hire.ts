import type { Seat } from '@/rules/kernel/setup';
import type { Deal } from './actions';
import { type Choice, hit, targetProblem } from './attack';
import type { PostDef } from './card-def';
import { houseRule } from './house-rules';
import { newRun, type Run, settled } from './run';
import type { Place, State } from './state';

/**
 * Hired attackers: one deal is one attack on one target, damage times quantity (ruling 49), unless each hit picks its
 * own target (house rule). The trade card's attack tokens do not lift them (ruling 10).
 */
export function attackOnce(run: Run, seat: Seat, deal: Deal, quantity: number, post: PostDef, source: Place): void {
  const damage = post.damage ?? 0;
  const revenge = houseRule(run.state, 'swampHire') === 'none' ? null : source;
  const strike = (chosen: Choice, times: number) => {
    if (chosen === undefined || chosen === 'decline') {
      run.notes.push('no attack');
      return;
    }
    const problem = targetProblem(run.state, seat, chosen, post.ignoreDefense);
    if (problem) run.complaints.push(problem);
    if (problem?.refused === 'impossible') return;
    hit(run, seat, chosen, damage * times, revenge);
  };
  if (houseRule(run.state, 'hireSplit') !== true) {
    strike(deal.attack, quantity);
    return;
  }
  const chosen = deal.attacks ?? Array.from({ length: quantity }, () => deal.attack);
  for (const each of chosen.slice(0, quantity)) {
    strike(each, 1);
    if (settled(run)) return;
  }
}

/** How the table stands after the first of a deal's hits, for choosing the next. */
export function afterHired(state: State, seat: Seat, post: PostDef, attacks: NonNullable<Deal['attacks']>): State {
  const run = newRun(state);
  attackOnce(run, seat, { post: post.name, quantity: attacks.length, attacks }, attacks.length, post, '');
  return run.state;
}
