import { describeDefineCard } from '@/rules/kernel/card';
import { describeCorrect } from '@/rules/kernel/counter';
import { describeHouseRule } from '@/rules/kernel/house-rule';
import type { Line } from '@/rules/kernel/line';
import { describeRollDie } from '@/rules/kernel/roll-die';
import type { Action, ActionOf } from './actions';
import { apply } from './apply';
import { cardKinds } from './card-kinds';
import { counters } from './counters';
import { activeSeat, PHASE_WORDS, turnOrder } from './flow';
import { houseRules } from './house-rules';
import { carryOut, type OwnAction } from './moves';
import {
  CHARACTER_PRICE,
  diceToRoll,
  EXTRA_DIE_PRICE,
  LOCKED_SPACE_PRICE,
  LV1_PRICE,
  POOL_PRICE,
  SHARE_FEE,
  type Side,
  sideOf,
  type State,
} from './state';
import { unspentFaces } from './turn';
import { outcome } from './victory';

/** The line in the history, told on the state before the action. What follows by rule is named with it. */
export function describe(state: State, action: Action): Line {
  const line = tell(state, action);
  const before = outcome(state);
  const after = outcome(apply(state, action));
  // "Teo concedes" already says how the game ends.
  if (action.type === 'concede' || before?.words === after?.words) return line;
  return { ...line, words: `${line.words}. ${after ? after.words : 'The game goes on.'}` };
}

function tell(state: State, action: Action): Line {
  if (action.type === 'defineCard') return tellValues(state, action);
  if (action.type === 'setHouseRule') return describeHouseRule(houseRules, action);
  const seat = action.player;
  const { name } = sideOf(state, seat);
  if (action.type === 'correct') return describeCorrect(counters, state, action, name);
  if (action.type === 'rollDie') return describeRollDie(action, name);
  if (action.type === 'noteCharacter') {
    return { seat, words: `${name} looks at a character`, covered: action.card.trim() || 'no name' };
  }
  return { seat, words: `${name} ${told(state, action)}` };
}

/** What a character says is its holder's secret until it is played. */
function tellValues(state: State, action: ActionOf<'defineCard'>): Line {
  const line = describeDefineCard(action, cardKinds);
  const card = action.card.trim();
  const seat = state.sides.findIndex(({ characters }) => characters.includes(card));
  if (action.kind !== 'character' || seat < 0) return line;
  return { seat, words: `${sideOf(state, seat).name} types what a character says`, covered: line.words };
}

