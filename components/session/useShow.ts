import type { Seat } from '@/rules/kernel/setup';
import { session } from '@/store/app';

interface Show {
  /** That player's controls; whoever is on turn anyway needs no looking at. */
  readonly show: (seat: Seat) => void;
  /** The same for one action, and at once what that player can do. */
  readonly actFor: (seat: Seat) => void;
}

/** The same functions while the turn lasts. */
export function useShow(active: Seat | undefined): Show {
  const shown = (seat: Seat) => (seat === active ? undefined : seat);
  return {
    show: (seat) => session.keep({ shown: shown(seat), once: undefined }),
    actFor: (seat) => {
      const { shown: now, once } = session.store.getState().draft;
      const before = once ? once.before : now;
      session.keep({
        shown: shown(seat),
        once: seat === active ? undefined : { seat, before },
        sheet: { kind: 'actions' },
      });
    },
  };
}

/** An action was recorded. Who was shown for it alone stays until what lies over the table closes. */
export function afterOne(): void {
  const { once, shown, sheet } = session.store.getState().draft;
  if (!once || shown !== once.seat) return;
  session.keep(sheet ? { once: { ...once, acted: true } } : { shown: once.before, once: undefined });
}

/** What lies on top closes; with the last sheet over the table ends the look at who was shown for one action. */
export function closeSheet(): void {
  const { once, shown, sheet } = session.store.getState().draft;
  const over = sheet?.over;
  const done = !over && once?.acted && shown === once.seat;
  session.keep({ sheet: over, ...(done ? { shown: once.before, once: undefined } : {}) });
}
