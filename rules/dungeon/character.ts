import { AILMENTS, type Ailment } from './foes';
import { levelOf, statsOf } from './levels';
import { boxesOf } from './printed';
import { upkeep } from './resolver';
import { rulingsOf } from './rulings';
import { fighterOf, maxHpOf, mostExp, trimmed } from './sheet';
import { NO_AILMENTS, type PhaseKey, type State } from './state';

export function healed(state: State, amount: number): State {
  return { ...state, hp: Math.min(maxHpOf(state), state.hp + amount) };
}

export function curedOfAll(state: State): State {
  return { ...state, ailments: NO_AILMENTS };
}

export function withLess(state: State, ailment: Ailment, by: number): State {
  return { ...state, ailments: { ...state.ailments, [ailment]: Math.max(0, state.ailments[ailment] - by) } };
}

export function hurt(state: State, by: number): State {
  return { ...state, hp: Math.max(0, state.hp - by) };
}

/** One EXP, and the level that comes with it (A7: only the maximum rises, unless the table heals). */
export function gainExp(state: State): State {
  const exp = Math.min(mostExp(state), state.exp + 1);
  const after = { ...state, exp };
  if (levelOf(exp) === levelOf(state.exp)) return after;
  const { levelUpHeal } = state.rules;
  if (levelUpHeal === 'full') return { ...after, hp: maxHpOf(after) };
  return levelUpHeal === 'plusOne' ? healed(after, 1) : after;
}

/** Poison and Jar as one net change (A6): each move, each battle turn. */
export function ticked(state: State): State {
  const hp = upkeep(state.hp, state.ailments.poison, fighterOf(state), rulingsOf(state.rules));
  return { ...state, hp: Math.max(0, hp) };
}

/** What a move or a turn's start does to HP now. */
export function tickOf(state: State): number {
  return upkeep(state.hp, state.ailments.poison, fighterOf(state), rulingsOf(state.rules)) - state.hp;
}

const STANDING: readonly PhaseKey[] = ['map', 'battle', 'trap', 'rewards', 'shop'];

/** What holds after every action: nothing past its end, and whoever has no HP has fallen. */
export function settled(state: State): State {
  const fitted = inRange(state);
  if (fitted.phase === 'over') return fitted;
  if (fitted.phase === 'fallen') return fitted.hp > 0 ? backOnFeet(fitted) : fitted;
  return fitted.hp <= 0 && STANDING.includes(fitted.phase)
    ? { ...fitted, phase: 'fallen', fallenIn: fitted.phase }
    : fitted;
}

function inRange(state: State): State {
  const exp = Math.min(state.exp, mostExp(state));
  const hp = Math.max(0, Math.min(statsOf(levelOf(exp)).maxHp, state.hp));
  const ailments = trimmed(state, state.ailments);
  const gold = state.modules.merchant ? Math.min(boxesOf(state.cards, 'gold'), state.gold) : 0;
  // Whoever was cured by other means has nothing left to choose.
  const cureDue = state.cureDue && AILMENTS.some((a) => ailments[a] > 0);
  const same =
    exp === state.exp &&
    hp === state.hp &&
    gold === state.gold &&
    cureDue === state.cureDue &&
    AILMENTS.every((a) => ailments[a] === state.ailments[a]);
  return same ? state : { ...state, exp, hp, gold, cureDue, ailments };
}

/** Back to where you fell (A33); out of the trap if you were out when you fell (A22). */
function backOnFeet(state: State): State {
  const phase = state.fallenIn ?? 'map';
  if (phase === 'trap' && state.trap?.out) {
    return { ...state, phase: 'map', fallenIn: null, trap: null, tileDue: true };
  }
  return { ...state, phase, fallenIn: null };
}
