import Check from 'lucide-react-native/icons/check';
import { View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Divider } from '@/components/ui/Divider';
import { ListRow } from '@/components/ui/ListRow';
import { plural } from '@/rules/kernel/plural';
import type { Campaign } from '@/store/campaigns';

interface Props {
  campaigns: readonly Campaign[];
  chosen: string | undefined;
  onChoose: (campaign: Campaign) => void;
}

/** Campaigns that can go on, by who plays them. */
export function CampaignList({ campaigns, chosen, onChoose }: Props) {
  const { accent } = useTheme();
  if (campaigns.length === 0) return null;
  return (
    <>
      <Txt type="title" heading>
        Continue a campaign
      </Txt>
      <Card flush>
        {campaigns.map((campaign, index) => (
          <View key={campaign.id}>
            {index > 0 ? <Divider /> : null}
            <ListRow
              title={campaign.setup.seats.map(({ name }) => name).join(', ')}
              detail={`${plural(campaign.sessions, 'session')} played`}
              right={campaign.id === chosen ? <Check size={22} color={accent.accent} /> : undefined}
              selected={campaign.id === chosen}
              hint="Everything carries over into the next session"
              onPress={() => onChoose(campaign)}
              testID={`campaign-${index}`}
            />
          </View>
        ))}
      </Card>
    </>
  );
}
