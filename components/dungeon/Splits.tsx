import { StyleSheet, View } from 'react-native';

import { SearchBar } from '@/components/odds/SearchBar';
import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { thirdDieNeeded } from '@/rules/dungeon/battle';
import { maxHpOf } from '@/rules/dungeon/sheet';
import type { Battle } from '@/rules/dungeon/state';

import { Unsolved } from './BattlePreview';
import type { DungeonProps } from './props';
import { SplitCard } from './SplitCard';
import { useAdvice } from './useAdvice';

interface Props {
  table: DungeonProps;
  battle: Battle;
  dice: readonly [number, number];
  /** A die taken here; with a third die still to fall it is asked for first. */
  onTake: (mine: 'a' | 'b') => void;
}

/** The two ways to split a roll, side by side, with what each is worth and why one is better. */
export function Splits({ table, battle, dice, onTake }: Props) {
  const large = useTextScale() >= LARGE_TEXT;
  const { comparison, part, unsolved } = useAdvice(table.state, battle, dice);
  const { options, best, why } = comparison;
  return (
    <View style={styles.splits}>
      <View style={[styles.cards, large ? styles.column : null]} role="group" aria-label="Which die is yours?">
        {options.map((option, index) => (
          <SplitCard
            key={index}
            option={option}
            maxHp={maxHpOf(table.state)}
            best={best === index}
            wide={large}
            onPress={() => onTake(index === 0 ? 'a' : 'b')}
            onTopic={() => table.onTopic('choosing-dice')}
            testID={`split-${index === 0 ? 'a' : 'b'}`}
          />
        ))}
      </View>
      {part < 1 ? <SearchBar part={part} words="Solving the battle" /> : null}
      {unsolved ? <Unsolved /> : null}
      {why ? (
        <Txt type="caption" color="ink2" testID="split-why">
          {`${why}${thirdDieNeeded(table.state) && battle.third === null ? ' The third die is counted over all its faces.' : ''}`}
        </Txt>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  splits: { gap: 8 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  column: { flexDirection: 'column', flexWrap: 'nowrap' },
});
