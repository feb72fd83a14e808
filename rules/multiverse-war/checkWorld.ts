import { againstTheRules, firstReason, impossible, type Refusal } from '@/rules/kernel/refusal';
import { isSeat, type Seat } from '@/rules/kernel/setup';
import type { OfWorld } from './applyWorld';
import { apLeft } from './checkUnits';
import { freeFrom, treatyBetween, treatyState } from './diplomacy';
import { roundBegins } from './flow';
import { isOn } from './houseRules';
import { inPhase, inRange, isFace, isFree, needsGold, onTurn } from './refusals';
import { playerOf, sideSeats, type State, unitOf } from './state';
import { MOST_ENCOUNTER_TOKENS } from './tables';

const NOBODY_THERE = impossible('Nobody sits there.');
const GOLD_MOVES = 'Gold moves only in the Revenue phase';

export function checkWorld(state: State, action: OfWorld): Refusal | undefined {
  const { player: seat } = action;
  const player = playerOf(state, seat);
  switch (action.type) {
    case 'nextPhase':
      return firstReason(
        onTurn(state, seat),
        state.phase === 'action' && impossible('Action is the last phase: end the turn.'),
        state.phase === 'revenue' && !state.collected && againstTheRules('Collect the revenue first'),
      );
    case 'endTurn':
      return firstReason(onTurn(state, seat), inPhase(state, 'action'));
    case 'turnEventDial':
      return firstReason(
        !state.parts.dial && againstTheRules('No event dial in this scenario'),
        state.dial.turned &&
          againstTheRules(state.round === 1 ? 'The dial first turns in turn 2' : 'The dial has been turned this turn'),
        isFace(action.d6, 6),
        isFace(action.d10, 10),
        action.tokens !== undefined && inRange(action.tokens, 0, MOST_ENCOUNTER_TOKENS, 'Tokens go'),
        tokensLeft(state, action.tokens ?? 0),
        action.first !== undefined && !isSeat(action.first, state.players.length) && NOBODY_THERE,
      );
    case 'changeFirstPlayer':
      return firstReason(
        !isSeat(action.to, state.players.length) && NOBODY_THERE,
        !roundBegins(state) && againstTheRules('Only before the first turn of a round'),
      );
    case 'collectRevenue':
      return firstReason(
        onTurn(state, seat),
        inPhase(state, 'revenue'),
        state.collected && againstTheRules('Already collected'),
        action.extra !== undefined && inRange(action.extra, 0, 999, 'Extra gold goes'),
      );
    case 'giftGold':
      return firstReason(
        transfer(state, seat, action.to, action.amount),
        (state.mode !== 'teams' || !sideSeats(state, seat).includes(action.to)) &&
          againstTheRules('Gifts go to your ally only'),
        state.phase !== 'revenue' && againstTheRules(GOLD_MOVES),
        needsGold(player.gold, action.amount),
      );
    case 'tradeGold':
    case 'loanGold':
      return firstReason(
        transfer(state, seat, action.to, action.amount),
        !state.diplomacy && againstTheRules('Deals are for a free-for-all with diplomacy'),
        state.phase !== 'revenue' && againstTheRules(GOLD_MOVES),
        isOn(state, 'cooldownBlocksGold') && coolingDown(state, seat, action.to),
        needsGold(player.gold, action.amount),
      );
    case 'repayLoan': {
      const loan = state.loans.find(({ id }) => id === action.loan);
      return firstReason(
        !loan && impossible('That loan is paid back.'),
        state.phase !== 'revenue' && againstTheRules(GOLD_MOVES),
        loan && inRange(action.amount, 1, loan.gold, 'A payment goes'),
        loan && needsGold(playerOf(state, loan.to).gold, action.amount),
      );
    }
    case 'revealTerritory':
      return firstReason(
        onTurn(state, seat),
        inPhase(state, 'action'),
        isFace(action.d6, 6),
        state.revealed >= state.territories && impossible('Every territory is face up.'),
        action.unit !== undefined && unitReady(state, seat, action.unit),
        action.unit !== undefined && apLeft(state, unitOf(state, seat, action.unit), 1),
        isFree(action.sharedHex),
        action.mine !== undefined && !state.parts.mines && againstTheRules('No aether mines in this scenario'),
        action.mine !== undefined && state.mines.length >= state.minesTotal && impossible(noMine(state.minesTotal)),
      );
    case 'exploreEncounter':
      return firstReason(
        onTurn(state, seat),
        inPhase(state, 'action'),
        state.encounters.open !== null && impossible('A card is open: resolve it first.'),
        state.encounters.tokens === 0 && againstTheRules('No encounter token on the map'),
        state.encounters.deck + state.encounters.discard === 0 && impossible('No encounter card is left.'),
        action.explorer !== undefined && explorerReady(state, seat, action.explorer),
        isFree(action.sharedHex),
      );
    case 'resolveEncounter':
      return firstReason(
        !state.encounters.open && impossible('No card is open.'),
        inRange(action.damage, 0, 99, 'Damage goes'),
        inRange(action.gold, 0, 999, 'Gold goes'),
        inRange(action.xp, 0, 99, 'XP goes'),
        inRange(action.scrolls, 0, 99, 'Scrolls go'),
        isFace(action.d10, 10),
        action.hp !== undefined && inRange(action.hp, 0, 99, 'Health goes'),
      );
    case 'placeEncounterTokens':
      return firstReason(
        isFace(action.d10, 10),
        inRange(action.amount, 1, MOST_ENCOUNTER_TOKENS, 'Tokens go'),
        tokensLeft(state, action.amount),
      );
    case 'movePermanentEncounter':
      return firstReason(
        !state.encounters.aside.some(({ id }) => id === action.permanent) && impossible('It is not on the map.'),
        isFace(action.d6, 6),
      );
    case 'placeMine':
      return firstReason(
        !state.parts.mines && againstTheRules('No aether mines in this scenario'),
        state.mines.length >= state.minesTotal && impossible(noMine(state.minesTotal)),
      );
    case 'captureMine':
    case 'loseMine': {
      const mine = state.mines[action.mine];
      return firstReason(
        !mine && impossible('That mine is not on the map.'),
        action.type === 'captureMine' && mine?.owner === seat && impossible('You hold it already.'),
        action.type === 'loseMine' && mine?.owner === null && impossible('Nobody holds it.'),
      );
    }
    case 'advancePortal': {
      const side = sideSeats(state, seat);
      const holds = state.mines.some(({ owner }) => owner !== null && side.includes(owner));
      return firstReason(
        inRange(action.amount, 1, 60, 'The portal advances'),
        !holds && againstTheRules('You hold no mine'),
      );
    }
    case 'digScroll':
      return firstReason(
        inRange(action.amount, 1, 30, 'Scrolls go'),
        !state.conditions.includes('archaeology') && againstTheRules('Scrolls win nothing in this game'),
      );
    case 'completeMission': {
      const mission = player.missions.find(({ id }) => id === action.mission);
      return firstReason(
        !mission && impossible('There is no such mission.'),
        mission && mission.done !== null && impossible('It is done already.'),
      );
    }
    case 'addMission':
      return firstReason(
        action.title.trim() === '' && impossible('Name the mission first.'),
        player.missions.some(({ title }) => title === action.title.trim()) && impossible('It is on the list already.'),
      );
    case 'signTreaty':
      return firstReason(
        transfer(state, seat, action.with, 1),
        !state.diplomacy && againstTheRules('Treaties are for a free-for-all with diplomacy'),
        coolingDown(state, seat, action.with),
        (() => {
          const treaty = treatyBetween(state, seat, action.with);
          if (!treaty || treatyState(treaty.round, state.round) !== 'active') return undefined;
          return againstTheRules(treaty.broken ? noDealsUntil(treaty.round) : 'The treaty still holds');
        })(),
      );
    case 'breakTreaty': {
      const treaty = state.treaties.find(({ id }) => id === action.treaty);
      return firstReason(
        !treaty && impossible('There is no such treaty.'),
        treaty &&
          (treaty.broken || treatyState(treaty.round, state.round) !== 'active') &&
          impossible('It no longer holds.'),
      );
    }
    case 'claimVictory':
      return undefined;
  }
}

