import { StyleSheet, View } from 'react-native';

import { Die } from '@/components/dice/Die';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { abilitiesOf, abilityWords } from '@/rules/dungeon/abilities';
import { leftovers, stageOf, thirdDieNeeded } from '@/rules/dungeon/battle';
import { toldWords } from '@/rules/dungeon/describeBattle';
import { next } from '@/rules/dungeon/flow';
import { foeName } from '@/rules/dungeon/printed';
import { gearOf } from '@/rules/dungeon/sheet';
import type { Battle } from '@/rules/dungeon/state';

import { BattlePreview } from './BattlePreview';
import { EnemyHead } from './EnemyHead';
import { Paper } from './Paper';
import { PairSlots } from './PairSlots';
import type { DungeonProps } from './props';
import { Splits } from './Splits';
import { StaminaRow } from './StaminaRow';

/** The enemy, the dice and what they come to. */
export function BattleCard({ table, battle }: { table: DungeonProps; battle: Battle }) {
  const { state, onAct, onOpen, onTopic } = table;
  const stage = stageOf(state, battle);
  const bead = next(state);
  const step = () => (bead.action ? onAct(bead.action) : onOpen(bead.opens ?? ''));
  const take = (mine: 'a' | 'b') => {
    if (battle.third === null && thirdDieNeeded(state)) onOpen(mine === 'a' ? 'thirdA' : 'thirdB');
    else onAct({ type: 'chooseDie', player: 0, mine });
  };
  const third = battle.third === null ? '' : abilityWords(abilitiesOf(gearOf(state), battle.third));
  return (
    <Paper testID="battle">
      <EnemyHead table={table} battle={battle} />
      {battle.last && stage !== 'choose' ? (
        <Txt type="caption" color="ink2" testID="battle-last">
          {`Turn ${battle.last.turn}: ${toldWords(battle.last).join(', ')}.`}
        </Txt>
      ) : null}
      {state.modules.draft ? (
        <>
          <PairSlots battle={battle} />
          <StaminaRow table={table} />
        </>
      ) : null}
      {stage === 'choose' && battle.dice ? (
        <>
          <View style={styles.asked}>
            <Txt type="bodyStrong" color="ink2" style={styles.grow}>
              {`You rolled ${battle.dice[0]} and ${battle.dice[1]}. Which one is yours?`}
            </Txt>
            {battle.third === null ? null : (
              <View style={styles.third}>
                <Die kind="gold" face={battle.third} size={32} label={`Third die, ${battle.third}`} />
                <Txt type="label" color="ink2">
                  {third || 'no ability'}
                </Txt>
              </View>
            )}
          </View>
          <Splits table={table} battle={battle} dice={battle.dice} onTake={take} />
          <Button
            kind="quiet"
            words="Show the arithmetic"
            onPress={() => onOpen('choose')}
            onLongPress={() => onTopic('damage')}
            testID="show-arithmetic"
          />
        </>
      ) : null}
      {stage === 'begin' || stage === 'draftRoll' ? <BattlePreview table={table} battle={battle} /> : null}
      {stage === 'won' ? (
        <Txt type="title" testID="battle-won">
          {`${foeName(state.cards, battle.foe)} is down`}
        </Txt>
      ) : null}
      {stage === 'choose' ? null : (
        <Button words={bead.sentence} onPress={step} onLongPress={() => onTopic('battle-turn')} testID="battle-step" />
      )}
      {stage === 'pick' || (stage === 'fight' && leftovers(battle).length > 0) ? <CloverButton table={table} /> : null}
    </Paper>
  );
}

function CloverButton({ table: { state, onOpen, onTopic } }: { table: DungeonProps }) {
  if (state.bag.clover.held === 0) return null;
  return (
    <Button
      kind="secondary"
      words={`4 Leaf Clover, ${state.bag.clover.held} held`}
      onPress={() => onOpen('clover')}
      onLongPress={() => onTopic('4-leaf-clover')}
      testID="use-clover"
    />
  );
}

const styles = StyleSheet.create({
  grow: { flex: 1, justifyContent: 'center' },
  asked: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  third: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
