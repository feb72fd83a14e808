import { LOOT, type Place } from '../state';
import { Comparison } from './likeness';
import type { Model, PlanCommand, PlanTarget } from './model';
import { guardedLoot, mostLoot, unitOf } from './most';
import type { Asked } from './moves';
import type { Objective, Weight } from './objective';
import { Purse } from './purse';
import { DamageReach } from './reach-of-damage';

const EVERYTHING = () => true;

function weighs(objective: Objective, what: Weight): boolean {
  return objective.for === 'weighted' ? (objective.weights[what] ?? 0) !== 0 : objective.for === what;
}

/** Whether a target matters though nothing can be bought with its loot: it wins, stands in the way, or is asked for. */
export function matters(objective: Objective, { palace, guard, seat, place }: PlanTarget): boolean {
  if (objective.for === 'destroy') return guard || (objective.target.seat === seat && objective.target.place === place);
  return (objective.for === 'win' || weighs(objective, 'palaceDamage')) && (palace || guard);
}

/** The question as the moves see it, with every command; or for its value alone, which nothing else breaks. */
export function askedOf(model: Model, objective: Objective, valueAlone = false): Asked {
  const wanted =
    objective.for === 'destroy'
      ? model.targets.findIndex(({ seat, place }) => seat === objective.target.seat && place === objective.target.place)
      : undefined;
  const purse = new Purse(model);
  const counting = {
    wanted,
    palaceCounts: weighs(objective, 'palaceDamage'),
    harmCounts: objective.for === 'win' || objective.for === 'destroy' || weighs(objective, 'palaceDamage'),
    cultureCounts: objective.for === 'win' || weighs(objective, 'culture'),
    moneyCounts: weighs(objective, 'gold') || weighs(objective, 'minerals'),
    wealthBreaksTies: !valueAlone,
    purse,
    reach: new DamageReach(model, purse),
  };
  return {
    ...counting,
    take: EVERYTHING,
    uses: ({ place, gold, bank, minerals, officers, culture }) =>
      gold + bank + minerals + officers + culture > 0 || (objective.for === 'wish' && objective.places.includes(place)),
    matters: (target) => matters(objective, target),
    loots: true,
    targetsTellApart: !valueAlone,
    comparison: new Comparison(model, objective, counting),
  };
}

/** Two cards alike are not the same to a wish that names only one of them. */
export function withWishes(model: Model, places: readonly Place[]): Model {
  const wished = model.cards.map(({ place }) => places.includes(place));
  const cards = model.cards.map((card, index) => ({
    ...card,
    twins: card.twins.filter((twin) => wished[twin] === wished[index]),
  }));
  return { ...model, cards };
}

/** Goods that bring the objective nearer by themselves. */
const GOODS: Readonly<Record<Objective['for'], readonly string[]>> = {
  win: ['buy culture', 'buy hit', 'buy attackToken'],
  culture: ['buy culture'],
  palaceDamage: ['buy hit', 'buy attackToken'],
  destroy: ['buy hit', 'buy attackToken'],
  gold: ['sell mineral', 'sell culture'],
  minerals: ['buy mineral'],
  weighted: ['buy culture', 'buy hit', 'buy attackToken', 'buy mineral', 'sell mineral', 'sell culture'],
  officers: [],
  wish: [],
};

/** With a second deal to come these pay for it. */
const MONEY = ['buy mineral', 'sell mineral', 'buy culture', 'sell culture'];

type Post = Model['posts'][number];
const named = ({ kind, good }: Post) => `${kind} ${good}`;

/** Whether what is hired or trained could bring in more loot than it costs: dear attacks never do. */
function paysByLoot(model: Model): (post: Post) => boolean {
  const { commands, targets } = model;
  const guards = targets.some(({ guard }) => guard);
  const sweeps = commands.some(({ sweep }) => sweep !== undefined);
  const cheaper = commands.some(({ caravan }) => caravan);
  const all = (loot: typeof mostLoot) => commands.reduce((sum, command) => sum + loot(model, command), 0);
  const [behind, any] = [all(guardedLoot), all(mostLoot)];
  return (post) => {
    const unit = unitOf(post, cheaper);
    if (post.good === 'hit') return unit < LOOT || (guards && unit < LOOT + behind);
    return post.good === 'attackToken' && (unit < LOOT || ((guards || sweeps) && unit < any));
  };
}

/** Only trades that serve the question are weighed; the others are the table's own business (5.3). */
export function withTrades(model: Model, objective: Objective): Model {
  const deals = model.commands.reduce((sum, { trades }) => sum + trades, 0);
  const goods = GOODS[objective.for];
  const loots = paysByLoot(model);
  const serves = (post: Post) => goods.includes(named(post)) || (weighs(objective, 'gold') && loots(post));
  // Culture is bought for money's sake only where it can be sold again.
  const sold = model.posts.some(({ kind, good, price }) => kind === 'sell' && good === 'culture' && price !== null);
  const pays = (post: Post) => (MONEY.includes(named(post)) && (sold || named(post) !== 'buy culture')) || loots(post);
  const typed = model.posts.filter(({ price }) => price !== null);
  const posts =
    deals === 0 || !typed.some(serves) ? [] : typed.filter((post) => serves(post) || (deals > 1 && pays(post)));
  if (posts.length > 0) return { ...model, posts };
  return { ...model, posts, commands: model.commands.map((command) => ({ ...command, trades: 0 })) };
}

/** What can serve an objective at all: the rest is left out where nothing but the objective counts. */
export function serving(model: Model, objective: Objective): (command: PlanCommand) => boolean {
  // The posts are those that serve: where there are any, gold does too.
  const paid = model.posts.length > 0;
  const hits = ({ strike, sweep, attackTokens }: PlanCommand) =>
    Boolean(strike) || sweep !== undefined || attackTokens > 0;
  const sold = (good: string) => model.posts.some((post) => post.kind === 'sell' && post.good === good);
  const pays = (command: PlanCommand) =>
    paid &&
    (command.gold + command.bank > 0 ||
      (command.minerals > 0 && sold('mineral')) ||
      (command.culture > 0 && sold('culture')) ||
      command.trades > 0 ||
      hits(command));
  switch (objective.for) {
    case 'wish':
      return ({ place, officers }) => officers > 0 || objective.places.includes(place);
    case 'culture':
      return (command) => command.officers > 0 || command.culture > 0 || pays(command);
    case 'palaceDamage':
    case 'destroy':
      return (command) => command.officers > 0 || hits(command) || pays(command);
    case 'win':
      return (command) => command.officers > 0 || command.culture > 0 || hits(command) || pays(command);
    default:
      return EVERYTHING;
  }
}
