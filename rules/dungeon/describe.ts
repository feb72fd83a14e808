import { describeDefineCard } from '@/rules/kernel/card';
import { describeCorrect } from '@/rules/kernel/counter';
import { describeHouseRule } from '@/rules/kernel/house-rule';
import type { Line } from '@/rules/kernel/line';
import { describeRollDie } from '@/rules/kernel/roll-die';
import type { Action, ActionOf, OwnAction } from './actions';
import { apply } from './apply';
import { counters } from './counters';
import { describeBattle, hpWords } from './describeBattle';
import { AILMENTS } from './foes';
import { lootName } from './lootName';
import { ITEMS, WARES } from './loot';
import { isItem } from './collect';
import { encounterOf } from './map';
import { levelOf, statsOf, expPlus } from './levels';
import { cardKinds } from './printed';
import { houseRules } from './rulings';
import { outcome } from './flow';
import { shameBox } from './shame';
import type { State } from './state';

/** The line in the history, told on the state before the action, with all that follows from it. */
export function describe(state: State, action: Action): Line {
  const after = apply(state, action);
  const line = tell(state, action, after);
  return { ...line, words: [line.words, ...followed(state, after, action)].join('. ') };
}

/** What came with it: a level, EXP+, a fall, the end. */
function followed(before: State, after: State, action: Action): string[] {
  const level = levelOf(after.exp);
  const { maxHp, atk, def } = statsOf(level);
  const end = outcome(after);
  const set = action.type === 'correct';
  return [
    ...(level > levelOf(before.exp) && !set ? [`Level ${level}: HP max ${maxHp}, ATK ${atk}, DEF ${def}`] : []),
    ...(expPlus(after.exp) > expPlus(before.exp) && !set ? [`EXP+ ${expPlus(after.exp)}, worth 1 fame more`] : []),
    ...(after.phase === 'fallen' && before.phase !== 'fallen' ? [`${after.name} falls`] : []),
    ...(end && !before.end && action.type !== 'acceptDefeat' ? [end.words] : []),
  ];
}

function tell(state: State, action: Action, after: State): Line {
  if (action.type === 'defineCard') return describeDefineCard(action, cardKinds);
  if (action.type === 'setHouseRule') return describeHouseRule(houseRules, action);
  if (action.type === 'correct') return describeCorrect(counters, state, action, state.name);
  if (action.type === 'rollDie') return describeRollDie(action, state.name);
  return { seat: action.player, words: tellOwn(state, action, after) };
}

function tellOwn(state: State, action: OwnAction, after: State): string {
  const { name } = state;
  switch (action.type) {
    case 'moveTile':
      return `${name} moves${tickWords(state, after)}`;
    case 'encounterRoll': {
      const met = encounterOf(action.roll);
      const words = { nothing: 'nothing happens', battle: 'an enemy', trap: 'a trap' };
      return `${name} rolls ${action.roll}: ${met ? words[met] : 'no encounter'}`;
    }
    case 'meet':
      return {
        nothing: `${name} meets nothing`,
        battle: `${name} meets an enemy`,
        trap: `${name} is caught in a trap`,
      }[action.met];
    case 'markTile':
      return `${name} crosses a tile with ${action.dice} dice`;
    case 'unmarkTile':
      return `${name} takes a tile with ${action.dice} dice back`;
    case 'startTrap':
      return `${name} is caught in a trap`;
    case 'trapRoll': {
      const lost = state.hp - after.hp;
      const hurt = lost > 0 ? `${lost} damage, ${hpWords(after)}` : 'unhurt';
      return `${name} rolls ${action.face} in the trap: ${hurt}${after.trap && !after.trap.out ? '' : ', out'}`;
    }
    case 'leaveTrap':
      return `${name} walks out of the trap unhurt`;
    case 'leaveRewards':
      return after.phase === 'shop' ? `${name} goes on to the merchant` : `${name} goes on`;
    case 'claimLoot':
      return tellLoot(state, action, after);
    case 'chooseAilmentToReduce':
      return `${name} takes 1 ${action.ailment} off, ${after.ailments[action.ailment]} left`;
    case 'useItem':
      return tellItem(state, action, after);
    case 'buyItem':
      return `${name} buys ${WARES[action.id].name} for ${state.gold - after.gold} gold, ${after.gold} left`;
    case 'leaveMerchant':
      return `${name} leaves the merchant`;
    case 'revive': {
      const box = shameBox(state, action.face);
      const stamina = after.stamina > state.stamina ? `, stamina ${after.stamina}` : '';
      return `${name} revives with ${hpWords(after)}${stamina}; shame die ${action.face}${box === undefined ? '' : `, box ${box} crossed`}`;
    }
    case 'acceptDefeat':
      return outcome(after)?.words ?? `${name} accepts the defeat`;
    case 'clearDungeon':
      return `${name} is back at the entrance`;
    case 'endGame':
      return `${name} stops here`;
    default:
      return describeBattle(state, action, after);
  }
}

function tickWords(before: State, after: State): string {
  const change = after.hp - before.hp;
  if (change < 0) return `: poison costs ${-change} HP, ${hpWords(after)}`;
  return change > 0 ? `: the Jar heals ${change}, ${hpWords(after)}` : '';
}

function tellLoot(state: State, { loot }: ActionOf<'claimLoot'>, after: State): string {
  const cured = Object.values(state.ailments).some(Boolean) && !Object.values(after.ailments).some(Boolean);
  const heal = after.hp - state.hp;
  // One counter less by three equipment, or what Eye and Horn leave.
  const less = cured ? ['all ailments gone'] : lessWords(state, after);
  const trait = [...(heal > 0 ? [`heals ${heal}`] : []), ...less].join(', ');
  const choice = after.cureDue && !state.cureDue ? '; one ailment counter may go' : '';
  return `${state.name} gains ${lootName(loot)}${trait ? `: ${trait}` : ''}${choice}`;
}

/** "poison gone", "fear 1 left" */
function lessWords(before: State, after: State): string[] {
  return AILMENTS.filter((ailment) => after.ailments[ailment] < before.ailments[ailment]).map((ailment) =>
    after.ailments[ailment] === 0 ? `${ailment} gone` : `${ailment} ${after.ailments[ailment]} left`,
  );
}

function tellItem(state: State, { id }: ActionOf<'useItem'>, after: State): string {
  const item = id === 'ambrosia' ? 'Ambrosia' : isItem(id) ? ITEMS[id].name : WARES[id].name;
  const heal = after.hp - state.hp;
  const fight = state.battle ? 'this battle' : 'next battle';
  const potion = [
    ...(after.atkPotion > state.atkPotion ? [`+${after.atkPotion} ATK ${fight}`] : []),
    ...(after.defPotion > state.defPotion ? [`+${after.defPotion} DEF ${fight}`] : []),
  ];
  const done = [...(heal > 0 ? [`heals ${heal}, ${hpWords(after)}`] : []), ...lessWords(state, after), ...potion].join(
    ', ',
  );
  return `${state.name} uses ${item}${done ? `: ${done}` : ''}`;
}
