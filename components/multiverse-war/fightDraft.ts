import type { Action, CombatRoll, FightContext, FighterRef, Ground } from '@/rules/multiverse-war/actions';
import { classNames, classOf } from '@/rules/multiverse-war/classes';
import { nameOf, trumpOf } from '@/rules/multiverse-war/fightOf';
import { settlementMax } from '@/rules/multiverse-war/flow';
import { possibleAnswerers } from '@/rules/multiverse-war/garrison';
import { buildingOf, heroOf, playerOf, type State, type Unit, unitOf } from '@/rules/multiverse-war/state';
import { BUILDER_HP, buildingFacts, UNIT_HP } from '@/rules/multiverse-war/tables';

export type Trait = 'armour' | 'agile' | 'mounted';

/** Picks for a block whose class nobody has named. */
const PLAIN: readonly string[] = ['Melee', 'Ranged'];

export function isPlain(pick: string): boolean {
  return pick.startsWith('class:') && PLAIN.includes(pick.slice(6));
}

/** Who stands on a hex round the battlefield. */
export type Around = '' | 'mine' | 'theirs';

/** What is tapped on the fight screen, before it is resolved. Picks read `class:Bowman`, `hero:7`, `settlement`. */
export interface FightDraft {
  /** Whose choices are unfolded. */
  readonly picking: 'attacker' | 'target' | null;
  readonly attacker: string;
  /** Which block of that class. */
  readonly attackerUnit: string | null;
  readonly attackerHp: number;
  readonly rival: number;
  readonly target: string;
  readonly targetUnit: string | null;
  readonly targetHp: number;
  /** The six neighbours of the battlefield, from the east on, against the clock. */
  readonly around: readonly Around[];
  readonly distance: number;
  readonly attackerGround: Ground;
  readonly targetGround: Ground;
  /** Undefined takes the matrix. */
  readonly trump?: FightContext['trump'];
  readonly protectedSide: boolean;
  readonly retaliator?: string | null;
  readonly attackerBonus: number;
  readonly targetBonus: number;
  readonly sharedHex: boolean;
  readonly attackerSetUp: boolean;
  readonly targetSetUp: boolean;
  readonly goesOn: boolean;
  /** What is seen of a block picked as plain melee or ranged. */
  readonly attackerTraits: readonly Trait[];
  readonly targetTraits: readonly Trait[];
  readonly rolls: readonly CombatRoll[];
  /** The faces of the d10 lie open. */
  readonly rolling: boolean;
}

/** Whom a player may attack. */
export function rivalsOf(state: State, seat: number): readonly number[] {
  const { team } = playerOf(state, seat);
  return state.players.flatMap((each, index) => (index !== seat && each.team !== team ? [index] : []));
}

/** A fight with this block or hero, if one is named. */
export function newFight(state: State, seat: number, id = ''): FightDraft {
  const unit = unitOf(state, seat, id);
  const hero = heroOf(state, seat, id);
  const attacker = unit ? `class:${unit.class}` : hero?.alive ? `hero:${id}` : '';
  return {
    picking: attacker === '' ? 'attacker' : 'target',
    attacker,
    attackerUnit: unit?.id ?? null,
    attackerHp: UNIT_HP,
    rival: rivalsOf(state, seat)[0] ?? 0,
    target: '',
    targetUnit: null,
    targetHp: UNIT_HP,
    around: ['', '', '', '', '', ''],
    distance: shootsOf(state, seat, attacker) ? 2 : 1,
    attackerGround: (unit ?? hero)?.inside ? 'building' : 'open',
    targetGround: 'open',
    protectedSide: false,
    attackerBonus: 0,
    targetBonus: 0,
    sharedHex: false,
    attackerSetUp: true,
    targetSetUp: true,
    goesOn: false,
    attackerTraits: [],
    targetTraits: [],
    rolls: [],
    rolling: false,
  };
}

/** Whether a pick fights from afar. */
export function shootsOf(state: State, seat: number, pick: string): boolean {
  const hero = pick.startsWith('hero:') ? heroOf(state, seat, pick.slice(5)) : undefined;
  return (hero ?? classOf(state, pick.slice(6))).attack === 'ranged';
}

/** The blocks of a class that could be meant; of those attacked the ones outside, where there are any. */
export function blocksOf(state: State, seat: number, pick: string, attacked: boolean): readonly Unit[] {
  if (!pick.startsWith('class:')) return [];
  const blocks = playerOf(state, seat).units.filter((unit) => unit.class === pick.slice(6));
  const outside = attacked ? blocks.filter(({ inside }) => inside === null) : [];
  return outside.length > 0 ? outside : blocks;
}

function blockOf(state: State, seat: number, pick: string, unit: string | null, attacked: boolean): Unit | undefined {
  const blocks = blocksOf(state, seat, pick, attacked);
  return blocks.find((each) => each.id === unit) ?? blocks.find((each) => !each.done) ?? blocks[0];
}

/** The ground as a pick brings it: what is inside, or a building itself, stands on one; else as it was tapped. */
export function groundOf(
  state: State,
  seat: number,
  pick: string,
  unit: string | null,
  attacked: boolean,
  tapped: Ground,
): Ground {
  const house = pick === 'settlement' || pick.startsWith('building:');
  const hero = pick.startsWith('hero:') ? heroOf(state, seat, pick.slice(5)) : undefined;
  if (house || (hero ?? blockOf(state, seat, pick, unit, attacked))?.inside) return 'building';
  return tapped === 'building' ? 'open' : tapped;
}

