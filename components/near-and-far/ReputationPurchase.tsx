import { Txt } from '@/components/theme/Txt';
import { plural } from '@/rules/kernel/plural';
import { reputationPoints } from '@/rules/near-and-far/printed';
import { clamp, playerOf, REPUTATION_HIGH, REPUTATION_LOW } from '@/rules/near-and-far/state';
import { signed } from '@/rules/near-and-far/words';

import { ActButton } from './BuildingSheet';
import { NumberRow } from './NumberRow';
import { type NearPanel, rivalsOf } from './props';
import { ReputationTrack } from './ReputationTrack';

interface Props {
  panel: NearPanel;
  to: number | null;
  inGems: number;
  set: (change: { to?: number; inGems?: number }) => void;
}

/** R11: one coin or gem a step, one direction. The track goes as far as the purse; coins go first. */
export function ReputationPurchase({ panel, to, inGems, set }: Props) {
  const { state, shown } = panel;
  const player = playerOf(state, shown);
  const from = player.reputation;
  const purse = player.coins + player.gems;
  const low = Math.max(REPUTATION_LOW, from - purse);
  const high = Math.min(REPUTATION_HIGH, from + purse);
  const goal = clamp(to ?? from, low, high);
  const steps = Math.abs(goal - from);
  const leastGems = Math.max(0, steps - player.coins);
  const mostGems = Math.min(steps, player.gems);
  const gems = clamp(inGems, leastGems, mostGems);
  const coins = steps - gems;
  const price = [coins > 0 ? plural(coins, 'coin') : '', gems > 0 ? plural(gems, 'gem') : ''].filter(Boolean);
  return (
    <>
      <Txt type="section" heading>
        Reputation
      </Txt>
      <ReputationTrack
        state={state}
        label="Reputation to buy"
        value={goal}
        low={low}
        high={high}
        from={from}
        rivals={rivalsOf(panel, shown)}
        onValue={(next) => set({ to: next })}
        testID="hall-track"
      />
      {mostGems > leastGems ? (
        <NumberRow
          label="Steps paid in gems"
          words="paid in gems"
          value={gems}
          min={leastGems}
          max={mostGems}
          onChange={(next) => set({ inGems: next })}
          testID="hall-gems"
        />
      ) : null}
      <ActButton
        panel={panel}
        kind="secondary"
        words={
          steps === 0
            ? 'Tap the reputation you want'
            : `${price.join(' and ')}: ${signed(from)} → ${signed(goal)}, worth ${signed(reputationPoints(state, goal))}`
        }
        action={{ type: 'buyReputation', player: shown, direction: goal < from ? 'down' : 'up', coins, gems }}
        testID="hall-reputation"
      />
    </>
  );
}
