import { againstTheRules, firstReason, impossible, type Refusal } from '@/rules/kernel/refusal';
import { areFaces } from '@/rules/kernel/roll-die';
import type { OwnAction } from './actions';
import type { BattleAction } from './applyBattle';
import type { CityAction } from './applyCity';
import { isOrder, placeOf } from './applyTurn';
import { type MapAction, realPlace } from './checkMap';
import { noMerchant } from './checkBattle';
import { hasToken, roomOf, unitOf } from './effects';
import { barredBy, tollTo } from './market';
import {
  anybody,
  counted,
  dice,
  hasAction,
  isOnMap,
  monsterHere,
  noPenalty,
  notInBattle,
  onTurn,
  outsideCity,
  owned,
  stocked,
  wholeNumber,
} from './reasons';
import { powerSlots } from './runes';
import { activeSeat, type Clan, clanOf, isTeammate, type PhaseKey, type State } from './state';
import { incomeDue, needsDown } from './time';
import { FULL_EXP, isFar, MOST_STATUS, PENALTY_DICE, placeWords, PLAIN_STATUS, samePlace, totalGoods } from './tables';
import { trackEnd } from './cards';

type TurnAction = Exclude<OwnAction, CityAction | BattleAction | MapAction>;

const PHASE_NAMES: Readonly<Record<PhaseKey, string>> = {
  beginning: 'beginning of the month',
  player: 'Player phase',
  npc: 'NPC phase',
  end: 'end of the month',
};

const inPhase = (state: State, phase: PhaseKey): Refusal | undefined =>
  state.phase === phase ? undefined : againstTheRules(`Only in the ${PHASE_NAMES[phase]}`);

const named = (card: string, what: string): Refusal | undefined =>
  card.trim() === '' ? impossible(`Name the ${what} first.`) : undefined;

