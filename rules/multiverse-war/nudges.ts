import type { Nudge } from '@/rules/kernel/nudge';
import { plural } from '@/rules/kernel/plural';
import type { Action } from './actions';
import { classOf, eliteClasses, hasAbility, tokensLeft } from './classes';
import { runningTreaties } from './diplomacy';
import { activeSeat, dialIsDue, fortressesOf } from './flow';
import { guide } from './guide';
import { pointsOf } from './points';
import { revenueLines, revenueOf } from './revenue';
import { playerOf, sideSeats, type State, type Unit } from './state';
import { buildingFacts, ELITE_TO_WIN, HERO_MOST_LEVEL, TEAM_FORTRESSES } from './tables';
import { namesOf, sidesOf } from './victory';

type N = Nudge<Action>;

/** Section 11: what a table forgets. What the app does by itself is told by the start-of-turn strip instead. */
export function nudges(state: State): readonly N[] {
  if (state.victory) return [];
  return [
    ...dial(state),
    ...openCard(state),
    ...guide(state),
    ...ends(state),
    ...mine(state),
    ...revenue(state),
    ...deals(state),
    ...build(state),
    ...action(state),
    ...heroPoints(state),
    ...treaties(state),
    ...loans(state),
  ];
}

function dial(state: State): N[] {
  if (!dialIsDue(state)) return [];
  return [
    {
      id: `dial:${state.round}:${state.turnIndex}`,
      about: 'the event dial',
      words: 'Turn the event dial before this turn.',
      topic: 'event-dial',
    },
  ];
}

function openCard(state: State): N[] {
  const { open } = state.encounters;
  if (!open) return [];
  const words = `${playerOf(state, open.seat).name} has an encounter open: tell how it ended.`;
  return [
    {
      id: `encounter:${state.round}:${state.encounters.deck}`,
      about: 'open encounters',
      words,
      opens: { words: 'Tell', panel: 'explore' },
      topic: 'exploring-an-encounter',
    },
  ];
}

function mine(state: State): N[] {
  const seat = activeSeat(state);
  if (!state.parts.mines || state.phase !== 'revenue' || !state.collected) return [];
  const held = state.mines.filter(({ owner }) => owner === seat).length;
  if (held === 0) return [];
  const mines = held === 1 ? 'a mine' : `${held} mines`;
  return [
    {
      id: `portal:${state.round}:${seat}`,
      about: 'the Stone Portal',
      words: `${playerOf(state, seat).name} holds ${mines}: advance the Stone Portal as its track prints.`,
      opens: { words: 'Portal', panel: 'mines' },
      topic: 'stone-portal-victory',
    },
  ];
}

function revenue(state: State): N[] {
  const seat = activeSeat(state);
  if (state.phase !== 'revenue' || state.collected) return [];
  const untyped = revenueLines(state, seat).filter((line) => line.untyped);
  return untyped.length === 0
    ? []
    : [
        {
          id: `untyped:${untyped.map(({ key }) => key).join()}`,
          about: 'untyped revenue',
          words: `Type the revenue printed on ${[...new Set(untyped.map(({ words }) => words))].join(' and ')}.`,
          ...(untyped[0] ? { opens: { words: 'Type', panel: `card:building:${untyped[0].words}` } } : {}),
          topic: 'revenue-phase',
        },
      ];
}

function build(state: State): N[] {
  const seat = activeSeat(state);
  const player = playerOf(state, seat);
  if (state.phase !== 'build') return [];
  const found: N[] = [];
  if (state.parts.decoys && !player.decoyPlaced && player.decoys < 2) {
    found.push({
      id: `decoy:${state.round}:${seat}`,
      about: 'decoys',
      words: 'One free decoy each Build phase.',
      act: { words: 'Place it', action: { type: 'placeDecoy', player: seat } },
      topic: 'decoys',
    });
  }
  const link = player.buildings.find((each) => !each.connected && (revenueOf(state, each) ?? 0) > 0);
  if (link && state.round > 1 && player.settlement.hp > 0) {
    const points = state.turnLimit === null ? '' : ' and 2 points';
    found.push({
      id: `link:${seat}:${link.id}`,
      about: 'road links',
      words: `A road from the settlement to the ${buildingFacts(link.type).words} brings 1 gold a turn${points}.`,
      opens: { words: 'Road', panel: 'road' },
      topic: 'supply-lines',
    });
  }
  return found;
}

/** Gold changes hands in the Revenue phase only (p14). */
function deals(state: State): N[] {
  const seat = activeSeat(state);
  if (state.phase !== 'revenue' || !state.collected || playerOf(state, seat).gold === 0) return [];
  const ally = sideSeats(state, seat).find((each) => each !== seat);
  if (ally === undefined && !state.diplomacy) return [];
  const words =
    ally === undefined
      ? 'Trades and loans only now, before the Build phase.'
      : `Gold for ${playerOf(state, ally).name} only now, before the Build phase.`;
  const opens = { words: ally === undefined ? 'Deal' : 'Give', panel: 'deals' };
  return [{ id: `deals:${state.round}:${seat}`, about: 'gold deals', words, opens, topic: 'gold-trading-and-loans' }];
}

