import { Banner } from '@/components/ui/Banner';
import { session } from '@/store/app';

import { useTable } from './useTable';

/** Says so when another player's controls are shown than the one whose turn it is. */
export function LookingAt({ shown, active }: { shown: number; active: number | undefined }) {
  const { names } = useTable();
  if (active === undefined || shown === active) return null;
  return (
    <Banner
      tone="info"
      words={`Looking at ${names[shown]}, ${names[active]}'s turn`}
      acts={[{ words: `Back to ${names[active]}`, onPress: () => session.keep({ shown: undefined, once: undefined }) }]}
    />
  );
}
