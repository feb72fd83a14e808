import { isAmend } from '@/rules/kernel/log';
import { procedureName } from '@/rules/kernel/procedure';

import type { OpenedSession } from './openSession';
import { currentState, lastLine, stateAt } from './timeline';

/** What undo would take back, in words: "battle" for a finished procedure, else the line itself. */
export function undoWords(opened: OpenedSession): string {
  const { timeline, game } = opened;
  const last = lastLine(timeline);
  if (!last) return '';
  const open = game.next(currentState(timeline)).within !== undefined;
  if (last.within !== undefined && !open) return procedureName(last.within);
  if (isAmend(last.action)) return last.action.action === undefined ? 'going back' : 'a correction';
  return game.describe(stateAt(timeline, last.seq - 1), last.action).words;
}
