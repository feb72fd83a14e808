import { againstTheRules, firstReason, impossible, type Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import type { AbilityDice, ActionOf } from './actions';
import { apOf, type OfUnits } from './applyUnits';
import { classOf, hasAbility, isMilitary, stepsOf, tokensMax } from './classes';
import { hasRoom } from './garrison';
import { isOn, ruled } from './houseRules';
import { inPhase, inRange, isFace, onTurn } from './refusals';
import { buildingOf, type Hero, heroOf, playerOf, type State, type Unit, sideSeats, unitOf } from './state';

const NO_UNIT = impossible('That unit is not on the board.');
const NO_HERO = impossible('That hero is not yours.');

/** Optional: where a card's AP was typed, what is spent above it is against the rules. */
export function apLeft(state: State, unit: Unit | undefined, price: number): Refusal | undefined {
  const ap = unit && apOf(state, unit);
  if (!unit || ap === null || ap === undefined || unit.apSpent + price <= ap) return undefined;
  return againstTheRules(`Needs ${price} AP, ${Math.max(0, ap - unit.apSpent)} left`);
}

export function canAct(unit: Unit | undefined): Refusal | undefined {
  if (!unit) return NO_UNIT;
  if (unit.done) return againstTheRules('Its action phase is over');
  return unit.resting ? againstTheRules('It rests this turn') : undefined;
}

export function checkUnits(state: State, action: OfUnits): Refusal | undefined {
  const { player: seat } = action;
  const acting = [onTurn(state, seat), inPhase(state, 'action')];
  switch (action.type) {
    case 'chooseStartingUnits':
      return checkStart(state, action);
    case 'markRest': {
      const hero = heroOf(state, seat, action.unit);
      const unit = unitOf(state, seat, action.unit);
      return firstReason(
        ...acting,
        !unit && !hero?.alive && NO_UNIT,
        (unit?.acted || (hero && heroActed(hero))) && againstTheRules('It has already acted'),
      );
    }
    case 'spendAp': {
      const unit = unitOf(state, seat, action.unit);
      return firstReason(...acting, inRange(action.ap, 0, 20, 'AP goes'), canAct(unit), apLeft(state, unit, action.ap));
    }
    case 'swapMove': {
      const [a, b] = [unitOf(state, seat, action.unit), unitOf(state, action.owner, action.with)];
      return firstReason(
        ...acting,
        !sideSeats(state, seat).includes(action.owner) && againstTheRules('Only with your own or an ally’s unit'),
        a !== undefined && a === b && impossible('Choose two units.'),
        canAct(a),
        // An ally's unit acted in its own turn.
        action.owner === seat ? canAct(b) : !b && NO_UNIT,
        apLeft(state, a, 1),
        apLeft(state, b, 1),
      );
    }
    case 'setUpSiege': {
      const unit = unitOf(state, seat, action.unit);
      return firstReason(
        ...acting,
        canAct(unit),
        unit && classOf(state, unit.class).type !== 'siege' && againstTheRules('Only siege weapons are set up'),
        unit?.setUp && againstTheRules('It is set up already'),
        apLeft(state, unit, 1),
      );
    }
    case 'enterBuilding': {
      const known =
        action.building === 'settlement'
          ? playerOf(state, seat).settlement.hp > 0
          : buildingOf(state, seat, action.building);
      const who = standing(state, seat, action.unit);
      const military = !who || !('class' in who) || isMilitary(state, who.class);
      return firstReason(
        !who && NO_UNIT,
        !known && impossible('That building does not stand.'),
        who?.inside === action.building && impossible('It is inside already.'),
        !hasRoom(state, seat, action.building, military, action.unit) && againstTheRules('There is no room inside'),
      );
    }
    case 'leaveBuilding': {
      const who = standing(state, seat, action.unit);
      return firstReason(!who && NO_UNIT, who && !who.inside && impossible('It stands outside already.'));
    }
    case 'shareHex':
      return checkShare(state, action);
    case 'damageUnit':
      return firstReason(!unitOf(state, seat, action.unit) && NO_UNIT, inRange(action.amount, 1, 9, 'Damage goes'));
    case 'healUnit': {
      const unit = unitOf(state, seat, action.unit);
      return firstReason(
        !unit && NO_UNIT,
        inRange(action.amount, 1, 9, 'Healing goes'),
        unit && unit.hp >= unit.maxHp && impossible('It is unhurt.'),
      );
    }
    case 'killUnit':
      return unitOf(state, seat, action.unit) ? undefined : NO_UNIT;
    case 'damageBuilding': {
      const { settlement } = playerOf(state, action.owner);
      const stands =
        action.building === 'settlement' ? settlement.hp > 0 : buildingOf(state, action.owner, action.building);
      return firstReason(
        !stands && impossible('That building does not stand.'),
        inRange(action.amount, 1, 20, 'Damage goes'),
      );
    }
    case 'damagePermanent': {
      const found = state.encounters.aside.find(({ id }) => id === action.permanent);
      return firstReason(
        (!found || found.hp <= 0) && impossible('Nothing stands there.'),
        inRange(action.amount, 1, 20, 'Damage goes'),
      );
    }
    case 'useAbility':
      return checkAbility(state, action);
    case 'recordKill':
      return firstReason(
        action.class.trim() === '' && impossible('Name the unit class first.'),
        action.what === 'back' &&
          stepsOf(state, seat, action.class) === 0 &&
          impossible('There is no step to take back.'),
      );
    case 'heroAbility': {
      const hero = heroOf(state, seat, action.hero);
      const ability = hero?.abilities.find(({ name }) => name === action.ability);
      return firstReason(
        ...acting,
        !hero && NO_HERO,
        hero && !hero.alive && impossible(`${hero.name} is dead.`),
        hero && !ability && impossible('That ability is not on this hero.'),
        checkDice(action.dice),
        ability?.used && againstTheRules('Already used this turn'),
        hero?.explored && againstTheRules('Its action phase is over'),
        hero?.resting && againstTheRules('It rests this turn'),
        hero?.attacked && !isOn(state, 'heroActsAfterAttack') && againstTheRules('Abilities come before the attack'),
        ruled(state, 'heroAbilityAp') === 1 &&
          hero !== undefined &&
          hero.abilities.filter(({ used }) => used).length >= hero.apPoints &&
          againstTheRules('Needs 1 AP'),
      );
    }
    case 'heroKill':
    case 'heroDies':
      return livingHero(state, seat, action.hero);
    case 'damageHero':
      return firstReason(livingHero(state, seat, action.hero), inRange(action.amount, 1, 99, 'Damage goes'));
  }
}

/** The block or living hero of this name. */
function standing(state: State, seat: Seat, id: string): Unit | Hero | undefined {
  const hero = heroOf(state, seat, id);
  return hero?.alive ? hero : unitOf(state, seat, id);
}

/** A hero that did anything this turn no longer rests, nor does one that rests already. */
function heroActed({ attacked, explored, resting, abilities }: Hero): boolean {
  return attacked || explored === true || resting === true || abilities.some(({ used }) => used);
}

function livingHero(state: State, seat: Seat, id: string): Refusal | undefined {
  const hero = heroOf(state, seat, id);
  if (!hero) return NO_HERO;
  return hero.alive ? undefined : impossible(`${hero.name} is dead.`);
}

function checkDice(dice: AbilityDice | undefined): Refusal | undefined {
  if (!dice) return undefined;
  return (
    dice.faces.map((face) => isFace(face, 10)).find(Boolean) ?? inRange(dice.upTo, 0, 10, 'The number to meet goes')
  );
}

function checkStart(state: State, { player, classes }: ActionOf<'chooseStartingUnits'>): Refusal | undefined {
  const later = classes.find((name) => classOf(state, name).age === 'later');
  const builder = classes.some((name) => classOf(state, name).type === 'civilian');
  return firstReason(
    classes.length !== 3 && impossible('Choose exactly three units.'),
    classes.some((name) => name.trim() === '') && impossible('Name the unit class first.'),
    playerOf(state, player).unitsChosen && againstTheRules('The starting units are chosen'),
    later !== undefined && againstTheRules(`${later} is no bronze-age unit`),
    state.scenario === 'novice' && !builder && againstTheRules('The novice scenario needs a Builder'),
  );
}

function checkShare(state: State, { player, builder, unit }: ActionOf<'shareHex'>): Refusal | undefined {
  const first = unitOf(state, player, builder);
  const second = unit === null ? undefined : unitOf(state, player, unit);
  const civilian = (each: Unit | undefined) => each !== undefined && classOf(state, each.class).type === 'civilian';
  return firstReason(
    (!first || (unit !== null && !second)) && NO_UNIT,
    builder === unit && impossible('Choose two units.'),
    first &&
      first.sharesWith === unit &&
      impossible(unit === null ? 'It is alone already.' : 'They are together already.'),
    second && civilian(first) === civilian(second) && againstTheRules('Only a builder may share a hex'),
  );
}

function checkAbility(state: State, { player, unit: id, dice }: ActionOf<'useAbility'>): Refusal | undefined {
  const unit = unitOf(state, player, id);
  return firstReason(
    onTurn(state, player),
    !unit && NO_UNIT,
    checkDice(dice),
    unit && !hasAbility(state, player, unit.class) && againstTheRules('Two kills unlock this'),
    playerOf(state, player).tokensSpent >= tokensMax(state, player) &&
      againstTheRules('No ability token left this turn'),
    unit?.abilityUsed && againstTheRules('It has used its ability this turn'),
    unit?.resting && againstTheRules('It rests this turn'),
  );
}
