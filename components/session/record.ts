import { feel } from '@/components/frame/feel';
import type { AnyAction } from '@/rules/kernel/game';
import { session } from '@/store/app';

/** Records an action from outside the table; a refusal is told where the page shows its notices. */
export function record(action: AnyAction): boolean {
  const taken = session.act(action);
  feel(taken ? 'step' : 'limit');
  return taken;
}
