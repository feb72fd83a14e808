import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { foeName } from '@/rules/dungeon/printed';
import { fameOverGivingUp } from '@/rules/dungeon/risk';
import { lastPointEnds, nextPointWords } from '@/rules/dungeon/score';
import { fightOf, turnOf } from '@/rules/dungeon/sheet';
import { EXTENSION_DICE } from '@/rules/dungeon/state';

import { DraftOdds } from './BattlePreview';
import type { DungeonPanel } from './props';
import { StaminaRow } from './StaminaRow';

/** The enemy still stands: one stamina for three turns more, or 1 EXP and no loot. */
export function ExtendPanel({ state, onAct, onClose, onTopic }: DungeonPanel) {
  const { battle } = state;
  if (!battle) return null;
  const over = lastPointEnds(state);
  return (
    <Sheet
      title="Extend or give up?"
      onClose={onClose}
      onRules={() => onTopic('extending-and-giving-up')}
      testID="extend-panel"
    >
      <View style={styles.panel}>
        <Txt type="body" color="ink2">
          {`${foeName(state.cards, battle.foe)} has ${battle.hp} of ${battle.maxHp} HP, you have ${state.hp}.`}
        </Txt>
        <StaminaRow table={{ state, onTopic }} />
        <Txt type="bodyStrong">
          {state.stamina === 0
            ? 'No stamina left: the delve ends with this battle.'
            : `${state.stamina} stamina left. ${nextPointWords(state, 'This point')}`}
        </Txt>
        {state.stamina > 0 ? (
          <>
            {over ? null : (
              <>
                <DraftOdds
                  fight={fightOf(state, battle)}
                  turn={turnOf(state, battle)}
                  dice={EXTENSION_DICE}
                  extended={battle.extended + 1}
                />
                <Txt type="body" color="ink2" testID="extend-gain">
                  {gainWords(fameOverGivingUp(state))}
                </Txt>
              </>
            )}
            <Button
              words={over ? 'Extend: the delve ends' : `Extend: 1 stamina, ${EXTENSION_DICE} dice`}
              onPress={() => {
                onClose();
                onAct({ type: 'extendBattle', player: 0 });
              }}
              onLongPress={() => onTopic('stamina')}
              testID="extend"
            />
          </>
        ) : null}
        <Button
          kind="secondary"
          words="Give up: 1 EXP, no loot"
          onPress={() => {
            onClose();
            onAct({ type: 'giveUpBattle', player: 0 });
          }}
          onLongPress={() => onTopic('extending-and-giving-up')}
          testID="give-up"
        />
      </View>
    </Sheet>
  );
}

/** What the stamina is spent for. */
function gainWords(fame: number): string {
  return fame > 0
    ? `A win brings ${fame} fame more than giving up, and the loot.`
    : 'A win brings the loot and the counter, but no more fame now than giving up.';
}

const styles = StyleSheet.create({ panel: { gap: 12 } });
