import { againstTheRules, impossible, type Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import { NEEDS_VALUE } from './activate';
import type { ActionOf } from './actions';
import { toDiscard } from './attack';
import { type CardDef, cardDef } from './card-def';
import { copiesOf, copiesOut, drawProblem } from './draw';
import { activeSeat } from './flow';
import { houseRule } from './house-rules';
import { needsGold, toldCard } from './purchase';
import { rosterCard, WONDER_COPIES } from './roster';
import { gain, newRun, type Run } from './run';
import {
  type Built,
  LOCKED_SPACE_PRICE,
  NO_TOKENS,
  type Place,
  type Side,
  sideOf,
  type State,
  withSide,
} from './state';
import { cardAt, meetsCondition, openSpaces, PALACE, placeOf, spaceAt, spaces, whereIs, withSpace } from './territory';

export function fresh(card: string, level: Built['level']): Built {
  return { card, level, damage: 0, tokens: NO_TOKENS, activated: false };
}

/** Why nothing can stand there, before anything is paid. */
export function spaceProblem(state: State, seat: Seat, place: Place, def: Pick<CardDef, 'class'>): Refusal | undefined {
  const space = spaceAt(sideOf(state, seat), place);
  if (space === undefined) return impossible('There is no such space');
  if (space === 'locked') return impossible('Space is locked');
  if (space !== 'empty') return impossible('Space is occupied');
  return def.class === 'defense' && whereIs(place)?.row === 'back'
    ? againstTheRules('Defense cards go in the front row')
    : undefined;
}

/** "Needs School or Theater built" */
export function conditionProblem(state: State, seat: Seat, def: CardDef): Refusal | undefined {
  if (meetsCondition(sideOf(state, seat), def)) return undefined;
  return againstTheRules(`Needs ${def.condition.join(' or ')} built`);
}

export function costProblem(state: State, seat: Seat, def: CardDef): Refusal | undefined {
  if (def.gold === null || def.minerals === null) return NEEDS_VALUE;
  const side = sideOf(state, seat);
  if (side.gold >= def.gold && side.minerals >= def.minerals) return undefined;
  return impossible(`Needs ${costWords(def)}, you have ${def.minerals === 0 ? side.gold : costWords(side)}.`);
}

/** The spaces where this card may stand, if it can be built now; a cost nobody typed yet hinders nothing. */
function placesFor(state: State, seat: Seat, def: CardDef): readonly Place[] {
  const cost = costProblem(state, seat, def);
  if (conditionProblem(state, seat, def) || (cost && cost !== NEEDS_VALUE)) return [];
  return openSpaces(sideOf(state, seat)).filter((place) => !spaceProblem(state, seat, place, def));
}

/** In the own building turn: the spaces where something of the reserve can be built. */
export function buildingPlaces(state: State, seat: Seat): readonly Place[] {
  if (state.phase !== 'building' || state.victory || activeSeat(state) !== seat) return [];
  const names = new Set(sideOf(state, seat).reserve.flatMap(({ card }) => (card === null ? [] : [card])));
  return [...new Set([...names].flatMap((name) => placesFor(state, seat, cardDef(state.cards, name))))];
}

/** What makes room where no space is open. */
export function roomWords(side: Side): string {
  const locked = spaces(side).some(({ space }) => space === 'locked');
  return locked ? `open one for ${LOCKED_SPACE_PRICE} gold, or demolish` : 'demolish a card first';
}

/** "3 gold, 1 mineral" */
export function costWords({ gold, minerals }: Pick<CardDef, 'gold' | 'minerals'>): string {
  const ore = minerals === 1 ? '1 mineral' : `${minerals ?? '?'} minerals`;
  return minerals === 0 ? `${gold ?? '?'} gold` : `${gold ?? '?'} gold, ${ore}`;
}

export function runBuild(state: State, action: ActionOf<'buildCard'>): Run {
  const run = newRun(state);
  const { player, reserve: index, place } = action;
  const side = sideOf(state, player);
  const held = side.reserve[index];
  if (!held) {
    run.complaints.push(impossible('That card is not in your reserve'));
    return run;
  }
  const card = held.card ?? toldCard(action.card);
  if (card === null) {
    run.complaints.push(impossible('Say which card it is'));
    return run;
  }
  const known = rosterCard(card);
  if (known && known.level !== held.level) {
    run.complaints.push(impossible(`${card} is a Lv${known.level} card`));
    return run;
  }
  const def = cardDef(state.cards, card);
  const reasons = [
    held.card === null ? drawProblem(state, card, held.level) : undefined,
    spaceProblem(state, player, place, def),
    conditionProblem(state, player, def),
    costProblem(state, player, def),
  ];
  run.complaints.push(...reasons.flatMap((reason) => reason ?? []));
  if (run.complaints.some(({ refused }) => refused === 'impossible')) return run;
  gain(run, player, { gold: -(def.gold ?? 0), minerals: -(def.minerals ?? 0) });
  run.state = withSpace(run.state, player, place, fresh(card, held.level));
  run.state = withSide(run.state, player, { reserve: side.reserve.filter((_, at) => at !== index) });
  run.notes.push(`${card} in the ${whereIs(place)?.row} row for ${costWords(def)}`);
  return run;
}

/** The space named, or the first locked one of the row. */
export function lockedPlace(state: State, action: ActionOf<'openLockedSpace'>): Place | undefined {
  const side = sideOf(state, action.player);
  if (action.place !== undefined) return spaceAt(side, action.place) === 'locked' ? action.place : undefined;
  const index = side[action.row].indexOf('locked');
  return index < 0 ? undefined : placeOf(action.row, index);
}

export function runOpen(state: State, action: ActionOf<'openLockedSpace'>): Run {
  const run = newRun(state);
  const { player, row } = action;
  const place = lockedPlace(state, action);
  if (place === undefined) {
    run.complaints.push(impossible(`No locked space left in the ${row} row`));
    return run;
  }
  needsGold(run, sideOf(state, player).gold, LOCKED_SPACE_PRICE);
  gain(run, player, { gold: -LOCKED_SPACE_PRICE });
  run.state = withSpace(run.state, player, place, 'empty');
  return run;
}

export function runDemolish(state: State, { player, place }: ActionOf<'demolishCard'>): Run {
  const run = newRun(state);
  const built = cardAt(sideOf(state, player), place);
  if (!built) {
    run.complaints.push(impossible(place === PALACE ? 'The palace cannot be demolished' : 'No card stands there'));
    return run;
  }
  run.state = toDiscard(withSpace(state, player, place, 'empty'), built.card, built.level);
  run.notes.push(built.card);
  return run;
}

/** #3: a wonder of one's choice goes to the reserve, or stands at once (ruling 37). */
export function runStartingWonder(state: State, { player, card, place }: ActionOf<'takeStartingWonder'>): Run {
  const run = newRun(state);
  const side = sideOf(state, player);
  const known = rosterCard(card);
  if (state.mode !== 'power') run.complaints.push(againstTheRules('Only in #3 Overwhelming Power'));
  if (side.startTaken) run.complaints.push(againstTheRules('The first wonder is taken already'));
  if (!known?.wonder) {
    run.complaints.push(impossible('Choose a wonder'));
    return run;
  }
  const most = copiesOf(state, card) || WONDER_COPIES;
  if (copiesOut(state, card) >= most) {
    run.complaints.push(impossible(`All ${most} copies of ${card} are out already`));
    return run;
  }
  run.state = { ...withSide(state, player, { startTaken: true }), lv2Deck: Math.max(0, state.lv2Deck - 1) };
  if (place !== undefined && houseRule(state, 'wonderStartsBuilt') === true) {
    const problem = spaceProblem(state, player, place, cardDef(state.cards, card));
    if (problem) run.complaints.push(problem);
    if (problem?.refused === 'impossible') return newRunWith(state, run);
    run.state = withSpace(run.state, player, place, fresh(card, 2));
    run.notes.push(`${card}, built`);
    return run;
  }
  run.state = withSide(run.state, player, { reserve: [...side.reserve, { card, level: 2 }] });
  run.notes.push(card);
  return run;
}

/** #4: a Market from the Lv1 deck on any open space (ruling 38). */
export function runStartingMarket(state: State, { player, place }: ActionOf<'placeStartingMarket'>): Run {
  const run = newRun(state);
  if (state.mode !== 'tradeWar') run.complaints.push(againstTheRules('Only in #4 Trade War'));
  if (sideOf(state, player).startTaken) run.complaints.push(againstTheRules('The first Market stands already'));
  const problem = spaceProblem(state, player, place, { class: 'trade' });
  if (problem) {
    run.complaints.push(problem);
    return run;
  }
  run.state = withSpace(withSide(state, player, { startTaken: true }), player, place, fresh('Market', 1));
  run.state = { ...run.state, lv1Deck: Math.max(0, state.lv1Deck - 1) };
  run.notes.push('Market');
  return run;
}

function newRunWith(state: State, { complaints }: Run): Run {
  return { state, notes: [], complaints };
}
