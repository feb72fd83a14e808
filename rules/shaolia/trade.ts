import { againstTheRules, impossible } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import type { Deal } from './actions';
import { attackOnce } from './hire';
import { postDef, type PostDef } from './card-def';
import { drawLv1, drawProblem, takeFromDiscard } from './draw';
import { toldCard } from './purchase';
import { countWords, gain, gainWords, type Run, settled, whole } from './run';
import { type Place, sideOf, type State } from './state';
import { placeTokens } from './tokens';

export interface Quote {
  readonly post: PostDef;
  /** Gold for one, the Caravan counted in; null where the price is not typed yet. */
  readonly unit: number | null;
  /** How many can change hands now; 0 where none can. */
  readonly most: number;
  /** A Caravan trades here at the plain price. */
  readonly noDiscount: boolean;
}

const CARAVAN = 1; // Card pages, Trade

/** What one costs or brings, and how many fit (6.4). */
export function quote(state: State, seat: Seat, name: string, caravan: boolean): Quote {
  const post = postDef(state.cards, name);
  const noDiscount = caravan && !post.caravan;
  const off = caravan && post.caravan ? CARAVAN : 0;
  if (post.price === null) return { post, unit: null, most: 0, noDiscount };
  const side = sideOf(state, seat);
  const limit = post.max ?? Infinity;
  if (post.kind === 'sell') {
    const stock = post.good === 'culture' ? side.culture : side.minerals;
    return { post, unit: post.price + off, most: Math.min(limit, stock), noDiscount };
  }
  // Ruling 33: never below nothing, and then up to the maximum.
  const unit = Math.max(0, post.price - off);
  const affordable = unit === 0 ? (post.max ?? stockOf(state, post)) : Math.floor(side.gold / unit);
  const most = Math.min(limit, stockOf(state, post), affordable);
  return { post, unit, most: Number.isFinite(most) ? most : 0, noDiscount };
}

function stockOf(state: State, { good }: PostDef): number {
  if (good === 'lv2Discard') return state.lv2Discard.length;
  if (good === 'lv1') return state.lv1Deck + state.lv1Discard.length;
  return good === 'turn' ? 1 : Infinity;
}

/** What one deal of a hired attack needs to know of its die. */
export interface Trader {
  readonly place: Place;
  readonly caravan: boolean;
}

/** Deals in their order; what the first gives pays the second (5.7a). */
export function runDeals(run: Run, seat: Seat, deals: readonly Deal[], trades: number, trader: Trader): void {
  if (deals.length > trades)
    run.complaints.push(againstTheRules(`This card trades ${trades === 1 ? 'once' : 'twice'}`));
  if (deals.length === 2 && deals[0]?.post === deals[1]?.post) {
    run.complaints.push(againstTheRules('Port needs two different posts'));
  }
  if (deals.length === 0) run.notes.push('no deal');
  for (const deal of deals) {
    runDeal(run, seat, deal, trader);
    if (settled(run)) return;
  }
}

function runDeal(run: Run, seat: Seat, deal: Deal, trader: Trader): void {
  const { post, unit } = quote(run.state, seat, deal.post, trader.caravan);
  if (!run.state.posts.includes(deal.post)) run.complaints.push(againstTheRules(`${deal.post} is not on the board`));
  if (post.good === 'manual') {
    manualDeal(run, seat, deal);
    return;
  }
  const quantity = whole(deal.quantity);
  if (quantity < 1) {
    run.complaints.push(impossible('Trade 1 or more.'));
    return;
  }
  if (unit === null || (post.good === 'hit' && post.damage === null)) {
    run.complaints.push(impossible('Type this value off your card first'));
    return;
  }
  if (post.max !== null && quantity > post.max) {
    run.complaints.push(againstTheRules(`At most ${post.max} per deal`));
  }
  const side = sideOf(run.state, seat);
  if (post.kind === 'sell') {
    const stock = post.good === 'culture' ? side.culture : side.minerals;
    if (stock < quantity) {
      run.complaints.push(impossible(stock === 0 ? 'Nothing left to sell' : `Only ${stock} to sell`));
      return;
    }
    const gains = { gold: unit * quantity, [post.good === 'culture' ? 'culture' : 'minerals']: -quantity };
    gain(run, seat, gains);
    run.notes.push(`${deal.post}: ${gainWords(gains)}`);
    return;
  }
  const price = unit * quantity;
  if (side.gold < price) {
    run.complaints.push(impossible(`Needs ${price} gold, you have ${side.gold}.`));
    return;
  }
  if (stockOf(run.state, post) < quantity) {
    run.complaints.push(impossible(post.good === 'turn' ? 'The turn is sold once' : 'Not so many cards are left'));
    return;
  }
  gain(run, seat, { gold: -price });
  bought(run, seat, deal, quantity, price, post, trader);
}

function bought(
  run: Run,
  seat: Seat,
  deal: Deal,
  quantity: number,
  price: number,
  post: PostDef,
  trader: Trader,
): void {
  const paid = `for ${price} gold`;
  switch (post.good) {
    case 'mineral':
      gain(run, seat, { minerals: quantity });
      run.notes.push(`${gainWords({ minerals: quantity })} ${paid}`);
      return;
    case 'culture':
      gain(run, seat, { culture: quantity });
      run.notes.push(`${gainWords({ culture: quantity })} ${paid}`);
      return;
    case 'turn':
      run.state = { ...run.state, nextFirst: seat };
      run.notes.push(`first player next round ${paid}`);
      return;
    case 'lv1':
      for (let index = 0; index < quantity; index += 1) {
        const card = toldCard(deal.cards?.[index]);
        const problem = drawProblem(run.state, card, 1);
        if (problem) run.complaints.push(problem);
        drawLv1(run, seat, card);
      }
      run.notes.push(`${quantity} Lv1 ${quantity === 1 ? 'card' : 'cards'} ${paid}`);
      return;
    case 'lv2Discard': {
      const cards = deal.cards ?? [];
      if (cards.length !== quantity) run.complaints.push(impossible(`Choose ${quantity} from the discard pile`));
      for (const card of cards.slice(0, quantity)) takeFromDiscard(run, seat, card);
      run.notes.push(`${cards.map((card) => card ?? 'a Lv2 card').join(', ')} from the discard pile ${paid}`);
      return;
    }
    case 'attackToken':
    case 'lifeToken':
      run.notes.push(
        `${quantity} ${post.good === 'lifeToken' ? 'life' : 'attack'} ${quantity === 1 ? 'token' : 'tokens'} ${paid}`,
      );
      placeTokens(run, seat, post.good === 'lifeToken' ? 'life' : 'attack', quantity, deal.tokens ?? []);
      return;
    case 'hit':
      run.notes.push(`${deal.post} ${paid}`);
      attackOnce(run, seat, deal, quantity, post, trader.place);
      return;
    case 'manual':
  }
}

/** A post that the rules do not tell: the table says what changed hands. */
function manualDeal(run: Run, seat: Seat, deal: Deal): void {
  const gains = deal.gains ?? {};
  const side = sideOf(run.state, seat);
  for (const key of ['gold', 'minerals', 'officers', 'culture'] as const) {
    const price = -whole(gains[key]);
    if (price > side[key]) run.complaints.push(impossible(`Needs ${countWords(price, key)}, you have ${side[key]}.`));
  }
  gain(run, seat, gains);
  run.notes.push(`${deal.post}: ${gainWords(gains) || 'nothing'}`);
}
