// World Adventure 5.6: two whole clans, fought to the end and fled from at every stage.
import { solving } from '@/rules/dice/chain';
import { addAll } from '@/rules/dice/combine';
import { entriesOf, fromWeights } from '@/rules/dice/distribution';
import { toEnd, toState } from '@/rules/dice/graph';

const soldier = (level) => ({ hp: 2 * level, attack: level });
/** A hero with five soldiers of the second level, as many as there are slots; and as many against them. */
export const WHOLE = [
  { soldiers: Array(5).fill(soldier(2)), hero: { hp: 8, attack: 3, accuracy: 4 } },
  { soldiers: Array(5).fill(soldier(2)), hero: { hp: 7, attack: 2, accuracy: 3 } },
];
export const SMALL = [
  { soldiers: Array(2).fill(soldier(1)), hero: { hp: 2, attack: 1, accuracy: 4 } },
  { soldiers: Array(2).fill(soldier(1)), hero: { hp: 3, attack: 2, accuracy: 3 } },
];

const lives = ({ soldiers, hero }) => soldiers.reduce((sum, { hp }) => sum + hp, hero.hp);

/** How many soldiers are down after so much damage, the weakest falling first. */
function fallen({ soldiers }, taken) {
  let left = taken;
  let down = 0;
  while (down < soldiers.length && left >= soldiers[down].hp) left -= soldiers[down++].hp;
  return down;
}

/** Who strikes and on which faces they hit: soldiers are hit on 1–3, a hero alone by the card. */
function strikers(clan, taken, foe, foeTaken) {
  const accuracy = fallen(foe, foeTaken) < foe.soldiers.length ? 3 : foe.hero.accuracy;
  return { units: [...clan.soldiers.slice(fallen(clan, taken)), clan.hero], accuracy };
}

/** One stage's damage as [damage, weight], made once for each way in which the two sides can stand. */
function stages(clan, foe) {
  const known = new Map();
  return (taken, foeTaken) => {
    const { units, accuracy } = strikers(clan, taken, foe, foeTaken);
    const name = units.length * 8 + accuracy;
    if (!known.has(name)) {
      const dice = units.map(({ attack }) =>
        fromWeights([
          [attack, accuracy],
          [0, 6 - accuracy],
        ]),
      );
      const stage = [...entriesOf(addAll(dice))].map(([damage, weight]) => [damage, Number(weight)]);
      known.set(name, { name, stage, total: stage.reduce((sum, [, weight]) => sum + weight, 0) });
    }
    return known.get(name);
  };
}

/**
 * A stage in two steps: what we give, then what we get. Both are rolled by those who stood at its beginning, so the
 * state between the steps remembers their dice. Where we give nothing the stage is one step, so that a stage in which
 * nothing happens leads straight back to itself.
 */
export function fighting(mine, theirs, flees) {
  const [giving, getting] = [stages(mine, theirs), stages(theirs, mine)];
  const [my, their] = [lives(mine), lives(theirs)];
  const wounded = (branches, { x, y }, wounds, times) => {
    for (const [e, weight] of wounds.stage) {
      const after = Math.min(my, x + e);
      const often = weight * times;
      if (after < my) branches.push(y < their ? toState(2 * often, { x: after, y }) : toEnd(2 * often, 'win'));
      else if (y < their) branches.push(toEnd(2 * often, 'die'));
      else branches.push(toEnd(often, 'win'), toEnd(often, 'die'));
    }
    return branches;
  };
  const step = (state) => {
    const { x, y } = state;
    if (state.wounds) return wounded([], state, state.wounds, 1);
    const [blows, wounds] = [giving(x, y), getting(y, x)];
    const branches = flees ? [toEnd(2 * blows.total * wounds.total, 'escape')] : [];
    for (const [d, weight] of blows.stage) {
      if (d === 0) wounded(branches, state, wounds, weight);
      else branches.push(toState(2 * weight * wounds.total, { x, y: Math.min(their, y + d), wounds }));
    }
    return branches;
  };
  return solving({ x: 0, y: 0 }, step, ({ x, y, wounds }) => ((wounds?.name ?? 0) * 64 + x) * 64 + y);
}

export function* forecasting(mine, theirs) {
  const stay = yield* fighting(mine, theirs, false);
  const flee = yield* fighting(mine, theirs, true);
  return { stay, flee };
}

/** All throws of these dice, one by one: how often each damage comes. */
function everyThrow({ units, accuracy }) {
  const counts = new Map();
  for (let at = 0; at < 6 ** units.length; at += 1) {
    let damage = 0;
    for (let die = 0, rest = at; die < units.length; die += 1, rest = Math.floor(rest / 6)) {
      if (rest % 6 < accuracy) damage += units[die].attack;
    }
    counts.set(damage, (counts.get(damage) ?? 0) + 1);
  }
  return counts;
}

/** The chance to win, every stage thrown anew and nothing remembered. */
export function everyStage(mine, theirs, x = 0, y = 0) {
  const [out, foeOut] = [x >= lives(mine), y >= lives(theirs)];
  if (out || foeOut) return out && foeOut ? 0.5 : out ? 0 : 1;
  const [give, get] = [everyThrow(strikers(mine, x, theirs, y)), everyThrow(strikers(theirs, y, mine, x))];
  let [sum, all] = [0, 0];
  for (const [d, v] of give) {
    for (const [e, w] of get) {
      if (d + e === 0) continue;
      sum += v * w * everyStage(mine, theirs, x + e, y + d);
      all += v * w;
    }
  }
  return sum / all;
}