export function checkTurn(state: State, action: TurnAction): Refusal | undefined {
  const { player } = action;
  const clan = clanOf(state, player);
  switch (action.type) {
    case 'chooseHero':
      return named(action.card, 'hero');
    case 'chooseCaravan':
      return firstReason(
        named(action.card, 'caravan'),
        clan.caravan !== null &&
          clan.caravan !== action.card &&
          againstTheRules('A new caravan is bought in the workshop'),
      );
    case 'awaken': {
      const other = state.clans.find(({ place }, seat) => seat !== player && samePlace(place, { nation: action.city }));
      return firstReason(
        notInBattle(state),
        !isFirstMorning(state) && againstTheRules('Only before the first turn'),
        other && againstTheRules(`${other.name} awakes there: the cities differ`),
      );
    }
    case 'placeStatusPoint':
      return firstReason(
        clan.statusPoints === 0 && impossible('No points to place'),
        clan[action.status] >= MOST_STATUS && impossible('5 is the end'),
        clan[action.status] >= PLAIN_STATUS && clan.items === 0 && againstTheRules('Above 4 needs a legendary item'),
      );
    case 'setCityNeed':
      return undefined;
    case 'setTurnOrder':
      return firstReason(
        inPhase(state, 'beginning'),
        !isOrder(action.order, state) && impossible('Everybody has one place in the order.'),
      );
    case 'collectIncome':
      return firstReason(state.incomePaid && impossible('Already paid this month'), inPhase(state, 'beginning'));
    case 'revealEvent':
      return firstReason(inPhase(state, 'beginning'), state.month < 2 && againstTheRules('Events run from month 2 on'));
    case 'startTurn':
      return firstReason(
        state.phase !== 'beginning' && againstTheRules('The turns have begun'),
        incomeDue(state) && againstTheRules('The stalls pay first'),
      );
    case 'endTurn':
      return firstReason(
        activeSeat(state) === undefined && impossible('No turn to end.'),
        activeSeat(state) !== player && onTurn(state, player),
        notInBattle(state),
        clan.penalty && againstTheRules('Roll the three gold dice first'),
      );
    case 'replaceNeeds':
      // While some have never been entered, the set-up is still being written down.
      return Object.values(state.needs).includes(null) ? undefined : inPhase(state, 'end');
    case 'endMonth':
      return firstReason(
        notInBattle(state),
        state.phase !== 'end' && againstTheRules('Not everybody has acted'),
        needsDown(state).length > 0 && againstTheRules(`Face-down need markers to replace: ${needsDown(state).length}`),
      );
    case 'travel': {
      const place = placeOf(action.to);
      const owner = place && place.die === undefined ? barredBy(state, player, place.nation) : undefined;
      return firstReason(
        onTurn(state, player),
        notInBattle(state),
        noPenalty(clan),
        realPlace(action.to),
        place !== null && samePlace(place, clan.place) && againstTheRules(`Already in ${placeWords(place)}`),
        clan.moves === 0 && againstTheRules('No move left'),
        isFar(clan.place, place) && againstTheRules(`Not next to ${clan.place ? placeWords(clan.place) : 'it'}`),
        owner !== undefined && againstTheRules(`City closed to rivals of ${clanOf(state, owner).name}`),
      );
    }
    case 'payToll':
      return firstReason(
        anybody(state, action.owner),
        action.owner === player && impossible('Nobody pays himself.'),
        isTeammate(state, player, action.owner) && againstTheRules('Teammates pay no toll'),
        clanOf(state, action.owner).charisma < PLAIN_STATUS && againstTheRules('A toll needs Charisma 4'),
        clan.place !== null &&
          (clan.place.die !== undefined || tollTo(state, player, clan.place.nation) !== action.owner) &&
          againstTheRules('No toll here'),
      );
    case 'scout': {
      const rival = /^player:(\d)$/.exec(action.target)?.[1];
      const target = rival === undefined ? undefined : clanOf(state, Number(rival));
      return firstReason(
        onTurn(state, player),
        notInBattle(state),
        noPenalty(clan),
        hasAction(clan),
        clan.scouted.includes(action.target) && againstTheRules('Already scouted this turn'),
        target?.place !== undefined &&
          target.place !== null &&
          target.place.die === undefined &&
          againstTheRules('Nobody is scouted in a city'),
        elsewhere(state, clan, action.target) && againstTheRules('Not in the same territory'),
        action.target.startsWith('merchant') && noMerchant(state, clan),
        clan.explorer === 0 && againstTheRules('Explorer 0: no dice'),
        clan.explorer === 0
          ? !areFaces(action.faces, 6) && impossible('A face goes from 1 to 6.')
          : dice(action.faces, clan.explorer),
        (action.target === 'brigand' || action.target === 'government') && isOnMap(state, action.target),
      );
    }
    case 'smokeReroll':
      if (!clan.scouting) return impossible('No scouting roll to reroll.');
      return firstReason(
        clan.smokeBomb === 0 && impossible('No Smoke Bomb left'),
        dice(action.faces, clan.scouting.faces.length),
      );
    case 'engage':
      return firstReason(
        onTurn(state, player),
        notInBattle(state),
        noPenalty(clan),
        hasAction(clan),
        outsideCity(clan, 'Monsters'),
        action.meeple === undefined &&
          hasToken(state, 'monster', clan.place) &&
          againstTheRules('An X token lies here: no monster'),
        action.meeple !== undefined && monsterHere(state, clan, action.meeple),
        action.meeple === undefined ? dice(action.faces, 2) : undefined,
      );
    case 'declineEncounter':
      return onTurn(state, player);
    case 'transferGold': {
      const gift = isTeammate(state, player, action.to) && state.houseRules['teamGifts'] === true;
      return firstReason(
        anybody(state, action.to),
        action.to === player && impossible('Choose somebody else.'),
        wholeNumber(action.amount, 1, 99, 'The amount'),
        clan.gold < action.amount && impossible(`Needs ${action.amount} gold, you have ${clan.gold}.`),
        !gift && !action.why && againstTheRules('Gifts and deals are no part of the rules'),
      );
    }
    case 'gainGoods':
      return firstReason(
        counted(action.goods),
        totalGoods(action.goods) === 0 && impossible('Choose the goods.'),
        stocked(action.goods, state.stock),
        totalGoods(action.goods) > roomOf(state, clan) && impossible(`Room for ${roomOf(state, clan)} more.`),
      );
    case 'dropGoods':
      return firstReason(
        counted(action.goods),
        totalGoods(action.goods) === 0 && impossible('Choose the goods.'),
        owned(action.goods, clan.goods),
      );
    case 'adjustPoints':
      return firstReason(
        wholeNumber(clan.moves + action.moves, 0, 99, 'Moves'),
        wholeNumber(clan.actions + action.actions, 0, 99, 'Actions'),
        onTurn(state, player),
      );
    case 'rollRandomGold':
      return firstReason(
        action.faces.length === 0 && impossible('No die was rolled.'),
        dice(action.faces, Math.min(20, action.faces.length)),
      );
    case 'penaltyTurn':
      return firstReason(
        !clan.penalty && impossible('No penalty turn is due.'),
        onTurn(state, player),
        dice(action.faces, PENALTY_DICE),
      );
    case 'takeBounty':
      return wholeNumber(action.amount, 0, 99, 'The bounty');
    case 'changeWanted':
      return wholeNumber(action.delta, -trackEnd(state), trackEnd(state), 'The change');
    case 'claimRune':
      return firstReason(
        clan.runes.includes(action.slot) &&
          impossible('You already hold this one', {
            words: 'Give it back',
            action: { type: 'takeBackRune', player, slot: action.slot },
          }),
        !clan.offers.includes(action.slot) && againstTheRules('Not earned yet, as far as the app knows'),
      );
    case 'takeBackRune':
      return clan.runes.includes(action.slot) ? undefined : impossible('That rune is not held.');
    case 'waveOffer':
      return clan.offers.includes(action.slot) ? undefined : impossible('That rune is not on offer.');
    case 'takeRunePower': {
      const full =
        clan.powers.length - Number(clan.powers[action.instead ?? -1] !== undefined) >= powerSlots(clan.runes.length);
      const twin = clan.powers.some((power, index) => power.name === action.name.trim() && index !== action.instead);
      if (action.name.trim() === '') return clan.powersDue > 0 ? undefined : impossible('No rune power is due.');
      return firstReason(
        wholeNumber(action.uses, 1, 9, 'Uses'),
        twin && againstTheRules('Never two of one name'),
        full && againstTheRules(`${powerSlots(clan.runes.length)} rune power slots: give one back`),
        clan.powersDue === 0 && againstTheRules('No rune power is due'),
      );
    }
    case 'dropRunePower':
      return clan.powers[action.index] ? undefined : impossible('No such rune power.');
    case 'useRunePower': {
      const power = clan.powers[action.index];
      if (!power) return impossible('No such rune power.');
      const fights = state.battle !== null;
      if (power.colour === 'purple') return fights ? undefined : againstTheRules('Purple powers are for combat');
      return fights ? againstTheRules('Yellow powers are for outside combat') : undefined;
    }
    case 'correctUnit':
      return firstReason(
        !unitOf(clan, action.slot) && impossible('No such unit.'),
        wholeNumber(action.level, 1, 2, 'The level'),
        wholeNumber(action.exp, 0, FULL_EXP, 'Experience'),
        action.slot === 0 && action.fainted && impossible('The hero faints only in a battle.'),
      );
    case 'standCard':
      return wholeNumber(action.number, 1, 6, 'The number');
    case 'gainExp':
      return firstReason(
        action.units.some((slot) => !unitOf(clan, slot)) && impossible('No such unit.'),
        wholeNumber(action.amount, 1, 6, 'Experience'),
      );
  }
}

/** Before the first turn nobody has moved: everybody stands where the marker said. */
const isFirstMorning = ({ month, phase }: State): boolean => month === 1 && phase === 'beginning';

/** Both places were told and differ; one that was not is a question, never a refusal. */
function elsewhere(state: State, { place }: Clan, target: string): boolean {
  const rival = /^player:(\d)$/.exec(target)?.[1];
  const at =
    rival !== undefined
      ? clanOf(state, Number(rival)).place
      : target === 'brigand' || target === 'government'
        ? (state.npcs[target]?.place ?? null)
        : null;
  return place !== null && at !== null && !samePlace(place, at);
}
