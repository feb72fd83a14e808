import type { Pos } from './model';
import type { Step } from './moves';
import { scoreOf } from './score';

/** So many different plans are told. */
export const TOP = 3;

/** What a step chooses, form apart: which die pays for it, or how much is traded, makes no other plan. */
function choiceOf({ does, command, target, sweep, use, loose, deals = [] }: Step): string {
  const dealt = deals.flatMap(({ targets }) => (targets ? [`${targets}`] : []));
  return `${does} ${command} ${target} ${sweep} ${use} ${loose} ${dealt.join(' ')}`;
}

/** A plan so far, with what it is ranked by; its steps hang on one another, so that drafts share their beginnings. */
export class Draft {
  private known: readonly string[] | undefined;
  private name: string | undefined;

  constructor(
    readonly value: number,
    readonly left: number,
    readonly end: Pos,
    private readonly step?: Step,
    private readonly before?: Draft,
  ) {}

  /** What it is ranked by before its dice and its form. */
  get score(): number {
    return scoreOf(this.value, this.end.officers, this.end.gold + this.end.minerals);
  }

  private get choices(): readonly string[] {
    this.known ??= this.step ? [...(this.before?.choices ?? []), choiceOf(this.step)].sort() : [];
    return this.known;
  }

  /** The commands and targets as a set: plans that differ only in form are one. */
  get set(): string {
    this.name ??= this.choices.join('/');
    return this.name;
  }

  get steps(): readonly Step[] {
    return this.step ? [...(this.before?.steps ?? []), this.step] : [];
  }
}

/** Palace before front row before back row, left to right, then the lower command, then the lower face (5.3). */
export function compareForms(a: Draft, b: Draft): number {
  const [one, other] = [a.steps, b.steps];
  for (const [index, step] of one.entries()) {
    const against = other[index];
    if (!against) return 1;
    if (step.command !== against.command) return step.command - against.command;
    for (let face = 0; face < Math.max(step.faces.length, against.faces.length); face += 1) {
      const difference = (step.faces[face] ?? 0) - (against.faces[face] ?? 0);
      if (difference !== 0) return difference;
    }
    const [mine, theirs] = [choiceOf(step), choiceOf(against)];
    if (mine !== theirs) return mine < theirs ? -1 : 1;
  }
  return one.length - other.length;
}

function compare(a: Draft, b: Draft): number {
  return b.score - a.score || b.left - a.left || compareForms(a, b);
}

/** The best plans with different sets, best first. */
export class Top {
  private readonly kept: Draft[] = [];

  add(draft: Draft): void {
    const last = this.kept[TOP - 1];
    if (last && compare(draft, last) >= 0) return;
    const same = this.kept.findIndex(({ set }) => set === draft.set);
    const before = this.kept[same];
    if (before) {
      if (compare(draft, before) >= 0) return;
      this.kept.splice(same, 1);
    }
    const at = this.kept.findIndex((each) => compare(draft, each) < 0);
    this.kept.splice(at < 0 ? this.kept.length : at, 0, draft);
    this.kept.splice(TOP);
  }

  /** Whether a plan with no higher score and no more dice left may still be among the best. */
  wants(score: number, left: number): boolean {
    const last = this.kept[TOP - 1];
    return !last || score > last.score || (score === last.score && left >= last.left);
  }

  drafts(): readonly Draft[] {
    return this.kept;
  }
}
