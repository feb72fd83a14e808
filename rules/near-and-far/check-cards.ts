import { plural } from '@/rules/kernel/plural';
import type { Refusal } from '@/rules/kernel/refusal';
import { isSeat } from '@/rules/kernel/setup';
import type { OwnAction } from './actions';
import { numberOf, priceOf, printed } from './printed';
import { no, onTurn, ownsProblem, priceProblem, reasons, type Reason } from './reasons';
import { chiefName } from './card-kinds';
import { hasCard, hasTalent } from './sums';
import { signed } from './words';
import { packAnimals, playerOf, type Player, type State } from './state';

type CardType =
  | 'keepDraftedArtifacts'
  | 'nameArtifact'
  | 'buyArtifact'
  | 'returnPackAnimals'
  | 'discardTreasure'
  | 'moveTreasure'
  | 'useCard';

export function checkCards(state: State, action: Extract<OwnAction, { type: CardType }>): Refusal | undefined {
  const { player: seat } = action;
  const player = playerOf(state, seat);
  switch (action.type) {
    case 'keepDraftedArtifacts': {
      const hunting = hasTalent(player, 'treasureHunting') ? 2 : 0;
      return reasons(
        state.stage !== 'setup' && 'The draft is over',
        action.basic + action.advanced > 20 && no('That is more than can be drawn'),
        action.advanced > 1 + hunting && 'At least one advanced card must go',
        Math.max(0, action.basic - 5) + Math.max(0, action.advanced - 1) > hunting &&
          'Five basic and one advanced card at the most',
      );
    }
    case 'nameArtifact':
      return reasons(
        action.card.trim() === '' && no('Name the card first'),
        !player.hand.includes('') && no('Every card in hand has a name'),
      );
    case 'buyArtifact': {
      const values = { ...printed(state, 'artifact', action.card), ...action.values };
      return reasons(
        ...onTurn(state, seat).map((each) => each && 'Only on your own turn'),
        player.hand.length === 0 && no('No artifact in hand'),
        !player.hand.includes(action.card) && !player.hand.includes('') && no('That card is not in hand'),
        action.card.trim() === '' && no('Name the card first'),
        priceProblem(player, priceOf(values), action.gemsAsCoins),
        flameProblem(player, numberOf(values, 'flame')),
      );
    }
    case 'returnPackAnimals':
      return reasons(
        ...onTurn(state, seat),
        !hasTalent(player, 'packBirdBreeding') && 'Only with Pack Bird Breeding',
        !(action.birds + action.tortoises >= 1) && no('Return one animal or more'),
        (action.birds > player.birds || action.tortoises > player.tortoises) && no('Not so many animals there'),
      );
    case 'discardTreasure':
      return reasons(
        !player.treasures.includes(action.card) &&
          player.sideTreasure !== action.card &&
          no('That treasure is not yours'),
      );
    case 'moveTreasure':
      return reasons(movingProblem(player, action.card));
    case 'useCard':
      return reasons(
        ...onTurn(state, seat),
        !hasCard(player, action.card) && !isOwnChief(player, action.card) && no('That card is not yours'),
        ownsProblem(player, action.pay),
        heartLoss(player, action.hearts ?? 0),
        (action.from ?? []).some((other) => other === seat || !isSeat(other, state.players.length)) &&
          no('Only another player gives a coin'),
      );
  }
}

/** A chief card may have a text of its own. */
const isOwnChief = ({ chiefs }: Player, card: string): boolean => chiefs.some((each) => chiefName(each) === card);

const heartLoss = (player: Player, hearts: number): Reason =>
  hearts < 0 && player.hearts < -hearts && no(`Needs ${plural(-hearts, 'heart')}, you have ${player.hearts}`);

/** p.26: a positive flame is a least, a negative one a most. */
export function flameProblem({ reputation }: Pick<Player, 'reputation'>, flame: number | undefined): Reason {
  if (flame === undefined || flame === 0) return undefined;
  if (flame > 0) return reputation < flame && `Needs reputation ${flame} or more, you have ${signed(reputation)}`;
  return reputation > flame && `Needs reputation ${signed(flame)} or less, you have ${signed(reputation)}`;
}

function movingProblem(player: Player, card: string): Reason {
  if (player.sideTreasure === card) {
    return player.treasures.length >= packAnimals(player) && no('No animal place is free');
  }
  if (!player.treasures.includes(card)) return no('That treasure is not yours');
  if (!hasTalent(player, 'scrounging')) return no('Only with Scrounging');
  return player.sideTreasure !== null && no('The side place is full');
}
