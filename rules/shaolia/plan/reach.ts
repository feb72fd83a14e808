import type { Seat } from '@/rules/kernel/setup';
import { blockageOn, commandsAt, isUsed } from '../activate';
import type { Need } from '../card-def';
import { houseRule } from '../house-rules';
import { cheapest } from '../officers';
import { type Place, sideOf, type State } from '../state';
import { PALACE, standing } from '../territory';
import { unspentFaces } from '../turn';

/** How near a command is with the dice that lie there: the first that holds (5.2). */
export type Status =
  | { readonly is: 'used' | 'noDice' | 'unknown' }
  /** `dice` are those it takes once it is free: none where the last that frees it also uses it. */
  | { readonly is: 'blocked'; readonly officers: number | undefined; readonly allowed: boolean; readonly dice: number }
  | { readonly is: 'ready' }
  | { readonly is: 'officers'; readonly officers: number }
  /** Payable once these commands have given their officers. */
  | { readonly is: 'chain'; readonly officers: number; readonly via: readonly Giver[] }
  | { readonly is: 'short'; readonly officers: number };

export interface Giver {
  readonly place: Place;
  readonly command: number;
  readonly face: number;
}

export interface Reach {
  readonly place: Place;
  readonly command: number;
  readonly status: Status;
}

interface Way {
  readonly faces: readonly number[];
  readonly officers: number;
  readonly via: readonly Giver[];
}

/** Every set of dice and officers that officer-giving commands lead to, the given one left out. */
function ways(state: State, seat: Seat, not: { place: Place; command: number }): readonly Way[] {
  const side = sideOf(state, seat);
  const givers = [PALACE, ...standing(side).map(({ place }) => place)].flatMap((place) =>
    commandsAt(state, seat, place).flatMap(({ needs, effect }, command) => {
      const open = !isUsed(state, seat, place, command) && blockageOn(state, seat, place) === 0;
      const same = place === not.place && (place !== PALACE || command === not.command);
      const gives = effect?.officers ?? 0;
      return open && !same && gives > 0 && !needs.includes(null) ? [{ place, command, needs, gives }] : [];
    }),
  );
  const all: Way[] = [];
  const go = (way: Way) => {
    all.push(way);
    for (const { place, command, needs, gives } of givers) {
      if (way.via.some((each) => each.place === place && (place !== PALACE || each.command === command))) continue;
      for (const face of new Set(way.faces)) {
        const price = needs.length === 1 ? cheapest([face], needs)?.officers : undefined;
        if (price === undefined || price > way.officers) continue;
        const left = [...way.faces];
        left.splice(left.indexOf(face), 1);
        go({ faces: left, officers: way.officers - price + gives, via: [...way.via, { place, command, face }] });
      }
    }
  };
  go({ faces: unspentFaces(side), officers: side.officers, via: [] });
  return all;
}

function freed(state: State, seat: Seat, place: Place, needs: readonly (Need | null)[], tokens: number): Status {
  const side = sideOf(state, seat);
  const singles = commandsAt(state, seat, place).filter((each) => each.needs.length === 1);
  // Ruling 14's house rule: the die that takes the last blockage uses its own command, and none is left for a combo.
  const lastUses = houseRule(state, 'unblockUses') === true;
  const acts = lastUses && needs.length === 1;
  let best: number | undefined;
  const go = (faces: readonly number[], left: number, paid: number) => {
    if (left === (acts ? 1 : 0)) {
      const price = cheapest(faces, needs)?.officers;
      if (price !== undefined && (best === undefined || paid + price < best)) best = paid + price;
      return;
    }
    faces.forEach((face, index) => {
      for (const single of singles) {
        if (lastUses && left === 1 && single.effect !== null) continue;
        const price = cheapest([face], single.needs)?.officers;
        if (price !== undefined)
          go(
            faces.filter((_, at) => at !== index),
            left - 1,
            paid + price,
          );
      }
    });
  };
  go(unspentFaces(side), tokens, 0);
  const allowed = best !== undefined && best <= side.officers;
  return { is: 'blocked', officers: best, allowed, dice: acts ? 0 : needs.length };
}

function statusOf(state: State, seat: Seat, place: Place, command: number): Status {
  const def = commandsAt(state, seat, place)[command];
  const side = sideOf(state, seat);
  const faces = unspentFaces(side);
  if (!def || def.effect === null || def.needs.includes(null)) return { is: 'unknown' };
  if (isUsed(state, seat, place, command)) return { is: 'used' };
  if (faces.length < def.needs.length) return { is: 'noDice' };
  const blockage = blockageOn(state, seat, place);
  if (blockage > 0) return freed(state, seat, place, def.needs, blockage);
  const now = cheapest(faces, def.needs)?.officers ?? Infinity;
  if (now === 0) return { is: 'ready' };
  if (now <= side.officers) return { is: 'officers', officers: now };
  let chain: { officers: number; via: readonly Giver[] } | undefined;
  let short = now - side.officers;
  for (const way of ways(state, seat, { place, command })) {
    const price = cheapest(way.faces, def.needs)?.officers;
    if (price === undefined) continue;
    if (price > way.officers) short = Math.min(short, price - way.officers);
    else if (!chain || price < chain.officers || (price === chain.officers && way.via.length < chain.via.length)) {
      chain = { officers: price, via: way.via };
    }
  }
  return chain ? { is: 'chain', ...chain } : { is: 'short', officers: short };
}

/** The report on every command of a territory. */
export function reachable(state: State, seat: Seat): readonly Reach[] {
  return [PALACE, ...standing(sideOf(state, seat)).map(({ place }) => place)].flatMap((place) =>
    commandsAt(state, seat, place).map((_, command) => ({
      place,
      command,
      status: statusOf(state, seat, place, command),
    })),
  );
}

const ORDER: readonly Status['is'][] = ['ready', 'officers', 'chain', 'blocked', 'short', 'noDice', 'unknown', 'used'];

/** The nearest of a card's commands: what its badge shows. */
export function nearest(reaches: readonly Reach[], place: Place): Reach | undefined {
  return reaches
    .filter((reach) => reach.place === place)
    .sort((a, b) => ORDER.indexOf(a.status.is) - ORDER.indexOf(b.status.is))[0];
}
