import { cardNameKey, plainText, LONGEST_CARD_NAME } from '@/rules/kernel/card-name';
import type { CardValues } from '@/rules/kernel/card-kind';
import type { Seat } from '@/rules/kernel/setup';
import type { OwnAction } from './actions';
import { gainGoods, payGoods, takeCoins } from './pay';
import { priceOf, printed } from './printed';
import { hasTalent } from './sums';
import { change, clamp, count, packAnimals, playerOf, withPlayer, withTurn, type Player, type State } from './state';
import { usedMark } from './card-uses';
import { withSidePlace } from './triggers';

const HEARTS_PER_ANIMAL = 2; // p.13, Pack Bird Breeding

/** 4.4: what may be done at any moment of one's own turn. */
export function applyCards(state: State, action: OwnAction): State | undefined {
  const { player: seat } = action;
  const player = playerOf(state, seat);
  switch (action.type) {
    case 'keepDraftedArtifacts': {
      const named = action.cards ?? [];
      const size = Math.min(20, count(action.basic) + count(action.advanced));
      const hand = Array.from({ length: size }, (_, index) => named[index] ?? '');
      return withPlayer(state, seat, { hand, drafted: true });
    }
    case 'nameArtifact': {
      const at = player.hand.indexOf('');
      if (at < 0 || action.card.trim() === '') return state;
      const hand = player.hand.map((each, index) => (index === at ? action.card : each));
      return withPlayer(learn(state, 'artifact', action.card, action.values), seat, { hand });
    }
    case 'buyArtifact': {
      const learnt = learn(state, 'artifact', action.card, action.values);
      const paid = payGoods(learnt, seat, priceOf(printed(learnt, 'artifact', action.card)), action.gemsAsCoins);
      const hand = player.hand.includes(action.card)
        ? without(player.hand, action.card)
        : without(player.hand, undefined);
      const bought = withPlayer(paid, seat, { hand, artifacts: [...player.artifacts, action.card].slice(0, 60) });
      return cardNameKey(action.card) === cardNameKey('Mercenary Contract')
        ? withTurn(bought, { freeCamps: state.turn.freeCamps + 1 })
        : bought;
    }
    case 'returnPackAnimals': {
      const birds = Math.min(player.birds, count(action.birds));
      const tortoises = Math.min(player.tortoises, count(action.tortoises));
      const given = giveAnimals(state, seat, birds, tortoises);
      return change(given, seat, { hearts: HEARTS_PER_ANIMAL * (birds + tortoises) });
    }
    case 'discardTreasure':
      return dropTreasure(state, seat, action.card);
    case 'moveTreasure':
      return moveTreasure(state, seat, action.card);
    case 'useCard': {
      const paid = payGoods(state, seat, action.pay);
      const given = takeCoins(gainGoods(paid, seat, action.gain), seat, action.from ?? []);
      const used = change(given, seat, { hearts: clamp(action.hearts ?? 0, -99, 99) });
      return withTurn(used, { done: [...state.turn.done, usedMark(action.card)] });
    }
    default:
      return undefined;
  }
}

/** Values typed along with a card stay, as by `defineCard`. */
export function learn(state: State, kind: string, name: string, values: CardValues | undefined): State {
  const card = plainText(name);
  if (!values || card === '' || Array.from(card).length > LONGEST_CARD_NAME) return state;
  const typed = { ...printed(state, kind, name), ...values };
  return { ...state, cards: { ...state.cards, [`${kind}:${name}`]: typed } };
}

/** R8: what the animals give this turn stays for this turn. */
export function giveAnimals(state: State, seat: Seat, birds: number, tortoises: number): State {
  const player = playerOf(state, seat);
  const less = withPlayer(state, seat, {
    birds: Math.max(0, player.birds - birds),
    tortoises: Math.max(0, player.tortoises - tortoises),
  });
  const kept = withTurn(less, {
    moveBonus: Math.min(9, state.turn.moveBonus + birds),
    passBonus: Math.min(9, state.turn.passBonus + tortoises),
  });
  return withSidePlace(kept, seat);
}

/** A drawn card: kept where there is room, perhaps for an old one; else it is gone (R13). */
export function keepTreasure(
  state: State,
  seat: Seat,
  card: { readonly name: string; readonly values?: CardValues } | undefined,
  discardOld: string | undefined,
): State {
  if (!card) return state;
  const dropped = discardOld === undefined ? state : dropTreasure(state, seat, discardOld);
  const learnt = learn(dropped, 'treasure', card.name, card.values);
  const player = playerOf(learnt, seat);
  if (player.treasures.length < packAnimals(player)) {
    return withPlayer(learnt, seat, { treasures: [...player.treasures, card.name] });
  }
  if (hasTalent(player, 'scrounging') && player.sideTreasure === null) {
    return withPlayer(learnt, seat, { sideTreasure: card.name });
  }
  return state;
}

function dropTreasure(state: State, seat: Seat, name: string): State {
  const player = playerOf(state, seat);
  if (player.treasures.includes(name)) return withPlayer(state, seat, { treasures: without(player.treasures, name) });
  return player.sideTreasure === name ? withPlayer(state, seat, { sideTreasure: null }) : state;
}

/** R14: between the side place and an animal's. */
function moveTreasure(state: State, seat: Seat, name: string): State {
  const player = playerOf(state, seat);
  if (player.sideTreasure === name && hasFreePlace(player)) {
    return withPlayer(state, seat, { sideTreasure: null, treasures: [...player.treasures, name] });
  }
  if (player.sideTreasure === null && hasTalent(player, 'scrounging') && player.treasures.includes(name)) {
    return withPlayer(state, seat, { sideTreasure: name, treasures: without(player.treasures, name) });
  }
  return state;
}

const hasFreePlace = (player: Player): boolean => player.treasures.length < packAnimals(player);

/** One card of that name less; the last one where none is named. */
export function without(cards: readonly string[], name: string | undefined): readonly string[] {
  const named = name === undefined ? cards.lastIndexOf('') : cards.indexOf(name);
  const index = named >= 0 ? named : name === undefined ? cards.length - 1 : -1;
  return index < 0 ? cards : cards.filter((_, at) => at !== index);
}
