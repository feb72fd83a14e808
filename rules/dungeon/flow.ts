import type { Next } from '@/rules/kernel/next';
import type { Outcome } from '@/rules/kernel/outcome';
import type { Phase } from '@/rules/kernel/phase';
import type { Action } from './actions';
import { diceDue, stageOf, thirdDieNeeded } from './battle';
import { lootDue } from './lootName';
import { lastBattleFought, trapHolds } from './map';
import { exchange } from './resolver';
import { fameOf, fameWords, rankNow } from './score';
import { shameLeft } from './shame';
import { fightOf, levelNow, trapProof, turnOf } from './sheet';
import type { Battle, PhaseKey, State } from './state';

const player = 0;

export function header(state: State): { readonly title: string; readonly tag: string } {
  return { title: `Level ${levelNow(state)}`, tag: `Fame ${fameWords(fameOf(state))}` };
}

/** The procedure that is open: a battle or a trap, also while you lie in it. */
function within({ battle, trap }: State): { readonly within?: string } {
  return battle ? { within: 'battle' } : trap ? { within: 'trap' } : {};
}

export function next(state: State): Next<Action> {
  return { seat: player, ...step(state), ...within(state) };
}

function step(state: State): Omit<Next<Action>, 'seat' | 'within'> {
  if (state.end) return { word: 'Final', sentence: 'See the final sheet', opens: 'score' };
  if (state.phase === 'fallen') return fallenStep(state);
  if (state.battle) return battleStep(state, state.battle);
  if (state.phase === 'trap') return trapStep(state);
  if (state.cureDue) return { word: 'Cure', sentence: 'Take one ailment counter off', opens: 'cure' };
  if (state.phase === 'rewards') return rewardStep(state);
  if (state.phase === 'shop') {
    return { word: 'Leave', sentence: 'Leave the merchant', action: { type: 'leaveMerchant', player } };
  }
  if (state.meeting) return { word: 'Enemy', sentence: 'Say which enemy it is', opens: 'enemy' };
  if (state.arrived) return { word: 'Encounter', sentence: 'Roll for the encounter', opens: 'encounter' };
  if (state.tileDue) return { word: 'Tile', sentence: 'Cross the tile', opens: 'tile' };
  return { word: 'Move', sentence: 'Move to a tile', action: { type: 'moveTile', player } };
}

function fallenStep(state: State): ReturnType<typeof step> {
  if (state.modules.revive && shameLeft(state) > 0) {
    return { word: 'Revive', sentence: 'Revive, or accept the defeat', opens: 'revive' };
  }
  return { word: 'Accept', sentence: 'Accept the defeat', action: { type: 'acceptDefeat', player } };
}

function trapStep(state: State): ReturnType<typeof step> {
  return trapProof(state)
    ? { word: 'Walk out', sentence: 'Leave the trap unhurt', action: { type: 'leaveTrap', player } }
    : { word: 'Roll', sentence: 'Roll to get out of the trap', opens: 'trap' };
}

function rewardStep(state: State): ReturnType<typeof step> {
  if (state.tileDue) return { word: 'Tile', sentence: 'Cross the tile', opens: 'tile' };
  if (state.rewards?.loot === 0) return { word: 'Loot', sentence: lootDue(state), opens: 'loot' };
  const onward = state.rewards?.merchant ? 'On to the merchant' : 'Back to the map';
  const sentence = lastBattleFought(state) ? 'No stamina left: the delve ends here' : onward;
  return { word: 'Go on', sentence, action: { type: 'leaveRewards', player } };
}

function battleStep(state: State, battle: Battle): ReturnType<typeof step> {
  switch (stageOf(state, battle)) {
    case 'won':
      return { word: 'Claim', sentence: 'Claim the victory', action: { type: 'claimVictory', player } };
    case 'begin':
    case 'roll':
      return { word: 'Roll', sentence: 'Roll the battle dice', opens: 'roll' };
    case 'choose':
      return chooseStep(state, battle);
    case 'draftRoll': {
      const dice = diceDue(battle);
      return { word: `Roll ${dice}`, sentence: `Roll ${dice} dice to draft`, opens: 'draftRoll' };
    }
    case 'pick':
      return { word: 'Draft', sentence: 'Draft the pairs', opens: 'draft' };
    case 'fight':
      return thirdDieNeeded(state)
        ? { word: 'Fight', sentence: 'Roll the third die and fight the next pair', opens: 'third' }
        : { word: 'Fight', sentence: 'Fight the next pair', action: { type: 'draftTurn', player } };
    case 'after':
      return state.stamina === 0
        ? { word: 'Give up', sentence: 'No stamina left: give the battle up', opens: 'extend' }
        : { word: 'Decide', sentence: 'Extend the battle or give it up', opens: 'extend' };
  }
}

