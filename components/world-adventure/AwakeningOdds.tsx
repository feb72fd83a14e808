import { Txt } from '@/components/theme/Txt';
import { percentText } from '@/rules/dice/percent';
import { awakeningOdds } from '@/rules/world-adventure/townOdds';

/** 5.12: what the marker, and the die with it, may bring. */
export function AwakeningOdds({ die }: { die: boolean }) {
  const { nation, territory } = awakeningOdds();
  return (
    <Txt type="caption" color="ink2" testID="awakening-odds">
      {die
        ? `Each nation 1 in 9 (${percentText(nation)}), each of its six territories 1 in 54 (${percentText(territory)}).`
        : `Each city 1 in 9 (${percentText(nation)}).`}
    </Txt>
  );
}