/** What a pick has when it is unhurt. */
export function fullHealth(state: State, seat: number, pick: string, unit: string | null, attacked: boolean): number {
  const [kind, id] = [pick.slice(0, pick.indexOf(':')), pick.slice(pick.indexOf(':') + 1)];
  if (pick === 'settlement') return settlementMax(state);
  if (kind === 'building') return buildingOf(state, seat, id)?.maxHp ?? UNIT_HP;
  if (kind === 'hero') return heroOf(state, seat, id)?.hpPoints ?? UNIT_HP;
  if (kind === 'permanent') return state.encounters.aside.find((each) => each.id === id)?.maxHp ?? UNIT_HP;
  const printed = classOf(state, id).type === 'civilian' ? BUILDER_HP : UNIT_HP;
  return blockOf(state, seat, pick, unit, attacked)?.maxHp ?? printed;
}

export function fightersOf(state: State): readonly string[] {
  return [...new Set([...classNames(state), ...PLAIN])].filter((name) => classOf(state, name).attack !== 'none');
}

function refOf(
  state: State,
  seat: number,
  pick: string,
  unit: string | null,
  hp: number,
  attacked: boolean,
  traits: readonly Trait[],
): FighterRef | undefined {
  if (pick === '') return undefined;
  if (pick === 'settlement' || pick === 'decoy') return { kind: pick, id: '', owner: seat };
  const [kind, id = ''] = [pick.slice(0, pick.indexOf(':')), pick.slice(pick.indexOf(':') + 1)];
  if (kind === 'hero' || kind === 'building') return { kind, id, owner: seat };
  if (kind === 'permanent') return { kind, id, owner: null };
  const block = blockOf(state, seat, pick, unit, attacked);
  if (block) return { kind: 'unit', id: block.id, owner: seat };
  return { kind: 'class', id, owner: seat, hp, ...(isPlain(pick) && traits.length > 0 ? { traits: [...traits] } : {}) };
}

/** What a pick is called before its opponent is chosen. */
export function nameOfPick(state: State, seat: number, pick: string): string | undefined {
  const ref = refOf(state, seat, pick, null, UNIT_HP, false, []);
  return ref && nameOf(state, ref);
}

export type Resolve = Extract<Action, { type: 'resolveCombat' }>;

/** The action a draft stands for; undefined until both are picked. */
export function resolveOf(state: State, seat: number, draft: FightDraft): Resolve | undefined {
  const attacker = refOf(
    state,
    seat,
    draft.attacker,
    draft.attackerUnit,
    draft.attackerHp,
    false,
    draft.attackerTraits,
  );
  const target = refOf(state, draft.rival, draft.target, draft.targetUnit, draft.targetHp, true, draft.targetTraits);
  if (!attacker || !target) return undefined;
  const answerers = possibleAnswerers(state, target);
  const retaliator =
    draft.retaliator !== undefined ? draft.retaliator : target.kind === 'building' ? (answerers[0] ?? null) : null;
  // The attacker stands west of the battlefield when he is next to it.
  const free = draft.around.filter((_, index) => !(draft.distance === 1 && index === WEST));
  return {
    type: 'resolveCombat',
    player: seat,
    attacker,
    target,
    context: {
      distance: draft.distance,
      attackerGround: draft.attackerGround,
      targetGround: draft.targetGround,
      attackerSupport: free.filter((each) => each === 'mine').length,
      targetSupport: free.filter((each) => each === 'theirs').length,
      trump: draft.trump ?? trumpOf(state, attacker, target, retaliator),
      protectedSide: draft.protectedSide,
      retaliator,
      attackerBonus: draft.attackerBonus,
      targetBonus: draft.targetBonus,
      sharedHex: draft.sharedHex,
      attackerSetUp: draft.attackerSetUp,
      targetSetUp: draft.targetSetUp,
      ...(draft.goesOn ? { goesOn: true } : {}),
    },
    rolls: [...draft.rolls],
  };
}

/** East, north-east, north-west, west, south-west, south-east. */
export const WEST = 3;

/** What a rival has that can be struck and that everybody sees. */
export function targetsOf(state: State, rival: number): readonly { readonly value: string; readonly words: string }[] {
  const { heroes, buildings, settlement } = playerOf(state, rival);
  return [
    ...heroes.filter(({ alive }) => alive).map(({ id, name }) => ({ value: `hero:${id}`, words: name })),
    ...buildings.map(({ id, type, hp }) => ({ value: `building:${id}`, words: `${buildingFacts(type).words}, ${hp}` })),
    ...(settlement.hp > 0 ? [{ value: 'settlement', words: `Settlement, ${settlement.hp}` }] : []),
    // Whether one is on the board is the owner's secret.
    ...(state.parts.decoys ? [{ value: 'decoy', words: 'It was a decoy' }] : []),
    ...state.encounters.aside
      .filter(({ hp }) => hp > 0)
      .map(({ id, name, hp }) => ({ value: `permanent:${id}`, words: `${name}, ${hp}` })),
  ];
}
