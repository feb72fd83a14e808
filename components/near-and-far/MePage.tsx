import GraduationCap from 'lucide-react-native/icons/graduation-cap';
import { View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Button } from '@/components/ui/Button';
import { hasCampaign } from '@/rules/near-and-far/check-campaign';

import { CampRow } from './CampRow';
import { Goods, Tokens } from './Goods';
import { HeartArc } from './HeartArc';
import { PartyCard } from './PartyCard';
import type { NearProps } from './props';
import { ReputationRod } from './ReputationRod';

/** The player board. */
export function MePage({ table }: { table: NearProps }) {
  const { gap } = useTheme();
  const { shown, state } = table;
  return (
    <View style={{ gap }}>
      <HeartArc table={table} seat={shown} />
      <Goods table={table} seat={shown} />
      <CampRow table={table} seat={shown} />
      <ReputationRod table={table} seat={shown} />
      <Tokens table={table} seat={shown} />
      <PartyCard table={table} seat={shown} />
      {hasCampaign(state) ? (
        <Button
          kind="secondary"
          words="Character card and talents"
          icon={GraduationCap}
          onPress={() => table.onOpen('campaign')}
          testID="open-campaign"
        />
      ) : null}
    </View>
  );
}
