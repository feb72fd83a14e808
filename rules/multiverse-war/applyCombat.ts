import { NO_CAP } from '@/rules/kernel/counter';
import type { ActionOf, FighterRef, Ground } from './actions';
import { creditKill, type Credit, hurtBuilding, hurtHero, hurtPermanent, hurtSettlement, hurtUnit } from './deaths';
import { classOf } from './classes';
import { type Fight, settle, type Settled } from './fight';
import { fightOf, trackOf } from './fightOf';
import { answererRef, houseAround } from './garrison';
import { isOn } from './houseRules';
import { playerOf, sideSeats, type State, unitOf, withHero, withPlayer, withUnit } from './state';
import { UNIT_HP } from './tables';

type Combat = ActionOf<'resolveCombat'>;

/** Who gets what a fighter kills; what a side strikes down of its own is nobody's merit. */
function creditOf(state: State, ref: FighterRef, victim: FighterRef): Credit {
  if (ref.owner === null || !state.players[ref.owner]) return null;
  if (victim.owner !== null && sideSeats(state, ref.owner).includes(victim.owner)) return null;
  if (ref.kind === 'hero') return { seat: ref.owner, hero: ref.id };
  const track = trackOf(state, ref);
  return track === undefined ? { seat: ref.owner } : { seat: ref.owner, class: track };
}

/** The recorded event: damage, deaths, kills, garrisons and builders in one (section 4). */
export function applyCombat(state: State, action: Combat): State {
  const { attacker, target } = action;
  if (target.kind === 'decoy') return attackDecoy(state, action);
  const fight = fightOf(state, action);
  const settled = settle(fight, action.rolls);
  if (settled.due) return state;
  const answerer = answererRef(state, target, action.context.retaliator);
  let after = spendWall(outside(state, action), action, fight, settled);
  after = hurt(
    after,
    target,
    fight.target.hp - settled.targetHp,
    fight.attacker.attack === 'melee',
    creditOf(state, attacker, target),
  );
  after = hurtAttacker(after, action, fight, settled, answerer ? creditOf(state, answerer, attacker) : null);
  return ended(after, attacker, action.context.goesOn);
}

/** Whoever fights on another ground than a building has left the one it was in. */
function outside(state: State, { attacker, target, context }: Combat): State {
  const out = (so: State, ref: FighterRef, ground: Ground): State => {
    if (ref.owner === null || ground === 'building' || houseAround(so, ref) === null) return so;
    const leave = ref.kind === 'hero' ? withHero : withUnit;
    return leave(so, ref.owner, ref.id, { inside: null });
  };
  return out(out(state, attacker, context.attackerGround), target, context.targetGround);
}

/** Takes the damage to whatever was struck; a kill goes to `credit`. */
function hurt(state: State, ref: FighterRef, damage: number, inMelee: boolean, credit: Credit): State {
  const { owner, id } = ref;
  if (ref.kind === 'permanent') return hurtPermanent(state, id, damage, credit);
  if (ref.kind === 'class') return damage > 0 && damage >= (ref.hp ?? UNIT_HP) ? creditKill(state, credit) : state;
  if (owner === null || !state.players[owner]) return state;
  switch (ref.kind) {
    case 'unit': {
      const after = hurtUnit(state, owner, id, damage, inMelee);
      return unitOf(state, owner, id) && !unitOf(after, owner, id) ? creditKill(after, credit) : after;
    }
    case 'hero': {
      const lived = (in_: State) => playerOf(in_, owner).heroes.some((hero) => hero.id === id && hero.alive);
      const after = hurtHero(state, owner, id, damage);
      return lived(state) && !lived(after) ? creditKill(after, credit) : after;
    }
    case 'building':
      return hurtBuilding(state, owner, id, damage, credit);
    case 'settlement':
      return hurtSettlement(state, owner, damage, credit);
    default:
      return state;
  }
}

function hurtAttacker(state: State, { attacker }: Combat, fight: Fight, settled: Settled, credit: Credit): State {
  if (fight.shield) {
    const inside = houseAround(state, attacker);
    const damage = fight.shield.hp - settled.shieldHp;
    if (inside === null || attacker.owner === null) return state;
    return inside === 'settlement'
      ? hurtSettlement(state, attacker.owner, damage, credit)
      : hurtBuilding(state, attacker.owner, inside, damage, credit);
  }
  // Only a unit's own blow earns a step: the colony's sting is nobody's.
  const byBlow = settled.strikes.some(({ strike, hit }) => strike.by === 'target' && hit && strike.damage > 0);
  const inMelee = fight.answerer?.attack === 'melee' || fight.sting > 0;
  return hurt(state, attacker, fight.attacker.hp - settled.attackerHp, inMelee, byBlow ? credit : null);
}

/** The spearman's wall may cost a token by the switch (A35). */
function spendWall(state: State, { target }: Combat, fight: Fight, { strikes }: Settled): State {
  if (!isOn(state, 'passiveNeedsToken') || target.owner === null) return state;
  const used = fight.target.formation && strikes.some(({ strike }) => strike.because.includes('spear wall −1'));
  if (!used) return state;
  return withPlayer(state, target.owner, { tokensSpent: playerOf(state, target.owner).tokensSpent + 1 });
}

/** An attack ends the attacker's action phase (p6), a shot costs 1 AP (p10); a hero has attacked. */
function ended(state: State, ref: FighterRef, goesOn = false): State {
  if (ref.owner === null) return state;
  if (ref.kind === 'hero') return withHero(state, ref.owner, ref.id, { attacked: true, resting: false });
  const unit = ref.kind === 'unit' ? unitOf(state, ref.owner, ref.id) : undefined;
  if (!unit) return state;
  const shot = classOf(state, unit.class).attack === 'ranged' ? 1 : 0;
  const apSpent = Math.min(NO_CAP, unit.apSpent + shot);
  return withUnit(state, ref.owner, unit.id, { acted: true, done: !goesOn, resting: false, apSpent });
}

/** A decoy is shown and taken away; the attack is used up and hurts nobody (A42). */
function attackDecoy(state: State, { attacker, target, context }: Combat): State {
  if (target.owner === null) return state;
  const { decoys } = playerOf(state, target.owner);
  return ended(withPlayer(state, target.owner, { decoys: Math.max(0, decoys - 1) }), attacker, context.goesOn);
}
