import type { Nudge } from '@/rules/kernel/nudge';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { blockageOn, commandsAt, isUsed } from './activate';
import { roomWords } from './building';
import { cardDef, isUntold } from './card-def';
import { check } from './check';
import { activeSeat } from './flow';
import { cheapest } from './officers';
import {
  CHARACTER_PRICE,
  diceToRoll,
  LV2_PRICE,
  mateOf,
  OFFICERS_PER_MINERAL,
  type Side,
  sideOf,
  type State,
  WONDERS_TO_WIN,
} from './state';
import { meetsCondition, openSpaces, PALACE, standing, wondersOf } from './territory';
import { unspentFaces } from './turn';

type N = Nudge<Action>;

/** Section 11; its numbers stand beside each. What the plan search finds (13 in part, 14, 24, 29) is told on the table. */
export function nudges(state: State): readonly N[] {
  if (state.victory) return [];
  const seat = activeSeat(state);
  const side = sideOf(state, seat);
  const all = { purchase, building, action }[state.phase](state, seat, side);
  return [...all, ...lastWonder(state), ...box(state)];
}

function purchase(state: State, seat: Seat, side: Side): N[] {
  return [
    ...characters(state, seat, side),
    ...officersBeforeBuilding(state, seat, side),
    ...changePool(state, seat, side),
    ...gifts(state, seat, side),
  ];
}

function building(state: State, seat: Seat, side: Side): N[] {
  return [...noSpace(state, seat, side), ...conditionFirst(state, seat, side)];
}

function action(state: State, seat: Seat, side: Side): N[] {
  return [...extraDice(state, seat, side), ...palaceOfficers(state, seat, side), ...blockedPassive(state, seat, side)];
}

// 1
function changePool(state: State, seat: Seat, side: Side): N[] {
  if (side.gold < 1 || side.reserve.length < LV2_PRICE || state.pool.length === 0) return [];
  const told = state.pool.flatMap((card) => (card === null ? [] : [cardDef(state.cards, card)]));
  if (told.length < state.pool.length || told.some((def) => meetsCondition(side, def))) return [];
  return [
    {
      id: `changePool:${state.round}:${seat}:${state.pool.join()}`,
      about: 'changing the pool',
      words: `Nothing in the pool can be built on ${side.name}'s territory yet: 1 gold changes it.`,
      ...offer(state, 'Change', { type: 'refreshPool', player: seat }),
      topic: 'change-the-pool',
    },
  ];
}

// 3
function extraDice(state: State, seat: Seat, side: Side): N[] {
  if (side.extraDice === 0) return [];
  const extra = side.extraDice === 1 ? 'the extra die is' : `${side.extraDice} extra dice are`;
  const words =
    side.dice === null
      ? `${side.name} rolls ${diceToRoll(side)} dice: ${extra} for this turn only.`
      : `Use every die, ${side.name}: ${extra} gone when the turn ends.`;
  if (side.dice !== null && unspentFaces(side).length === 0) return [];
  return [{ id: `extraDice:${state.round}:${seat}`, about: 'extra dice', words, topic: 'extra-die' }];
}

// 10
function blockedPassive(state: State, seat: Seat, side: Side): N[] {
  return standing(side).flatMap(({ place, built }) => {
    if (built.tokens.blockage === 0 || cardDef(state.cards, built.card).passives.length === 0) return [];
    const words = `${built.card} is blocked, but its passive still works.`;
    return [
      {
        id: `blockedPassive:${seat}:${place}:${built.card}`,
        about: 'blocked passives',
        words,
        topic: 'blockage-token',
      },
    ];
  });
}

// 13
function palaceOfficers(state: State, seat: Seat, side: Side): N[] {
  const faces = unspentFaces(side);
  if (faces.length === 0 || blockageOn(state, seat, PALACE) > 0) return [];
  const command = commandsAt(state, seat, PALACE).findIndex(
    ({ effect, needs }, index) =>
      (effect?.officers ?? 0) > 0 && needs[0] === 'any' && !isUsed(state, seat, PALACE, index),
  );
  if (command < 0) return [];
  const idle = faces.find((face, at) => {
    const others = faces.filter((_, other) => other !== at);
    return !fitsCard(state, seat, side, face, others) && !fitsPalace(state, seat, side, face, command);
  });
  const die = side.dice?.findIndex((face, index) => face === idle && !side.spent[index]) ?? -1;
  if (idle === undefined || die < 0) return [];
  return [
    {
      id: `palaceOfficers:${state.round}:${seat}:${faces.length}`,
      about: 'officers at the palace',
      words: `The ${idle} fits no card of ${side.name}'s: it earns officers at the palace.`,
      ...offer(state, 'Use it', { type: 'activateCommand', player: seat, place: PALACE, command, dice: [die] }),
      topic: 'palace-abilities',
    },
  ];
}