function told(state: State, action: Exclude<OwnAction, { type: 'noteCharacter' }>): string {
  const run = carryOut(state, action);
  const after = sideOf(run.state, action.player);
  const goldLeft = `${after.gold} left`;
  const notes = run.notes.join(', ');
  switch (action.type) {
    case 'setFirstPlayer':
      return 'starts';
    case 'setRoundOrder':
      return `says the order: ${turnOrder(run.state)
        .map((each) => sideOf(state, each).name)
        .join(', ')}`;
    case 'takeStartingWonder':
      return `starts with ${notes || action.card || 'no wonder'}`;
    case 'placeStartingMarket':
      return 'starts with a Market';
    case 'buyLv1': {
      const card = action.card?.trim() ? ` (${action.card.trim()})` : '';
      return `buys a Lv1 card${card} for ${LV1_PRICE} gold, ${goldLeft}${notes ? `, ${notes}` : ''}`;
    }
    case 'buyLv2':
      return `buys ${notes || 'a Lv2 card'}`;
    case 'refreshPool': {
      const shown = (action.cards ?? []).filter((card) => card?.trim()).join(', ');
      const more = [...(shown ? [shown] : []), ...run.notes].join(', ');
      return `changes the pool for ${POOL_PRICE} gold, ${goldLeft}${more ? `: ${more}` : ''}`;
    }
    case 'buyExtraDie':
      return `buys an extra die for ${EXTRA_DIE_PRICE} gold, ${goldLeft}`;
    case 'buyOfficers': {
      const price = action.minerals === 1 ? '1 mineral' : `${action.minerals} minerals`;
      const gained = after.officers - sideOf(state, action.player).officers;
      return `buys ${gained} officers for ${price}, ${after.minerals} left`;
    }
    case 'giveResources':
    case 'giveCards':
      return `gives ${notes || 'nothing'}`;
    case 'payShareFee':
      return `pays ${SHARE_FEE} gold: cards are shared freely this phase`;
    case 'buildCard':
      return `builds ${notes || 'nothing'}, ${goldLeft}`;
    case 'openLockedSpace':
      return `opens the locked space in the ${action.row} row for ${LOCKED_SPACE_PRICE} gold, ${goldLeft}`;
    case 'demolishCard':
      return `demolishes ${notes || 'nothing'}`;
    case 'useCharacter':
      return `plays ${notes || 'a character'}`;
    case 'buildCharacter':
      return `builds the character ${notes || 'nowhere'}`;
    case 'sellCharacter':
      return `sells a character unseen for ${CHARACTER_PRICE} gold, now ${after.gold}`;
    case 'beginAction':
      return `begins the action turn, ${diceToRoll(after)} dice to roll${notes ? `. ${notes}` : ''}`;
    case 'setRoll': {
      const by = action.by === 'app' ? ', by the app' : '';
      return `rolls ${action.faces.join(', ') || 'nothing'}${by}`;
    }
    case 'activateCommand':
    case 'activateManual':
    case 'unblockCard':
      return run.notes.length === 0 ? 'uses no die' : `uses ${usedWords(run.notes)}`;
    case 'forfeitDice':
      return `lets the dice go: ${notes}`;
    case 'endTurn':
      return tellEndOfTurn(state, action);
    case 'setPool':
      return `sees the pool: ${notes}`;
    case 'noteDiscard':
      return `notes ${action.card.trim() || 'a card'} ${action.there ? 'on' : 'off'} the Lv${action.level} discard pile`;
    case 'adjustCard':
    case 'adjustSpace':
      return `corrects by hand: ${notes || 'nothing'}`;
    case 'noteReserve':
      return `${action.index !== undefined && action.gone !== true ? 'names a card' : 'corrects by hand'}: ${notes || 'nothing'}`;
    case 'setDeck':
      return `sets the Lv2 deck: ${notes}`;
    case 'setPosts':
      return `sets the trading board: ${notes}`;
    case 'takeCards':
      return `takes ${notes} from the library`;
    case 'concede':
      return 'concedes';
  }
}

/** "4 as 5 (1 officer) for Blacksmith: +1 mineral, Bank +2 gold" */
function usedWords([head = '', ...rest]: readonly string[]): string {
  return rest.length === 0 ? head : `${head}: ${rest.join(', ')}`;
}

/** "Mira ends the action turn, 1 extra die is gone. Round 3 begins, Teo starts" */
function tellEndOfTurn(state: State, action: ActionOf<'endTurn'>): string {
  const active = activeSeat(state);
  const ended = sideOf(state, active);
  const whose = active === action.player ? `the ${state.phase} turn` : `${ended.name}'s ${state.phase} turn`;
  const words = `ends ${whose}${lostDice(state, ended)}`;
  const after = apply(state, action);
  const next = sideOf(after, activeSeat(after)).name;
  if (after.round !== state.round) return `${words}. Round ${after.round} begins, ${next} starts`;
  if (after.phase !== state.phase) return `${words}. ${PHASE_WORDS[after.phase]}, ${next} starts`;
  return `${words}, ${next} is on`;
}

/** Ruling 6: dice left over are lost, and the line warns of it. A table that spends none here uses them by hand. */
function lostDice(state: State, side: Side): string {
  if (state.phase !== 'action') return '';
  const { extraDice, spent } = side;
  const unused = spent.includes(true) ? unspentFaces(side).length : 0;
  const left = unused === 0 ? '' : `, ${unused} ${unused === 1 ? 'die' : 'dice'} unused`;
  if (extraDice === 0) return left;
  return `${left}${extraDice === 1 ? ', 1 extra die is gone' : `, ${extraDice} extra dice are gone`}`;
}
