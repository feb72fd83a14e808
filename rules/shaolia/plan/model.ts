import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import { blockageOn, commandsAt, isUsed } from '../activate';
import { attackTokensOn, type Strike, strikeOf } from '../attack';
import { cardDef, type Effect, isUntold, type Need, type PostDef, postDef } from '../card-def';
import { houseRule } from '../house-rules';
import { CULTURE_TO_WIN, hasGiven, type Place, rivalsOf, sideOf, type State, teamOf, teamSeats } from '../state';
import { banksBeside, cardAt, countClass, hasPassive, lifeLeft, PALACE, standing, withPassive } from '../territory';
import { unspentFaces } from '../turn';

/** A command as the search sees it: every bonus that follows by rule is already in its gains. */
export interface PlanCommand {
  readonly place: Place;
  readonly name: string;
  readonly command: number;
  /** Its card's number in the model. */
  readonly card: number;
  /** Its bit among the used marks: one a card, one for each of the palace's abilities. */
  readonly bit: number;
  readonly needs: readonly Need[];
  readonly gold: number;
  /** What Banks beside it pay, unless the culture has won before. */
  readonly bank: number;
  readonly minerals: number;
  readonly officers: number;
  readonly culture: number;
  readonly lifeTokens: number;
  readonly attackTokens: number;
  readonly strike: Strike | undefined;
  readonly sweep: number | undefined;
  readonly trades: number;
  readonly caravan: boolean;
}

export interface PlanCard {
  readonly place: Place;
  readonly name: string;
  /** Its bit among the used marks; the palace has one for each ability instead. */
  readonly bit: number;
  /** Earlier cards that do just the same: of several alike only the first has to be tried. */
  readonly twins: readonly number[];
}

/** Something an attack may hit. */
export interface PlanTarget {
  readonly seat: Seat;
  readonly place: Place;
  readonly palace: boolean;
  readonly front: boolean;
  /** Must be attacked first. */
  readonly guard: boolean;
  /** Of the class defense: a Catapult hits it harder. */
  readonly defense: boolean;
  readonly swamp: boolean;
}

/** Where the search stands. */
export interface Pos {
  /** Unspent dice by face, 1 to 6. */
  readonly dice: readonly number[];
  readonly officers: number;
  readonly gold: number;
  readonly minerals: number;
  /** The own side's, in 2 vs 2 the team's. */
  readonly culture: number;
  readonly used: number;
  readonly blocked: readonly number[];
  readonly tokens: readonly number[];
  /** Attack tokens gained on the way: where they were placed is told by the card that strikes with them. */
  readonly loose: number;
  /** Life left of each target; 0 is gone. */
  readonly lives: readonly number[];
}

export interface Model {
  readonly seat: Seat;
  readonly cards: readonly PlanCard[];
  readonly commands: readonly PlanCommand[];
  readonly targets: readonly PlanTarget[];
  readonly posts: readonly PostDef[];
  /** Own culture that can be sold: the teammate's cannot. */
  readonly mateCulture: number;
  readonly unblockUses: boolean;
  readonly chooseTokens: boolean;
  readonly swampHire: boolean;
  readonly hireSplit: boolean;
  readonly start: Pos;
  /** Cards and palace abilities whose values are not typed: left out, and named. */
  readonly left: readonly string[];
}

const BANK_GOLD = 2;

function known(needs: readonly (Need | null)[]): needs is readonly Need[] {
  return !needs.includes(null);
}

export interface Circumstances {
  /** The faces to plan with; the unspent ones of this turn if left out. */
  readonly faces?: readonly number[];
  /** The coming action turn: marks are cleared and Mines have given. */
  readonly coming?: boolean;
  /** More officers than are held. */
  readonly officers?: number;
  /** Attack tokens that Gyms are going to place. */
  readonly gym?: readonly Place[];
  /** Cards of the reserve, by their number there, taken as if they stood. */
  readonly asIf?: readonly number[];
}

