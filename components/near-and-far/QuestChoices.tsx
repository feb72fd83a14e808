import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { CompareChoices } from '@/components/odds/CompareChoices';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { toNumber } from '@/rules/dice/fraction';
import { percentText } from '@/rules/dice/percent';
import { questModifier } from '@/rules/near-and-far/apply-quest';
import { adviseChoice, type Best, bestChoices, type ChoiceAdvice } from '@/rules/near-and-far/quest-advice';
import { goodsWords } from '@/rules/near-and-far/reasons';
import { spendable } from '@/rules/near-and-far/sums';
import { CAMP_PRICE, type Player, playerOf } from '@/rules/near-and-far/state';
import { keywordWords } from '@/rules/near-and-far/words';

import { ChipRow } from './ChipRow';
import { GoodsTray } from './GoodsTray';
import { NumberRow } from './NumberRow';
import { GemsFirst, inGems } from './PayWith';
import { PickCard } from './PickCard';
import { draftOf, type NearPanel } from './props';
import { bonusOf, choicesOn, type ChoiceTyped, NEW_CHOICE, type QuestDraft } from './questDraft';

type Known = 'price' | 'reward' | 'bonus' | 'second';

const MOST_CHOICES = 4;
const KINDS = [
  { value: 'skill' as const, words: 'Skill' },
  { value: 'combat' as const, words: 'Combat' },
  { value: 'none' as const, words: 'No roll' },
];
const KNOWN: readonly { readonly value: Known; readonly words: string }[] = [
  { value: 'price', words: 'Price' },
  { value: 'reward', words: 'Reward' },
  { value: 'bonus', words: 'Bonus' },
  { value: 'second', words: 'Second number' },
];
const BESTS: Readonly<Record<Best, string>> = { safest: 'Safest', cheapest: 'Fewest hearts', richest: 'Most points' };

const titleOf = ({ kind, required }: ChoiceTyped): string =>
  kind === 'none' ? 'No roll' : `${kind === 'skill' ? 'Skill' : 'Combat'} ${required}`;

const linesOf = (odds: ChoiceAdvice, { price, kind }: ChoiceTyped) => [
  ...(kind === 'none'
    ? []
    : [
        { words: `${percentText(odds.noHearts)} without, ${percentText(odds.allIn)} with all hearts` },
        { words: `Bonus ${percentText(odds.bonusKeeping)}` },
        { words: `${toNumber(odds.hearts).toFixed(1)} hearts on average, ${odds.worst} at worst` },
      ]),
  ...(Object.values(price).some(Boolean) ? [{ words: `Costs ${goodsWords(price)}` }] : []),
  ...(odds.points === 0 ? [] : [{ words: `${odds.points.toFixed(1).replace('-', '−')} points on average` }]),
];

/** 5.3: hearts are kept for a camp where one could be built and paid for. */
const canCampHere = (player: Player): boolean =>
  !player.here?.camp && !player.here?.town && spendable(player) >= CAMP_PRICE;

