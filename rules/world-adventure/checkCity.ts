import { plural } from '@/rules/kernel/plural';
import { againstTheRules, firstReason, impossible, type Refusal } from '@/rules/kernel/refusal';
import { sideOfSeat } from './applyBattle';
import type { CityAction } from './applyCity';
import { capacityOf, upgradesSale } from './cards';
import { addGoods, roomOf, someGoods, unitOf } from './effects';
import { barredBy, buyPrice, chosenOffer, offerOf, openAgain, stallAllowance, stallOwner } from './market';
import {
  counted,
  dice,
  hasAction,
  inCity,
  needsGold,
  noPenalty,
  notInBattle,
  onTurn,
  owned,
  stocked,
  wholeNumber,
} from './reasons';
import { cityOf, type Clan, clanOf, type State } from './state';
import {
  type City,
  FULL_EXP,
  GOODS,
  MARKET_DICE,
  MOST_SOLDIERS,
  MOST_STALLS,
  PRICE,
  totalGoods,
  UPGRADE_LIMIT,
  UPGRADE_WORDS,
} from './tables';

export function checkCity(state: State, action: CityAction): Refusal | undefined {
  const { player } = action;
  const clan = clanOf(state, player);
  const here = cityOf(clan);
  const mayShop = (city = here) =>
    firstReason(
      onTurn(state, player),
      notInBattle(state),
      noPenalty(clan),
      inCity(clan, city),
      city && barred(state, player, city),
    );
  switch (action.type) {
    case 'openShop': {
      const opens = openAgain(state, clan, action.city);
      return firstReason(
        mayShop(action.city),
        clan.visit !== null && againstTheRules(`Close the shop in ${clan.visit.city} first`),
        opens !== undefined &&
          againstTheRules(`Visited in month ${clan.shopMonths[action.city]}: open again in month ${opens}`),
      );
    }
    case 'sellGoods':
      if (!clan.visit) return impossible('Open a shop first.');
      return firstReason(
        onTurn(state, player),
        clan.visit.dice !== null && againstTheRules('Sell first, then buy'),
        clan.visit.sold !== null && againstTheRules('One sale a visit'),
        counted(action.goods),
        totalGoods(action.goods) === 0 && impossible('Choose what to sell.'),
        owned(action.goods, clan.goods),
      );
    case 'rollMarket':
      if (!clan.visit) return impossible('Open a shop first.');
      return firstReason(
        onTurn(state, player),
        clan.visit.dice !== null && againstTheRules('The market dice are rolled once a visit'),
        dice(action.faces, MARKET_DICE),
      );
    case 'buyGoods':
      return checkBuy(state, clan, action);
    case 'closeShop':
      return clan.visit ? undefined : impossible('No shop is open.');
    case 'buildStall': {
      const owner = stallOwner(state, action.city);
      return firstReason(
        mayShop(action.city),
        hasAction(clan),
        owner !== undefined && impossible('City already has a stall'),
        clan.stalls.length >= MOST_STALLS && impossible('All four stalls stand'),
        clan.stalls.length >= stallAllowance(clan) && againstTheRules('One stall per Charisma point'),
        needsGold(clan, PRICE.stall),
      );
    }
    case 'correctStall': {
      const mine = clan.stalls.includes(action.city);
      if (!action.stands) return mine ? undefined : impossible('No stall stands there.');
      return firstReason(
        mine && impossible('City already has a stall'),
        clan.stalls.length >= MOST_STALLS && impossible('All four stalls stand'),
      );
    }
    case 'buyUpgrade': {
      const { upgrade } = action;
      const limit = UPGRADE_LIMIT[upgrade];
      return firstReason(
        mayShop(),
        clan[upgrade] >= limit &&
          impossible(
            limit === 1 ? `You have the ${UPGRADE_WORDS[upgrade]}` : `${limit} ${UPGRADE_WORDS[upgrade]}s at most`,
          ),
        needsGold(clan, PRICE.upgrade),
      );
    }
    case 'sellUpgrade': {
      const capacity = capacityOf(state, clan);
      const tight =
        action.upgrade === 'cargoUpgrade' && capacity !== undefined && totalGoods(clan.goods) > capacity - 1;
      return firstReason(
        mayShop(),
        clan[action.upgrade] === 0 && impossible(`No ${UPGRADE_WORDS[action.upgrade]} to sell`),
        action.gold !== undefined && wholeNumber(action.gold, 0, 99, 'The price'),
        tight && againstTheRules('The goods would not fit'),
      );
    }
    case 'swapCaravan': {
      const purse = clan.gold + upgradesSale(state, clan) + action.sale;
      const cargo = action.values['cargo'];
      return firstReason(
        mayShop(),
        action.card.trim() === '' && impossible('Name the caravan first.'),
        wholeNumber(action.sale, 0, 99, 'The sale price') ?? wholeNumber(action.price, 0, 99, 'The price'),
        purse < action.price &&
          impossible(`You would be without a caravan: needs ${action.price} gold, you would have ${purse}.`),
        typeof cargo === 'number' &&
          totalGoods(clan.goods) > cargo &&
          againstTheRules(`${plural(totalGoods(clan.goods), 'good does', 'goods do')} not fit a cargo of ${cargo}`),
      );
    }
    case 'recruit':
      return firstReason(
        mayShop(),
        clan.soldiers.length >= MOST_SOLDIERS && impossible('Five soldiers at most'),
        clan.soldiers.length >= clan.leadership && againstTheRules('One soldier per Leadership point'),
        needsGold(clan, PRICE.recruit),
      );
    case 'recover': {
      const open = clan.recovering || (clan.penalty && state.houseRules['penaltyAllowsRecover'] === true);
      return firstReason(
        onTurn(state, player),
        notInBattle(state),
        !open && noPenalty(clan),
        inCity(clan),
        here && barred(state, player, here),
        isFainted(clan, action.slot),
        needsGold(clan, PRICE.recover),
      );
    }
    case 'useMedicPack':
      return firstReason(
        clan.medicPacks === 0 && impossible('No Medic Pack left'),
        fights(state, player) && againstTheRules('Not once the dice of a battle are rolled'),
        isFainted(clan, action.slot),
      );
    case 'train': {
      const wrong = action.units.map((slot) => trainable(state, clan, slot)).find(Boolean);
      return firstReason(
        mayShop(),
        action.units.length === 0 && impossible('Choose who trains.'),
        new Set(action.units).size < action.units.length && impossible('Each trains once.'),
        wrong,
        dice(action.faces, action.units.length),
        needsGold(clan, PRICE.train * action.units.length),
      );
    }
    case 'autoEvolve':
      return firstReason(mayShop(), ripe(clan, action.slot), needsGold(clan, PRICE.evolve));
    case 'takeQuest':
      return firstReason(
        mayShop(action.city),
        hasAction(clan),
        clan.quest !== null && againstTheRules('Cancel or complete the quest you hold first'),
      );
    case 'cancelQuest':
      return firstReason(!clan.quest && impossible('No quest to cancel'), needsGold(clan, PRICE.cancelQuest));
    case 'completeQuest':
      return firstReason(
        !clan.quest && impossible('No quest to complete'),
        notInBattle(state),
        wholeNumber(action.gold, 0, 99, 'Gold') ?? wholeNumber(action.exp, 0, FULL_EXP, 'Experience'),
      );
    case 'moveQuestMeeple':
      return firstReason(
        !clan.quest && againstTheRules('No quest held'),
        action.places.length > 2 && impossible('Two quest meeples at most'),
      );
  }
}

