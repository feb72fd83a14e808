import { plural } from '@/rules/kernel/plural';
import { againstTheRules, firstReason, impossible, type Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import type { ActionOf, FighterRef, Ground } from './actions';
import { classOf } from './classes';
import { isAnswered, settle } from './fight';
import { type Combat, fightOf, nameOf } from './fightOf';
import { inPhase, inRange, isFace, onTurn } from './refusals';
import { heroOf, playerOf, sideSeats, type State, unitOf } from './state';
import { apOf } from './applyUnits';

/** Why this attack cannot be declared (section 4); the rolls are asked for after it. */
export function checkDeclare(state: State, seat: Seat, combat: Combat): Refusal | undefined {
  const { attacker, target, context } = combat;
  const fight = fightOf(state, combat);
  const { distance } = context;
  const reach = fight.attacker.siege ? 3 : fight.attacker.mounted ? (fight.attacker.range ?? 0) : 2;
  const melee = fight.attacker.attack === 'melee';
  const atBuilding = fight.target.building;
  return firstReason(
    onTurn(state, seat),
    inPhase(state, 'action'),
    stands(state, attacker) ? undefined : impossible('The attacker is not on the board.'),
    stands(state, target) ? undefined : impossible('The target is not on the board.'),
    attacker.owner !== seat && againstTheRules('Attack with your own units'),
    friendly(state, seat, target),
    inRange(distance, 1, 3, 'A distance goes'),
    supporters(context.attackerSupport) ?? supporters(context.targetSupport),
    ready(state, attacker),
    unplaced(state, attacker) ?? unplaced(state, target),
    fight.attacker.attack === 'none' && againstTheRules('Civilians cannot fight'),
    melee && distance !== 1 && againstTheRules('Melee reaches the next hex only'),
    melee && context.sharedHex && againstTheRules('Attack from a hex of your own'),
    fight.attacker.siege && !fight.attacker.setUp && againstTheRules('Set up first: 1 AP'),
    !melee &&
      fight.attacker.mounted &&
      fight.attacker.range === null &&
      distance > 1 &&
      impossible(`Type the range of ${fight.attacker.name} first.`),
    !melee &&
      fight.attacker.attack === 'ranged' &&
      distance > Math.max(1, reach) &&
      againstTheRules(`Shoots ${plural(reach, 'hex', 'hexes')} far`),
    !melee && fight.attacker.attack === 'ranged' && shotAp(state, attacker),
    fight.attacker.siege &&
      atBuilding &&
      fight.attacker.siegeDamage === null &&
      impossible(`Type what ${fight.attacker.name} does to buildings first.`),
    // An answer to a shot out of a building hits that building.
    fight.shield !== null &&
      isAnswered(fight) &&
      fight.answerer?.siege &&
      fight.answerer.siegeDamage === null &&
      impossible(`Type what ${fight.answerer.name} does to buildings first.`),
    shelter(state, target, context.targetGround),
  );
}

function friendly(state: State, seat: Seat, target: FighterRef): Refusal | undefined {
  const village = state.encounters.aside.find(({ id }) => target.kind === 'permanent' && id === target.id);
  const owner = village ? village.owner : target.owner;
  if (owner === null || !sideSeats(state, seat).includes(owner)) return undefined;
  return againstTheRules(owner === seat ? 'That is your own' : 'That is your ally’s');
}

/** A hero has no health before its skill points are placed. */
function unplaced(state: State, { kind, id, owner }: FighterRef): Refusal | undefined {
  const hero = kind === 'hero' && owner !== null ? heroOf(state, owner, id) : undefined;
  return hero?.alive && hero.hp === 0 ? impossible(`Place the skill points of ${hero.name} first.`) : undefined;
}

function supporters(count: number): Refusal | undefined {
  return inRange(count, 0, 6, 'Supporters go');
}

function stands(state: State, { kind, id, owner, hp }: FighterRef): boolean {
  if (kind === 'permanent') return state.encounters.aside.some((each) => each.id === id && each.hp > 0);
  if (owner === null || !state.players[owner]) return false;
  switch (kind) {
    case 'class':
      return id.trim() !== '' && (hp === undefined || hp > 0);
    case 'unit':
      return unitOf(state, owner, id) !== undefined;
    case 'hero':
      return heroOf(state, owner, id)?.alive === true;
    case 'building':
      return playerOf(state, owner).buildings.some((each) => each.id === id);
    case 'settlement':
      return playerOf(state, owner).settlement.hp > 0;
    case 'decoy':
      return playerOf(state, owner).decoys > 0;
  }
}

function ready(state: State, { kind, id, owner }: FighterRef): Refusal | undefined {
  if (kind === 'decoy') return againstTheRules('Civilians cannot fight');
  if (kind !== 'unit' && kind !== 'hero' && kind !== 'class') return impossible('A building never attacks.');
  if (owner === null) return undefined;
  if (kind === 'hero') {
    const hero = heroOf(state, owner, id);
    if (hero?.explored) return againstTheRules('Its action phase is over');
    if (hero?.resting) return againstTheRules('It rests this turn');
    return hero?.attacked ? againstTheRules('This hero has attacked') : undefined;
  }
  const unit = kind === 'unit' ? unitOf(state, owner, id) : undefined;
  if (unit?.done) return againstTheRules('Its action phase is over');
  return unit?.resting ? againstTheRules('It rests this turn') : undefined;
}

function shotAp(state: State, { kind, id, owner }: FighterRef): Refusal | undefined {
  const unit = kind === 'unit' && owner !== null ? unitOf(state, owner, id) : undefined;
  const ap = unit ? apOf(state, unit) : null;
  return unit && ap !== null && unit.apSpent >= ap ? againstTheRules('A shot needs 1 AP') : undefined;
}

/** Those inside, and a builder beside his escort, cannot be struck (p8, p11). */
function shelter(state: State, { kind, id, owner }: FighterRef, ground: Ground): Refusal | undefined {
  const inside = ground === 'building' && (kind === 'unit' || kind === 'hero' || kind === 'class');
  if (inside) return againstTheRules('Attack the building');
  const unit = kind === 'unit' && owner !== null ? unitOf(state, owner, id) : undefined;
  if (!unit || owner === null) return undefined;
  const escort = unit.sharesWith === null ? undefined : unitOf(state, owner, unit.sharesWith);
  return escort && classOf(state, unit.class).type === 'civilian'
    ? againstTheRules('Attack the escort first')
    : undefined;
}

export function checkCombat(state: State, action: ActionOf<'resolveCombat'>): Refusal | undefined {
  const declared = checkDeclare(state, action.player, action);
  if (action.target.kind === 'decoy') return declared;
  const badFace = action.rolls.map(({ value }) => isFace(value, 10)).find(Boolean);
  const { due } = settle(fightOf(state, action), action.rolls);
  return firstReason(
    declared,
    badFace,
    due && impossible(`${due.who === 'attacker' ? nameOf(state, action.attacker) : 'The defender'} still has to roll.`),
  );
}
