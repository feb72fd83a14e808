import { describeDefineCard } from '@/rules/kernel/card';
import { describeCorrect } from '@/rules/kernel/counter';
import { describeHouseRule } from '@/rules/kernel/house-rule';
import type { Line } from '@/rules/kernel/line';
import { plural } from '@/rules/kernel/plural';
import { describeRollDie } from '@/rules/kernel/roll-die';
import type { Action } from './actions';
import { apply } from './apply';
import { cardKinds, FACTION_WORDS } from './card-kinds';
import { counters } from './counters';
import { outcome } from './outcome';
import { houseRules } from './setup';
import { tellOwn } from './tell';
import { GOOD_WORDS } from './reasons';
import { campsOf, FACTIONS, GOODS, playerOf, type Player, type State } from './state';

/** The line in the history, told on the state before the action, with all that follows by rule. */
export function describe(state: State, action: Action): Line {
  if (action.type === 'defineCard') return describeDefineCard(action, cardKinds);
  if (action.type === 'setHouseRule') return describeHouseRule(houseRules, action);
  const after = apply(state, action);
  const seat = action.player;
  const { name } = playerOf(state, seat);
  if (action.type === 'rollDie') return describeRollDie(action, name);
  if (action.type === 'correct') {
    const line = describeCorrect(counters, state, action, name);
    return { ...line, words: `${line.words}${follows(state, after)}` };
  }
  const { words, covered } = tellOwn(state, action, after);
  // Whoever acts first: the name stands before the line.
  const others = state.players.map((_, at) => at).filter((at) => at !== seat);
  const changes = [seat, ...others].flatMap((at) => {
    const player = playerOf(state, at);
    const told = changesOf(player, playerOf(after, at));
    return told === '' ? [] : [at === seat ? told : `${player.name} ${told}`];
  });
  const line = `${words}${changes.length > 0 ? `: ${changes.join('; ')}` : ''}${follows(state, after, action.type === 'takeCard')}`;
  return covered === undefined ? { seat, words: line } : { seat, words: line, covered };
}

/** "−3 hearts, +2 gems, camp 5" */
function changesOf(before: Player, after: Player): string {
  const parts: string[] = [];
  const step = (words: readonly [string, string], from: number, to: number) => {
    if (from !== to) parts.push(`${to > from ? '+' : '−'}${plural(Math.abs(to - from), ...words)} (now ${to})`);
  };
  step(['heart', 'hearts'], before.hearts, after.hearts);
  step(['reputation', 'reputation'], before.reputation, after.reputation);
  for (const good of GOODS) step(GOOD_WORDS[good], before[good], after[good]);
  step(['pack bird', 'pack birds'], before.birds, after.birds);
  step(['pack tortoise', 'pack tortoises'], before.tortoises, after.tortoises);
  if (campsOf(after) > campsOf(before)) parts.push(`camp ${campsOf(after)}`);
  return parts.join(', ').replaceAll('now -', 'now −');
}

/** What the rules add by themselves: chiefs, experience, the final round, the end. */
function follows(before: State, after: State, anotherCard = false): string {
  const said: string[] = [];
  for (const [seat, player] of after.players.entries()) {
    const old = playerOf(before, seat);
    for (const faction of FACTIONS) {
      if (player.chiefs.includes(faction) && !old.chiefs.includes(faction)) {
        said.push(`${player.name} takes the chief of the ${FACTION_WORDS[faction]}`);
      }
    }
    // What stands on a card that was taken over was gained long ago.
    const stars = anotherCard ? 0 : starsOf(after, player) - starsOf(before, old);
    if (stars > 0) said.push(`${player.name} gains ${stars} experience`);
  }
  if (after.endTriggered && !before.endTriggered) said.push('the final round is on');
  const ended = outcome(after);
  if (ended && !outcome(before)) said.push(ended.words.replace(/\.$/, ''));
  return said.map((each) => `. ${each.charAt(0).toUpperCase()}${each.slice(1)}`).join('');
}

function starsOf({ mode }: State, { quester }: Player): number {
  if (mode === 'campaign') return Math.floor(quester.boxes / 3);
  return mode === 'character' ? quester.quests : 0;
}
