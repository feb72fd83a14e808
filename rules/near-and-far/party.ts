import { addIcons, heartsOnLeaving, leaveHearts, movement, partyProblem, seenBy, sumsOf } from './sums';
import { PARTY_PLACES, withPlayer, type Player, type State } from './state';
import type { Seat } from '@/rules/kernel/setup';

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

/** The parties that no other beats in everything, best first for the goal. */
export function partyChoices(state: State, seat: Seat, player: Player, goal: Goal): readonly PartyChoice[] {
  const all = legalParties(player).map((each) => weigh(state, seat, player, each.party, each.companion));
  const best = all.filter((one, index) => !all.some((other, at) => beats(other, one, at < index)));
  return best.sort((a, b) => {
    for (const key of GOALS[goal]) if (b[key] !== a[key]) return b[key] - a[key];
    return MERITS.reduce((sum, key) => sum + b[key] - a[key], 0);
  });
}

/** At most four, at most one a faction (two of one with the Merchant Contract), the companion in or out. */
function legalParties(player: Player): { party: readonly number[]; companion: boolean }[] {
  const parties: number[][] = [[]];
  for (const [index] of player.adventurers.entries()) {
    for (const party of [...parties]) {
      if (party.length >= PARTY_PLACES) continue;
      const next = [...party, index];
      if (!partyProblem(player, chosen(player, next), false)) parties.push(next);
    }
  }
  return parties.flatMap((party) =>
    [true, false]
      .filter((companion) => !partyProblem(player, chosen(player, party), companion))
      .map((companion) => ({ party, companion })),
  );
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
  const { party: own, artifacts, treasures, worldCards } = sumsOf(then, arranged);
  const icons = addIcons([own, artifacts, treasures, worldCards]);
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

/** Of two alike the first stays. */
function beats(other: PartyChoice, one: PartyChoice, earlier: boolean): boolean {
  if (!MERITS.every((key) => other[key] >= one[key])) return false;
  return MERITS.some((key) => other[key] > one[key]) || earlier;
}
