import CloudFog from 'lucide-react-native/icons/cloud-fog';
import DoorOpen from 'lucide-react-native/icons/door-open';
import Dices from 'lucide-react-native/icons/dices';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { OddsBar } from '@/components/odds/OddsBar';
import { OddsLine } from '@/components/odds/OddsLine';
import { SearchBar } from '@/components/odds/SearchBar';
import { useSliced } from '@/components/odds/useSliced';
import { Txt } from '@/components/theme/Txt';
import { Segments } from '@/components/ui/Segments';
import { mean } from '@/rules/dice/distribution';
import { fraction, minus, ONE, plus, toNumber, ZERO } from '@/rules/dice/fraction';
import { percentText } from '@/rules/dice/percent';
import { plural } from '@/rules/kernel/plural';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Battle } from '@/rules/world-adventure/battleState';
import { retreatValue } from '@/rules/world-adventure/applyBattle';
import {
  bestPlan,
  chaseStages,
  faintsInWin,
  monsterStages,
  type Plan,
  plansFor,
  type RaceOdds,
  raceOdds,
  rerollOdds,
} from '@/rules/world-adventure/raceOdds';
import { clanOf, type State } from '@/rules/world-adventure/state';
import { type Party, partyOf } from '@/rules/world-adventure/strikeOdds';
import { goldDice } from '@/rules/world-adventure/townOdds';
import { PRICE } from '@/rules/world-adventure/tables';
import { writer } from '@/store/app';
import { changeSetting, settings } from '@/store/settings';

import { type PlanRow, Plans } from './Plans';
import { Unforeseen } from './Unforeseen';

/** Merchant and monster: will it fall, when, at what price, and is it wiser to leave. All exact. */
export function RaceForecast({ state, battle }: { state: State; battle: Battle }) {
  const party = partyOf(battle.mine);
  const merchant = battle.kind === 'merchant';
  const accuracy = battle.foe.accuracy ?? 0;
  const stages = merchant ? chaseStages(party, battle.chase) : monsterStages(party, battle.barrier);
  const odds = raceOdds(stages, accuracy, battle.hp);
  const [now = ZERO, ...later] = odds.byStage;
  const rest = later.reduce(plus, ZERO);
  return (
    <View style={styles.list}>
      <OddsBar
        lead={merchant ? `${battle.chase} to chase` : 'If you fight to the end'}
        aim={merchant ? 'to plunder it' : 'to win'}
        good={[
          { chance: now, words: 'next attack' },
          { chance: rest, words: 'later' },
        ]}
        bad={[{ chance: minus(ONE, odds.win), words: merchant ? 'escapes' : 'hero falls' }]}
        testID="race-odds"
      />
      <Txt type="body" color="ink2">
        {stageWords(odds, battle.hp)}
      </Txt>
      <Unforeseen state={state} seat={battle.player} />
      <Reroll state={state} battle={battle} />
      {merchant ? <WhatHelps party={party} battle={battle} /> : <Leaving state={state} battle={battle} party={party} />}
    </View>
  );
}

/** 5.4: what one more stage or soldier would be worth, and what the plunder brings. */
function WhatHelps({ party, battle }: { party: Party; battle: Battle }) {
  const { foe, chase, hp } = battle;
  const accuracy = foe.accuracy ?? 0;
  const longer = raceOdds(chaseStages(party, chase + 1), accuracy, hp).win;
  const stronger = raceOdds(chaseStages({ ...party, lv1: party.lv1 + 1 }, chase), accuracy, hp).win;
  const win = raceOdds(chaseStages(party, chase), accuracy, hp).win;
  const gold = goldDice(foe.loot ?? 0);
  const loot = gold ? toNumber(win) * toNumber(mean(gold)) : undefined;
  return (
    <View>
      <OddsLine title="With one more chase" chance={longer} />
      <OddsLine title="With one more soldier" chance={stronger} />
      {loot === undefined ? null : (
        <Txt type="caption" color="ink2">
          {`Loot: ${plural(foe.loot ?? 0, 'gold die', 'gold dice')}, ${loot.toFixed(1)} gold to be expected with this chance.`}
        </Txt>
      )}
    </View>
  );
}

function Reroll({ state, battle }: { state: State; battle: Battle }) {
  const perStage = state.houseRules['leadershipReroll'] === 'perStage';
  const may = clanOf(state, battle.player).leadership >= 4 && (perStage || !battle.mine.rerolled);
  return may ? <RerollOdds battle={battle} perStage={perStage} /> : null;
}

