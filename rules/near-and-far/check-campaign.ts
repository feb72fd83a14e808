import { plural } from '@/rules/kernel/plural';
import type { Refusal } from '@/rules/kernel/refusal';
import type { OwnAction } from './actions';
import { talentOf, unspent } from './campaign';
import { no, onTurn, reasons } from './reasons';
import { hasTalent } from './sums';
import { playerOf, type State } from './state';
import { cardsToTake, isNewcomer } from './take-card';

type CampaignType =
  | 'chooseCharacter'
  | 'skipMaps'
  | 'startGame'
  | 'buyTalent'
  | 'setNextQuest'
  | 'addSideQuest'
  | 'completeSideQuest'
  | 'addKeyword'
  | 'takeCard';

export const hasCampaign = ({ mode }: State): boolean => mode === 'campaign' || mode === 'character';

export function checkCampaign(state: State, action: Extract<OwnAction, { type: CampaignType }>): Refusal | undefined {
  const { player: seat } = action;
  const player = playerOf(state, seat);
  const others = state.players.filter((_, other) => other !== seat);
  switch (action.type) {
    case 'chooseCharacter': {
      const platypus = action.companion === 'platypus';
      // The companion may be chosen before the character.
      const unnamed = action.character.trim() === '';
      return reasons(
        state.stage !== 'setup' && 'Play has begun',
        unnamed && player.character !== '' && no('Name the character'),
        !unnamed && others.some((each) => each.character === action.character) && no('That character is taken'),
        platypus && others.some((each) => each.companion === 'platypus') && 'There is one platypus only',
        hasCampaign(state) &&
          state.played.length > 0 &&
          player.character !== '' &&
          player.character !== action.character &&
          'The character stays for the whole campaign',
      );
    }
    case 'skipMaps':
      return reasons(
        state.stage !== 'setup' && 'Play has begun',
        (state.mode !== 'campaign' || !state.extraStories) && no('Only a Campaign with Extra Stories leaves out maps'),
        state.played.length > 0 && 'The campaign has begun',
        new Set(action.maps).size !== 3 && no('Choose three maps'),
        action.maps.some((map) => map < 2 || map > 10) && no('Maps 2 to 10 may be left out, never Map 11'),
      );
    case 'startGame': {
      const missing = state.players.find((each) => !each.drafted);
      return reasons(
        state.stage !== 'setup' && no('Play has begun'),
        missing && `${missing.name}'s starting hand is missing`,
      );
    }
    case 'buyTalent': {
      const talent = talentOf(action.talent);
      const mode = state.mode === 'character' ? 'character' : 'campaign';
      const have = unspent(player.quester, mode);
      const atHall = player.location === 'townHall' && state.turn.main === 'town' && hasTalent(player, 'politics');
      return reasons(
        !talent && no('There is no such talent'),
        !hasCampaign(state) && no('Talents belong to a campaign'),
        hasTalent(player, action.talent) && no('Already learnt'),
        state.stage === 'play' &&
          !atHall &&
          'Talents are bought before the first turn, or at the Town Hall with Politics',
        ...(atHall ? onTurn(state, seat) : []),
        talent && talent.cost > have && no(`Costs ${talent.cost}, ${plural(have, 'experience', 'experience')} left`),
      );
    }
    case 'setNextQuest':
      return reasons(state.mode !== 'character' && no('Only Character Mode has a next quest'));
    case 'addSideQuest':
      return reasons(
        state.mode !== 'campaign' && no('Only a Campaign has side quests'),
        action.code.trim() === '' && no('Type its number'),
      );
    case 'completeSideQuest':
      return reasons(!player.quester.sideQuests.includes(action.code) && no('That side quest is not waiting'));
    case 'addKeyword':
      return reasons(
        !hasCampaign(state) && no('Keywords belong to a campaign'),
        action.word.trim() === '' && no('Type the word'),
      );
    case 'takeCard':
      return reasons(
        state.stage !== 'setup' && 'Play has begun',
        !hasCampaign(state) && no('Character cards belong to a campaign'),
        !isNewcomer(state, seat) && no(`${player.name} has a card from before`),
        !cardsToTake(state, seat).some(({ name }) => name === action.card) && no('That card is not left over'),
      );
  }
}
