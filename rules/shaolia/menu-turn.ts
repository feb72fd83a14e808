import type { Tile } from '@/rules/kernel/menu';
import { againstTheRules, impossible } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { check } from './check';
import { activeSeat } from './flow';
import { type Opener, paid, type Words } from './menu-words';
import { CHARACTER_PRICE, diceToRoll, LOCKED_SPACE_PRICE, type Row, type Side, type State } from './state';
import { withPassive } from './territory';
import { gymTokens } from './turn';

export function buildTiles(state: State, player: Seat, side: Side, { does, opens }: Opener): Tile<Action>[] {
  const turn = check(state, { type: 'demolishCard', player, place: '' });
  const phase = turn?.words === 'No card stands there' ? undefined : turn;
  return [
    opens(
      {
        key: 'build',
        words: 'Build',
        detail: side.reserve.length === 0 ? 'No card in the reserve' : `${side.reserve.length} in the reserve`,
        icon: 'hammer',
        topic: 'building-phase',
      },
      'build',
      phase ?? (side.reserve.length === 0 ? impossible('No card in the reserve') : undefined),
    ),
    ...(['front', 'back'] as const).map((row) => does(spaceTile(side, row), { type: 'openLockedSpace', player, row })),
  ];
}

export function actionTiles(state: State, player: Seat, side: Side, { does, opens }: Opener): Tile<Action>[] {
  const faces = Array.from({ length: diceToRoll(side) }, () => 1);
  const tokens = gymTokens(state, player);
  const begin: Words = {
    key: 'beginAction',
    words: 'Begin action turn',
    detail: 'Mines and Gyms give before the roll',
    icon: 'swords',
    topic: 'action-phase',
  };
  const begins: Action = {
    type: 'beginAction',
    player,
    ...(tokens && tokens.length > 0 ? { tokens: [...tokens] } : {}),
  };
  // Where the tokens go is asked behind the tile: no reason against it.
  const dropped = withPassive(state, player, 'attackTokenBeforeRoll').map(() => 'drop');
  const left = side.dice?.filter((_, index) => !side.spent[index]).length ?? 0;
  return [
    tokens === undefined ? opens(begin, 'begin', check(state, { ...begins, tokens: dropped })) : does(begin, begins),
    opens(
      {
        key: 'setRoll',
        words: `Roll ${diceToRoll(side)} dice`,
        detail: 'Type the faces, or let the app roll',
        icon: 'dices',
        topic: 'action-phase',
      },
      'roll',
      check(state, { type: 'setRoll', player, faces, by: 'typed' }),
    ),
    ...(left > 0
      ? [
          does(
            {
              key: 'forfeitDice',
              words: 'Let the dice go',
              detail: `${left} unused`,
              icon: 'circle-slash',
              topic: 'unused-dice',
            },
            { type: 'forfeitDice', player },
          ),
        ]
      : []),
  ];
}

export function helperTiles(state: State, player: Seat, side: Side, { opens }: Opener): Tile<Action>[] {
  const held = side.characters.length;
  const mine = activeSeat(state) === player ? undefined : againstTheRules('Only on your turn');
  return [
    ...(held > 0
      ? [
          opens(
            {
              key: 'characters',
              words: 'Characters',
              detail: `${held} held; a sale brings ${CHARACTER_PRICE} gold`,
              icon: 'eye-off',
              topic: 'character-cards',
            },
            'characters',
            mine,
          ),
        ]
      : []),
    opens(
      {
        key: 'threat',
        words: 'Threat',
        detail: 'What the other side could do next',
        icon: 'swords',
        topic: 'targeting',
      },
      'threat',
    ),
    opens(
      {
        key: 'chances',
        words: 'My chances',
        detail: 'Before the roll, for the cards you wish for',
        icon: 'chart-column-big',
        topic: 'officers',
      },
      'chances',
    ),
    opens(
      { key: 'draws', words: 'Draw odds', detail: 'What is left in the decks', icon: 'layers', topic: 'deck-runs-out' },
      'draws',
    ),
    opens(
      {
        key: 'cards',
        words: 'Card values',
        detail: 'What is typed and what is missing',
        icon: 'pencil',
        topic: 'card-levels',
      },
      'cards',
    ),
    opens(
      {
        key: 'deck',
        words: 'Deck and posts',
        detail: 'Kinds of this game, trading board',
        icon: 'list-checks',
        topic: 'custom-game',
      },
      'deck',
    ),
    opens(
      {
        key: 'race',
        words: 'The race',
        detail: 'Culture and palaces over the rounds',
        icon: 'chart-column-big',
        topic: 'how-to-win',
      },
      'race',
    ),
  ];
}

function spaceTile(side: Side, row: Row): Words {
  return {
    key: row === 'front' ? 'openFront' : 'openBack',
    words: `Open ${row} space`,
    detail: paid(side, LOCKED_SPACE_PRICE, 'one more space to build on'),
    icon: 'lock-open',
    topic: 'locked-space',
  };
}
