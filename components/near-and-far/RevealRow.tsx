import { ChipRow } from './ChipRow';

type Reveals = 'coin' | 'gem' | 'none';

const OPTIONS = [
  { value: 'none' as const, words: 'Nothing' },
  { value: 'coin' as const, words: 'Coin' },
  { value: 'gem' as const, words: 'Gem' },
];

/** What the lifted camp shows, as long as nobody has typed the player board; until it is said, none is chosen. */
export function RevealRow({ value, onChange }: { value: Reveals | null; onChange: (value: Reveals) => void }) {
  return (
    <ChipRow
      label="The lifted camp shows"
      options={OPTIONS}
      chosen={value === null ? [] : [value]}
      onPress={onChange}
      testID="reveals"
    />
  );
}
