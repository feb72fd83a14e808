import { plural } from '@/rules/kernel/plural';

import type { ActionOf, OwnAction } from './actions';
import { questModifier } from './apply-quest';
import { rollTotal } from './apply-travel';
import { talentOf } from './campaign';
import { ROUTE_WORDS } from './card-kinds';
import { duelMods } from './duel';
import { mineOf } from './mine';
import { numberOf, printed } from './printed';
import { goodsWords } from './reasons';
import { mapOf } from './setup';
import { combat, recruitCost } from './sums';
import { BUILDING_WORDS, signed } from './words';
import { playerOf, type State } from './state';

interface Told {
  readonly words: string;
  readonly covered?: string;
}

const spent = ({ heartsSpent }: { heartsSpent: number }): string =>
  heartsSpent > 0 ? ` with ${plural(heartsSpent, 'heart')}` : '';
const cardWords = (name: string, what: string): string => (name.trim() ? name.trim() : what);

const inPlaceOf = ({ discardOld }: { discardOld?: string }): string =>
  discardOld === undefined ? '' : ` in place of ${cardWords(discardOld, 'an unnamed one')}`;

/** The act itself; the numbers that change and what follows are added to it. */
export function tellOwn(state: State, action: OwnAction, after: State): Told {
  const player = playerOf(state, action.player);
  const { name } = player;
  const say = (words: string): Told => ({ words: `${name} ${words}` });
  switch (action.type) {
    case 'chooseCharacter':
      return say(
        `${action.character.trim() ? `plays ${action.character.trim()}` : 'sets out'} with the ${action.companion}`,
      );
    case 'keepDraftedArtifacts': {
      const named = (action.cards ?? []).filter((each) => each.trim() !== '');
      const told = say(`keeps ${plural(playerOf(after, action.player).hand.length, 'artifact')}`);
      return handTold(told, named);
    }
    case 'skipMaps':
      return { words: `The campaign leaves out ${action.maps.map((map) => mapOf(map).name).join(', ') || 'no map'}` };
    case 'startGame':
      return { words: `Play begins on Map ${state.map}, ${mapOf(state.map).name}` };
    case 'visitBuilding': {
      const how = { free: '', duelWon: '', jailPass: ' out of jail', bribe: ' with a bribe', politics: ' by Politics' };
      return say(`visits the ${BUILDING_WORDS[action.building]}${how[action.entry]}`);
    }
    case 'declareDuel': {
      const against = action.opponent === null ? 'the spare figure' : playerOf(state, action.opponent).name;
      const style = action.style === 'dirty' ? 'dirty' : 'with honour';
      return say(`duels ${against} at the ${BUILDING_WORDS[action.building]}, ${style}`);
    }
    case 'resolveDuel':
      return say(duelWords(state, action, after));
    case 'tradeGoods':
      return say(`trades ${goodsWords(action.pay)} for ${goodsWords(action.gain)}`);
    case 'nameArtifact':
      return handTold(say('names an artifact in hand'), [action.card]);
    case 'discardArtifact':
      return handTold(say('discards an artifact'), [action.card ?? '']);
    case 'buyReputation':
      return say(action.direction === 'up' ? 'buys reputation' : 'pays to lower reputation');
    case 'recruitAdventurer': {
      const { faction, cost } = action.adventurer;
      const price = recruitCost(player, faction, cost);
      return say(
        `recruits ${cardWords(action.adventurer.name, 'an adventurer')} (${faction}) for ${plural(price, 'coin')}`,
      );
    }
    case 'refreshRow':
      return say('refreshes the row of adventurers');
    case 'gainPackAnimal':
      return say(`buys a pack ${action.kind}`);
    case 'takeStoreCoin':
      return say('takes a coin from the General Store');
    case 'drawArtifacts':
      return handTold(say(`draws artifacts and keeps ${action.kept.length}`), action.kept);
    case 'drawBonusArtifact':
      return handTold(
        say(`draws one more artifact and ${action.kept.length > 0 ? 'keeps' : 'leaves'} it`),
        action.kept,
      );
    case 'workFarm':
      return say('works on the Farm');
    case 'visitHut':
    case 'drawTreasure':
      return say(
        action.keep
          ? `keeps the treasure ${cardWords(action.keep.name, 'drawn')}${inPlaceOf(action)}`
          : 'keeps no treasure',
      );
    case 'digMine': {
      const cell = mineOf(state)?.cells.find(({ key }) => key === action.cell);
      const number = cell?.number ?? action.typed?.number;
      return say(`digs in the mine${number === undefined ? '' : ` at ${number}`}`);
    }
    case 'rollSpelunking':
      return say(`rolls ${action.roll} for Spelunking${spent(action)}`);
    case 'buyTalent':
      return say(`learns ${talentOf(action.talent)?.words ?? action.talent}`);
    case 'leaveTown':
      return say(`leaves town with ${plural(playerOf(after, action.player).hearts, 'heart')}`);
    case 'moveStep': {
      const to = action.to.town ? 'the town space' : action.to.camp ? 'a space with a camp' : 'an empty space';
      const water = action.to.water ? ' with water' : '';
      const over = action.path === 'threat' ? ' past a threat' : action.path === 'treasure' ? ' past a treasure' : '';
      return say(`moves${over} to ${to}${water}`);
    }
    case 'fightThreat': {
      const total = rollTotal(action, combat(state, player));
      const beaten = total >= action.level ? 'beats it' : 'it holds';
      return say(`fights threat ${action.level}: rolls ${action.roll}${spent(action)}, ${total} in all, ${beaten}`);
    }
    case 'fightBoss': {
      const total = rollTotal(action, combat(state, player));
      const beaten = playerOf(after, action.player).bosses.length > player.bosses.length;
      const paragraph = numberOf(printed(after, 'boss', action.boss), 'paragraph');
      const read = beaten && paragraph !== undefined ? `, read paragraph ${paragraph}` : '';
      return say(
        `fights ${cardWords(action.boss, 'a boss')}: rolls ${action.roll}${spent(action)}, ${total} in all, ${beaten ? `beaten${read}` : 'it holds'}`,
      );
    }
    case 'ignoreThreat': {
      const by = { shield: 'by a shield', bird: 'for a bird', tortoise: 'for a tortoise', card: 'by a card' };
      return say(`passes the threat ${by[action.means]}`);
    }
    case 'endMovement':
      return say('stops here');
    case 'attemptQuest': {
      const what = {
        map: 'the map quest',
        sideQuest: 'a side quest',
        character: 'a character quest',
        arcade: 'an arcade card',
      };
      const left = after.questTokens;
      return say(`attempts ${what[action.source]}, ${plural(left, 'quest token')} left`);
    }
    case 'chooseOption':
      return say(
        action.kind === 'none' ? 'takes the choice without a roll' : `chooses ${action.kind} ${action.required}`,
      );
    case 'resolveQuest':
      return say(questWords(state, action, after));
    case 'applyReward':
      return say(rewardWords(action));
    case 'declineQuest':
      return say('leaves the quest');
    case 'buildCamp':
    case 'placeFreeCamp': {
      const free = action.type === 'placeFreeCamp' ? ' free' : '';
      return say(`builds a${free} camp on ${spaceWords(action)}`);
    }
    case 'buyArtifact':
      return say(`buys ${cardWords(action.card, 'an artifact')}`);
    case 'returnPackAnimals':
      return say('returns pack animals');
    case 'discardTreasure':
      return say(`discards the treasure ${cardWords(action.card, 'chosen')}`);
    case 'moveTreasure':
      return say(`moves the treasure ${cardWords(action.card, 'chosen')}`);
    case 'useCard':
      return say(`uses ${cardWords(action.card, 'a card')}`);
    case 'typeValues':
      return say(
        `types ${action.cards.map(({ card, values }) => `${card}: ${Object.values(values).join(', ')}`).join('; ') || 'nothing'}`,
      );
    case 'endTurn':
      return { words: endWords(state, action, after) };
    case 'setNextQuest':
      return say(`goes on with quest ${cardWords(action.code, 'none')}`);
    case 'addSideQuest':
      return say(`notes side quest ${cardWords(action.code, 'unnamed')}`);
    case 'completeSideQuest':
      return say(`crosses out side quest ${cardWords(action.code, 'unnamed')}`);
    case 'addKeyword':
      return say(`gains the keyword ${cardWords(action.word, 'unnamed').toUpperCase()}`);
    case 'takeCard':
      return say(`goes on with the character card of ${cardWords(action.card, 'nobody')}`);
  }
}

