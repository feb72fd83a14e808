import type { Action } from './actions';
import { builderBonuses, isMilitary, type Rank, rankOf, stepsOf } from './classes';
import { type Player, playerOf, type State, type Unit } from './state';
import { buildingFacts } from './tables';
import { outcome } from './victory';

const RANK_WORDS: Readonly<Record<Rank, string>> = {
  none: 'no ability yet',
  ability: 'ability unlocked',
  veteran: 'Veteran',
  elite: 'Elite',
};

/** Lines that tell a class's step or the builder's themselves. */
const TELLS_STEPS: readonly Action['type'][] = ['recordKill', 'correct', 'defineCard'];

/** What followed by rule, in sentences: steps, ranks, levels, missions, what fell, and the end. */
export function consequences(before: State, after: State, action: Action): string {
  const told: string[] = [];
  for (const [seat, player] of after.players.entries()) {
    const old = playerOf(before, seat);
    told.push(
      ...fallen(before, old, player),
      ...steps(before, after, seat, TELLS_STEPS.includes(action.type)),
      ...heroes(old, player, action.type === 'heroDies'),
      // A mission's tick is already the line.
      ...(action.type === 'completeMission' ? [] : missions(old, player)),
    );
  }
  told.push(...permanents(before, after));
  const [was, is] = [outcome(before)?.words, outcome(after)?.words];
  if (was !== is) told.push(is?.replace(/\.$/, '') ?? 'The game goes on');
  return told.join('. ');
}

function fallen(before: State, old: Player, player: Player): readonly string[] {
  const told: string[] = [];
  const gone = old.units.filter(({ id }) => !player.units.some((unit) => unit.id === id));
  const within = (house: string) => {
    const count = gone.filter(({ inside }) => inside === house).length;
    return count === 0 ? '' : ` with ${count === 1 ? 'the unit' : `the ${count} units`} inside`;
  };
  for (const { id, type } of old.buildings) {
    if (player.buildings.some((each) => each.id === id)) continue;
    told.push(`${player.name}'s ${buildingFacts(type).words} is destroyed${within(id)}`);
  }
  const falls = old.settlement.hp > 0 && player.settlement.hp === 0;
  if (falls) told.push(`${player.name}'s settlement falls${within('settlement')}`);
  // A23: the builder beside an escort that fell in melee.
  const escorted = ({ id, class: name, sharesWith }: Unit) =>
    !isMilitary(before, name) && gone.some((each) => each.id === sharesWith && each.sharesWith === id);
  if (gone.some((unit) => unit.inside === null && escorted(unit))) told.push('The builder beside it falls too');
  return told;
}

function steps(before: State, after: State, seat: number, toldAlready: boolean): readonly string[] {
  const told: string[] = [];
  const [old, player] = [playerOf(before, seat), playerOf(after, seat)];
  for (const name of Object.keys(player.steps)) {
    const [was, is] = [rankOf(before, seat, name), rankOf(after, seat, name)];
    const token = is === 'elite' && isMilitary(after, name) ? ', one more ability token' : '';
    const step = stepsOf(after, seat, name);
    if (was !== is) told.push(`${player.name}'s ${name}: ${RANK_WORDS[is]}${token}`);
    else if (!toldAlready && step > stepsOf(before, seat, name)) told.push(`${player.name}'s ${name}: step ${step}`);
  }
  if (!toldAlready && player.builderSteps > old.builderSteps) {
    const bonus = builderBonuses(after).at.includes(player.builderSteps) ? ', a bonus' : '';
    told.push(`Builder track: step ${player.builderSteps}${bonus}`);
  }
  return told;
}

function heroes(old: Player, player: Player, toldAlready: boolean): readonly string[] {
  return player.heroes.flatMap((hero) => {
    const then = old.heroes.find(({ id }) => id === hero.id);
    if (!then) return [];
    return [
      ...(hero.level > then.level ? [`${hero.name} reaches level ${hero.level}`] : []),
      ...(hero.level === then.level && hero.xp > then.xp
        ? [`${hero.name}: ${hero.xp} of ${hero.level + 1} kills`]
        : []),
      ...(!toldAlready && then.alive && !hero.alive ? [`${hero.name} falls`] : []),
    ];
  });
}

function missions(old: Player, player: Player): readonly string[] {
  return player.missions.flatMap((mission) => {
    const then = old.missions.find(({ id }) => id === mission.id);
    if (!then || then.done !== null || mission.done === null) return [];
    return [`${player.name} fulfils ${mission.secret ? 'a secret mission' : `“${mission.title}”`}`];
  });
}

/** The village that changed hands (A46), the colony that fell or mended (A27). */
function permanents(before: State, after: State): readonly string[] {
  return after.encounters.aside.flatMap(({ id, kind, name, hp, owner }) => {
    const then = before.encounters.aside.find((each) => each.id === id);
    if (!then) return [];
    if (owner !== null && owner !== then.owner) return [`${name} is ${playerOf(after, owner).name}'s now`];
    if (kind !== 'colony' || hp === then.hp) return [];
    return hp > then.hp ? [`${name} mends 1`] : hp === 0 ? [`${name} is destroyed`] : [];
  });
}
