import type { Page } from 'playwright-core';
import type { AnyAction } from '@/rules/kernel/game';

/** What the taps so far amount to: the recorded lines, and the one the table stands at. */
export type Log<A extends AnyAction = AnyAction> = { readonly actions: readonly A[]; readonly head: number };

/** One thing a player does: what to touch, after how long, and the log it must lead to. */
export type Step = {
  readonly words: string;
  readonly wait: number;
  readonly touch: readonly string[];
  readonly log: Log;
};

export const EMPTY: Log = { actions: [], head: 0 };

/** Everything of the table that is compared, as `read` reads it. */
export type Screen = Readonly<Record<string, string>>;

/** A table that can be tapped at random, killed and compared. */
export interface RandomTable {
  readonly game: string;
  start(page: Page, url: string): Promise<void>;
  /** Brings what is tapped back on screen, after the app has led to the table by itself. */
  ready(page: Page): Promise<void>;
  /** Random taps from where the log stands; the same seed taps the same. */
  taps(from: Log, count: number, chance: () => number): Step[];
  screenOf(log: Log): Screen;
  /** In the page. */
  read(): Screen;
}

/** The pauses in which the app is deaf on purpose (the same control twice, any control after a turn), and some. */
const SAME_CONTROL = 150;
const AFTER_TURN = 400;

export const byId = (id: string) => `[data-testid="${id}"]`;

export type Tap<A extends AnyAction> = {
  readonly words: string;
  readonly touch: readonly string[];
  /** What it records; nothing is an undo. */
  readonly action?: A;
  readonly turn?: true;
  readonly repeats?: true;
};

export const UNDO: Tap<never> = { words: 'undo', touch: [byId('slot-undo')] };

/** Puts taps into a row that no pause of the app swallows, each with the log that it leads to. */
export class TapPlan<A extends AnyAction> {
  readonly steps: Step[] = [];
  private readonly lastTouch = new Map<string, number>();
  private clock = 0;
  private free = 0;

  constructor(public log: Log<A>) {}

  take(tap: Tap<A>, pause: number): void {
    const guarded = tap.repeats ? [] : tap.touch.map((each) => (this.lastTouch.get(each) ?? -Infinity) + SAME_CONTROL);
    const at = Math.max(this.clock + pause, this.free, ...guarded);
    for (const each of tap.touch) this.lastTouch.set(each, at);
    const { actions, head } = this.log;
    this.log = tap.action
      ? { actions: [...actions.slice(0, head), tap.action], head: head + 1 }
      : { actions, head: head - 1 };
    this.steps.push({ words: tap.words, wait: at - this.clock, touch: tap.touch, log: this.log });
    this.clock = at;
    if (tap.turn) this.free = at + AFTER_TURN;
  }
}
