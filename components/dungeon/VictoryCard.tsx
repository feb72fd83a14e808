import Check from 'lucide-react-native/icons/check';
import Square from 'lucide-react-native/icons/square';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { isSpecial } from '@/rules/dungeon/foes';
import { lootDue } from '@/rules/dungeon/lootName';
import { lastBattleFought } from '@/rules/dungeon/map';
import { foeName } from '@/rules/dungeon/printed';

import { Paper } from './Paper';
import type { DungeonProps } from './props';
import { TileButtons } from './TileButtons';

/** After a win: what the app has ticked, and what the table still does. */
export function VictoryCard({ table }: { table: DungeonProps }) {
  const { state, onAct, onOpen, onTopic } = table;
  const { rewards } = state;
  if (!rewards) return null;
  const name = foeName(state.cards, rewards.foe);
  return (
    <Paper title={`${name} defeated`} testID="victory">
      <Tick done words={isSpecial(rewards.foe) ? `${name} starred` : `${name} counted`} />
      <Tick done words={`1 EXP, now ${state.exp}`} />
      {rewards.gold === undefined ? null : <Tick done words={`${rewards.gold} gold, now ${state.gold}`} />}
      <Tick done={!state.tileDue} words={state.tileDue ? 'Cross the tile' : 'Tile crossed'} />
      {state.tileDue ? <TileButtons table={table} /> : null}
      <Tick done={rewards.loot > 0} words={rewards.loot > 0 ? `${rewards.loot} loot claimed` : lootDue(state)} />
      <View style={styles.buttons}>
        <Button
          kind={rewards.loot > 0 ? 'secondary' : 'primary'}
          words="Loot"
          onPress={() => onOpen('loot')}
          onLongPress={() => onTopic('loot')}
          style={styles.grow}
          testID="victory-loot"
        />
        {rewards.merchant ? (
          <Button
            kind="secondary"
            words="Merchant"
            onPress={() => onOpen('shop')}
            onLongPress={() => onTopic('meeting-the-merchant')}
            style={styles.grow}
            testID="victory-shop"
          />
        ) : null}
        <Button
          kind="secondary"
          words={lastBattleFought(state) ? 'End the delve' : 'Go on'}
          onPress={() => onAct({ type: 'leaveRewards', player: 0 })}
          onLongPress={() => onTopic('after-a-win')}
          style={styles.grow}
          testID="victory-on"
        />
      </View>
    </Paper>
  );
}

function Tick({ done = false, words }: { done?: boolean; words: string }) {
  const { color } = useTheme();
  const Icon = done ? Check : Square;
  return (
    <View style={styles.tick} accessible role="img" aria-label={`${words}, ${done ? 'done' : 'still to do'}`}>
      <Icon size={20} color={done ? color.success : color.ink3} strokeWidth={2.4} />
      <Txt type="body" color={done ? 'ink2' : 'ink'}>
        {words}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  tick: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  grow: { flexGrow: 1 },
});
