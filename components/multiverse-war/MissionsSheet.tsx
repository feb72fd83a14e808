import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Sheet } from '@/components/ui/Sheet';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { ListRow } from '@/components/ui/ListRow';
import { plural } from '@/rules/kernel/plural';
import { missionPoints, missionTask } from '@/rules/multiverse-war/classes';
import { MISSION_TWO } from '@/rules/multiverse-war/missions';
import { playerOf } from '@/rules/multiverse-war/state';

import { draftOf, type WarPanelProps } from './props';

/** A mission of one's own, secret or open, and what each is worth. */
export function MissionsSheet(panel: WarPanelProps) {
  const { state, shown, onAct, onOpen, onClose, onTopic } = panel;
  const [draft, keep] = draftOf(panel, { title: '', secret: true });
  const title = draft.title.trim();
  return (
    <Sheet
      title="Missions"
      onClose={onClose}
      onRules={() => onTopic('secret-missions')}
      testID="missions-sheet"
      footer={
        <Button
          large
          disabled={title === ''}
          words={title === '' ? 'Name the mission' : 'Take it'}
          onPress={() => {
            onClose();
            onAct({ type: 'addMission', player: shown, title, secret: draft.secret });
          }}
          testID="mission-add"
        />
      }
    >
      <View style={styles.stack}>
        <Field
          label="Mission"
          value={draft.title}
          onChange={(next) => keep({ title: next })}
          maxLength={60}
          testID="mission-title"
        />
        <SwitchRow
          title="Secret"
          detail="Its words stay covered until it is done."
          value={draft.secret}
          onChange={(secret) => keep({ secret })}
          testID="mission-secret"
        />
        {playerOf(state, shown)
          .missions.filter(({ secret, done }) => !secret || done !== null)
          .map(({ id, title: known }) => {
            const points = missionPoints(state, known);
            return (
              <ListRow
                key={id}
                title={known}
                detail={
                  points === null
                    ? `Type its ${known === MISSION_TWO ? 'task and points' : 'points'}`
                    : [missionTask(state, known) ?? '', plural(points, 'point')].filter(Boolean).join(', ')
                }
                chevron
                onPress={() => onOpen(`card:mission:${known}`)}
                testID={`points-${id}`}
              />
            );
          })}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ stack: { gap: 12 } });