/** A die that wins at once while the other does not needs no advice. */
function chooseStep(state: State, battle: Battle): ReturnType<typeof step> {
  const wins = winningDie(state, battle);
  if (!wins) return { word: 'Choose', sentence: 'Choose your die', opens: 'choose' };
  const face = battle.dice?.[wins === 'a' ? 0 : 1];
  return {
    word: `Use the ${face}`,
    sentence: `Use the ${face}: it wins now`,
    action: { type: 'chooseDie', player, mine: wins },
  };
}

export function winningDie(state: State, battle: Battle): 'a' | 'b' | undefined {
  if (!battle.dice || (battle.third === null && thirdDieNeeded(state))) return undefined;
  const [a, b] = battle.dice;
  const fight = fightOf(state, battle);
  const wins = (mine: number, theirs: number): boolean =>
    exchange(fight, turnOf(state, battle), mine, theirs, battle.third ?? 0).end === 'win';
  const [byA, byB] = [wins(a, b), wins(b, a)];
  return byA === byB ? undefined : byA ? 'a' : 'b';
}

type Station = Exclude<PhaseKey, 'fallen' | 'over'>;

const STATIONS: Readonly<Record<Station, { readonly words: string; readonly topic: string }>> = {
  map: { words: 'Map', topic: 'dungeon-map' },
  trap: { words: 'Trap', topic: 'trap' },
  battle: { words: 'Battle', topic: 'battle-turn' },
  rewards: { words: 'Loot', topic: 'after-a-win' },
  shop: { words: 'Merchant', topic: 'meeting-the-merchant' },
};

/** The way over a tile: a trap, or a battle with its spoils, never both. The first merchant stands before the dungeon. */
function stationsOf({ exp, modules }: State, here: PhaseKey): readonly Station[] {
  if (here === 'trap') return ['map', 'trap'];
  if (!modules.merchant) return ['map', 'battle', 'rewards'];
  return here === 'shop' && exp === 0 ? ['shop', 'map', 'battle', 'rewards'] : ['map', 'battle', 'rewards', 'shop'];
}

/** The stations of the rod: where the adventurer stands. */
export function phases(state: State): readonly Phase[] {
  if (state.end) return [];
  const here = state.phase === 'fallen' ? (state.fallenIn ?? 'map') : state.phase;
  const stations = stationsOf(state, here);
  const now = stations.findIndex((key) => key === here);
  return stations.map((key, index) => ({
    key,
    ...STATIONS[key],
    status: index === now ? 'now' : index < now ? 'done' : 'due',
    steps: stepsOf(state, key),
  }));
}

/** Among the spoils, or at the merchant they led to. On the map the next tile and the next win are due. */
function hasWon({ exp, phase }: State): boolean {
  return phase === 'rewards' || (phase === 'shop' && exp > 0);
}

function stepsOf(state: State, phase: PhaseKey): Phase['steps'] {
  switch (phase) {
    case 'map':
      return [
        { words: 'Use items before you move' },
        { words: 'Move: poison and Jar work now' },
        { words: 'Roll the encounter: 1–4 nothing, 5–8 battle, 9–10 trap', done: state.tileDue || hasWon(state) },
        { words: 'Cross the tile once it is over', done: hasWon(state) && !state.tileDue },
      ];
    case 'trap':
      return trapHolds(state, 1)
        ? [{ words: '1–3: 1 damage and stay' }, { words: '4–5: 1 damage and out' }, { words: '6: out' }]
        : [{ words: '1–5: 1 damage and out' }, { words: '6: out' }];
    case 'battle':
      return state.modules.draft
        ? [{ words: 'Roll, draft all pairs, then fight them in order' }, { words: 'Extend or give up' }]
        : [
            { words: 'Poison and Jar work' },
            { words: 'Roll two dice, and the third with equipment' },
            { words: 'Choose your die; the other is the enemy’s' },
            { words: 'Both strike at once; a 6 strikes first' },
          ];
    case 'rewards':
      return [
        { words: 'Cross the tile', done: hasWon(state) && !state.tileDue },
        { words: 'Enemy counter and 1 EXP', done: hasWon(state) },
        { words: lootDue(state), done: hasWon(state) && state.rewards?.loot !== 0 },
      ];
    default:
      return [{ words: 'Buy as much as your gold allows' }];
  }
}

export function outcome(state: State): Outcome | undefined {
  if (!state.end) return undefined;
  const fame = `${fameWords(fameOf(state))} fame: ${rankNow(state)}.`;
  const words = {
    cleared: `${state.name} cleared the dungeon. ${fame}`,
    fell: `${state.name} fell in the dungeon. ${fame}`,
    stamina: `${state.name} ran out of stamina. ${fame}`,
    ended: `${state.name} ended the delve. ${fame}`,
  }[state.end];
  return { winners: state.end === 'cleared' ? [player] : [], condition: state.end, words, title: rankNow(state) };
}
