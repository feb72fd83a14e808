import { plural } from '@/rules/kernel/plural';

import type { CityAction } from './applyCity';
import { addGoods, lesserGoods } from './effects';
import { saleOf, stallOwner } from './market';
import { clanOf, type State } from './state';
import { GOODS, goodsWords, PRICE, SOLDIER_COLOURS, totalGoods, UPGRADE_WORDS } from './tables';

/** "red soldier", "hero". */
export const unitWords = (slot: number): string =>
  slot === 0 ? 'hero' : `${SOLDIER_COLOURS[slot - 1] ?? 'sixth'} soldier`;

const by = (who: 'app' | 'typed') => (who === 'app' ? ', by the app' : '');

export function tellCity(state: State, after: State, action: CityAction): string {
  const { player } = action;
  const clan = clanOf(state, player);
  const now = clanOf(after, player);
  const { name } = clan;
  const left = `${now.gold} left`;
  switch (action.type) {
    case 'openShop':
      return `${name} opens the shop in ${action.city}`;
    case 'sellGoods': {
      const goods = lesserGoods(action.goods, clan.goods);
      const sale = saleOf(goods, clan.visit?.need ?? null);
      const exp = sale.exp > 0 ? `, ${sale.exp} experience for all` : '';
      return `${name} sells ${goodsWords(goods)} for ${sale.gold} gold, now ${now.gold}${exp}`;
    }
    case 'rollMarket':
      return `${name} rolls the market dice: ${action.faces.map((face) => GOODS[face - 1] ?? face).join(', ')}${by(action.by)}`;
    case 'buyGoods': {
      const got = addGoods(now.goods, clan.goods, -1);
      return `${name} buys ${goodsWords(got)} for ${clan.gold - now.gold} gold, ${left}`;
    }
    case 'closeShop': {
      const city = clan.visit?.city ?? 'the city';
      const turned = after.needs !== state.needs ? `; the need marker turns down` : '';
      return `${name} closes the shop in ${city}${turned}`;
    }
    case 'buildStall':
      return `${name} builds a stall in ${action.city} for ${PRICE.stall} gold, ${left}, 1 experience for all`;
    case 'correctStall': {
      const owner = stallOwner(state, action.city);
      const from = owner === undefined || owner === player ? '' : `, no more ${clanOf(state, owner).name}'s`;
      if (!action.stands) return `${name} has no stall in ${action.city} any more, by hand`;
      return `${name} has a stall in ${action.city}${from}, by hand`;
    }
    case 'buyUpgrade':
      return `${name} buys a ${UPGRADE_WORDS[action.upgrade]} for ${PRICE.upgrade} gold, ${left}`;
    case 'sellUpgrade':
      return `${name} sells a ${UPGRADE_WORDS[action.upgrade]}, now ${now.gold} gold`;
    case 'swapCaravan': {
      const dropped = totalGoods(clan.goods) - totalGoods(now.goods);
      const lost = dropped > 0 ? `; ${plural(dropped, 'good')} did not fit` : '';
      return `${name} swaps ${clan.caravan ?? 'no caravan'} and all upgrades for ${action.card || 'a caravan'}, ${left}${lost}`;
    }
    case 'recruit':
      return `${name} recruits a ${unitWords(clan.soldiers.length + 1)} for ${PRICE.recruit} gold, ${left}`;
    case 'recover':
      return `${name}'s ${unitWords(action.slot)} recovers for ${PRICE.recover} gold, ${left}`;
    case 'useMedicPack':
      return `${name} wakes the ${unitWords(action.slot)} with a Medic Pack, ${now.medicPacks} left`;
    case 'train': {
      const told = action.units.map((slot, index) => {
        const face = action.faces[index] ?? 6;
        return `${unitWords(slot)} ${face}, ${face <= 3 ? 'Lv 2' : 'not yet'}`;
      });
      return `${name} trains for ${PRICE.train * action.units.length} gold: ${told.join('; ') || 'nobody'}${by(action.by)}`;
    }
    case 'autoEvolve':
      return `${name}'s ${unitWords(action.slot)} evolves for ${PRICE.evolve} gold, ${left}`;
    case 'takeQuest':
      if (action.name.trim() === '') return `${name} looks at two guild quests and takes none`;
      return `${name} takes the quest ${action.name.trim()}${action.city ? ` in ${action.city}` : ''}; three stay face up`;
    case 'cancelQuest':
      return `${name} cancels the quest ${clan.quest?.name ?? ''} for ${PRICE.cancelQuest} gold, ${left}`;
    case 'completeQuest':
      return `${name} completes the quest ${clan.quest?.name ?? ''}: ${action.gold} gold, ${action.exp} experience`;
    case 'moveQuestMeeple':
      return `${name}'s quest meeples: ${action.places.join(' and ') || 'in hand'}`;
  }
}
