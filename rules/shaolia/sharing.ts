import { againstTheRules, impossible } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import type { ActionOf } from './actions';
import { needsGold } from './purchase';
import { countWords, gain, newRun, type Run, whole } from './run';
import { mateOf, SHARE_FEE, sideOf, type State, teamOf, withSide } from './state';

/** Gifts go to the teammate, and only there are two of them. */
function toMate(run: Run, player: Seat, to: Seat): boolean {
  if (mateOf(run.state, player) === to) return true;
  run.complaints.push(impossible(run.state.sides.length === 4 ? 'Only to your teammate' : 'Only in 2 against 2'));
  return false;
}

const KEYS = ['gold', 'minerals', 'officers'] as const;

export function runGiveResources(state: State, { player, to, ...asked }: ActionOf<'giveResources'>): Run {
  const run = newRun(state);
  if (!toMate(run, player, to)) return run;
  const side = sideOf(state, player);
  const gifts = { gold: whole(asked.gold), minerals: whole(asked.minerals), officers: whole(asked.officers) };
  for (const key of KEYS) {
    if (gifts[key] < 0) run.complaints.push(impossible('Give 0 or more'));
    if (gifts[key] > side[key])
      run.complaints.push(impossible(`Needs ${countWords(gifts[key], key)}, you have ${side[key]}.`));
  }
  if (gifts.gold + gifts.minerals + gifts.officers === 0) run.complaints.push(impossible('Nothing to give'));
  if (run.complaints.length > 0) return run;
  gain(run, player, { gold: -gifts.gold, minerals: -gifts.minerals, officers: -gifts.officers });
  gain(run, to, gifts);
  const given = KEYS.flatMap((key) => (gifts[key] > 0 ? [countWords(gifts[key], key)] : []));
  run.notes.push(`${sideOf(state, to).name} ${given.join(', ')}`);
  return run;
}

export function runPayShareFee(state: State, { player }: ActionOf<'payShareFee'>): Run {
  const run = newRun(state);
  const team = teamOf(state, player);
  if (mateOf(state, player) === undefined) {
    run.complaints.push(impossible('Only in 2 against 2'));
    return run;
  }
  if (state.shareFeePaid[team]) run.complaints.push(againstTheRules('Fee already paid this phase'));
  needsGold(run, sideOf(state, player).gold, SHARE_FEE);
  gain(run, player, { gold: -SHARE_FEE });
  run.state = { ...run.state, shareFeePaid: state.shareFeePaid.map((paid, each) => paid || each === team) };
  return run;
}

export function runGiveCards(state: State, { player, to, cards }: ActionOf<'giveCards'>): Run {
  const run = newRun(state);
  if (!toMate(run, player, to)) return run;
  const side = sideOf(state, player);
  if (!state.shareFeePaid[teamOf(state, player)]) run.complaints.push(againstTheRules('Pay 1 gold to share cards'));
  const sound = cards.length > 0 && new Set(cards).size === cards.length;
  if (!sound || cards.some((index) => side.reserve[index] === undefined)) {
    run.complaints.push(impossible('That card is not in your reserve'));
    return run;
  }
  const given = cards.flatMap((index) => side.reserve[index] ?? []);
  const mate = sideOf(state, to);
  run.state = withSide(state, player, { reserve: side.reserve.filter((_, index) => !cards.includes(index)) });
  run.state = withSide(run.state, to, { reserve: [...mate.reserve, ...given] });
  run.notes.push(`${mate.name} ${given.map(({ card, level }) => card ?? `a Lv${level} card`).join(', ')}`);
  return run;
}
