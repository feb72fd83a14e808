import type { Feel } from '@/components/frame/feel';

/** A ± step that the number could not follow knocks at its end; one past a ten carries, as beads on two rods do. */
export function stepFeel(before: number, after: number, asked: number): Feel {
  if (Math.abs(after - before) < Math.abs(asked)) return 'limit';
  return Math.trunc(before / 10) === Math.trunc(after / 10) ? 'step' : 'carry';
}
