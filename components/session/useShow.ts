import type { Seat } from '@/rules/kernel/setup';
import { session } from '@/store/app';

interface Show {
  /** That player's controls; whoever is on turn anyway needs no looking at. */
  readonly show: (seat: Seat) => void;
  /** And at once what that player can do. */
  readonly actFor: (seat: Seat) => void;
}

/** The same functions while the turn lasts. */
export function useShow(active: Seat | undefined): Show {
  const shown = (seat: Seat) => (seat === active ? undefined : seat);
  return {
    show: (seat) => session.keep({ shown: shown(seat) }),
    actFor: (seat) => session.keep({ shown: shown(seat), sheet: { kind: 'actions' } }),
  };
}