function handTold(told: Told, cards: readonly string[]): Told {
  const named = cards.filter((each) => each.trim() !== '');
  return named.length > 0 ? { ...told, covered: `It is ${named.join(', ')}` } : told;
}

function duelWords(state: State, action: ActionOf<'resolveDuel'>, after: State): string {
  const { duel } = state.turn;
  if (!duel) return 'has no duel to settle';
  const { attack, defence } = duelMods(state, action.player, duel);
  const mine = action.attRoll + attack + action.heartsSpent + (action.extra ?? 0);
  const theirs = action.defRoll + defence + (action.defExtra ?? 0);
  const won = playerOf(after, action.player).location !== 'jail';
  return `${won ? 'wins' : 'loses'} the duel ${mine} to ${theirs}${spent(action)}${won ? '' : ', to jail'}`;
}

function questWords(state: State, action: ActionOf<'resolveQuest'>, after: State): string {
  const choice = state.turn.quest?.choice;
  if (!choice) return 'has no quest to settle';
  const total = rollTotal(action, questModifier(state, action.player, choice.kind));
  const won = after.turn.quest?.won;
  const result = won === 'bonus' ? 'with the bonus' : won === 'base' ? 'done' : 'failed';
  return `rolls ${action.roll}${spent(action)}: ${total} against ${choice.required}, ${result}`;
}

