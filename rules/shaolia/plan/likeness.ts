import { CULTURE_TO_WIN } from '../state';
import { Bounds } from './bounds';
import type { Model, Pos } from './model';
import { hasWon, type Objective } from './objective';
import type { Purse } from './purse';
import type { DamageReach } from './reach-of-damage';

/** A position as others are held beside it. */
export interface Likeness {
  /** Positions with the same key differ only in what they hold. */
  readonly key: string;
  /** Of each of these more is never worse: whoever holds more of one and less of none can do all that the other can. */
  readonly held: readonly number[];
}

/** Whether one position can do all that the other can, and ends no poorer. */
export function covers(a: readonly number[], b: readonly number[]): boolean {
  for (let index = 0; index < b.length; index += 1) if ((a[index] ?? 0) < (b[index] ?? 0)) return false;
  return true;
}

/** What counts, as far as positions are compared by it. */
interface Counting {
  readonly palaceCounts: boolean;
  readonly cultureCounts: boolean;
  /** The one target that is asked for. */
  readonly wanted: number | undefined;
  readonly moneyCounts: boolean;
  readonly wealthBreaksTies: boolean;
  readonly purse: Purse;
  readonly reach: DamageReach;
}

/**
 * What of a position can still matter. Marks of cards that have acted, hits on cards that cannot fall any more and
 * money that no post takes make no difference to what can follow.
 */
export class Comparison {
  /** Coming nearer to this win is better; otherwise it ends the turn before its time. */
  private readonly cultureServes: boolean;
  private readonly palaceServes: boolean;
  private readonly cultureSells: boolean;
  private readonly bounds: Bounds;
  /** The used marks of each card. */
  private readonly marks: readonly number[];

  constructor(
    private readonly model: Model,
    objective: Objective,
    private readonly asked: Counting,
  ) {
    this.bounds = new Bounds(model, objective, asked.reach);
    this.cultureServes = objective.for === 'win' || objective.for === 'culture';
    this.palaceServes = objective.for === 'win' || objective.for === 'palaceDamage';
    this.cultureSells = model.posts.some(({ kind, good }) => kind === 'sell' && good === 'culture');
    this.marks = model.cards.map((_, index) =>
      model.commands.reduce((marks, { card, bit }) => (card === index ? marks | (1 << bit) : marks), 0),
    );
  }

  of(pos: Pos): Likeness {
    const held = this.moneyOf(pos);
    const culture = this.cultureOf(pos, held);
    const blocked = this.marksOf(pos, held);
    const lives = this.livesOf(pos, held);
    const won = hasWon(this.model, pos) ? '!' : '';
    return { key: `${pos.dice.join('')}|${pos.used}|${blocked}|${lives}|${culture}${won}`, held };
  }

  private moneyOf({ officers, gold, minerals, ...pos }: Pos): number[] {
    const { moneyCounts, wealthBreaksTies, purse } = this.asked;
    if (moneyCounts) return [officers, gold, minerals];
    const most = purse.most({ officers, gold, minerals, ...pos });
    const wealth = wealthBreaksTies ? gold + minerals : 0;
    return [officers, Math.min(gold, most.gold), Math.min(minerals, most.minerals), wealth];
  }

  private cultureOf(pos: Pos, held: number[]): string {
    const ends = pos.culture + this.bounds.gain(pos, 'culture') >= CULTURE_TO_WIN;
    if (ends && !this.cultureServes) return `${pos.culture}`;
    held.push(ends || this.asked.cultureCounts || this.cultureSells ? pos.culture : 0);
    return '';
  }

  /** Blockages and attack tokens, as far as the card has not acted. */
  private marksOf({ used, blocked, tokens, loose }: Pos, held: number[]): string {
    let key = '';
    held.push(loose);
    for (const [index, marks] of this.marks.entries()) {
      const acts = (used & marks) !== marks;
      key += acts ? (blocked[index] ?? 0) : 0;
      held.push(acts ? (tokens[index] ?? 0) : 0);
    }
    return key;
  }

  private livesOf(pos: Pos, held: number[]): string {
    const reach = this.asked.reach.of(pos);
    let key = '';
    for (const [index, { palace, guard }] of this.model.targets.entries()) {
      const life = pos.lives[index] ?? 0;
      const falls = life > 0 && life <= (reach[index] ?? 0);
      if (palace) {
        const keyed = falls && !this.palaceServes;
        key += keyed ? `${life},` : '-';
        if (!keyed) held.push(falls || this.asked.palaceCounts ? -life : 0);
      } else {
        // A guard that stands is in the way, and what is asked for counts, whether it can fall or not.
        const stands = life > 0 && (guard || index === this.asked.wanted);
        key += falls || stands ? '1' : '0';
        held.push(falls ? -life : 0);
      }
    }
    return key;
  }
}
