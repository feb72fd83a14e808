import { againstTheRules, firstReason, impossible, type Refusal } from '@/rules/kernel/refusal';
import type { ActionOf } from './actions';
import { type Build, skillCost, skillPoints } from './applyBuild';
import { canAct } from './checkUnits';
import { buildingCard, classOf, heroCard } from './classes';
import { isOn } from './houseRules';
import { builderStands, inPhase, inRange, needsGold, notFirstTurn, onTurn, slotFree } from './refusals';
import { buildingOf, heroOf, playerOf, type State, unitOf } from './state';
import {
  BRIDGE_PRICE,
  BUILDINGS,
  buildingFacts,
  CYCLE_PRICE,
  HERO_PRICE,
  MOST_DECOYS,
  MOST_FORTRESSES,
  NEAREST_BUILDING,
  resurrectPrice,
  ROAD_HEXES,
} from './tables';

const ORDINALS = ['same', 'first', 'second'];

export function checkBuild(state: State, action: Build): Refusal | undefined {
  const { player: seat } = action;
  const player = playerOf(state, seat);
  const building = [onTurn(state, seat), inPhase(state, 'build')];
  switch (action.type) {
    case 'constructBuilding':
      return checkConstruct(state, action);
    case 'upgradeBuilding': {
      const standing = buildingOf(state, seat, action.building);
      return firstReason(
        ...building,
        notFirstTurn(state),
        !standing && impossible('That building does not stand.'),
        standing?.tier === 2 && impossible('Already tier 2'),
        builderStands(action.builderThere),
        needsGold(player.gold, action.cost),
      );
    }
    case 'buildRoad':
      return firstReason(
        ...building,
        notFirstTurn(state),
        builderStands(action.builderThere),
        needsGold(player.gold, action.cost),
        state.players.reduce((sum, { roads }) => sum + roads, 0) >= ROAD_HEXES &&
          againstTheRules(`The box has ${ROAD_HEXES} road hexes`),
      );
    case 'buildBridge':
      return firstReason(
        ...building,
        notFirstTurn(state),
        builderStands(action.builderThere),
        needsGold(player.gold, BRIDGE_PRICE),
      );
    case 'hitBridge': {
      const there = playerOf(state, action.owner).bridges.some(({ id }) => id === action.bridge);
      return firstReason(
        onTurn(state, seat),
        inPhase(state, 'action'),
        !there && impossible('That bridge does not stand.'),
        action.unit !== undefined && canAct(unitOf(state, seat, action.unit)),
        action.by === 'other' && againstTheRules('Only melee or siege can hit a bridge'),
        action.by === 'melee' && !action.ready && againstTheRules('Melee must stand at an entrance'),
        action.by === 'siege' && !action.ready && againstTheRules('Set up first: 1 AP'),
      );
    }
    case 'improveHex':
      return firstReason(
        ...building,
        notFirstTurn(state),
        builderStands(action.builderThere),
        needsGold(player.gold, action.cost),
      );
    case 'setConnected':
      return buildingOf(state, seat, action.building) ? undefined : impossible('That building does not stand.');
    case 'recruitUnit': {
      const { requires } = classOf(state, action.class);
      const owned = requires === null || player.buildings.some(({ type }) => type === requires);
      return firstReason(
        ...building,
        action.class.trim() === '' && impossible('Name the unit class first.'),
        slotFree(state, seat, action.at),
        !owned && requires !== null && againstTheRules(`Needs ${withArticle(buildingFacts(requires).words)}`),
        madeElsewhere(state, seat, action.class, action.at),
        needsGold(player.gold, action.cost),
      );
    }
    case 'upgradeUnit':
      return firstReason(
        ...building,
        notFirstTurn(state),
        !unitOf(state, seat, action.unit) && impossible('That unit is not on the board.'),
        action.to.trim() === '' && impossible('Name the unit class first.'),
        !action.friendly && againstTheRules('Only in friendly territory'),
        needsGold(player.gold, action.cost),
      );
    case 'recruitHero':
      return firstReason(
        ...building,
        !state.parts.heroes && againstTheRules('No heroes in this scenario'),
        state.heroSheets === 0 && impossible('No hero sheet is left.'),
        slotFree(state, seat, action.at),
        needsGold(player.gold, HERO_PRICE),
      );
    case 'cycleHero':
      return firstReason(
        ...building,
        !state.parts.heroes && againstTheRules('No heroes in this scenario'),
        state.heroSheets < 2 && impossible('There is no other hero sheet.'),
        needsGold(player.gold, CYCLE_PRICE),
      );
    case 'resurrectHero': {
      const hero = heroOf(state, seat, action.hero);
      return firstReason(
        ...building,
        !hero && impossible('That hero is not yours.'),
        hero?.alive && impossible(`${hero.name} lives.`),
        slotFree(state, seat, action.at),
        hero && needsGold(player.gold, resurrectPrice(hero.level)),
      );
    }
    case 'assignSkillPoints':
      return checkSkills(state, action);
    case 'setLevelPoints':
      return inRange(action.points, 0, 9, 'Points a level go');
    case 'placeDecoy':
      return firstReason(
        ...building,
        !state.parts.decoys && againstTheRules('No decoys in this scenario'),
        player.decoyPlaced && againstTheRules('One decoy a turn'),
        player.decoys >= MOST_DECOYS && impossible('Two decoys at most'),
      );
    case 'revealDecoy':
      return playerOf(state, action.owner).decoys > 0 ? undefined : impossible('No decoy is on the board.');
  }
}