function rewardWords(reward: ActionOf<'applyReward'>): string {
  const parts = [
    ...(reward.treasures ?? []).map(({ name }) => `the treasure ${cardWords(name, 'drawn')}`),
    reward.worldCard && `the world card ${cardWords(reward.worldCard.name, 'drawn')}`,
    reward.adventurer && cardWords(reward.adventurer.name, 'an adventurer'),
    reward.keyword && `the keyword ${reward.keyword.toUpperCase()}`,
    reward.sideQuest && `side quest ${reward.sideQuest}`,
    reward.nextQuest && `next quest ${reward.nextQuest}`,
    reward.reputation !== undefined && reward.reputation !== 0 && `reputation ${signed(reward.reputation)}`,
  ].filter((each): each is string => Boolean(each));
  return `takes the reward${parts.length > 0 ? ` with ${parts.join(', ')}` : ''}`;
}

function spaceWords({
  spaceType,
  route,
  mammoth,
}: Pick<ActionOf<'placeFreeCamp'>, 'spaceType' | 'route' | 'mammoth'>): string {
  const on = { coin: 'a coin space', gem: 'a gem space', route: 'a trade route', other: 'the map' }[spaceType];
  const which = spaceType === 'route' && route ? ` (${ROUTE_WORDS[route]})` : '';
  return `${on}${which}${mammoth ? ' with a mammoth' : ''}`;
}

function endWords(state: State, action: ActionOf<'endTurn'>, after: State): string {
  const { name } = playerOf(state, action.player);
  const whose = state.active === action.player ? 'the turn' : `${playerOf(state, state.active).name}'s turn`;
  if (after.stage === 'over') return `${name} ends ${whose}, the last one`;
  const on = playerOf(after, after.active).name;
  return after.round === state.round
    ? `${name} ends ${whose}, ${on} is on`
    : `${name} ends ${whose}. Round ${after.round} begins, ${on} is on`;
}
