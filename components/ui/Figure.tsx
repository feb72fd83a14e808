import { Txt, type TxtProps } from '@/components/theme/Txt';

import { type LiveNumber, useNow } from './live';

interface Props extends Omit<TxtProps, 'children'> {
  value: number;
  live: LiveNumber | undefined;
  /** What a hold or a drag has gathered and not told yet. */
  pending?: number;
}

/** A number by itself: a tap draws it at once, and what is round it a moment later. */
export function Figure({ value, live, pending = 0, ...looks }: Props) {
  const now = useNow(value, live);
  return <Txt {...looks}>{`${now + pending}`.replace('-', '−')}</Txt>;
}
