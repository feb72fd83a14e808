// Multiverse War 5.5: six attackers on one hero, in the best of all 720 orders.
import { andThen } from '@/rules/dice/combine';
import { chance, constant, fromWeights } from '@/rules/dice/distribution';
import { minus, plus, times, toNumber, ZERO } from '@/rules/dice/fraction';

/** What a strike does and with how many quarters it hits: an agile target and a flank ask for a die each. */
export const VOLLEY = {
  target: { hp: 6, damage: 2, hits: 2 },
  attackers: [
    { hp: 4, damage: 1, hits: 2, inReach: false, first: true },
    { hp: 4, damage: 2, hits: 1, inReach: false, first: true },
    { hp: 2, damage: 2, hits: 4, inReach: true, first: true },
    { hp: 4, damage: 2, hits: 2, inReach: true, first: false },
    { hp: 1, damage: 1, hits: 4, inReach: true, first: false },
    { hp: 4, damage: 1, hits: 1, inReach: true, first: true },
  ],
};

/** One exchange (5.2), strike by strike: what is left of the two, with its weight. */
export function exchange({ target }, attacker, foeHp) {
  const mine = (then) => strike(attacker, (hit) => then(Math.max(0, foeHp - (hit ? attacker.damage : 0))));
  const theirs = (then) =>
    attacker.inReach
      ? strike(target, (hit) => then(Math.max(0, attacker.hp - (hit ? target.damage : 0))))
      : then(attacker.hp).map((end) => ({ ...end, weight: end.weight * 4 }));
  if (attacker.first) {
    return mine((foe) =>
      foe > 0 ? theirs((own) => [{ weight: 1, own, foe }]) : [{ weight: 4, own: attacker.hp, foe }],
    );
  }
  return theirs((own) => (own > 0 ? mine((foe) => [{ weight: 1, own, foe }]) : [{ weight: 4, own, foe: foeHp }]));
}

const strike = ({ hits }, then) =>
  [
    [hits, true],
    [4 - hits, false],
  ].flatMap(([weight, hit]) => (weight ? then(hit).map((end) => ({ ...end, weight: end.weight * weight })) : []));

const SIXTEEN = 16;
const share = (of, by) => times(of, { numerator: BigInt(by), denominator: 1n });

/** The best order: the highest chance to kill, then the least own loss to be expected. */
export function* ordering(volley) {
  const { target, attackers } = volley;
  const known = new Map();
  /** What an attacker makes of a target with so much left: the target's next state and the own loss, in sixteenths. */
  const blow = (index, foeHp) => {
    const name = index * 16 + foeHp;
    const made = known.get(name);
    if (made) return made;
    const ends = exchange(volley, attackers[index], foeHp);
    const next = fromWeights(ends.map(({ foe, weight }) => [foe, weight]));
    const loss = ends.reduce((sum, { own, weight }) => sum + (attackers[index].hp - own) * weight, 0);
    const one = { next, loss: { numerator: BigInt(loss), denominator: BigInt(SIXTEEN) } };
    known.set(name, one);
    return one;
  };
  let best;
  let tried = 0;
  const extend = function* (order, foe, lost) {
    if (order.length === attackers.length) {
      const kill = chance(foe, (hp) => hp === 0);
      if (!best || better(kill, lost, best)) best = { order, kill, lost };
      return;
    }
    for (const index of attackers.keys()) {
      if (order.includes(index)) continue;
      const more = foe.outcomes.reduce(
        (sum, hp, at) => (hp > 0 ? plus(sum, share(blow(index, hp).loss, foe.weights[at])) : sum),
        ZERO,
      );
      const after = andThen(foe, (hp) => (hp > 0 ? blow(index, hp).next : constant(0)));
      tried += 1;
      if (tried % 8 === 0) yield { done: tried, of: 1956 };
      yield* extend([...order, index], after, plus(lost, times(more, { numerator: 1n, denominator: foe.total })));
    }
  };
  yield* extend([], constant(target.hp), ZERO);
  return { order: best.order, kill: toNumber(best.kill), lost: toNumber(best.lost) };
}

function better(kill, lost, best) {
  const by = minus(kill, best.kill).numerator;
  return by > 0n || (by === 0n && minus(best.lost, lost).numerator > 0n);
}

/** Every order, and in each every way the strikes can fall, one by one. */
export function everyOrder({ target, attackers }) {
  let best = { kill: -1, lost: Infinity };
  const volley = { target, attackers };
  const fall = (order, at, foeHp, weight) => {
    if (foeHp === 0) return [weight, 0];
    if (at === order.length) return [0, 0];
    let [kill, lost] = [0, 0];
    for (const end of exchange(volley, attackers[order[at]], foeHp)) {
      const part = (weight * end.weight) / SIXTEEN;
      const [k, l] = fall(order, at + 1, end.foe, part);
      kill += k;
      lost += l + part * (attackers[order[at]].hp - end.own);
    }
    return [kill, lost];
  };
  const extend = (order) => {
    if (order.length === attackers.length) {
      const [kill, lost] = fall(order, 0, target.hp, 1);
      if (kill > best.kill || (kill === best.kill && lost < best.lost)) best = { order, kill, lost };
      return;
    }
    for (const index of attackers.keys()) if (!order.includes(index)) extend([...order, index]);
  };
  extend([]);
  return best;
}
