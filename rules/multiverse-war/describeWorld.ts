import { plural } from '@/rules/kernel/plural';

import type { OfWorld } from './applyWorld';
import { dialSection } from './classes';
import type { Told } from './describe';
import { activeSeat, PHASE_WORDS } from './flow';
import { revenueTotal } from './revenue';
import { playerOf, type State } from './state';
import { TREATY_ROUNDS } from './tables';
import { portalOf } from './victory';

export function describeWorld(state: State, action: OfWorld, after: State): Told {
  const seat = action.player;
  const gold = playerOf(after, seat).gold;
  const nameOf = (each: number) => playerOf(state, each).name;
  const rolled = (by: 'app' | 'typed') => (by === 'app' ? ', by the app' : '');
  switch (action.type) {
    case 'nextPhase': {
      const { healed } = playerOf(after, activeSeat(after));
      const rests = after.phase === 'action' && healed > 0 ? `, ${plural(healed, 'rested unit')} healed` : '';
      return { words: `goes to the ${PHASE_WORDS[after.phase]} phase${rests}` };
    }
    case 'endTurn':
      return { words: tellEnd(state, after) };
    case 'turnEventDial': {
      const { position } = after.dial;
      const { text } = dialSection(after, position);
      const said = [
        text ?? '',
        action.d6 === undefined ? '' : `direction ${action.d6}`,
        action.d10 === undefined ? '' : `tiles ${action.d10}`,
        action.tokens === undefined ? '' : plural(action.tokens, 'new token'),
        action.first === undefined ? '' : `${nameOf(action.first)} is first player${fromNext(after)}`,
      ].filter((each) => each !== '');
      return { words: `turns the event dial to ${position}${said.length > 0 ? `: ${said.join(', ')}` : ''}` };
    }
    case 'changeFirstPlayer':
      return { words: `makes ${nameOf(action.to)} the first player${fromNext(after)}` };
    case 'collectRevenue': {
      const extra = state.round > 1 && action.extra ? ` and ${action.extra} extra` : '';
      const ignored = state.round === 1 && action.extra ? ', extras wait until the second turn' : '';
      return { words: `collects ${revenueTotal(state, seat)} gold${extra}, now ${gold}${ignored}` };
    }
    case 'giftGold':
      return { words: `gives ${nameOf(action.to)} ${action.amount} gold, ${gold} left` };
    case 'tradeGold':
      return { words: `trades ${action.amount} gold to ${nameOf(action.to)}${noted(action.note)}, ${gold} left` };
    case 'loanGold':
      return { words: `lends ${nameOf(action.to)} ${action.amount} gold${noted(action.note)}, ${gold} left` };
    case 'repayLoan': {
      const loan = state.loans.find(({ id }) => id === action.loan);
      if (!loan) return { words: 'repays a loan' };
      const left = playerOf(after, loan.to).gold;
      const told = `repays ${nameOf(loan.from)} ${action.amount} gold, ${left} left`;
      return { words: loan.to === seat ? told : `notes: ${nameOf(loan.to)} ${told}` };
    }
    case 'revealTerritory': {
      const extras = [
        action.hasEncounter ? 'an encounter' : '',
        action.isCentral ? 'a central one' : '',
        action.mine === undefined ? '' : 'an aether mine goes down',
      ].filter(Boolean);
      return {
        words: `reveals a territory, side ${action.d6}${rolled(action.by)}${extras.length > 0 ? ` (${extras.join(', ')})` : ''}, ${after.revealed} of ${after.territories}`,
      };
    }
    case 'exploreEncounter': {
      const shuffled = state.encounters.deck === 0 ? ', after the discards were shuffled' : '';
      return { words: `explores an encounter${action.card?.trim() ? `: ${action.card.trim()}` : ''}${shuffled}` };
    }
    case 'resolveEncounter':
      return { words: tellEncounter(action) };
    case 'placeEncounterTokens':
      return { words: `places ${plural(action.amount, 'encounter token')}, ${after.encounters.tokens} on the map` };
    case 'movePermanentEncounter': {
      const name = state.encounters.aside.find(({ id }) => id === action.permanent)?.name ?? 'encounter';
      return { words: `moves the ${name} in direction ${action.d6}${rolled(action.by)}` };
    }
    case 'placeMine':
      return {
        words: `puts an aether mine down${action.terrain.trim() ? ` on ${action.terrain.trim()}` : ''}, ${plural(after.mines.length, 'mine')} on the map`,
      };
    case 'captureMine':
      return { words: `captures mine ${action.mine + 1}` };
    case 'loseMine': {
      const owner = state.mines[action.mine]?.owner ?? null;
      return { words: `notes: mine ${action.mine + 1} is no longer ${owner === null ? 'held' : `${nameOf(owner)}'s`}` };
    }
    case 'advancePortal':
      return { words: `advances the Stone Portal by ${action.amount}, now ${portalOf(after, seat)}` };
    case 'digScroll':
      return { words: `digs up ${plural(action.amount, 'scroll')}, now ${playerOf(after, seat).scrolls}` };
    case 'completeMission': {
      const mission = playerOf(state, seat).missions.find(({ id }) => id === action.mission);
      const words = mission?.secret ? 'fulfils a secret mission' : `fulfils “${mission?.title ?? 'a mission'}”`;
      return { words, ...(mission?.secret ? { covered: `The mission is: ${mission.title}` } : {}) };
    }
    case 'addMission':
      return action.secret
        ? { words: 'takes a secret mission', covered: `The mission is: ${action.title}` }
        : { words: `takes the mission “${action.title}”` };
    case 'signTreaty':
      return { words: `signs a treaty with ${nameOf(action.with)} for ${TREATY_ROUNDS} turns` };
    case 'breakTreaty': {
      const treaty = state.treaties.find(({ id }) => id === action.treaty);
      return { words: `breaks the treaty${treaty ? ` with ${nameOf(treaty.a === seat ? treaty.b : treaty.a)}` : ''}` };
    }
    case 'claimVictory':
      return { words: 'claims the victory' };
  }
}

function fromNext({ nextFirst }: State): string {
  return nextFirst === null ? '' : ' from the next turn on';
}

function noted(note: string): string {
  return note.trim() ? ` (${note.trim()})` : '';
}

function tellEnd(state: State, after: State): string {
  if (after.finished) return 'ends the last turn. Points are counted';
  const next = playerOf(after, activeSeat(after));
  const repaired = next.repaired.length > 0 ? `, repaired: ${next.repaired.join(', ')}` : '';
  const round = after.round === state.round ? '' : `. Turn ${after.round} begins`;
  return `ends the turn${round}, ${next.name} is on${repaired}`;
}

function tellEncounter(action: Extract<OfWorld, { type: 'resolveEncounter' }>): string {
  const rolled = action.d10 === undefined ? '' : ` (rolled ${action.d10})`;
  const gains = [
    action.gold > 0 ? `${action.gold} gold` : '',
    action.xp > 0 ? `${action.xp} XP` : '',
    action.scrolls > 0 ? plural(action.scrolls, 'scroll') : '',
    action.unit?.trim() ? `a unit: ${action.unit.trim()}` : '',
    action.note?.trim() ?? '',
  ].filter((each) => each !== '');
  const what = action.card?.trim() ? ` ${action.card.trim()}` : '';
  const damage = action.damage > 0 ? `, ${action.damage} damage` : '';
  if (!action.success) {
    return `fails the encounter${what}${rolled}${gains.length > 0 ? `: ${gains.join(', ')}` : ''}${damage}, back to the hex before`;
  }
  const stays = action.permanent === undefined ? '' : ', it stays on the map';
  return `succeeds at the encounter${what}${rolled}${gains.length > 0 ? `: ${gains.join(', ')}` : ''}${damage}${stays}`;
}
