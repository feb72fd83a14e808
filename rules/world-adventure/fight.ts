import type { Battle, Fighter, Side } from './battleState';
import { SOLDIER, SOLDIER_COLOURS, SOLDIER_HIT } from './tables';

/** One die of a stage, as it lies on the table: hero silver, skill gold, soldiers in their colours (p.10). */
export interface StageDie {
  readonly kind: 'hero' | 'skill' | 'soldier';
  readonly slot: number;
  readonly colour: 'silver' | 'gold' | (typeof SOLDIER_COLOURS)[number];
  readonly words: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const standing = ({ fighters }: Side): readonly Fighter[] => fighters.filter(({ down }) => !down);

/** The dice a side rolls in a stage: the hero's, the skill's, one per soldier who stands. */
export function stageDice(side: Side): readonly StageDie[] {
  return standing(side).flatMap((fighter): StageDie[] => {
    if (!fighter.hero) {
      const colour = SOLDIER_COLOURS[fighter.slot - 1] ?? 'red';
      return [{ kind: 'soldier', slot: fighter.slot, colour, words: capital(colour) }];
    }
    const hero: StageDie = { kind: 'hero', slot: 0, colour: 'silver', words: 'Hero' };
    const skill: StageDie = { kind: 'skill', slot: 0, colour: 'gold', words: 'Skill' };
    return side.skill ? [hero, skill] : [hero];
  });
}

export interface Struck {
  readonly dice: readonly { readonly good: boolean; readonly damage: number }[];
  readonly damage: number;
}

/** 5.4: what a roll does against an accuracy. The gold die is void without the hit where the skill needs it (p.18). */
export function strike(side: Side, faces: readonly number[], accuracy: number): Struck {
  const dice = stageDice(side);
  const heroDie = dice.findIndex(({ kind }) => kind === 'hero');
  const heroHits = heroDie >= 0 && (faces[heroDie] ?? 7) <= accuracy;
  const results = dice.map((die, index) => {
    const face = faces[index] ?? 7;
    const fighter = side.fighters.find(({ slot, down }) => slot === die.slot && !down);
    if (die.kind === 'skill') {
      const { skill } = side;
      const good = skill !== null && face <= skill.cast && (heroHits || !skill.needsHit);
      return { good, damage: good && skill ? skill.bonus : 0 };
    }
    const good = face <= accuracy;
    return { good, damage: good ? (fighter?.attack ?? 0) : 0 };
  });
  return { dice: results, damage: results.reduce((sum, { damage }) => sum + damage, 0) };
}

/** The faces after the Leadership reroll of one hit die; the gold die is never rerolled (p.18). */
export function withReroll(
  side: Side,
  faces: readonly number[],
  reroll: { readonly die: number; readonly face: number } | undefined,
): readonly number[] {
  if (!reroll || stageDice(side)[reroll.die]?.kind === 'skill') return faces;
  return faces.map((face, index) => (index === reroll.die ? reroll.face : face));
}

/** 3 while a soldier stands at the stage's start, else the hero's own accuracy. */
export function accuracyAgainst(side: Side): number {
  return standing(side).some(({ hero }) => !hero) ? SOLDIER_HIT : side.heroAccuracy;
}

/** What must be rolled to hit the foe in this stage. */
export function accuracyOf(battle: Battle): number {
  return battle.theirs ? accuracyAgainst(battle.theirs) : (battle.foe.accuracy ?? 0);
}

/** the soldier with least hit points first, of equal ones the stronger, then the lower slot; the hero last. */
export function fallingOrder(side: Side): readonly Fighter[] {
  return [...standing(side)].sort(
    (a, b) => Number(a.hero) - Number(b.hero) || a.hp - b.hp || b.attack - a.attack || a.slot - b.slot,
  );
}

export interface Hit {
  readonly slot: number;
  readonly points: number;
}

/** Points placed weakest first; what is left after the last soldier goes on to the hero where the table lets it. */
export function weakestFirst(side: Side, points: number, spill: boolean): readonly Hit[] {
  const order = fallingOrder(side);
  const soldiers = order.some(({ hero }) => !hero);
  let left = points;
  return order.flatMap(({ slot, hp, hero }) => {
    if (left <= 0 || (hero && soldiers && !spill)) return [];
    const taken = Math.min(hp, left);
    left -= taken;
    return [{ slot, points: taken }];
  });
}

/** Hits as they were placed, kept to what is rolled and possible: soldiers before the hero. */
export function takeHits(side: Side, hits: readonly Hit[], points: number, spill: boolean): Side {
  let left = Math.max(0, points);
  const wanted = new Map<number, number>();
  for (const { slot, points: each } of hits)
    wanted.set(slot, (wanted.get(slot) ?? 0) + Math.max(0, Math.trunc(each) || 0));
  const soldiersBefore = standing(side).some(({ hero }) => !hero);
  const strikeOne = (fighter: Fighter): Fighter => {
    const taken = Math.min(left, fighter.hp, wanted.get(fighter.slot) ?? 0);
    left -= taken;
    const hp = fighter.hp - taken;
    return taken > 0 ? { ...fighter, hp, down: hp <= 0 } : fighter;
  };
  const soldiers = side.fighters.map((fighter) => (fighter.hero || fighter.down ? fighter : strikeOne(fighter)));
  const open = !soldiers.some(({ hero, down }) => !hero && !down) && (!soldiersBefore || spill);
  return {
    ...side,
    fighters: soldiers.map((fighter) => (fighter.hero && !fighter.down && open ? strikeOne(fighter) : fighter)),
  };
}

/** How many points more this unit may take: soldiers before the hero, nobody beyond his hit points (p.25). */
export function mayTake(side: Side, hits: readonly Hit[], points: number, spill: boolean, slot: number): number {
  const on = (each: number) => hits.filter((hit) => hit.slot === each).reduce((sum, hit) => sum + hit.points, 0);
  const unit = standing(side).find((fighter) => fighter.slot === slot);
  const soldiers = standing(side).filter(({ hero }) => !hero);
  const shielded = soldiers.length > 0 && (!spill || soldiers.some((soldier) => on(soldier.slot) < soldier.hp));
  if (!unit || (unit.hero && shielded)) return 0;
  const left = points - hits.reduce((sum, hit) => sum + hit.points, 0);
  return Math.max(0, Math.min(left, unit.hp - on(slot)));
}

export const isOut = (side: Side): boolean => standing(side).length === 0;

/** The row of an NPC: soldiers only, no hero (5.6). */
export function npcSide(lv1: number, lv2: number): Side {
  const levels: (1 | 2)[] = [...Array<1>(lv1).fill(1), ...Array<2>(lv2).fill(2)];
  return {
    seat: null,
    heroAccuracy: SOLDIER_HIT,
    skill: null,
    rerolled: false,
    fighters: levels.map((level, index) => ({ slot: index + 1, hero: false, level, ...SOLDIER[level], down: false })),
  };
}
