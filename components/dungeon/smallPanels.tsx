import { StyleSheet, View } from 'react-native';

import { OddsLine } from '@/components/odds/OddsLine';
import { SearchBar } from '@/components/odds/SearchBar';
import { useSliced } from '@/components/odds/useSliced';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { percentText } from '@/rules/dice/percent';
import { thirdDieNeeded } from '@/rules/dungeon/battle';
import { exchange } from '@/rules/dungeon/resolver';
import { type BattleWorth, battleWorths, meanWorth, moveRisk } from '@/rules/dungeon/risk';
import { foeName } from '@/rules/dungeon/printed';
import { fightOf, turnOf } from '@/rules/dungeon/sheet';
import { heldAilments, type State } from '@/rules/dungeon/state';

import { LootBoxes } from './LootBoxes';
import type { DungeonPanel } from './props';
import { ShopGoods } from './ShopGoods';
import { arithmetic } from './splitWords';
import { Splits } from './Splits';
import { TileButtons } from './TileButtons';

export function LootPanel(panel: DungeonPanel) {
  return (
    <Sheet
      title="Claim loot"
      fill="bg"
      onClose={panel.onClose}
      onRules={() => panel.onTopic('loot')}
      testID="loot-panel"
    >
      <View style={styles.list}>
        <LootBoxes table={panel} onDone={panel.onClose} />
      </View>
    </Sheet>
  );
}

export function ShopPanel(panel: DungeonPanel) {
  return (
    <Sheet title="Merchant" onClose={panel.onClose} onRules={() => panel.onTopic('merchant-goods')} testID="shop-panel">
      <ShopGoods table={panel} />
    </Sheet>
  );
}

export function TilePanel(panel: DungeonPanel) {
  return (
    <Sheet
      title="Cross the tile"
      onClose={panel.onClose}
      onRules={() => panel.onTopic('dungeon-map')}
      testID="tile-panel"
    >
      <View style={styles.list}>
        <Txt type="body" color="ink2">
          How many dice does it show?
        </Txt>
        <TileButtons table={panel} onDone={panel.onClose} id="cross" />
      </View>
    </Sheet>
  );
}

export function CurePanel({ state, onAct, onClose, onTopic }: DungeonPanel) {
  return (
    <Sheet
      title="Take one counter off"
      onClose={onClose}
      onRules={() => onTopic('set-traits-equipment')}
      testID="cure-panel"
    >
      <View style={styles.list}>
        {heldAilments(state).map((ailment) => (
          <Button
            key={ailment}
            kind="secondary"
            words={`${ailment}, ${state.ailments[ailment]} now`}
            onPress={() => {
              onClose();
              onAct({ type: 'chooseAilmentToReduce', player: 0, ailment });
            }}
            onLongPress={() => onTopic(ailment)}
            testID={`cure-${ailment}`}
          />
        ))}
      </View>
    </Sheet>
  );
}

/** The two ways once more, with every number that goes in. */
export function ChoosePanel(panel: DungeonPanel) {
  const { state, onAct, onOpen, onClose, onTopic } = panel;
  const { battle } = state;
  if (!battle?.dice) return null;
  const [a, b] = battle.dice;
  const fight = fightOf(state, battle);
  const turn = turnOf(state, battle);
  const third = battle.third ?? 0;
  const unthrown = battle.third === null && thirdDieNeeded(state);
  const ways: readonly (readonly [number, number])[] =
    a === b
      ? [[a, b]]
      : [
          [a, b],
          [b, a],
        ];
  const take = (mine: 'a' | 'b') => {
    if (unthrown) onOpen(mine === 'a' ? 'thirdA' : 'thirdB');
    else {
      onClose();
      onAct({ type: 'chooseDie', player: 0, mine });
    }
  };
  return (
    <Sheet title="Which one is yours?" onClose={onClose} onRules={() => onTopic('choosing-dice')} testID="choose-panel">
      <View style={styles.list}>
        <Splits table={panel} battle={battle} dice={battle.dice} onTake={take} />
        {unthrown ? (
          <Txt type="body" color="ink2">
            Without the third die, which falls after you choose.
          </Txt>
        ) : null}
        {ways.map(([mine, theirs]) => (
          <View key={mine} style={styles.sum}>
            <Txt type="bodyStrong">{`Take ${mine}, give ${theirs}`}</Txt>
            {arithmetic(exchange(fight, turn, mine, theirs, third), fight).map((line) => (
              <Txt key={line} type="body" color="ink2">
                {line}
              </Txt>
            ))}
          </View>
        ))}
      </View>
    </Sheet>
  );
}

