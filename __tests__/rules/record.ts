import type { Amend } from '@/rules/kernel/action';
import { fold } from '@/rules/kernel/fold';
import type { AnyAction, Game } from '@/rules/kernel/game';
import type { Event } from '@/rules/kernel/log';
import { withinOf } from '@/rules/kernel/procedure';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Setup } from '@/rules/kernel/setup';

/** The first state; a set-up that is refused fails the test. */
export function begin<S, A extends AnyAction>(game: Game<S, A>, setup: Setup): S {
  const state = game.start(setup);
  if (isRefusal(state)) throw new Error(state.words);
  return state;
}

/** A log in memory: the store without its store. */
export class Log<S, A extends AnyAction> {
  readonly events: Event<A>[] = [];

  constructor(
    readonly game: Game<S, A>,
    readonly start: S,
  ) {}

  get state(): S {
    return fold(this.game, this.start, this.events);
  }

  /** Records what the rules take; the table's `overruled` takes what is only against them. */
  act(action: A, overruled = false): this {
    const before = this.state;
    const refusal = this.game.check(before, action);
    if (refusal && (refusal.refused === 'impossible' || !overruled)) {
      throw new Error(`${JSON.stringify(action)}: ${refusal.words}`);
    }
    return this.append(action, before, this.game.apply(before, action), overruled);
  }

  amend(action: Amend): this {
    const before = this.state;
    return this.append(action, before, before, false);
  }

  private append(action: A | Amend, before: S, after: S, overruled: boolean): this {
    const seq = this.events.length + 1;
    const within = withinOf(this.game, before, after, this.events[seq - 2], seq);
    this.events.push({ seq, id: `e${seq}`, at: 0, action, overruled, ...(within === undefined ? {} : { within }) });
    return this;
  }
}
