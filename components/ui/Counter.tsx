import { CounterChip } from './CounterChip';
import { type CounterProps, FullCounter } from './FullCounter';

/** The number control of the whole app: every tracked number is changed by the same four gestures. */
export function Counter(props: CounterProps) {
  return props.compact ? <CounterChip {...props} /> : <FullCounter {...props} />;
}
