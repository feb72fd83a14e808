import { Txt, type TxtProps } from '@/components/theme/Txt';
import { signed } from '@/rules/kernel/signed';

import { type LiveNumber, useNow } from './live';

export interface FigureProps extends Omit<TxtProps, 'children'> {
  value: number;
  live: LiveNumber | undefined;
  /** What a hold or a drag has gathered and not told yet. */
  pending?: number;
}

/** A number by itself: a tap draws it at once, and what is round it a moment later. The web has its own, quicker to lay out. */
export function Figure({ value, live, pending = 0, ...looks }: FigureProps) {
  return <Txt {...looks}>{signed(useNow(value, live) + pending)}</Txt>;
}
