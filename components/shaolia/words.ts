import { cardDef, type CardDef, type Command, type Effect, type Need } from '@/rules/shaolia/card-def';
import type { Status } from '@/rules/shaolia/plan/reach';
import { PALACE_LIFE, type Place, sideOf, type State } from '@/rules/shaolia/state';
import { cardAt, ownName, PALACE, whereIs } from '@/rules/shaolia/territory';

/** "4", "3 + 5", "ANY", "?" */
export function needWords(needs: readonly (Need | null)[], and = ' + '): string {
  return needs.map((need) => (need === null ? '?' : need === 'any' ? 'ANY' : `${need}`)).join(and);
}

const amount = (value: number, one: string, many: string) => `+${value} ${value === 1 ? one : many}`;

/** "+2 culture", "2 damage past defense", "trade twice" */
export function effectWords(effect: Effect | null): string {
  if (effect === null) return 'not typed yet';
  const { damage, damageVsDefense, ignoreDefense, sweep, trades } = effect;
  return [
    effect.gold ? amount(effect.gold, 'gold', 'gold') : '',
    effect.minerals ? amount(effect.minerals, 'mineral', 'minerals') : '',
    effect.officers ? amount(effect.officers, 'officer', 'officers') : '',
    effect.culture ? amount(effect.culture, 'culture', 'culture') : '',
    effect.perCulture ? `+${effect.perCulture} culture for each culture card` : '',
    effect.lifeTokens ? amount(effect.lifeTokens, 'life token', 'life tokens') : '',
    effect.attackTokens ? amount(effect.attackTokens, 'attack token', 'attack tokens') : '',
    damage === undefined ? '' : `${damage} damage${ignoreDefense ? ' past defense' : ''}`,
    damageVsDefense === undefined ? '' : `${damageVsDefense} to defense cards`,
    sweep === undefined ? '' : `${sweep} damage to each front-row card`,
    trades === undefined
      ? ''
      : `trade ${trades === 2 ? 'at two posts' : effect.caravan ? 'with a gold in your favour' : 'once'}`,
  ]
    .filter(Boolean)
    .join(', ');
}

export function commandWords({ needs, effect }: Command): string {
  return `${needWords(needs)}: ${effectWords(effect)}`;
}

const PASSIVES: Readonly<Record<string, string>> = {
  mustBeAttackedFirst: 'must be attacked first',
  mineralBeforeRoll: '+1 mineral before the roll',
  attackTokenBeforeRoll: 'attack token before the roll',
  goldOnNeighbour: '+2 gold when a neighbour acts',
  cultureOnCulture: '+1 culture when a culture card acts',
  blockDestroyer: 'blocks the card that destroys it',
};

/** What a card does, in one line. */
export function doesWords({ commands, passives }: CardDef): string {
  return [...passives.map((passive) => PASSIVES[passive] ?? ''), ...commands.map(commandWords)]
    .filter(Boolean)
    .join('; ');
}

/** The first letter large. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a badge says of a command. */
export function statusWords(status: Status): string {
  switch (status.is) {
    case 'ready':
      return 'ready';
    case 'officers':
      return status.officers === 1 ? '1 officer' : `${status.officers} officers`;
    case 'chain':
      return status.via.some(({ place }) => place !== PALACE) ? 'via a card' : 'via palace';
    case 'short':
      return `${status.officers} short`;
    case 'blocked':
      return 'blocked';
    case 'used':
      return 'used';
    case 'noDice':
      return 'no dice';
    case 'unknown':
      return 'type it';
  }
}

/** The same with the way there: which die earns officers first, what frees a blocked card. */
export function reachWords(state: State, seat: number, status: Status): string {
  const officers = (count: number) => (count === 1 ? '1 officer' : `${count} officers`);
  if (status.is === 'chain') {
    const first = status.via.map(({ face, place }) => `the ${face} at ${ownName(sideOf(state, seat), place)}`);
    return `first ${first.join(', then ')}, then ${officers(status.officers)}`;
  }
  if (status.is === 'blocked' && status.allowed) {
    const uses = ['the last one uses it', 'then one to use it', 'then two to use it'][status.dice];
    return `blocked: a die for each blockage, ${uses}${status.officers ? `, ${officers(status.officers)}` : ''}`;
  }
  return statusWords(status);
}

/** "front row, 2nd" */
export function whereWords(place: Place): string {
  if (place === PALACE) return 'palace';
  const where = whereIs(place);
  return where ? `${where.row} row, space ${where.index + 1}` : place;
}

/** "Farm (back row, space 2)" */
export function placeWords(state: State, seat: number, place: Place): string {
  if (place === PALACE) return 'Palace';
  const built = cardAt(sideOf(state, seat), place);
  return built ? `${built.card} (${whereWords(place)})` : whereWords(place);
}

export function lifeWords(state: State, seat: number, place: Place, left: number | undefined): string {
  if (left === undefined) return 'life not typed yet';
  const built = cardAt(sideOf(state, seat), place);
  const life = place === PALACE ? PALACE_LIFE : built ? cardDef(state.cards, built.card).life : null;
  // Life tokens may lift it above what is printed.
  if (life !== null && left > life) return `${left} life left, ${left - life} of it in tokens`;
  return `${left} of ${life ?? '?'} life left`;
}
