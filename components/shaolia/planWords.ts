import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import type { Answer } from '@/rules/shaolia/plan/answer';
import type { Model } from '@/rules/shaolia/plan/model';
import type { Step } from '@/rules/shaolia/plan/moves';
import type { Objective, Weight } from '@/rules/shaolia/plan/objective';
import type { Plan } from '@/rules/shaolia/plan/search';
import { countWords, gainWords } from '@/rules/shaolia/run';
import { sideOf, type State } from '@/rules/shaolia/state';
import { nameOf, ownName } from '@/rules/shaolia/territory';

const PLAIN = {
  win: 'a win',
  culture: 'culture',
  palaceDamage: 'palace damage',
  gold: 'gold',
  minerals: 'minerals',
  officers: 'officers',
} as const;

/** What a step brings: "+2 culture", "hits Teo's palace", "Sell mineral ×3". */
export function targetWords(state: State, model: Model, step: Step): string {
  const command = model.commands[step.command];
  if (!command || (step.does === 'free' && !step.acts)) return 'no blockage';
  const { gold, bank, minerals, officers, culture } = command;
  const parts = [gainWords({ gold: gold + bank, minerals, officers, culture })];
  const at = (index: number | null | undefined) => {
    const target = index === null || index === undefined ? undefined : model.targets[index];
    return target ? nameOf(state, target.seat, target.place) : undefined;
  };
  const hit = at(step.target);
  if (hit) parts.push(`hits ${hit}`);
  if (step.target === null || step.sweep === null) parts.push('no attack');
  if (typeof step.sweep === 'number') parts.push(`sweeps ${sideOf(state, step.sweep).name}'s front row`);
  for (const card of step.tokens ?? []) parts.push(`token on ${model.cards[card]?.name ?? ''}`);
  for (const { post, quantity, targets = [] } of step.deals ?? []) {
    const whom = [...new Set(targets.flatMap((target) => at(target) ?? []))].join(' and ');
    parts.push(`${post} ×${quantity}${whom ? ` on ${whom}` : ''}`);
  }
  if (command.trades > 0 && !step.deals) parts.push('trade as you like');
  if (command.lifeTokens > 0) parts.push(plural(command.lifeTokens, 'life token'));
  return parts.filter(Boolean).join(', ') || 'activated';
}

/** "3 as 4 with 1 officer, School, +1 culture" */
export function stepWords(state: State, model: Model, step: Step): string {
  const command = model.commands[step.command];
  const faces = step.faces.map((face, index) => {
    const need = command?.needs[index];
    return need === undefined || need === 'any' || need === face ? `${face}` : `${face} as ${need}`;
  });
  const officers = step.officers === 0 ? '' : ` with ${plural(step.officers, 'officer')}`;
  return `${faces.join(' and ')}${officers}, ${command?.name ?? ''}, ${targetWords(state, model, step)}`;
}

/** A plan for something else may cost what another goal counts. */
const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

/** What a plan reaches, in the words of its goal. */
export function valueWords(objective: Objective, { value, wins, end }: Plan): string {
  if (wins) return 'wins now';
  const left = `${plural(end.officers, 'officer')} left`;
  switch (objective.for) {
    case 'culture':
      return `${signed(value)} culture, ${left}`;
    case 'gold':
      return `${signed(value)} gold, ${left}`;
    case 'minerals':
      return `${gainWords({ minerals: value }) || 'no minerals'}, ${left}`;
    case 'officers':
      return left;
    case 'palaceDamage':
      return `${value} palace damage, ${left}`;
    case 'destroy':
      return value > 0 ? `destroys it, ${left}` : 'nothing reaches it now';
    case 'wish':
      return `${value} of ${objective.places.length} activated, ${left}`;
    case 'weighted':
      return `worth ${value}, ${left}`;
    case 'win':
      return 'no win with these dice';
  }
}

/** "9 gold", "2 minerals": a value in the words of its goal. */
function mostWords({ for: goal }: Objective, most: number): string {
  switch (goal) {
    case 'win':
      return 'a win';
    case 'destroy':
      return 'its fall';
    case 'wish':
      return `${most} activated`;
    case 'weighted':
      return `a worth of ${most}`;
    default:
      return goal === 'minerals' || goal === 'officers' ? countWords(most, goal) : `${most} ${PLAIN[goal]}`;
  }
}

/** Where trades open too many ways to try them all: how much better a plan could be at the most. */
export function boundWords({ objective, plans: [best], whole, most, winTried }: Answer): string {
  const win = winTried ? '' : ' There may be a way to win.';
  if (whole) return 'Too many trades to try every way to win: there may be one.';
  const tried = 'Too many trades to try them all';
  const value = best?.value ?? 0;
  if (value >= most) return `${tried}, but no plan brings more.${win}`;
  return `${tried}: the best of those tried. No plan brings more than ${mostWords(objective, most)}.${win}`;
}

/** What a plan is for: "minerals", "School and Library", "destroying Teo's Farm". */
export function goalWords(state: State, seat: Seat, objective: Objective): string {
  switch (objective.for) {
    case 'wish':
      return objective.places.map((place) => ownName(sideOf(state, seat), place)).join(' and ');
    case 'destroy':
      return `destroying ${nameOf(state, objective.target.seat, objective.target.place)}`;
    case 'weighted':
      return Object.entries(objective.weights)
        .filter(([, weight]) => weight !== 0)
        .map(([what, weight]) => `${PLAIN[what as Weight]} ×${weight}`)
        .join(', ');
    default:
      return PLAIN[objective.for];
  }
}

/** Reminder 14: the first step earns officers that a later one pays. */
export function officersFirst(model: Model, { steps }: Plan): boolean {
  const [first, ...later] = steps;
  if (!first || (model.commands[first.command]?.officers ?? 0) === 0) return false;
  return later.reduce((sum, { officers }) => sum + officers, 0) > model.start.officers - first.officers;
}