/** What the odds of a question depend on: everything but the log's own order. */
const asked = (state: State): string => JSON.stringify(state);

export function RiskPanel({ state, onClose, onTopic }: DungeonPanel) {
  const search = useSliced(asked(state), () => moveRisk(state));
  return (
    <Sheet title="Dare to move?" onClose={onClose} onRules={() => onTopic('encounter-roll')} testID="risk-panel">
      <View style={styles.list}>
        {search.done ? (
          search.answer.onTheWay ? (
            <Txt type="bodyLarge">Poison kills you on the way.</Txt>
          ) : (
            <>
              <OddsLine title="Falling in a trap" chance={search.answer.trap} testID="risk-trap" />
              {search.answer.battle === undefined ? (
                <Txt type="body" color="ink2">
                  {state.modules.draft
                    ? 'Whether a battle fells you depends on the draft.'
                    : 'The battles can go too many ways to be reckoned through exactly.'}
                </Txt>
              ) : (
                <OddsLine
                  title="Falling in battle, if all six are equally likely"
                  chance={search.answer.battle}
                  testID="risk-battle"
                />
              )}
            </>
          )
        ) : (
          <SearchBar part={search.part} words="Solving six battles" />
        )}
      </View>
    </Sheet>
  );
}

export function WorthPanel({ state, onClose, onTopic }: DungeonPanel) {
  const search = useSliced(asked(state), () => battleWorths(state));
  return (
    <Sheet title="One more battle?" onClose={onClose} onRules={() => onTopic('goal-and-fame')} testID="worth-panel">
      <View style={styles.list}>
        <Txt type="body" color="ink2">
          {`Fame for a win over each, the tile and the loot apart, and the chance to win ${
            state.modules.draft ? 'within the drafted turns' : 'with the best play'
          } at ${state.hp} HP.`}
        </Txt>
        {search.done ? <OnAverage state={state} worths={search.answer} /> : null}
        {search.done ? (
          search.answer.map(({ foe, fame, win }) => {
            const title = `${foeName(state.cards, foe)}: ${fame > 0 ? `+${fame} fame` : 'no fame'}`;
            return win === undefined ? (
              <Txt key={foe} type="bodyStrong">
                {`${title}, too many ways to reckon through`}
              </Txt>
            ) : (
              <OddsLine key={foe} title={title} chance={win} aim="to win" testID={`worth-${foe}`} />
            );
          })
        ) : (
          <SearchBar part={search.part} words="Solving six battles" />
        )}
      </View>
    </Sheet>
  );
}

/** All six taken together; with drafted battles whoever does not win has not fallen yet. */
function OnAverage({ state, worths }: { state: State; worths: readonly BattleWorth[] }) {
  const mean = meanWorth(worths);
  if (!mean) return null;
  const falls = state.modules.draft
    ? `${percentText(mean.win)} to win`
    : `${percentText(1 - mean.win)} to fall${state.modules.revive ? '' : ', and to miss the 10 fame for clearing'}`;
  return (
    <Txt type="bodyStrong" testID="worth-mean">
      {`If all six are equally likely: ${mean.fame.toFixed(1)} fame on average, ${falls}.`}
    </Txt>
  );
}

const styles = StyleSheet.create({ list: { gap: 12 }, sum: { gap: 2 } });
