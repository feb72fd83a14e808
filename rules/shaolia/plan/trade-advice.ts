import type { Seat } from '@/rules/kernel/setup';
import type { State } from '../state';
import { askedOf } from './asked';
import { dealsOf, type PlanDeal } from './deals';
import { type Model, modelOf, type PlanCommand } from './model';

export interface TradeAdvice {
  readonly deals: readonly PlanDeal[];
  /** What is gained of the wished resource, all told. */
  readonly gains: number;
  /** Gold gained or, below zero, spent. */
  readonly gold: number;
}

export type TradeWish = 'gold' | 'minerals' | 'culture';
/** Posts that change one of these. */
const GOODS: readonly string[] = ['mineral', 'culture'];

/** The deal, or a Port's ordered pair, that brings most of what is wished now; undefined where none does (6.4). */
export function bestDeals(
  state: State,
  seat: Seat,
  trader: 'market' | 'caravan' | 'port',
  wish: TradeWish,
): TradeAdvice | undefined {
  const whole = modelOf(state, seat, { faces: [] });
  const model: Model = { ...whole, posts: whole.posts.filter(({ good }) => GOODS.includes(good)) };
  const command: PlanCommand = {
    place: '',
    name: trader,
    command: 0,
    card: 0,
    bit: 0,
    needs: ['any'],
    gold: 0,
    bank: 0,
    minerals: 0,
    officers: 0,
    culture: 0,
    lifeTokens: 0,
    attackTokens: 0,
    strike: undefined,
    sweep: undefined,
    trades: trader === 'port' ? 2 : 1,
    caravan: trader === 'caravan',
  };
  const asked = askedOf(model, { for: wish });
  let best: TradeAdvice | undefined;
  for (const { deals, after } of dealsOf(model, asked, command, model.start, [])) {
    const gains = after[wish] - model.start[wish];
    const gold = after.gold - model.start.gold;
    if (gains > (best?.gains ?? 0) || (best && gains === best.gains && gold > best.gold)) best = { deals, gains, gold };
  }
  return best;
}
