import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { playerOf } from '@/rules/multiverse-war/state';
import { rollDie } from '@/store/randomness';

import { Chips } from './Chips';
import type { WarPanelProps } from './props';

const FACES = [1, 2, 3, 4, 5, 6].map((face) => ({ value: `${face}`, words: `${face}` }));

/** Encounters that stay on the map: wanderers move by the d6, the others have health. */
export function Permanents({ panel }: { panel: WarPanelProps }) {
  const { state, shown, onAct } = panel;
  return state.encounters.aside.map(({ id, kind, name, hp, maxHp, owner }) => {
    const move = (d6: number, by: 'typed' | 'app') =>
      onAct({ type: 'movePermanentEncounter', player: shown, permanent: id, d6, by });
    return (
      <Card key={id} style={styles.card}>
        <Txt type="bodyStrong">
          {`${name}${maxHp > 0 ? `, ${hp} of ${maxHp}` : ''}${owner === null ? '' : `, ${playerOf(state, owner).name}'s`}`}
        </Txt>
        {kind === 'caravan' || kind === 'competition' ? (
          <>
            <Chips
              label="Moves in direction"
              options={FACES}
              chosen={[]}
              onChoose={(face) => move(Number(face), 'typed')}
              testID={`move-${id}`}
            />
            <Button
              kind="secondary"
              words="Roll the d6"
              onPress={() => move(rollDie(6), 'app')}
              testID={`roll-move-${id}`}
            />
          </>
        ) : hp > 0 ? (
          <View style={styles.line}>
            <Button
              kind="secondary"
              words="Hit for 1"
              hint={name}
              onPress={() => onAct({ type: 'damagePermanent', player: shown, permanent: id, amount: 1 })}
              testID={`hit-${id}`}
            />
          </View>
        ) : null}
      </Card>
    );
  });
}

const styles = StyleSheet.create({ card: { gap: 8, padding: 12 }, line: { flexDirection: 'row' } });
