import type { Ground } from '@/rules/multiverse-war/actions';
import { classOf, trumps } from '@/rules/multiverse-war/classes';
import type { Fight } from '@/rules/multiverse-war/fight';
import { fightOf } from '@/rules/multiverse-war/fightOf';
import type { State } from '@/rules/multiverse-war/state';
import type { Shooter } from '@/rules/multiverse-war/volley';

/** One of several attackers, by class: what a helper needs before anything is attacked. */
export interface Attacker {
  readonly name: string;
  readonly hp: number;
  readonly ground: Ground;
}

export interface Aim {
  /** A class, or a building. */
  readonly target: string;
  readonly hp: number;
  readonly ground: Ground;
  /** The class that answers from inside a building; empty for nobody. */
  readonly garrison: string;
  readonly mySupport: number;
  readonly theirSupport: number;
}

/** The fight of one attacker against the aim, from the distance it likes best. */
export function shooterOf(
  state: State,
  seat: number,
  rival: number,
  attacker: Attacker,
  aim: Aim,
  index: number,
): Shooter {
  const info = classOf(state, attacker.name);
  const building = aim.target === 'building';
  const against = building ? aim.garrison : aim.target;
  const trump = against !== '' && trumps(state, against, attacker.name) ? 'defender' : 'none';
  const fight = fightOf(state, {
    attacker: { kind: 'class', id: attacker.name, owner: seat, hp: attacker.hp },
    target: { kind: 'class', id: building ? 'Builder' : aim.target, owner: rival, hp: aim.hp },
    context: {
      distance:
        info.type === 'siege'
          ? 3
          : info.attack === 'ranged'
            ? Math.max(1, info.type === 'mounted' ? (info.range ?? 1) : 2)
            : 1,
      attackerGround: attacker.ground,
      targetGround: aim.ground,
      attackerSupport: aim.mySupport,
      targetSupport: aim.theirSupport,
      trump,
      protectedSide: false,
      retaliator: null,
      attackerBonus: 0,
      targetBonus: 0,
      sharedHex: false,
      attackerSetUp: true,
      targetSetUp: true,
    },
  });
  return { key: `${index}`, name: attacker.name, fight: building ? besieged(state, rival, fight, aim) : fight };
}

/** The target as a building whose garrison answers. */
function besieged(state: State, rival: number, fight: Fight, aim: Aim): Fight {
  const target = {
    ...fight.target,
    name: 'building',
    building: true,
    attack: 'none' as const,
    agile: false,
    armour: false,
  };
  if (aim.garrison === '') return { ...fight, target, answerer: null };
  const inside = fightOf(state, {
    attacker: { kind: 'class', id: aim.garrison, owner: rival, hp: 4 },
    target: { kind: 'decoy', id: '', owner: null },
    context: {
      distance: 1,
      attackerGround: 'building',
      targetGround: 'open',
      attackerSupport: 0,
      targetSupport: 0,
      trump: 'none',
      protectedSide: false,
      retaliator: null,
      attackerBonus: 0,
      targetBonus: 0,
      sharedHex: false,
      attackerSetUp: true,
      targetSetUp: true,
    },
  });
  return { ...fight, target, answerer: inside.attacker };
}
