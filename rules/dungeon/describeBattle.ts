import type { OwnAction } from './actions';
import { diceDue } from './battle';
import { tickOf } from './character';
import { isSpecial } from './foes';
import { foeName } from './printed';
import { charmDamage } from './resolver';
import { killFame } from './score';
import { allSix, fightOf, gearOf, maxHpOf } from './sheet';
import type { Battle, Pair, State, Told } from './state';

/** The lines of a battle: dice, what they did to both sides, and what is left. */
export function describeBattle(state: State, action: OwnAction, after: State): string {
  const { name, battle } = state;
  const foe = battle ? foeName(state.cards, battle.foe) : 'the enemy';
  switch (action.type) {
    case 'startBattle':
      return after.battle ? metWords(after, after.battle) : `${name} meets ${foeName(state.cards, action.foe)}`;
    case 'beginTurn':
      return `Turn ${battle?.turn ?? 1} begins${startWords(state, after)}`;
    case 'rollBattle': {
      const third = action.c === undefined ? '' : `, third die ${action.c}`;
      const start = startWords(state, after, { mine: action.a, theirs: action.b });
      return `${name} rolls ${action.a} and ${action.b}${third}${byApp(action.by)}${start}`;
    }
    case 'chooseDie': {
      const third = action.c === undefined ? '' : `, third die ${action.c}`;
      const [a, b] = battle?.dice ?? [0, 0];
      const pair = action.mine === 'a' ? { mine: a, theirs: b } : { mine: b, theirs: a };
      return `${name} ${battle?.dice ? taking(pair) : 'chooses'}${third}: ${turnWords(state, after, pair, [])}`;
    }
    case 'draftTurn': {
      const pair = battle?.pairs[battle.fought];
      const third = action.c === undefined ? '' : `, third die ${action.c}`;
      return pair
        ? `${name} ${taking(pair)}${third}: ${turnWords(state, after, pair, upkeepWords(state, pair))}`
        : `${name} fights`;
    }
    case 'draftRoll':
      return `${name} rolls ${action.faces.join(', ') || 'nothing'}${byApp(action.by)}`;
    case 'draftPick': {
      const pair = after.battle?.pairs.at(-1);
      return pair ? `${name} drafts ${pair.mine} against ${pair.theirs}` : `${name} drafts ${action.face}`;
    }
    case 'draftPlan': {
      const pairs = after.battle?.pairs.slice(battle?.pairs.length ?? 0) ?? [];
      return `${name} drafts ${pairs.map(({ mine, theirs }) => `${mine} against ${theirs}`).join(', ') || 'nothing'}`;
    }
    case 'useClover':
      return `${name} uses a 4 Leaf Clover: a die ${action.change > 0 ? 'up' : 'down'} by 1, ${after.bag.clover.held} left`;
    case 'extendBattle':
      return `${name} extends the battle, stamina ${after.stamina}${after.battle ? `, ${diceDue(after.battle)} dice` : ''}`;
    case 'giveUpBattle':
      return `${name} gives up against ${foe}: ${expWords(state, after)}, no loot`;
    case 'claimVictory':
      return `${name} defeats ${foe}: ${claimWords(state, after).join(', ')}`;
    default:
      return name;
  }
}

/** A special enemy has one strength, and no level. */
function metWords({ name, cards }: State, { foe, level, hp }: Battle): string {
  return `${name} meets ${foeName(cards, foe)}${isSpecial(foe) ? '' : `, level ${level}`}, ${hp} HP`;
}

const byApp = (by: 'app' | 'typed' | undefined): string => (by === 'app' ? ', by the app' : '');

const taking = ({ mine, theirs }: Pair): string => `takes ${mine}, gives ${theirs}`;

/** "HP 4 of 7" */
export const hpWords = (state: State): string => `HP ${state.hp} of ${maxHpOf(state)}`;

/** What comes before the blows: poison and Jar where the turn has not begun, charm on an even total. */
function upkeepWords(state: State, pair?: Pair): string[] {
  const { battle } = state;
  if (!battle) return [];
  const tick = battle.begun ? 0 : Math.max(-state.hp, tickOf(state));
  const cost = gearOf(state).jar ? 'poison and Jar cost' : 'poison costs';
  const left = state.hp + tick;
  const charm = pair ? charmDamage(fightOf(state, battle), state.ailments, pair.mine + pair.theirs) : 0;
  return [
    ...(tick < 0 ? [`${cost} ${-tick}`] : tick > 0 ? [`the Jar heals ${tick}`] : []),
    ...(charm > 0 && left > 0 ? [`charm costs ${Math.min(left, charm)}`] : []),
  ];
}

function startWords(state: State, after: State, pair?: Pair): string {
  const words = upkeepWords(state, pair);
  return words.length > 0 ? `: ${[...words, hpWords(after)].join(', ')}` : '';
}

function turnWords(before: State, after: State, { mine, theirs }: Pair, upkeep: readonly string[]): string {
  const { battle } = after;
  // A14, by house rule: the win was claimed in the fall.
  const won = before.battle && !battle ? ['both fall', ...claimWords(before, after)] : [];
  if (!battle?.last || battle.last.turn !== before.battle?.turn) return [...upkeep, ...won, hpWords(after)].join(', ');
  const foe = foeName(after.cards, battle.foe);
  const stunned = before.ailments.stun > 0 && (mine + theirs) % 2 === 1;
  const left = battle.hp <= 0 ? `${foe} is down` : `${foe} has ${battle.hp}`;
  return [...upkeep, ...(stunned ? ['stunned'] : []), ...toldWords(battle.last), hpWords(after), left].join(', ');
}

/** "deals 2, takes 2, reflects 2, poison" */
export function toldWords(told: Told): string[] {
  return [
    `deals ${told.deal}`,
    `takes ${told.take}`,
    ...(told.healed > 0 ? [`heals ${told.healed}`] : []),
    ...(told.foeHealed > 0 ? [`the enemy heals ${told.foeHealed}`] : []),
    ...(told.reflected > 0 ? [`reflects ${told.reflected}`] : []),
    ...(told.reflectedBack > 0 ? [`${told.reflectedBack} comes back`] : []),
    ...told.caught.map((ailment) => `catches ${ailment}`),
  ];
}

const expWords = (state: State, after: State): string => (after.exp > state.exp ? '1 EXP' : 'the EXP row is full');

/** EXP, the counter where it turns to fame, gold and the merchant. */
function claimWords(state: State, after: State): string[] {
  const foe = after.rewards?.foe;
  const kills = foe === undefined || isSpecial(foe) ? 0 : after.kills[foe];
  const counts = killFame(kills) > killFame(kills - 1);
  const gold = after.gold - state.gold;
  return [
    expWords(state, after),
    ...(counts ? [`${kills} wins over it: ${killFame(kills)} fame`] : []),
    ...(allSix(after) && !allSix(state) ? ['one of each: 10 fame'] : []),
    ...(gold > 0 ? [`${gold} gold, now ${after.gold}`] : []),
    ...(after.rewards?.merchant ? ['the merchant comes'] : []),
  ];
}
