import type { LucideIcon } from 'lucide-react-native';

import { SlimCounter } from '@/components/ui/SlimCounter';

interface Props {
  label: string;
  words?: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  icon?: LucideIcon;
  testID: string;
}

/** A number in a panel that is only recorded with the panel's own button. */
export function NumberRow({ label, words, value, min = 0, max, onChange, icon, testID }: Props) {
  const clamped = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <SlimCounter
      label={label}
      words={words ?? label}
      value={value}
      min={min}
      max={max}
      icon={icon}
      onGain={(amount) => clamped(value + amount)}
      onPay={(amount) => clamped(value - amount)}
      onKeypad={() => clamped(value + 1)}
      testID={testID}
    />
  );
}
