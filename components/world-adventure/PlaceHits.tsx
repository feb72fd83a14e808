import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import type { Side } from '@/rules/world-adventure/battleState';
import { type Hit, mayTake, standing, weakestFirst } from '@/rules/world-adventure/fight';
import { unitWords } from '@/rules/world-adventure/tellCity';

import { StepButton } from './StepButton';

interface Props {
  /** "Mira's 3 points on Teo" */
  title: string;
  /** Who is hit. */
  side: Side;
  points: number;
  spill: boolean;
  /** Placed by hand; null stands for weakest first. */
  hits: readonly Hit[] | null;
  onHits: (hits: readonly Hit[] | null) => void;
  testID: string;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** p.25: whoever rolled places the points, soldiers before the hero. Untouched they go to the weakest first. */
export function PlaceHits({ title, side, points, spill, hits, onHits, testID }: Props) {
  const placed = hits ?? weakestFirst(side, points, spill);
  const on = (slot: number) => placed.find((hit) => hit.slot === slot)?.points ?? 0;
  const set = (slot: number, to: number) =>
    onHits([...placed.filter((hit) => hit.slot !== slot), ...(to > 0 ? [{ slot, points: to }] : [])]);
  const left = points - placed.reduce((sum, hit) => sum + hit.points, 0);
  if (points === 0) return null;
  return (
    <View style={styles.list} testID={testID}>
      <View style={styles.head}>
        <View style={styles.grow}>
          <Txt type="bodyStrong">{title}</Txt>
          <Txt type="caption" color={hits && left > 0 ? 'warn' : 'ink2'}>
            {hits === null ? 'Weakest first' : left > 0 ? `${left} still to place` : 'Placed by hand'}
          </Txt>
        </View>
        {hits === null ? null : (
          <Button kind="quiet" words="Weakest first" onPress={() => onHits(null)} testID={`${testID}-default`} />
        )}
      </View>
      {standing(side).map(({ slot, hero, hp }) => {
        const name = hero ? 'Hero' : side.seat === null ? `Soldier ${slot}` : capital(unitWords(slot));
        const taken = on(slot);
        return (
          <View key={slot} style={styles.row}>
            <View style={styles.grow}>
              <Txt type="body">{name}</Txt>
              <Txt type="caption" color={taken >= hp ? 'danger' : 'ink2'}>
                {taken >= hp ? 'falls' : `${hp - taken} of ${hp} left`}
              </Txt>
            </View>
            <StepButton
              by={-1}
              label={`${name}, one point less`}
              disabled={taken === 0}
              onPress={() => set(slot, taken - 1)}
              testID={`${testID}-${slot}-minus`}
            />
            <Txt type="numeral" align="center" style={styles.value} testID={`${testID}-${slot}`}>
              {taken}
            </Txt>
            <StepButton
              by={1}
              label={`${name}, one point more`}
              disabled={mayTake(side, placed, points, spill, slot) === 0}
              onPress={() => set(slot, taken + 1)}
              testID={`${testID}-${slot}-plus`}
            />
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: 6 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 52 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 100 },
  value: { minWidth: 28, marginTop: -4 },
});
