import type { OwnAction } from './actions';
import { diceDue } from './battle';
import { isSpecial } from './foes';
import { foeName } from './printed';
import type { Battle, State, Told } from './state';
import { maxHpOf } from './sheet';

/** The lines of a battle: dice, what they did to both sides, and what is left. */
export function describeBattle(state: State, action: OwnAction, after: State): string {
  const { name, battle } = state;
  const foe = battle ? foeName(state.cards, battle.foe) : 'the enemy';
  switch (action.type) {
    case 'startBattle':
      return after.battle ? metWords(after, after.battle) : `${name} meets ${foeName(state.cards, action.foe)}`;
    case 'beginTurn':
      return `Turn ${battle?.turn ?? 1} begins${hpChange(state, after)}`;
    case 'rollBattle': {
      const third = action.c === undefined ? '' : `, third die ${action.c}`;
      return `${name} rolls ${action.a} and ${action.b}${third}${byApp(action.by)}${hpChange(state, after)}`;
    }
    case 'chooseDie': {
      const third = action.c === undefined ? '' : `, third die ${action.c}`;
      return `${name} ${pairWords(battle, action.mine)}${third}: ${turnWords(state, after, foe)}`;
    }
    case 'draftTurn': {
      const pair = battle?.pairs[battle.fought];
      const third = action.c === undefined ? '' : `, third die ${action.c}`;
      return pair
        ? `${name} ${taking(pair.mine, pair.theirs)}${third}: ${turnWords(state, after, foe)}`
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
      return `${name} gives up against ${foe}: 1 EXP, no loot`;
    case 'claimVictory':
      return claimWords(state, after, foe);
    default:
      return name;
  }
}

/** A special enemy has one strength, and no level. */
function metWords({ name, cards }: State, { foe, level, hp }: Battle): string {
  return `${name} meets ${foeName(cards, foe)}${isSpecial(foe) ? '' : `, level ${level}`}, ${hp} HP`;
}

const byApp = (by: 'app' | 'typed' | undefined): string => (by === 'app' ? ', by the app' : '');

const taking = (mine: number, theirs: number): string => `takes ${mine}, gives ${theirs}`;

function pairWords(battle: Battle | null, which: 'a' | 'b'): string {
  if (!battle?.dice) return 'chooses';
  const [a, b] = battle.dice;
  return which === 'a' ? taking(a, b) : taking(b, a);
}

function hpChange(before: State, after: State): string {
  const change = after.hp - before.hp;
  if (change === 0) return '';
  return `, ${change > 0 ? `+${change}` : `−${-change}`} HP, ${after.hp} of ${maxHpOf(after)}`;
}

function turnWords(before: State, after: State, foe: string): string {
  const last = after.battle?.last ?? null;
  const fresh = last && last.turn === before.battle?.turn ? last : null;
  if (!fresh) return `HP ${after.hp} of ${maxHpOf(after)}`;
  const down = (after.battle?.hp ?? 0) <= 0;
  const left = down ? `${foe} is down` : `${foe} has ${after.battle?.hp}`;
  return [...toldWords(fresh), `HP ${after.hp} of ${maxHpOf(after)}`, left].join(', ');
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

function claimWords(state: State, after: State, foe: string): string {
  const gold = after.gold - state.gold;
  return [
    `${state.name} defeats ${foe}: 1 EXP`,
    ...(gold > 0 ? [`${gold} gold, now ${after.gold}`] : []),
    ...(after.rewards?.merchant ? ['the merchant comes'] : []),
  ].join(', ');
}