/** Alone, or with another die as a combo. A number that nobody typed may be this one (trap 13). */
function fitsCard(state: State, seat: Seat, side: Side, face: number, others: readonly number[]): boolean {
  return standing(side).some(({ place, built }) => {
    const blocked = built.tokens.blockage > 0;
    if (isUntold(state.cards, built.card)) return !blocked && !built.activated;
    return commandsAt(state, seat, place).some(({ needs }, command) => {
      if (blocked ? needs.length !== 1 : isUsed(state, seat, place, command)) return false;
      if (needs.includes(null)) return true;
      const ways = needs.length === 1 ? [[face]] : others.map((other) => [face, other]);
      return ways.some((faces) => (cheapest(faces, needs)?.officers ?? Infinity) <= side.officers);
    });
  });
}

/** Another of the palace's abilities takes it. */
function fitsPalace(state: State, seat: Seat, side: Side, face: number, giver: number): boolean {
  return commandsAt(state, seat, PALACE).some(
    ({ needs, effect }, command) =>
      command !== giver &&
      effect !== null &&
      !isUsed(state, seat, PALACE, command) &&
      (cheapest([face], needs)?.officers ?? Infinity) <= side.officers,
  );
}

// 17
function characters(state: State, seat: Seat, side: Side): N[] {
  if (state.round > 1 || side.characters.length === 0) return [];
  const words = `A character that does not fit sells for ${CHARACTER_PRICE} gold, on any turn of ${side.name}'s.`;
  return [{ id: `characters:${seat}`, about: 'selling characters', words, topic: 'selling-characters' }];
}

// 18
function officersBeforeBuilding(state: State, seat: Seat, side: Side): N[] {
  if (side.minerals === 0 || side.officers > 0) return [];
  return [
    {
      id: `officersBeforeBuilding:${state.round}:${seat}`,
      about: 'officers',
      words: `${side.name} has no officers: minerals become officers only now.`,
      ...offer(state, `Buy ${OFFICERS_PER_MINERAL}`, { type: 'buyOfficers', player: seat, minerals: 1 }),
      topic: 'buying-officers',
    },
  ];
}

// 21
function gifts(state: State, seat: Seat, side: Side): N[] {
  const mate = mateOf(state, seat);
  if (mate === undefined || side.gold + side.minerals + side.officers === 0) return [];
  const words = `Gifts to ${sideOf(state, mate).name} only in this phase.`;
  return [{ id: `gifts:${state.round}:${seat}`, about: 'sharing', words, topic: 'sharing-resources' }];
}

// 25
function lastWonder(state: State): N[] {
  if (!state.wonderWin) return [];
  return state.sides.flatMap(({ name }, seat) => {
    if (wondersOf(state, seat) !== WONDERS_TO_WIN - 1) return [];
    return [
      {
        id: `lastWonder:${seat}`,
        about: 'wonders',
        words: `${name} is one wonder from victory.`,
        topic: 'wonder-victory',
      },
    ];
  });
}

// 26
function noSpace(state: State, seat: Seat, side: Side): N[] {
  if (side.reserve.length === 0 || openSpaces(side).length > 0) return [];
  const words = `No open space on ${side.name}'s territory: ${roomWords(side)}.`;
  return [{ id: `noSpace:${state.round}:${seat}`, about: 'open spaces', words, topic: 'locked-space' }];
}

// 30
function conditionFirst(state: State, seat: Seat, side: Side): N[] {
  const names = [...new Set(side.reserve.flatMap(({ card, level }) => (level === 2 && card !== null ? [card] : [])))];
  return names.flatMap((card) => {
    const def = cardDef(state.cards, card);
    if (meetsCondition(side, def)) return [];
    const words = `${card} needs ${def.condition.join(' or ')} on ${side.name}'s territory first.`;
    return [{ id: `conditionFirst:${seat}:${card}`, about: 'building conditions', words, topic: 'building-condition' }];
  });
}

/** What the box holds (6.1); running out is no rule (ruling 21). */
const BOX: readonly { readonly key: 'gold' | 'minerals' | 'officers'; readonly pieces: number }[] = [
  { key: 'gold', pieces: 141 },
  { key: 'minerals', pieces: 20 },
  { key: 'officers', pieces: 25 },
];

function box(state: State): N[] {
  return BOX.flatMap(({ key, pieces }) => {
    const held = state.sides.reduce((sum: number, side: Side) => sum + side[key], 0);
    if (held <= pieces) return [];
    const words = `The table holds ${held} ${key}, the box only ${pieces}. No rule stops you: use anything as a stand-in.`;
    return [{ id: `box:${key}`, about: `${key} in the box`, words, topic: 'components' }];
  });
}

/** An offer only where it can be taken. */
function offer(state: State, words: string, act: Action): Pick<N, 'act'> {
  return check(state, act) ? {} : { act: { words, action: act } };
}
