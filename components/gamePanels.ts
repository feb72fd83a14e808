import type { ReactNode } from 'react';

import type { AnyAction } from '@/rules/kernel/game';
import type { Seat } from '@/rules/kernel/setup';

/** What a game's panels get from the frame, and what they tell it. They compute no rule and keep nothing. */
export interface TableProps<S = unknown, A extends AnyAction = AnyAction> {
  readonly state: S;
  readonly seats: readonly { readonly name: string; readonly colour: number }[];
  /** Whose controls are shown. */
  readonly shown: Seat;
  /** Taken, refused or overruled: the frame decides. */
  onAct(action: A): void;
  onGain(seat: Seat, counter: string, amount: number): void;
  onPay(seat: Seat, counter: string, amount: number): void;
  onKeypad(seat: Seat, counter: string): void;
  onTopic(topic: string): void;
  /** Opens a panel that a tile names: "roll". */
  onOpen(panel: string): void;
  /** What an undo has just changed, `<counter>-<seat>`; the frame lets go of it after a moment. */
  readonly pulse?: string;
}

/** A panel that a tile or the bead opens; what is half-typed in it is kept by the frame, so that a kill gives it back. */
export interface PanelProps<S = unknown, A extends AnyAction = AnyAction> extends TableProps<S, A> {
  readonly panel: string;
  readonly draft: unknown;
  onDraft(draft: unknown): void;
  onClose(): void;
}

/**
 * A game's screens inside a session. Written as methods, since each game narrows state and action to its own, and the
 * frame only ever hands a game's panels that game's state.
 */
export interface GamePanels {
  Table(props: TableProps): ReactNode;
  /** The right pane where there is room for two. */
  Others?(props: TableProps): ReactNode;
  /** The sheet behind a tile or bead that names a panel. */
  Panel?(props: PanelProps): ReactNode;
}
