import { type Rank, rankOf } from './classes';
import { playerOf, type State } from './state';
import { buildingFacts } from './tables';
import { outcome } from './victory';

const RANK_WORDS: Readonly<Record<Rank, string>> = {
  none: 'no ability yet',
  ability: 'ability unlocked',
  veteran: 'Veteran',
  elite: 'Elite, one more ability token',
};

/** What followed by rule, in sentences: ranks, levels, missions, what fell, and the end. */
export function consequences(before: State, after: State): string {
  const told: string[] = [];
  for (const [seat, player] of after.players.entries()) {
    const old = playerOf(before, seat);
    for (const building of old.buildings) {
      if (!player.buildings.some(({ id }) => id === building.id)) {
        told.push(`${player.name}'s ${buildingFacts(building.type).words} is destroyed`);
      }
    }
    if (old.settlement.hp > 0 && player.settlement.hp === 0) told.push(`${player.name}'s settlement falls`);
    for (const name of Object.keys(player.steps)) {
      const [was, is] = [rankOf(before, seat, name), rankOf(after, seat, name)];
      if (was !== is) told.push(`${player.name}'s ${name}: ${RANK_WORDS[is]}`);
    }
    for (const hero of player.heroes) {
      const then = old.heroes.find(({ id }) => id === hero.id);
      if (!then) continue;
      if (hero.level > then.level) told.push(`${hero.name} reaches level ${hero.level}`);
      if (then.alive && !hero.alive) told.push(`${hero.name} falls`);
    }
    for (const mission of player.missions) {
      const then = old.missions.find(({ id }) => id === mission.id);
      if (then && then.done === null && mission.done !== null) {
        told.push(`${player.name} fulfils ${mission.secret ? 'a secret mission' : `“${mission.title}”`}`);
      }
    }
  }
  const [was, is] = [outcome(before)?.words, outcome(after)?.words];
  if (was !== is) told.push(is?.replace(/\.$/, '') ?? 'The game goes on');
  return told.join('. ');
}
