import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { useState } from 'react';
import { retreatValue } from '@/rules/world-adventure/applyBattle';
import type { Battle } from '@/rules/world-adventure/battleState';
import { clanOf } from '@/rules/world-adventure/state';
import { facesUpTo, type Good, GOODS, totalGoods } from '@/rules/world-adventure/tables';
import { rollDie } from '@/store/randomness';

import { Chips } from './Chips';
import { GOOD_ICONS } from './icons';
import type { WorldPanelProps } from './props';

/** Before a stage only: by a die, or for certain behind a Smoke Bomb. */
export function Flee(props: WorldPanelProps & { battle: Battle; onBack: () => void }) {
  const { state, battle, onAct, onBack, onTopic } = props;
  const rival = battle.theirs?.seat ?? null;
  const [seat, setSeat] = useState(battle.player);
  const [drop, setDrop] = useState<Good>();
  const clan = clanOf(state, seat);
  const value = retreatValue(battle);
  const goods = GOODS.filter((good) => clan.goods[good] > 0);
  const dropped = drop ?? goods[0];
  const withDrop = (drops: boolean) => (drops && dropped && totalGoods(clan.goods) > 0 ? { drop: dropped } : {});
  const roll = (face: number, by: 'app' | 'typed') => {
    onBack();
    const away = face <= value;
    onAct({ type: 'retreatRoll', player: seat, face, by, ...withDrop(away && battle.kind !== 'monster') });
  };
  return (
    <Sheet
      title="Retreat"
      onClose={onBack}
      onRules={() => onTopic(battle.kind === 'monster' ? 'monster-retreat' : 'duel-retreat')}
      testID="flee-sheet"
    >
      <View style={styles.list}>
        {rival === null ? null : (
          <Segments<number>
            label="Who leaves"
            options={[battle.player, rival].map((each) => ({ value: each, words: clanOf(state, each).name }))}
            value={seat}
            onChange={setSeat}
          />
        )}
        <Txt type="body" color="ink2">
          {value === 0
            ? 'No die gets away from this one.'
            : `One die, ${facesUpTo(value)} gets away; otherwise the stage is fought.`}
        </Txt>
        {goods.length > 0 ? (
          <>
            <Txt type="label" color="ink2">
              {battle.kind === 'monster' ? 'Behind the bomb one good is dropped' : 'One good is dropped'}
            </Txt>
            <Chips<Good>
              label="Drop"
              chips={goods.map((good) => ({ value: good, words: good, icon: GOOD_ICONS[good] }))}
              chosen={dropped ? [dropped] : []}
              onChoose={setDrop}
              testID="drop"
            />
          </>
        ) : null}
        <Chips<number>
          label="The die shows"
          even
          chips={[1, 2, 3, 4, 5, 6].map((face) => ({ value: face, words: `${face}` }))}
          chosen={[]}
          onChoose={(face) => roll(face, 'typed')}
          testID="flee"
        />
        <Button kind="secondary" words="Roll for me" onPress={() => roll(rollDie(6), 'app')} testID="flee-roll" />
        <Button
          words={clan.smokeBomb > 0 ? 'Smoke Bomb, certain' : 'No Smoke Bomb left'}
          disabled={clan.smokeBomb === 0}
          onPress={() => {
            onBack();
            onAct({ type: 'smokeRetreat', player: seat, ...withDrop(true) });
          }}
          testID="flee-bomb"
        />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ list: { gap: 12 } });
