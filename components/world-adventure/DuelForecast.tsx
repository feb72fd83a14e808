import { StyleSheet, View } from 'react-native';

import { OddsBar } from '@/components/odds/OddsBar';
import { SearchBar } from '@/components/odds/SearchBar';
import { useSliced } from '@/components/odds/useSliced';
import { Txt } from '@/components/theme/Txt';
import { plural } from '@/rules/kernel/plural';
import type { Battle, Side } from '@/rules/world-adventure/battleState';
import { duelChance, duelOdds } from '@/rules/world-adventure/duelOdds';
import { clanOf, type State } from '@/rules/world-adventure/state';
import { totalGoods } from '@/rules/world-adventure/tables';

import { Plans } from './Plans';
import { Unforeseen } from './Unforeseen';

const RETREAT = 3;

/** Brigand, Government or a rival: to the end, or fleeing before every stage. Exact, without the reroll. */
export function DuelForecast({ state, battle, theirs }: { state: State; battle: Battle; theirs: Side }) {
  const spill = state.houseRules['spillToHero'] !== false;
  const atOnce = battle.opened === 'foe' || battle.stage > 1;
  // One try a stage: after a failed one the next comes before the next stage.
  const again = atOnce && !battle.tried.includes('mine');
  const question = JSON.stringify([battle.mine, theirs, spill]);
  const fight = useSliced(question, () => duelOdds(battle.mine, theirs, spill));
  const flee = useSliced(`${question}${again}`, () =>
    duelOdds(battle.mine, theirs, spill, { faces: RETREAT, atOnce: again }),
  );
  const clan = clanOf(state, battle.player);
  const bombs = clan.smokeBomb > 0 && atOnce;
  const fought = fight.done ? duelChance(fight.answer) : undefined;
  const fled = flee.done ? duelChance(flee.answer) : undefined;
  return (
    <View style={styles.list}>
      {fought ? (
        <OddsBar
          lead="Fight to the end, without your reroll"
          aim="to win"
          good={[{ chance: fought.win, words: 'win' }]}
          bad={[{ chance: fought.die, words: 'die' }]}
          testID="duel-odds"
        />
      ) : (
        <SearchBar part={fight.part} words="Counting every stage" />
      )}
      {fought && fled ? (
        <Plans
          testID="duel-plans"
          plans={[
            { words: 'Fight on', ...fought, ...(fought.die <= fled.die && !bombs ? { best: 'Dies least' } : {}) },
            {
              words: 'Try to flee before each attack',
              ...fled,
              ...(fled.die < fought.die && !bombs ? { best: 'Dies least' } : {}),
            },
            ...(bombs ? [{ words: 'Smoke Bomb now', win: 0, escape: 1, die: 0, best: 'Dies never' }] : []),
          ]}
        />
      ) : null}
      <Unforeseen state={state} seat={battle.player} />
      <Txt
        type="caption"
        color="ink2"
      >{`At stake: ${clan.gold} gold, ${plural(totalGoods(clan.goods), 'good')}${clan.quest ? ' and the quest' : ''}. Leaving drops one good.`}</Txt>
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: 10 } });
