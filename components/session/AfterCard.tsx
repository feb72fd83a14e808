import { useRouter } from 'expo-router';

import { Card } from '@/components/ui/Card';
import { Divider } from '@/components/ui/Divider';
import { ListRow } from '@/components/ui/ListRow';
import { session } from '@/store/app';

import { useTable } from './useTable';

/** What can still be done with a game that is saved. */
export function AfterCard() {
  const router = useRouter();
  const { opened } = useTable();
  const goOn = () => {
    session.continueGame();
    router.navigate(`/session/${opened.id}`);
  };
  return (
    <Card flush>
      <ListRow
        title="The game from start to end"
        detail="Charts, notes, every line of the log"
        chevron
        onPress={() => router.push(`/session/${opened.id}/past`)}
        testID="open-past"
      />
      <Divider />
      <ListRow
        title="Continue this game"
        detail="It goes back on the table as it stood"
        chevron
        onPress={goOn}
        testID="continue-game"
      />
    </Card>
  );
}
