import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import { classNames, classOf, isMilitary, stepsOf, tokensLeft, tokensMax } from '@/rules/multiverse-war/classes';

import { rankWords } from './BattleRecord';
import { counterOf, draftOf, type WarPanelProps } from './props';
import { CounterCell } from '@/components/session/CounterCell';

/** Steps by hand, the printed ranks, and the tokens of this turn. */
export function RecordSheet(panel: WarPanelProps) {
  const { state, shown, onAct, onOpen, onClose, onTopic } = panel;
  const asked = panel.panel.startsWith('class:') ? panel.panel.slice(6) : '';
  const [draft, keep] = draftOf<{ readonly name: string }>(panel, { name: asked });
  const { name } = draft;
  const left = tokensLeft(state, shown);
  if (name !== '') {
    const { veteran, elite, ability } = classOf(state, name);
    const kill = (what: 'unit' | 'building' | 'back') =>
      onAct({ type: 'recordKill', player: shown, class: name, what });
    return (
      <Sheet
        title={name}
        onClose={asked ? onClose : () => keep({ name: '' })}
        onRules={() => onTopic('battle-record')}
        testID="class-sheet"
      >
        <View style={styles.stack}>
          <Txt type="bodyLarge">{`Step ${stepsOf(state, shown, name)}: ${rankWords({ state, shown }, name)}`}</Txt>
          <Txt type="body" color="ink2">
            {`Ability at 2, Veteran at ${veteran ?? '?'}, Elite at ${elite ?? '?'}${ability ? `. ${ability}` : ''}`}
          </Txt>
          <Button words="A kill" onPress={() => kill('unit')} testID="class-kill" />
          <Button
            kind="secondary"
            words="A building destroyed"
            onPress={() => kill('building')}
            testID="class-building"
          />
          <Button kind="secondary" words="Take a step back" onPress={() => kill('back')} testID="class-back" />
          <Button
            kind="quiet"
            words="Type what its card prints"
            onPress={() => onOpen(`card:unit:${name}`)}
            testID="class-card"
          />
        </View>
      </Sheet>
    );
  }
  return (
    <Sheet title="Battle record" onClose={onClose} onRules={() => onTopic('battle-record')} testID="record-sheet">
      <View style={styles.stack}>
        <Txt
          type="body"
          color="ink2"
        >{`${left} of ${tokensMax(state, shown)} ability tokens left this turn; Elite adds one.`}</Txt>
        <CounterCell table={panel} counter={counterOf('tokensSpent')} seat={shown} words="tokens spent" />
        {classNames(state)
          .filter((each) => isMilitary(state, each))
          .map((each) => (
            <ListRow
              key={each}
              title={each}
              detail={`Step ${stepsOf(state, shown, each)}, ${rankWords({ state, shown }, each)}`}
              chevron
              onPress={() => keep({ name: each })}
              testID={`class-${each}`}
            />
          ))}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ stack: { gap: 10 } });