/** The choices the reader names, side by side with their odds; the chosen one is set below. */
export function QuestChoices(props: NearPanel) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const [picking, setPicking] = useState(false);
  const player = playerOf(state, shown);
  const [draft, set] = draftOf<
    QuestDraft & { readonly reserve: number; readonly known: readonly Known[]; readonly gemsFirst: boolean }
  >(props, {
    choices: [NEW_CHOICE, { ...NEW_CHOICE, kind: 'combat' }],
    chosen: 0,
    reserve: canCampHere(player) ? CAMP_PRICE : 0,
    known: [],
    gemsFirst: false,
  });
  const { reserve, known } = draft;
  const choices = draft.choices.map((choice) => ({ ...NEW_CHOICE, ...choice }));
  const hearts = spendable(player);
  const advice = choices.map((choice) => {
    const { kind, required, price, reward, bonus } = choice;
    const modifier = questModifier(state, shown, kind);
    const asked = {
      kind,
      required,
      bonusAt: bonusOf(choice),
      modifier,
      payment: price,
      reward,
      bonusReward: bonus,
    };
    return adviseChoice(state, player, asked, hearts, reserve);
  });
  const best = bestChoices(advice);
  const why = (index: number) =>
    (Object.keys(BESTS) as Best[])
      .filter((key) => best[key].includes(index) && best[key].length < choices.length)
      .map((key) => BESTS[key])
      .join(', ');
  const at = Math.min(draft.chosen, choices.length - 1);
  const chosen = choices[at] ?? NEW_CHOICE;
  const change = (next: Partial<ChoiceTyped>) =>
    set({ choices: choices.map((each, index) => (index === at ? { ...each, ...next } : each)) });
  const take = () => {
    const { kind, required, price } = chosen;
    onAct({
      type: 'chooseOption',
      player: shown,
      kind,
      required,
      bonusAt: bonusOf(chosen),
      ...(Object.values(price).some(Boolean) ? { payment: price, ...inGems(player, price, draft.gemsFirst) } : {}),
    });
  };
  if (picking) {
    return (
      <PickCard
        kind="arcade"
        title="Which arcade card?"
        onTopic={onTopic}
        onPicked={(_, values) => {
          setPicking(false);
          set({ choices: choicesOn(values), chosen: 0 });
        }}
        onClose={() => setPicking(false)}
      />
    );
  }
  const rewardRow = (key: 'reward' | 'bonus', words: string) => (
    <>
      <GoodsTray
        label={words}
        goods={chosen[key]}
        onChange={(goods) => change({ [key]: { ...chosen[key], ...goods } })}
        testID={`choice-${key}`}
      />
      <NumberRow
        label={`Reputation of the ${key}`}
        words={`reputation, ${key}`}
        value={chosen[key].reputation ?? 0}
        min={-9}
        max={9}
        onChange={(reputation) => change({ [key]: { ...chosen[key], reputation } })}
        testID={`choice-${key}-reputation`}
      />
    </>
  );
  return (
    <Sheet
      title="Which choice?"
      onClose={onClose}
      onRules={() => onTopic('quest')}
      footer={
        <Button
          large
          words={chosen.kind === 'none' ? 'Take it, no roll' : `Choose ${chosen.kind} ${chosen.required}`}
          onPress={take}
          testID="quest-choose"
        />
      }
      testID="quest-sheet"
    >
      <View style={styles.body}>
        {player.quester.keywords.length > 0 ? (
          <Txt type="bodyStrong">{keywordWords(player.quester.keywords)}</Txt>
        ) : null}
        {state.turn.quest?.source === 'arcade' ? (
          <Button kind="quiet" words="Take the arcade card" onPress={() => setPicking(true)} testID="pick-arcade" />
        ) : null}
        <CompareChoices
          label="Which choice?"
          choices={choices.map((choice, index) => {
            const odds = advice[index];
            const reason = why(index);
            return {
              key: `${index}`,
              words: titleOf(choice),
              ...(odds ? { odds: { chance: odds.keeping, aim: 'to pass' }, lines: linesOf(odds, choice) } : {}),
              ...(reason ? { best: reason } : {}),
            };
          })}
          chosen={`${at}`}
          onChoose={(key) => set({ chosen: Number(key) })}
          testID="choice"
        />
        <Segments
          label={`Choice ${at + 1}`}
          options={KINDS}
          value={chosen.kind}
          onChange={(kind) => change({ kind })}
          testID="kind"
        />
        <Grid>
          <NumberRow
            label={`Number of choice ${at + 1}`}
            words="number"
            value={chosen.required}
            max={20}
            onChange={(required) => change({ required })}
            testID="number"
          />
          <NumberRow
            label="Hearts to keep"
            words="hearts to keep"
            value={reserve}
            max={Math.max(hearts, CAMP_PRICE)}
            onChange={(next) => set({ reserve: next })}
            testID="quest-reserve"
          />
        </Grid>
        <ChipRow
          label="What else is read"
          options={KNOWN}
          chosen={known}
          onPress={(key) =>
            set({ known: known.includes(key) ? known.filter((each) => each !== key) : [...known, key] })
          }
          testID="known"
        />
        {known.includes('second') ? (
          <NumberRow
            label={`Second number of choice ${at + 1}`}
            words="second number"
            value={bonusOf(chosen)}
            max={30}
            onChange={(bonusAt) => change({ bonusAt })}
            testID="second"
          />
        ) : null}
        {known.includes('price') ? (
          <>
            <GoodsTray
              label="Price"
              goods={chosen.price}
              most={(good) => player[good]}
              onChange={(price) => change({ price })}
              testID="choice-price"
            />
            <GemsFirst
              player={player}
              price={chosen.price}
              on={draft.gemsFirst}
              onChange={(gemsFirst) => set({ gemsFirst })}
            />
          </>
        ) : null}
        {known.includes('reward') ? rewardRow('reward', 'Reward') : null}
        {known.includes('bonus') ? rewardRow('bonus', 'Bonus') : null}
        <View style={styles.row}>
          {choices.length < MOST_CHOICES ? (
            <Button
              kind="quiet"
              words="One more choice"
              onPress={() => set({ choices: [...choices, NEW_CHOICE], chosen: choices.length })}
              style={styles.grow}
              testID="more-choices"
            />
          ) : null}
          {choices.length > 1 ? (
            <Button
              kind="quiet"
              words="One less"
              onPress={() => set({ choices: choices.filter((_, index) => index !== at), chosen: 0 })}
              style={styles.grow}
              testID="fewer-choices"
            />
          ) : null}
        </View>
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  body: { gap: 10, paddingBottom: 8 },
  row: { flexDirection: 'row', gap: 8 },
  grow: { flex: 1 },
});