/** Compiles a territory and what stands against it. */
export function modelOf(
  state: State,
  seat: Seat,
  { faces, coming, officers, gym = [], asIf = [] }: Circumstances = {},
): Model {
  const side = sideOf(state, seat);
  const cards: PlanCard[] = [];
  const commands: PlanCommand[] = [];
  const left: string[] = [];
  const same = new Map<string, readonly number[]>();
  let used = 0;
  let bits = 0;
  const gardens = withPassive(state, seat, 'cultureOnCulture').length;
  const add = (
    place: Place,
    name: string,
    effects: readonly { needs: readonly (Need | null)[]; effect: Effect | null }[],
  ) => {
    const card = cards.length;
    const def = place === PALACE ? undefined : cardDef(state.cards, name);
    const bank = BANK_GOLD * banksBeside(state, seat, place);
    const alike = `${name} ${bank}`;
    const twins = place === PALACE ? [] : (same.get(alike) ?? []);
    cards.push({ place, name, bit: bits, twins });
    if (place !== PALACE) same.set(alike, [...twins, card]);
    const cardBit = bits;
    if (place !== PALACE && effects.length > 0) bits += 1;
    effects.forEach(({ needs, effect }, command) => {
      const bit = place === PALACE ? bits : cardBit;
      if (place === PALACE) bits += 1;
      if (!coming && isUsed(state, seat, place, command)) used |= 1 << bit;
      if (!known(needs) || effect === null) {
        if (place !== PALACE) left.push(name);
        return;
      }
      const perCulture = (effect.perCulture ?? 0) * countClass(state, seat, 'culture');
      commands.push({
        place,
        name,
        command,
        card,
        bit,
        needs,
        gold: effect.gold ?? 0,
        bank,
        minerals: effect.minerals ?? 0,
        officers: effect.officers ?? 0,
        culture: (effect.culture ?? 0) + perCulture + (def?.class === 'culture' ? gardens : 0),
        lifeTokens: effect.lifeTokens ?? 0,
        attackTokens: effect.attackTokens ?? 0,
        strike: strikeOf(effect),
        sweep: effect.sweep,
        trades: effect.trades ?? 0,
        caravan: effect.caravan ?? false,
      });
    });
  };
  const abilities = commandsAt(state, seat, PALACE);
  add(PALACE, 'Palace', abilities);
  const untyped = abilities.length - commands.length;
  if (untyped > 0) left.push(plural(untyped, 'palace ability', 'palace abilities'));
  for (const { place, built } of standing(side)) {
    add(place, built.card, commandsAt(state, seat, place));
    if (isUntold(state.cards, built.card)) left.push(built.card);
  }
  for (const index of asIf) {
    const name = side.reserve[index]?.card;
    if (name) add(reservePlace(index), name, cardDef(state.cards, name).commands);
  }

  const targets: PlanTarget[] = [];
  const lives: number[] = [];
  for (const rival of rivalsOf(state, seat)) {
    for (const place of [PALACE, ...standing(sideOf(state, rival)).map((each) => each.place)]) {
      const built = cardAt(sideOf(state, rival), place);
      targets.push({
        seat: rival,
        place,
        palace: place === PALACE,
        front: place.startsWith('front'),
        guard: built !== undefined && hasPassive(state.cards, built, 'mustBeAttackedFirst'),
        defense: built !== undefined && cardDef(state.cards, built.card).class === 'defense',
        swamp: built !== undefined && hasPassive(state.cards, built, 'blockDestroyer'),
      });
      // A card whose life nobody has typed cannot be brought down by any plan.
      lives.push(lifeLeft(state, rival, place) ?? Infinity);
    }
  }
  const mates = teamSeats(state, teamOf(state, seat));
  const culture = mates.reduce((sum, mate) => sum + sideOf(state, mate).culture, 0);
  const mines = coming && !hasGiven(side) ? withPassive(state, seat, 'mineralBeforeRoll').length : 0;
  return {
    seat,
    cards,
    commands,
    targets,
    posts: state.posts.map((name) => postDef(state.cards, name)),
    mateCulture: culture - side.culture,
    unblockUses: houseRule(state, 'unblockUses') === true,
    chooseTokens: houseRule(state, 'chooseTokens') === true,
    swampHire: houseRule(state, 'swampHire') !== 'none',
    hireSplit: houseRule(state, 'hireSplit') === true,
    left: [...new Set(left)],
    start: {
      dice: countsOf(faces ?? unspentFaces(side)),
      officers: officers ?? side.officers,
      gold: side.gold,
      minerals: side.minerals + mines,
      culture: Math.min(CULTURE_TO_WIN, culture),
      used,
      blocked: cards.map(({ place }) => blockageOn(state, seat, place)),
      tokens: cards.map(
        ({ place }) => attackTokensOn(state, seat, place) + gym.filter((each) => each === place).length,
      ),
      loose: 0,
      lives,
    },
  };
}

/** Where a card of the reserve would stand, for questions that take it as built. */
export function reservePlace(index: number): Place {
  return `reserve-${index}`;
}

/** How many dice show each face. */
export function countsOf(faces: readonly number[]): readonly number[] {
  return [1, 2, 3, 4, 5, 6].map((face) => faces.filter((each) => each === face).length);
}
