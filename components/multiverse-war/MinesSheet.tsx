import Gem from 'lucide-react-native/icons/gem';
import { StyleSheet, View } from 'react-native';

import { CounterCell } from '@/components/session/CounterCell';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { trackLength } from '@/rules/multiverse-war/classes';
import { isTeams, playerOf } from '@/rules/multiverse-war/state';
import { portalOf } from '@/rules/multiverse-war/victory';

import { Chips } from './Chips';
import { counterOf, type WarPanelProps } from './props';

/** Who holds which mine, and how far the portal is. */
export function MinesSheet(panel: WarPanelProps) {
  const { state, shown, onAct, onOpen, onClose, onTopic } = panel;
  const target = trackLength(state, 'Stone Portal');
  const teams = isTeams(state);
  const owners = [
    ...state.players.map(({ name }, seat) => ({ value: `${seat}`, words: name })),
    { value: '', words: 'Nobody' },
  ];
  return (
    <Sheet title="Mines and portal" onClose={onClose} onRules={() => onTopic('aether-mines')} testID="mines-sheet">
      <View style={styles.stack}>
        <CounterCell
          table={panel}
          counter={counterOf('portal')}
          seat={shown}
          words={teams ? 'own portal steps' : target === null ? 'portal steps' : `of ${target} portal steps`}
          icon={Gem}
        />
        {teams ? (
          <Txt type="bodyStrong" testID="portal-together">
            {`Together ${portalOf(state, shown)}${target === null ? '' : ` of ${target}`}`}
          </Txt>
        ) : null}
        {target === null ? (
          <Button
            kind="quiet"
            words="Type the length of the portal track"
            onPress={() => onOpen('card:track:Stone Portal')}
            testID="portal-card"
          />
        ) : null}
        <Button
          words="Advance the portal by 1"
          onPress={() => onAct({ type: 'advancePortal', player: shown, amount: 1 })}
          onLongPress={() => onTopic('stone-portal-victory')}
          testID="portal-advance"
        />
        {state.mines.map(({ terrain, owner }, index) => (
          <Chips
            key={index}
            label={`Mine ${index + 1}${terrain ? `, ${terrain}` : ''}`}
            options={owners}
            chosen={[owner === null ? '' : `${owner}`]}
            onChoose={(value) =>
              onAct(
                value === ''
                  ? { type: 'loseMine', player: owner ?? shown, mine: index }
                  : { type: 'captureMine', player: Number(value), mine: index },
              )
            }
            testID={`mine-${index}`}
          />
        ))}
        {state.mines.length < state.minesTotal ? (
          <Button
            kind="secondary"
            words={`Put a mine down, ${state.minesTotal - state.mines.length} left`}
            onPress={() => onAct({ type: 'placeMine', player: shown, terrain: '' })}
            testID="place-mine"
          />
        ) : null}
        <Txt
          type="caption"
          color="ink2"
        >{`${playerOf(state, shown).name} holds ${state.mines.filter(({ owner }) => owner === shown).length}.`}</Txt>
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ stack: { gap: 14 } });
