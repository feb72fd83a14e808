import type { Refusal } from '@/rules/kernel/refusal';
import type { OwnAction } from './actions';
import { questSource } from './apply-campaign';
import { placeProblem } from './check-town';
import { besidePrice } from './pay';
import { againstSymbol, faceProblem, heartsProblem, no, onTurn, priceProblem, reasons } from './reasons';
import { hasTalent, treasureRoom } from './sums';
import { inTown, packAnimals, PACK_PLACES, playerOf, type State } from './state';

type QuestType = 'attemptQuest' | 'chooseOption' | 'resolveQuest' | 'applyReward' | 'declineQuest';

const SOURCE_WORDS = {
  map: 'The map quest is read here',
  sideQuest: 'A side quest is waiting and comes first',
  character: 'The next character quest is read here',
  arcade: 'An arcade card is drawn here',
} as const;

export function checkQuest(state: State, action: Extract<OwnAction, { type: QuestType }>): Refusal | undefined {
  const { player: seat } = action;
  const player = playerOf(state, seat);
  const { turn } = state;
  const { quest } = turn;
  switch (action.type) {
    case 'attemptQuest': {
      const source = questSource(state, seat);
      return reasons(
        ...onTurn(state, seat),
        quest !== null && no('A quest is open already'),
        state.round === 1 && state.stage === 'play' && 'All visit town in the first round',
        (inTown(player) || turn.main !== 'adventure') && 'Stop on a space with a quest token first',
        againstSymbol(state),
        turn.questTried && 'One quest a turn',
        turn.camped && 'The quest comes before the camp',
        state.questTokens === 0 && no('No quest token is left'),
        action.source !== source && SOURCE_WORDS[source],
      );
    }
    case 'chooseOption':
      return reasons(
        ...onTurn(state, seat),
        !quest && no('No quest is open'),
        quest?.choice != null && 'The choice is made',
        action.payment !== undefined && priceProblem(player, action.payment, action.gemsAsCoins),
      );
    case 'resolveQuest':
      return reasons(
        ...onTurn(state, seat),
        !quest && no('No quest is open'),
        quest !== null && !quest.choice && no('Make the choice first'),
        quest?.won != null && no('The die is rolled: take the reward'),
        faceProblem(action.roll),
        heartsProblem(besidePrice(state, player, quest?.choice?.payment ?? {}), action.heartsSpent, action.foodSpent),
      );
    case 'applyReward': {
      const animals = packAnimals(player) + (action.packAnimal ? 1 : 0);
      const treasures = action.treasures?.length ?? 0;
      return reasons(
        ...onTurn(state, seat),
        !quest && no('No quest is open'),
        quest !== null && quest.won === null && no('Roll first'),
        action.packAnimal !== undefined && animals > PACK_PLACES && no('Three animal places only'),
        treasures > treasureRoom(player, animals - packAnimals(player)) &&
          no(
            animals > 0 || hasTalent(player, 'scrounging')
              ? 'Every treasure place is full'
              : 'No pack animal: no treasure',
          ),
        action.adventurer && placeProblem(player, { ...action.adventurer, adventurer: action.adventurer }),
      );
    }
    case 'declineQuest':
      return reasons(
        ...onTurn(state, seat),
        quest !== null && 'The quest has begun',
        turn.main !== 'adventure' && 'Stop on a space with a quest token first',
        turn.questTried && 'One quest a turn',
      );
  }
}
