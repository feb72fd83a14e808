import { createStore } from 'zustand/vanilla';

import type { Amend } from '@/rules/kernel/action';
import { correctLine, type Correction, goBackTo } from '@/rules/kernel/amend';
import { fold } from '@/rules/kernel/fold';
import type { AnyAction } from '@/rules/kernel/game';
import type { Refusal } from '@/rules/kernel/refusal';
import { type Draft, draftRow, readDraft } from './draft';
import { type OpenedSession, openSession, readFurtherBack, readWholeLog, SessionProblem } from './openSession';
import {
  type AnyEvent,
  endingOf,
  endingRow,
  finishSession,
  handedRow,
  insertEvent,
  moveHeadRow,
  reopenSession,
  snapshotAfter,
  summaryOf,
} from './sessionRows';
import type { Result } from './storedRows';
import * as lines from './timeline';
import { undoWords } from './undoWords';
import type { Writer } from './writer';

/** What the last tap did, for the snackbar. */
export interface Said {
  /** Counts up, so that the same words twice are two events. */
  readonly count: number;
  readonly words: string;
  readonly kind: 'done' | 'undone' | 'redone';
}

export interface Refused {
  readonly action: AnyAction;
  readonly refusal: Refusal;
}

interface SessionData {
  readonly opened?: OpenedSession;
  readonly problem?: SessionProblem;
  readonly refused?: Refused;
  readonly said?: Said;
  readonly draft: Draft;
}

interface Tools {
  readonly writer: Writer;
  now(): number;
  newId(): string;
}

export type SessionStore = ReturnType<typeof createSession>;

