import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import { questSource } from '@/rules/near-and-far/apply-campaign';
import { check } from '@/rules/near-and-far/check';
import { playerOf } from '@/rules/near-and-far/state';

import type { NearPanel } from './props';
import { QuestChoices } from './QuestChoices';
import { QuestRoll } from './QuestRoll';
import { RewardSheet } from './RewardSheet';

const SOURCES = {
  map: 'the map quest',
  sideQuest: 'the side quest',
  character: 'the character quest',
  arcade: 'an arcade card',
};

/** A quest from the token to the reward: attempt, choose with the odds side by side, roll, take. */
export function QuestSheet(props: NearPanel) {
  const { quest } = props.state.turn;
  if (!quest) return <Attempt {...props} />;
  if (quest.won) return <RewardSheet {...props} />;
  return quest.choice ? <QuestRoll {...props} choice={quest.choice} /> : <QuestChoices {...props} />;
}

function Attempt(props: NearPanel) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const source = questSource(state, shown);
  const { quester } = playerOf(state, shown);
  const which =
    source === 'sideQuest'
      ? ` ${quester.sideQuests[0] ?? ''}`
      : source === 'character' && quester.nextQuest
        ? ` ${quester.nextQuest}`
        : '';
  const action = { type: 'attemptQuest' as const, player: shown, source };
  const refusal = check(state, action);
  return (
    <Sheet
      title="Quest"
      onClose={onClose}
      onRules={() => onTopic('quest')}
      footer={
        <View style={styles.foot}>
          <Button
            kind="secondary"
            words="Leave it"
            onPress={() => {
              onClose();
              onAct({ type: 'declineQuest', player: shown });
            }}
            style={styles.grow}
            testID="quest-decline"
          />
          <Button
            words="Attempt"
            onPress={() => {
              if (refusal) onClose();
              onAct(action);
            }}
            style={styles.grow}
            testID="quest-attempt"
          />
        </View>
      }
      testID="quest-sheet"
    >
      <View style={styles.body}>
        <Txt type="body">{`Here ${SOURCES[source]}${which} is read, by the neighbour on the left. The token goes, passed or failed; ${plural(state.questTokens, 'token')} left.`}</Txt>
        {quester.keywords.length > 0 ? <Txt type="bodyStrong">{`Keywords: ${quester.keywords.join(', ')}`}</Txt> : null}
        {refusal ? (
          <Txt type="caption" color="ink2">
            {refusal.words}
          </Txt>
        ) : null}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  body: { gap: 12, paddingBottom: 8 },
  foot: { flexDirection: 'row', gap: 8 },
  grow: { flex: 1 },
});
