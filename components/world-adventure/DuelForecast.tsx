import CloudFog from 'lucide-react-native/icons/cloud-fog';
import { StyleSheet, View } from 'react-native';

import { CompareChoices } from '@/components/odds/CompareChoices';
import { OddsBar } from '@/components/odds/OddsBar';
import { OddsLine } from '@/components/odds/OddsLine';
import { SearchBar } from '@/components/odds/SearchBar';
import { useSliced } from '@/components/odds/useSliced';
import { Txt } from '@/components/theme/Txt';
import { ONE } from '@/rules/dice/fraction';
import { percentText } from '@/rules/dice/percent';
import type { Battle, Side } from '@/rules/world-adventure/battleState';
import { duelChance, duelOdds } from '@/rules/world-adventure/duelOdds';
import { clanOf, type State } from '@/rules/world-adventure/state';
import { totalGoods } from '@/rules/world-adventure/tables';

const RETREAT = 3;

/** Brigand, Government or a rival: to the end, or fleeing before every stage. Exact, without the reroll. */
export function DuelForecast({ state, battle, theirs }: { state: State; battle: Battle; theirs: Side }) {
  const spill = state.houseRules['spillToHero'] !== false;
  const atOnce = battle.opened === 'foe' || battle.stage > 1;
  const question = JSON.stringify([battle.mine.fighters, theirs.fighters, battle.mine.skill, theirs.skill, spill]);
  const fight = useSliced(question, () => duelOdds(battle.mine, theirs, spill));
  const flee = useSliced(`${question}${atOnce}`, () =>
    duelOdds(battle.mine, theirs, spill, { faces: RETREAT, atOnce }),
  );
  const clan = clanOf(state, battle.player);
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
        <CompareChoices
          label="Fight on or flee?"
          choices={[
            {
              key: 'fight',
              words: 'Fight on',
              odds: { chance: fought.win, aim: 'to win' },
              lines: [{ words: `die ${percentText(fought.die)}`, tone: 'danger' }],
              ...(fought.die <= fled.die ? { best: 'safest' } : {}),
            },
            {
              key: 'flee',
              words: 'Flee each stage',
              odds: { chance: fled.escape, aim: 'to get away' },
              lines: [
                { words: `win ${percentText(fled.win)}` },
                { words: `die ${percentText(fled.die)}`, tone: 'danger' },
              ],
              ...(fled.die < fought.die ? { best: 'safest' } : {}),
            },
          ]}
          onChoose={() => undefined}
        />
      ) : null}
      {clan.smokeBomb > 0 ? <OddsLine icon={CloudFog} title="Smoke Bomb now" chance={ONE} /> : null}
      <Txt
        type="caption"
        color="ink2"
      >{`At stake: ${clan.gold} gold, ${totalGoods(clan.goods)} goods${clan.quest ? ' and the quest' : ''}. Leaving drops one good.`}</Txt>
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: 10 } });