function noMine(most: number): string {
  if (most === 0) return 'This game has no aether mines.';
  return most === 1 ? 'The mine is on the map.' : `All ${most} mines are on the map.`;
}

function tokensLeft({ encounters }: State, more: number): Refusal | undefined {
  return encounters.tokens + more > MOST_ENCOUNTER_TOKENS
    ? impossible(`The box has ${MOST_ENCOUNTER_TOKENS} encounter tokens.`)
    : undefined;
}

function transfer(state: State, from: Seat, to: Seat, amount: number): Refusal | undefined {
  if (!isSeat(to, state.players.length)) return NOBODY_THERE;
  if (from === to) return impossible('Choose another player.');
  return inRange(amount, 1, 9999, 'An amount goes');
}

function coolingDown(state: State, a: Seat, b: Seat): Refusal | undefined {
  const treaty = treatyBetween(state, a, b);
  if (!treaty || treatyState(treaty.round, state.round) !== 'cooldown') return undefined;
  return againstTheRules(noDealsUntil(treaty.round));
}

function noDealsUntil(signed: number): string {
  return `No deals with this player until turn ${freeFrom(signed)}`;
}

function unitReady(state: State, seat: Seat, id: string): Refusal | undefined {
  const unit = unitOf(state, seat, id);
  if (!unit) return impossible('That unit is not on the board.');
  if (unit.done) return againstTheRules('Its action phase is over');
  return unit.resting ? againstTheRules('It rests this turn') : undefined;
}

function explorerReady(state: State, seat: Seat, id: string): Refusal | undefined {
  const hero = playerOf(state, seat).heroes.find((each) => each.id === id);
  if (hero && !hero.alive) return impossible(`${hero.name} is dead.`);
  if (hero?.explored) return againstTheRules('Its action phase is over');
  if (hero?.resting) return againstTheRules('It rests this turn');
  // A59: after the regular attack the hero is done.
  if (hero?.attacked && !isOn(state, 'heroActsAfterAttack')) return againstTheRules('This hero has attacked');
  return hero ? undefined : unitReady(state, seat, id);
}