/** A card may name the places that make its unit. */
function madeElsewhere(state: State, seat: number, name: string, at: string): Refusal | undefined {
  const { makers } = classOf(state, name);
  const place = at === 'settlement' ? at : buildingOf(state, seat, at)?.type;
  if (makers.length === 0 || place === undefined || makers.includes(place)) return undefined;
  const words = makers.map((maker) => BUILDINGS.find(({ type }) => type === maker)?.words ?? 'settlement');
  return againstTheRules(`${name}: made at the ${words.join(' or the ')}`);
}

export function withArticle(words: string): string {
  return `${/^[aeio]/i.test(words) ? 'an' : 'a'} ${words}`;
}

function checkConstruct(state: State, action: ActionOf<'constructBuilding'>): Refusal | undefined {
  const player = playerOf(state, action.player);
  const { tokens } = buildingCard(state, action.building);
  const standing = player.buildings.filter(({ type }) => type === action.building).length;
  const most = action.building === 'fortress' ? Math.min(tokens ?? MOST_FORTRESSES, MOST_FORTRESSES) : tokens;
  const tower = action.building === 'guardTower';
  const nearest = tower ? 1 : NEAREST_BUILDING;
  return firstReason(
    onTurn(state, action.player),
    inPhase(state, 'build'),
    notFirstTurn(state),
    inRange(action.distance, 0, 99, 'A distance goes'),
    builderStands(action.builderThere),
    action.nextToUnexplored && againstTheRules('Too close to the unknown'),
    action.distance < nearest &&
      againstTheRules(
        tower
          ? 'Another building stands here'
          : `Needs to be on the third hex or further: you are on the ${ORDINALS[action.distance] ?? 'same'}`,
      ),
    most !== null && standing >= most && impossible(noToken(buildingFacts(action.building).words, most)),
    needsGold(player.gold, action.cost),
  );
}

function noToken(words: string, most: number): string {
  return most === 1 ? `The ${words} token is on the board.` : `All ${most} ${words} tokens are on the board.`;
}

function checkSkills(state: State, action: ActionOf<'assignSkillPoints'>): Refusal | undefined {
  const hero = heroOf(state, action.player, action.hero);
  if (!hero) return impossible('That hero is not yours.');
  const points = skillPoints(state, hero.level);
  const names = action.abilities.map(({ name }) => name);
  const { mostHp, mostAp } = heroCard(state, hero.name);
  const tooHigh = action.abilities.find(({ minLevel }) => minLevel > hero.level);
  const keeps =
    action.hp >= hero.hpPoints &&
    action.ap >= hero.apPoints &&
    hero.abilities.every(({ name }) => names.includes(name));
  return firstReason(
    inRange(action.hp, 1, 99, 'Health goes'),
    inRange(action.ap, 0, 99, 'AP goes'),
    names.some((name) => name.trim() === '') && impossible('Name the ability first.'),
    new Set(names).size !== names.length && impossible('An ability is picked once.'),
    skillCost(action.hp, action.ap, names.length) > points &&
      againstTheRules(`HP 1, AP 1, ability 2: you have ${points}`),
    mostHp !== null && action.hp > mostHp && againstTheRules(`The health track ends at ${mostHp}`),
    mostAp !== null && action.ap > mostAp && againstTheRules(`The AP track ends at ${mostAp}`),
    tooHigh && againstTheRules(`${tooHigh.name} needs level ${tooHigh.minLevel}`),
    !keeps && againstTheRules('Points once placed stay'),
  );
}

/** Distance counts from towers too, unless the table switched that off (A21). */
export function towersCount(state: State): boolean {
  return isOn(state, 'towersBlockPlacement');
}
