import { Pace } from '@/rules/dice/pace';
import type { Work } from '@/rules/dice/sliced';
import type { Seat } from '@/rules/kernel/setup';
import { companionIcons } from './printed';
import { addIcons, hasCard, heartsOnLeaving, leaveHearts, movement, partyProblem, seenBy, sumsOf } from './sums';
import { LEAVE_CAP, NO_ICONS, PARTY_PLACES, SYMBOLS, withPlayer, type Icons, type Player, type State } from './state';

/** 5.6: one legal active party and what it brings. */
export interface PartyChoice {
  /** Places in the list of adventurers. */
  readonly party: readonly number[];
  readonly companion: boolean;
  readonly hearts: number;
  /** Above thirteen, lost. */
  readonly wasted: number;
  readonly skill: number;
  readonly combat: number;
  readonly search: number;
  readonly movement: number;
  readonly shield: number;
}

/** Who goes along: places in the list of adventurers, and the companion or not. */
export type Arrangement = Pick<PartyChoice, 'party' | 'companion'>;

/**
 * The party after one more has joined: into a free place, or into that of his own faction, who goes to the bench. Undefined
 * where somebody else has to make way first.
 */
export function joined(
  player: Player,
  { party, companion }: Arrangement,
  who: number | 'companion',
): Arrangement | undefined {
  const legal = (next: Arrangement) =>
    partyProblem(player, chosen(player, next.party), next.companion) ? undefined : next;
  if (who === 'companion') return legal({ party, companion: true });
  const faction = player.adventurers[who]?.faction;
  const twin = party.find((each) => player.adventurers[each]?.faction === faction);
  return (
    legal({ party: [...party, who], companion }) ??
    legal({ party: [...party.filter((each) => each !== twin), who], companion })
  );
}

export type Goal = 'fight' | 'quest' | 'dig' | 'gather' | 'travel';

const GOALS: Readonly<Record<Goal, readonly (keyof Omit<PartyChoice, 'party' | 'companion'>)[]>> = {
  fight: ['combat', 'hearts'],
  quest: ['skill', 'hearts'],
  dig: ['skill', 'hearts'],
  gather: ['search', 'hearts'],
  travel: ['movement', 'hearts'],
};

const MERITS = ['hearts', 'skill', 'combat', 'search', 'movement', 'shield'] as const;

/** Parties that are looked at between two looks at the clock. */
const AT_ONCE = 4;

/** The parties that no other beats in everything, best first for the goal. */
export function* partyChoices(state: State, seat: Seat, player: Player, goal: Goal): Work<readonly PartyChoice[]> {
  const alike = new Map<string, PartyChoice>();
  for (const choice of everyParty(state, seat, player)) {
    const key = MERITS.map((merit) => choice[merit]).join();
    // Of two alike the first stays.
    if (!alike.has(key)) alike.set(key, choice);
    yield { done: 0, of: 0 };
  }
  const sum = (choice: PartyChoice) => MERITS.reduce((so, merit) => so + choice[merit], 0);
  const best: PartyChoice[] = [];
  const pace = new Pace(AT_ONCE);
  const listed = [...alike.values()].sort((x, y) => sum(y) - sum(x));
  // What beats another has a larger sum, so that it is among the best already.
  for (const [looked, one] of listed.entries()) {
    if (!best.some((other) => MERITS.every((merit) => other[merit] >= one[merit]))) best.push(one);
    if (pace.isDue()) yield { done: looked, of: listed.length };
  }
  return best.sort((x, y) => {
    for (const key of GOALS[goal]) if (y[key] !== x[key]) return y[key] - x[key];
    return sum(y) - sum(x);
  });
}

/** At most four, at most one a faction (two of one with the Merchant Contract), the companion in or out. */
function* everyParty(state: State, seat: Seat, player: Player): Generator<PartyChoice> {
  const doubles = hasCard(player, 'Merchant Contract') ? 1 : 0;
  const alone = weigh(state, seat, player, [], false);
  const cards = cardIcons(state, player);
  const pet = companionIcons(state, player.companion);
  const able = player.adventurers.flatMap(({ faction, icons }, index) =>
    isSurpassed(player, index, doubles) ? [] : [{ index, faction, icons }],
  );
  function* from(first: number, party: readonly number[], own: Icons, twins: number): Generator<PartyChoice> {
    if (party.length < PARTY_PLACES) yield choiceOf(party, true, addIcons([own, pet]), cards, alone);
    yield choiceOf(party, false, own, cards, alone);
    if (party.length === PARTY_PLACES) return;
    for (const { index, faction, icons } of able) {
      if (index < first) continue;
      const twin = party.some((other) => player.adventurers[other]?.faction === faction) ? 1 : 0;
      if (twins + twin <= doubles) yield* from(index + 1, [...party, index], addIcons([own, icons]), twins + twin);
    }
  }
  yield* from(0, [], NO_ICONS, 0);
}

/** Another of the faction, for every place it may have, has each of these symbols as often: this one never goes along. */
function isSurpassed({ adventurers }: Player, index: number, doubles: number): boolean {
  const own = adventurers[index];
  if (!own) return true;
  const better = adventurers.filter(({ faction, icons }, other) => {
    if (other === index || faction !== own.faction) return false;
    const all = SYMBOLS.every((symbol) => icons[symbol] >= own.icons[symbol]);
    return all && (other < index || SYMBOLS.some((symbol) => icons[symbol] > own.icons[symbol]));
  });
  return better.length > doubles;
}

function choiceOf(
  party: readonly number[],
  companion: boolean,
  own: Icons,
  cards: Icons,
  alone: PartyChoice,
): PartyChoice {
  const sum = own.heart + cards.heart;
  const hearts = Math.min(LEAVE_CAP, sum);
  return {
    party,
    companion,
    hearts,
    wasted: sum - hearts,
    skill: own.skill + cards.skill,
    combat: own.combat + cards.combat,
    search: own.search,
    movement: own.move + alone.movement,
    shield: Math.min(1, own.shield + cards.shield),
  };
}

/** Symbols on the cards before a player. */
function cardIcons(state: State, player: Player): Icons {
  const { artifacts, treasures, worldCards } = sumsOf(state, player);
  return addIcons([artifacts, treasures, worldCards]);
}

const chosen = (player: Player, party: readonly number[]) =>
  player.adventurers.map((each, index) => ({ ...each, active: party.includes(index) }));

export function weigh(
  state: State,
  seat: Seat,
  player: Player,
  party: readonly number[],
  companion: boolean,
): PartyChoice {
  const arranged: Player = { ...player, adventurers: chosen(player, party), companionActive: companion };
  const then = withPlayer(state, seat, arranged);
  const { party: own } = sumsOf(then, arranged);
  const icons = addIcons([own, cardIcons(then, arranged)]);
  const hearts = leaveHearts(then, arranged);
  return {
    party,
    companion,
    hearts,
    wasted: heartsOnLeaving(then, arranged) - hearts,
    skill: icons.skill,
    combat: icons.combat,
    search: own.search,
    movement: movement(seenBy(then, seat), arranged),
    shield: Math.min(1, icons.shield),
  };
}