function RerollOdds({ battle, perStage }: { battle: Battle; perStage: boolean }) {
  const party = partyOf(battle.mine);
  const stages = battle.kind === 'merchant' ? chaseStages(party, battle.chase) : monsterStages(party, battle.barrier);
  const accuracy = battle.foe.accuracy ?? 0;
  const question = JSON.stringify([stages, accuracy, battle.hp, perStage]);
  const search = useSliced(question, () => rerollOdds(stages, accuracy, battle.hp, perStage));
  if (!search.done) return <SearchBar part={search.part} words="Weighing your reroll" />;
  return search.answer === undefined ? null : <OddsLine icon={Dices} title="With your reroll" chance={search.answer} />;
}

const leaveWords = ({ units, by }: Plan): string => {
  if (by === 'fight') return 'Fight to the end';
  const when = units === 1 ? 'when the hero is alone' : `when ${units} are left`;
  return by === 'bomb' ? `Smoke Bomb ${when}` : `Roll to leave ${when}`;
};

function Leaving({ state, battle, party }: { state: State; battle: Battle; party: Party }) {
  const retreat = retreatValue(battle);
  const bomb = clanOf(state, battle.player).smokeBomb > 0;
  const atOnce = battle.opened === 'foe' || battle.stage > 1;
  const accuracy = battle.foe.accuracy ?? 0;
  const tried = battle.tried.includes('mine');
  const question = JSON.stringify([party, battle.barrier, accuracy, battle.hp, retreat, bomb, atOnce, tried]);
  const search = useSliced(question, () =>
    plansFor(party, battle.barrier, accuracy, battle.hp, { retreat, bomb, atOnce, tried }),
  );
  const risk = useStore(settings, (now) => now.risk);
  const odds = raceOdds(monsterStages(party, battle.barrier), accuracy, battle.hp);
  const faints = faintsInWin(odds, battle.barrier);
  const unhurt = faints[0]?.chance ?? ZERO;
  const sixth = fraction(retreat, 6);
  return (
    <View style={styles.list}>
      <OddsLine title="Win and nobody faints" chance={unhurt} />
      <Txt type="caption" color="ink2">
        {faintWords(faints)}
      </Txt>
      {isRefusal(sixth) || retreat === 0 || tried ? null : (
        <OddsLine icon={DoorOpen} title="Roll to retreat" chance={sixth} />
      )}
      {bomb ? <OddsLine icon={CloudFog} title="Smoke Bomb, 1 left" chance={ONE} /> : null}
      {search.done ? (
        <>
          <Plans plans={advised(search.answer, risk)} testID="advice" />
          <Segments<number>
            label="Risk of dying you take"
            options={RISKS.map((value) => ({ value, words: `${value} %` }))}
            value={risk}
            onChange={(value) => changeSetting(writer, 'risk', value)}
            testID="risk"
          />
          <Txt type="caption" color="ink2">
            The risk of dying you are ready to take; the advice keeps to it.
          </Txt>
        </>
      ) : (
        <SearchBar part={search.part} words="Weighing when to leave" />
      )}
    </View>
  );
}

const RISKS = [5, 10, 25, 50];

/** To the end, the best way out by die and the best by bomb; outlined what wins most within the risk (5.5). */
function advised(plans: readonly Plan[], risk: number): readonly PlanRow[] {
  const best = bestPlan(plans, risk / 100);
  const wins = best && toNumber(best.win) > 0 && toNumber(best.die) <= risk / 100;
  return (['fight', 'die', 'bomb'] as const).flatMap((by) => {
    const plan =
      best?.by === by
        ? best
        : bestPlan(
            plans.filter((each) => each.by === by),
            risk / 100,
          );
    if (!plan) return [];
    const why = wins ? `Wins most at ${risk} % risk` : 'Dies least';
    return [{ ...plan, words: leaveWords(plan), ...(plan === best ? { best: why } : {}) }];
  });
}

/** "1.6 damage on average, 4 needed. Plundered by attack 1 in 19 %, 2 in 68 %." */
function stageWords({ damage, byStage }: RaceOdds, hp: number): string {
  const mean = damage ? `${toNumber(damage).toFixed(1)} damage on average, ${hp} needed.` : '';
  let so = ZERO;
  const by = byStage.slice(0, MOST_TOLD).map((each, index) => {
    so = plus(so, each);
    return `${index + 1}: ${percentText(so)}`;
  });
  return by.length > 1 ? `${mean} Done by attack ${by.join(', ')}.` : mean;
}

const MOST_TOLD = 4;

function faintWords(faints: ReturnType<typeof faintsInWin>): string {
  const told = faints
    .slice(1)
    .map(
      ({ faints: count, chance: each }) =>
        `${plural(count, 'faints', 'faint')} ${percentText(each)} (${count * PRICE.recover} gold to heal)`,
    );
  return told.length > 0 ? `Or win after: ${told.join(', ')}.` : '';
}

const styles = StyleSheet.create({ list: { gap: 10 } });
