import type { Nudge } from '@/rules/kernel/nudge';
import type { Action } from './actions';
import { abilitiesOf } from './abilities';
import { stageOf, thirdDieNeeded } from './battle';
import { tickOf } from './character';
import { ENEMIES } from './foes';
import { LEVELS } from './levels';
import { foeName } from './printed';
import { dieOf, type Gear } from './resolver';
import { nextPointWords } from './score';
import { allSix, equipmentCount, fightOf, gearOf, levelNow } from './sheet';
import { type Battle, heldAilments, type State } from './state';

/** Section 11; its numbers stand beside each. What is not here happens by itself. */
export function nudges(state: State): readonly Nudge<Action>[] {
  if (state.end) return [];
  return [...inBattle(state), ...afterBattle(state), ...onTheWay(state)];
}

function inBattle(state: State): Nudge<Action>[] {
  const { battle } = state;
  if (!battle || state.phase !== 'battle') return [];
  const stage = stageOf(state, battle);
  const rolling = stage === 'begin' || stage === 'roll';
  const turn = `${battle.foe}:${battle.turn}`;
  const list: Nudge<Action>[] = [];
  const say = (id: string, about: string, words: string, topic: string): void => {
    list.push({ id: `${id}:${turn}`, about, words, topic });
  };
  // 1, 15
  if ((rolling && state.rules.thirdDieTiming !== 'afterChoice') || stage === 'fight') {
    if (thirdDieNeeded(state))
      say('thirdDie', 'the third die', 'Roll the third die too: your equipment reads it.', 'third-die');
  }
  const { fear, stun, charm } = state.ailments;
  if (rolling || stage === 'choose' || stage === 'draftRoll' || stage === 'pick') {
    // 3
    if (fear > 0)
      say('fear', 'fear', `Fear ${fear}: your die counts ${fear} less, so a 6 strikes first no more.`, 'fear');
    // 5
    if (stun > 0) {
      const lost = state.rules.stunMode === 'skipTurn' ? 'nobody acts this turn' : 'you lose your action';
      say('stun', 'stun', `Stunned: on an odd total ${lost}.`, 'stun');
    }
    if (charm > 0 && levelNow(state) > 0) say('charm', 'charm', 'Charmed: on an even total you hit yourself.', 'charm');
  }
  // 4
  const better = betterByFear(battle, fear, gearOf(state));
  if (better !== undefined) {
    const words = `Fear makes your ${better} a ${better - fear}, which hits harder: the advice counts it.`;
    say('fearHelps', 'fear that helps', words, 'fear');
  }
  if (stage === 'choose' || stage === 'pick') {
    const gear = gearOf(state);
    const lit = battle.third === null ? undefined : abilitiesOf(gear, battle.third);
    // 13
    if ((lit?.critical ?? gear.trident) && dodges(state, battle))
      say('dodge', 'an enemy’s dodge', 'Where it dodges even your critical misses.', 'dodge');
    // 14
    if (lit?.critical && lit.reflect > 0)
      say('reflect', 'critical and reflect', 'The critical doubles your attack, not your reflect.', 'reflect');
  }
  // 18
  if (stage === 'after' && state.stamina > 0) {
    say('stamina', 'stamina', nextPointWords(state, 'This stamina point'), 'stamina');
  }
  return list;
}

/** A die of yours that hits harder once fear has lowered it: a 4 counts as a 3. The Club reads the lowered face (A8). */
function betterByFear({ dice, pool }: Battle, fear: number, { clubAtk }: Gear): number | undefined {
  if (fear === 0) return undefined;
  const hits = (face: number): number => dieOf(face)[0] + (clubAtk && face === 2 ? 1 : 0);
  return [...(dice ?? []), ...pool].find((face) => face > fear && hits(face - fear) > hits(face));
}

function dodges(state: State, battle: Battle): boolean {
  const { odd, even } = fightOf(state, battle).foe;
  return [...odd, ...even].some(({ kind }) => kind === 'dodge');
}

function afterBattle(state: State): Nudge<Action>[] {
  if (state.phase !== 'rewards' || !state.rewards) return [];
  const { foe, loot } = state.rewards;
  const id = `${foe}:${state.exp}`;
  // 7: counter and EXP are done by the app.
  const due = [...(state.tileDue ? ['cross the tile'] : []), ...(loot === 0 ? ['claim the loot'] : [])];
  return [
    ...(due.length > 0
      ? [
          {
            id: `win:${id}`,
            about: 'what a win asks for',
            words: `Still to do: ${due.join(', ')}.`,
            topic: 'after-a-win',
          },
        ]
      : []),
    // 8
    ...(LEVELS.some(({ exp }) => exp === state.exp)
      ? [
          {
            id: `level:${state.exp}`,
            about: 'a new level',
            words: `Level ${levelNow(state)}: the next enemy has that level too.`,
            topic: 'enemy-level',
          },
        ]
      : []),
    // 6
    ...(heldAilments(state).length > 0
      ? [
          {
            id: `ailments:${id}`,
            about: 'ailments after a battle',
            words: `Still with you after the battle: ${heldAilments(state).join(', ')}.`,
            topic: 'ailments-outside-battle',
          },
        ]
      : []),
  ];
}

function onTheWay(state: State): Nudge<Action>[] {
  if (state.phase !== 'map') return [];
  const list: Nudge<Action>[] = [];
  const tick = tickOf(state);
  const moves = Object.values(state.tiles).reduce((sum, each) => sum + each, 0);
  // 2
  if (!state.arrived && !state.meeting && tick < 0) {
    const deadly = state.hp + tick <= 0;
    const words = deadly
      ? 'The next move kills you by poison: use an item first.'
      : `Poison costs ${-tick} HP on every move.`;
    list.push({ id: `poison:${state.hp}`, about: 'poison on the way', words, topic: 'poison' });
  }
  // 12
  if (!state.meeting && (state.bag.atkPotion.held > 0 || state.bag.defPotion.held > 0)) {
    list.push({
      id: `potions:${moves}`,
      about: 'ATK and DEF Potions',
      words: 'Drink ATK and DEF Potions before the encounter roll; they end with the battle.',
      topic: 'atk-and-def-potion',
    });
  }
  // 21
  const missing = ENEMIES.filter((enemy) => state.kills[enemy] === 0);
  const [last] = missing;
  if (!allSix(state) && missing.length === 1 && last) {
    list.push({
      id: 'allSix',
      about: 'all six enemies',
      words: `Only ${foeName(state.cards, last)} is missing: one of each is worth 10 fame.`,
      topic: 'all-six-enemies',
    });
  }
  // 10
  if (equipmentCount(state) === 3 && heldAilments(state).length > 0) {
    list.push({
      id: 'threeEquipment',
      about: 'three equipment',
      words: 'With three equipment each new artifact takes one counter off.',
      topic: 'set-traits-equipment',
    });
  }
  // 20
  if (moves >= 8) {
    list.push({
      id: 'entrance',
      about: 'the way back',
      words: 'Walk back to the entrance alive: 10 fame.',
      topic: 'entrance-and-clearing',
    });
  }
  return list;
}
