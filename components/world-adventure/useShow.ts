import type { Seat } from '@/rules/kernel/setup';
import { session } from '@/store/app';

/** Shows a player's controls; whoever is on turn anyway needs no looking at. The same function while the turn lasts. */
export function useShow(active: Seat | undefined): (seat: Seat) => void {
  return (seat) => session.keep({ shown: seat === active ? undefined : seat });
}