function action(state: State): N[] {
  const seat = activeSeat(state);
  const player = playerOf(state, seat);
  if (state.phase !== 'action') return [];
  const found: N[] = [];
  const idle = player.units.filter((unit) => unit.hp < unit.maxHp && !unit.acted);
  const [first] = idle;
  if (first) {
    // Blocks are secret: the line counts them and names none (trap 14).
    found.push({
      id: `rest:${state.round}:${seat}`,
      about: 'resting hurt units',
      words: `${idle.length === 1 ? 'One hurt unit has' : `${idle.length} hurt units have`} not acted: rest to heal at the next Action phase.`,
      ...(idle.length === 1
        ? { act: { words: 'Rest it', action: { type: 'markRest' as const, player: seat, unit: first.id } } }
        : {}),
      topic: 'rest-and-healing',
    });
  }
  const left = tokensLeft(state, seat);
  // The spearman's ability is passive: no token is spent on it in one's own turn (A35).
  const ready = ({ class: name, abilityUsed, done, resting }: Unit) =>
    hasAbility(state, seat, name) && !classOf(state, name).formation && !abilityUsed && !done && !resting;
  if (left > 0 && player.units.some(ready)) {
    found.push({
      id: `tokens:${state.round}:${seat}`,
      about: 'ability tokens',
      words: `${left} ability ${left === 1 ? 'token' : 'tokens'} left this turn; they come back next turn.`,
      topic: 'ability-tokens',
    });
  }
  const hero = player.heroes.find(
    ({ alive, attacked, explored, resting, hp }) => alive && !attacked && !explored && !resting && hp > 0,
  );
  if (hero) {
    found.push({
      id: `hero:${state.round}:${seat}:${hero.id}`,
      about: 'the hero’s attack',
      words:
        hero.hp < hero.hpPoints
          ? `${hero.name} is hurt and has not attacked: attack, or rest to heal.`
          : `${hero.name} has not attacked yet; abilities come first, each once.`,
      opens: { words: 'Hero', panel: `hero:${hero.id}` },
      topic: 'hero-attacks-and-abilities',
    });
  }
  return found;
}

function heroPoints(state: State): N[] {
  const levelled = state.players.some(({ heroes }) => heroes.some(({ level }) => level > 1));
  if (!levelled || state.levelPoints !== null) return [];
  const own = playerOf(state, activeSeat(state)).heroes.find(({ level }) => level > 1);
  return [
    {
      id: 'levelPoints',
      about: 'points for a hero level',
      words: 'How many skill points does a hero level bring? Look at the sheet once; one is often heard.',
      ...(own ? { opens: { words: 'Type', panel: `hero:${own.id}` } } : {}),
      topic: 'hero-levels',
    },
  ];
}

function treaties(state: State): N[] {
  return runningTreaties(state).flatMap(({ treaty, state: now, left }) => {
    // A broken treaty protects nobody, so that nothing ends with this turn but its timer (A24).
    if (left !== 1 || (now === 'active' && treaty.broken)) return [];
    const pair = namesOf(state, [treaty.a, treaty.b]);
    const words = now === 'active' ? `The treaty of ${pair} ends with this turn.` : `${pair} may deal again next turn.`;
    return [{ id: `treaty:${treaty.id}:${now}`, about: 'treaties', words, topic: 'treaties' }];
  });
}

function loans(state: State): N[] {
  const seat = activeSeat(state);
  if (state.phase !== 'revenue') return [];
  return state.loans
    .filter(({ to }) => to === seat)
    .map(({ id, from, gold, round }) => ({
      id: `loan:${id}:${state.round}`,
      about: 'loans',
      words: `${playerOf(state, seat).name} owes ${playerOf(state, from).name} ${gold} gold since turn ${round}.`,
      opens: { words: 'Repay', panel: 'deals' },
      topic: 'gold-trading-and-loans',
    }));
}

function ends(state: State): N[] {
  const found: N[] = [];
  if (state.turnLimit !== null && state.round === state.turnLimit) {
    const points = sidesOf(state).map((side) => side.reduce((sum, seat) => sum + pointsOf(state, seat), 0));
    const sorted = [...points].sort((a, b) => b - a);
    const gap = (sorted[0] ?? 0) - (sorted[1] ?? 0);
    const best = sidesOf(state)[points.indexOf(sorted[0] ?? 0)] ?? [];
    found.push({
      id: `last:${state.round}`,
      about: 'the last turn',
      words: `Last turn: ${gap === 0 ? 'the points are level' : `${namesOf(state, best)} ${best.length === 1 ? 'is' : 'are'} ${plural(gap, 'point')} ahead`}.`,
      topic: 'turn-limit-victory',
    });
  }
  if (state.mode === 'teams' && state.conditions.includes('domination')) {
    for (const side of sidesOf(state)) {
      if (side.reduce((sum, seat) => sum + fortressesOf(playerOf(state, seat)), 0) < TEAM_FORTRESSES) continue;
      found.push({
        id: `six:${state.round}:${side.join()}`,
        about: 'six fortresses',
        words: `${namesOf(state, side)} have six fortresses: standing at the end of this turn they win.`,
        topic: 'fortress-domination-victory',
      });
    }
  }
  if (state.conditions.includes('elite')) {
    for (const [seat, player] of state.players.entries()) {
      if (eliteClasses(state, seat).length !== ELITE_TO_WIN - 1) continue;
      found.push({
        id: `elite:${seat}`,
        about: 'the fourth Elite class',
        words: `${player.name} is one Elite class from winning.`,
        topic: 'elite-victory',
      });
    }
  }
  const eighth =
    state.turnLimit !== null &&
    state.players.find(({ heroes }) => heroes.some(({ alive, level }) => alive && level >= HERO_MOST_LEVEL));
  if (eighth)
    found.push({
      id: `eighth:${eighth.name}`,
      about: 'a hero of level 8',
      words: `${eighth.name}'s hero of level 8 wins if alive at the end.`,
      topic: 'hero-victory-points',
    });
  return found;
}