/** The session on the table: every change goes through here, shows at once, and is on its way to the disk. */
export function createSession({ writer, now, newId }: Tools) {
  const store = createStore<SessionData>(() => ({ draft: {} }));
  const read = writer.read.bind(writer);
  const get = () => store.getState();
  let draftTimer: ReturnType<typeof setTimeout> | undefined;
  let openings = 0;

  /** The session, while it can be played here: not finished, not handed over, and no other tab is writing it. */
  const inPlay = () => {
    const { opened } = get();
    const away = opened?.finishedAt !== undefined || opened?.handedAt !== undefined;
    return away || writer.isClosed ? undefined : opened;
  };

  const say = (kind: Said['kind'], words: string): Said => ({ kind, words, count: (get().said?.count ?? 0) + 1 });

  async function open(id: string): Promise<void> {
    if (get().opened?.id === id) return;
    store.setState({ draft: {} }, true);
    openings += 1;
    const mine = openings;
    try {
      const [opened, draft] = await Promise.all([openSession(read, id), readDraft(read, id)]);
      // Asked for again meanwhile: a late answer must not put an older state over a tap.
      if (mine === openings) store.setState({ opened, draft }, true);
    } catch (error) {
      if (mine !== openings) return;
      const problem =
        error instanceof SessionProblem ? error : new SessionProblem('damaged', 'This game could not be opened.');
      store.setState({ problem, draft: {} }, true);
    }
  }

  function close(): void {
    flushDraft();
    store.setState({ draft: {} }, true);
  }

  function put(opened: OpenedSession, event: AnyEvent, said: Said, tail: 'none' | 'undone' | 'unread'): void {
    const state = lines.currentState(opened.timeline);
    const summary = summaryOf(opened.game, opened.setup, state);
    writer.write(insertEvent(opened.id, event, summary, tail));
    const snapshot = snapshotAfter(opened.id, event, opened.game, state);
    if (snapshot.length > 0) writer.write(snapshot);
    store.setState({ ...get(), opened, said, refused: undefined }, true);
  }

  function tailOf({ timeline, unread }: OpenedSession): 'none' | 'undone' | 'unread' {
    if (unread > 0) return 'unread';
    return lines.lastSeq(timeline) > timeline.head ? 'undone' : 'none';
  }

  /** Records an action, or says why not. `overrule`: the table does it anyway. */
  function act(action: AnyAction, overrule = false): boolean {
    const opened = inPlay();
    if (!opened) return false;
    const { game, timeline } = opened;
    const before = lines.currentState(timeline);
    const refusal = game.check(before, action);
    if (refusal && (refusal.refused === 'impossible' || !overrule)) {
      store.setState({ refused: { action, refusal } });
      return false;
    }
    const words = game.describe(before, action).words;
    const next = lines.record(timeline, action, { id: newId(), at: now(), overruled: refusal !== undefined });
    put({ ...opened, timeline: next.timeline, unread: 0 }, next.event, say('done', words), tailOf(opened));
    return true;
  }

  function moveTo(opened: OpenedSession, head: number, said: Said): void {
    const timeline = lines.moveHead(opened.timeline, head);
    const state = lines.currentState(timeline);
    writer.write([moveHeadRow(opened.id, head, summaryOf(opened.game, opened.setup, state), now())]);
    store.setState({ ...get(), opened: { ...opened, timeline }, said, refused: undefined }, true);
  }

  /** Takes back the last line, or the whole of a finished procedure. Without limit: it reads further back as needed. */
  async function undo(): Promise<void> {
    const opened = inPlay();
    if (!opened || opened.timeline.head === 0) return;
    const head = lines.undoHead(opened.timeline);
    if (head !== undefined) {
      moveTo(opened, head, say('undone', `Undone: ${undoWords(opened)}`));
      return;
    }
    const timeline = await readFurtherBack(read, opened);
    // A tap made meanwhile stands: then it is that tap which is taken back.
    if (get().opened === opened) store.setState({ opened: { ...opened, timeline } });
    await undo();
  }

  function redo(): void {
    const opened = inPlay();
    if (!opened) return;
    const head = lines.redoHead(opened.timeline);
    if (head === opened.timeline.head) return;
    const again = { ...opened, timeline: lines.moveHead(opened.timeline, head) };
    moveTo(opened, head, say('redone', `Done again: ${undoWords(again)}`));
  }

  /** The whole log up to the head and the undone lines behind it. */
  async function wholeLog(): Promise<readonly AnyEvent[]> {
    const { opened } = get();
    return opened ? logOf(opened) : [];
  }

  async function logOf(opened: OpenedSession): Promise<readonly AnyEvent[]> {
    const { base, events } = opened.timeline;
    if (base.seq === 0) return events;
    const stored = await readWholeLog(read, opened.id);
    return [...stored.filter((event) => event.seq <= base.seq), ...events];
  }

  async function heldLog(opened: OpenedSession): Promise<readonly AnyEvent[]> {
    return (await logOf(opened)).filter((event) => event.seq <= opened.timeline.head);
  }

  /** What a correction would do: the amendment, and the later lines that would no longer hold. */
  async function previewCorrection(seq: number, action?: AnyAction): Promise<Correction | undefined> {
    const { opened } = get();
    return opened && correctLine(opened.game, opened.start, await heldLog(opened), seq, action);
  }

  async function amend(change: Amend, words: string): Promise<void> {
    const opened = inPlay();
    if (opened) await amendOn(opened, change, words);
  }

  async function goBack(seq: number): Promise<void> {
    const opened = inPlay();
    if (opened) await amendOn(opened, goBackTo(await heldLog(opened), seq), 'Went back');
  }

  async function amendOn(opened: OpenedSession, change: Amend, words: string): Promise<void> {
    const { game, start, timeline } = opened;
    const recorded = { id: newId(), at: now(), overruled: false };
    const seq = timeline.head + 1;
    const log = [...(await heldLog(opened)), { ...recorded, seq, action: change }];
    // A tap made meanwhile stands; the amendment was judged without it.
    if (get().opened !== opened) {
      store.setState({ said: say('done', 'The table went on meanwhile. Nothing was changed: try again.') });
      return;
    }
    const next = lines.record(timeline, change, recorded, fold(game, start, log));
    put({ ...opened, timeline: next.timeline, unread: 0 }, next.event, say('done', words), tailOf(opened));
  }

  /** The table ends the session: the sheet as it stands is kept for good, at once. Statistics get their part a moment later. */
  async function finish(): Promise<void> {
    const { opened } = get();
    if (!opened || writer.isClosed) return;
    const state = lines.currentState(opened.timeline);
    const at = now();
    const { game, setup } = opened;
    const carried = setup.campaign === undefined ? undefined : game.carry?.(state);
    const result: Result = {
      outcome: game.outcome(state),
      sheet: game.scoreSheet(state),
      header: game.header(state),
      ...(carried === undefined ? {} : { carried }),
    };
    flushDraft();
    writer.write(finishSession(opened.id, result, at));
    const ended = { ...opened, finishedAt: at, result };
    store.setState({ opened: ended, said: undefined, refused: undefined, draft: {} });
    // The tab was called away: statistics do without this game's dice.
    await noteEnding(ended, result).catch(() => undefined);
  }

  async function noteEnding(ended: OpenedSession, result: Result): Promise<void> {
    const { game, setup, id, timeline } = ended;
    const log = await heldLog(ended);
    const summary = summaryOf(game, setup, lines.currentState(timeline));
    if (!writer.isClosed) writer.write([endingRow(id, { ...summary, ending: endingOf(game, setup, result, log) })]);
  }

  function continueGame(): void {
    const { opened } = get();
    if (!opened || writer.isClosed) return;
    const { finishedAt: _finishedAt, result: _result, ...rest } = opened;
    writer.write([reopenSession(opened.id, now())]);
    store.setState({ opened: rest });
  }

  /** Another phone plays it on from now. */
  function handOver(): void {
    const { opened } = get();
    if (!opened || writer.isClosed) return;
    flushDraft();
    const at = now();
    writer.write([handedRow(opened.id, at)]);
    store.setState({ opened: { ...opened, handedAt: at }, said: undefined, refused: undefined });
  }

  /** A game that was handed over is played here again; the open one if none is named. */
  function playHere(id = get().opened?.id): void {
    if (id === undefined || writer.isClosed) return;
    writer.write([handedRow(id, undefined)]);
    const { opened } = get();
    if (opened?.id !== id) return;
    const { handedAt: _handedAt, ...rest } = opened;
    store.setState({ opened: rest });
  }

  /** What is open or half-typed: kept beside the session, so that a kill gives it back. */
  function keep(patch: Partial<Draft>): void {
    store.setState({ draft: { ...get().draft, ...patch } });
    clearTimeout(draftTimer);
    draftTimer = setTimeout(flushDraft, 250);
  }

  function flushDraft(): void {
    if (draftTimer === undefined) return;
    clearTimeout(draftTimer);
    draftTimer = undefined;
    const opened = inPlay();
    if (opened) writer.write([draftRow(opened.id, get().draft)]);
  }

  const dismissRefusal = () => store.setState({ refused: undefined });
  const dismissSaid = () => store.setState({ said: undefined });

  return {
    store,
    open,
    close,
    act,
    undo,
    redo,
    wholeLog,
    previewCorrection,
    amend,
    goBack,
    finish,
    continueGame,
    handOver,
    playHere,
    keep,
    flushDraft,
    dismissRefusal,
    dismissSaid,
  };
}
