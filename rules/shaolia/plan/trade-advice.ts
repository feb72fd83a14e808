import type { Seat } from '@/rules/kernel/setup';
import type { State } from '../state';
import { dealsOf, type PlanDeal } from './deals';
import { modelOf, type PlanCommand } from './model';

export interface TradeAdvice {
  readonly deals: readonly PlanDeal[];
  /** Gold gained, all told. */
  readonly gold: number;
}

/** The deal, or a Port's ordered pair of deals, that brings the most gold now; undefined where none brings any (6.4). */
export function bestDeals(state: State, seat: Seat, trader: 'market' | 'caravan' | 'port'): TradeAdvice | undefined {
  const model = modelOf(state, seat, { faces: [] });
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
  let best: TradeAdvice | undefined;
  for (const { deals, after } of dealsOf(model, command, model.start)) {
    const gold = after.gold - model.start.gold;
    if (gold > (best?.gold ?? 0)) best = { deals, gold };
  }
  return best;
}