/** Whose battle has had its first dice: whoever stands by may still wake a soldier (p.20). */
const fights = ({ battle }: State, seat: number): boolean =>
  battle !== null && battle.stage > 1 && sideOfSeat(battle, seat) !== undefined;

/** whom a Charisma-5 rival finds in the city already may stay and leave, no more. */
function barred(state: State, seat: number, city: City): Refusal | undefined {
  const owner = barredBy(state, seat, city);
  return owner === undefined ? undefined : againstTheRules(`City closed to rivals of ${clanOf(state, owner).name}`);
}

function checkBuy(state: State, clan: Clan, action: Extract<CityAction, { type: 'buyGoods' }>): Refusal | undefined {
  const { visit } = clan;
  if (!visit) return impossible('Open a shop first.');
  const { chosen } = action;
  const wanted = chosen === undefined ? action.goods : addGoods(action.goods, someGoods({ [chosen]: 1 }));
  const offer = offerOf(state, visit);
  const needed = visit.need !== null && wanted[visit.need] > 0;
  const beyond = GOODS.find((good) => action.goods[good] > offer[good]);
  return firstReason(
    onTurn(state, action.player),
    visit.dice === null && againstTheRules('Roll the market dice first'),
    counted(action.goods),
    needed && againstTheRules(`${visit.city} needs its ${visit.need}: it is not for sale`),
    beyond !== undefined && againstTheRules(`Only ${offer[beyond]} ${beyond} on offer`),
    chosen !== undefined &&
      !chosenOffer(state, clan, visit).includes(chosen) &&
      againstTheRules('No free choice of that good'),
    stocked(wanted, state.stock),
    totalGoods(wanted) === 0 && impossible('Choose what to buy.'),
    totalGoods(wanted) > roomOf(state, clan) && impossible(`Room for ${roomOf(state, clan)} more.`),
    needsGold(clan, buyPrice(state, clan) * totalGoods(wanted)),
  );
}

function isFainted(clan: Clan, slot: number): Refusal | undefined {
  const soldier = slot === 0 ? undefined : unitOf(clan, slot);
  if (!soldier) return impossible('No such soldier.');
  return soldier.fainted ? undefined : impossible('That soldier is awake.');
}

function ripe(clan: Clan, slot: number): Refusal | undefined {
  const unit = unitOf(clan, slot);
  if (!unit) return impossible('No such unit.');
  if (unit.level === 2) return impossible('Already Lv 2.');
  return unit.exp >= FULL_EXP ? undefined : againstTheRules(`Needs 6 experience, has ${unit.exp}`);
}

function trainable(state: State, clan: Clan, slot: number): Refusal | undefined {
  const reason = ripe(clan, slot);
  if (reason) return reason;
  return unitOf(clan, slot)?.trained === state.month ? againstTheRules('Trained this month already') : undefined;
}
