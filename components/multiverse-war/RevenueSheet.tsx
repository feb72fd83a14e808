import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Counter } from '@/components/ui/Counter';
import { Divider } from '@/components/ui/Divider';
import { Sheet } from '@/components/ui/Sheet';
import { revenueLines } from '@/rules/multiverse-war/revenue';
import { playerOf } from '@/rules/multiverse-war/state';

import { draftOf, type WarPanelProps } from './props';

/** Where the revenue comes from, line by line, and what a card or an ability adds to it. */
export function RevenueSheet(panel: WarPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = panel;
  const [draft, keep] = draftOf(panel, { extra: 0 });
  const lines = revenueLines(state, shown);
  const total = lines.reduce((sum, { gold }) => sum + gold, 0);
  const first = state.round === 1;
  const { gold } = playerOf(state, shown);
  const extra = first ? 0 : draft.extra;
  return (
    <Sheet
      title="Revenue"
      onClose={onClose}
      onRules={() => onTopic('revenue-phase')}
      testID="revenue-sheet"
      footer={
        <Button
          large
          words={`Collect ${total + extra}, then ${gold + total + extra}`}
          onPress={() => {
            onClose();
            onAct({ type: 'collectRevenue', player: shown, ...(extra > 0 ? { extra } : {}) });
          }}
          testID="revenue-apply"
        />
      }
    >
      <View style={styles.stack}>
        {lines.map(({ key, words, gold: each, untyped }, index) => (
          <View key={key}>
            {index > 0 ? <Divider /> : null}
            <View style={styles.line}>
              <Txt type="body" style={styles.grow}>
                {words}
              </Txt>
              <Txt type="numeralSmall" color={untyped ? 'warn' : 'ink'}>
                {untyped ? '?' : `${each}`}
              </Txt>
            </View>
          </View>
        ))}
        {first ? (
          <Txt type="caption" color="ink2">
            The first turn brings 9 gold and nothing on top, extras neither.
          </Txt>
        ) : (
          <Counter
            bare
            label="Extra gold"
            words="extra gold"
            value={draft.extra}
            min={0}
            max={99}
            onGain={(by) => keep({ extra: draft.extra + by })}
            onPay={(by) => keep({ extra: Math.max(0, draft.extra - by) })}
            testID="revenue-extra"
          />
        )}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  stack: { gap: 4 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 44 },
  grow: { flex: 1 },
});
