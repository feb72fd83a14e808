import { StyleSheet, View } from 'react-native';

import { CompareChoices } from '@/components/odds/CompareChoices';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { toNumber } from '@/rules/dice/fraction';
import { percentText } from '@/rules/dice/percent';
import { BONUS_ABOVE, questModifier } from '@/rules/near-and-far/apply-quest';
import { adviseChoice, type Best, bestChoices, type ChoiceAdvice } from '@/rules/near-and-far/quest-advice';
import { spendable } from '@/rules/near-and-far/sums';
import { CAMP_PRICE, playerOf, type QuestChoice } from '@/rules/near-and-far/state';

import { NumberRow } from './NumberRow';
import { draftOf, type NearPanel } from './props';

interface ChoiceTyped {
  readonly kind: QuestChoice['kind'];
  readonly required: number;
  readonly coins: number;
}

const NEW_CHOICE: ChoiceTyped = { kind: 'skill', required: 5, coins: 0 };
const MOST_CHOICES = 4;
const KINDS = [
  { value: 'skill' as const, words: 'Skill' },
  { value: 'combat' as const, words: 'Combat' },
  { value: 'none' as const, words: 'No roll' },
];
const BESTS: Readonly<Record<Best, string>> = { safest: 'Safest', cheapest: 'Fewest hearts', richest: 'Most points' };

const titleOf = ({ kind, required }: ChoiceTyped): string =>
  kind === 'none' ? 'No roll' : `${kind === 'skill' ? 'Skill' : 'Combat'} ${required}`;

const linesOf = (odds: ChoiceAdvice) => [
  { words: `${percentText(odds.noHearts)} without, ${percentText(odds.allIn)} with all hearts` },
  { words: `Bonus ${percentText(odds.bonusKeeping)}` },
  { words: `${toNumber(odds.hearts).toFixed(1)} hearts on average, ${odds.worst} at worst` },
];

/** The choices the reader names, side by side with their odds; the chosen one is set below. */
export function QuestChoices(props: NearPanel) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const player = playerOf(state, shown);
  const [draft, set] = draftOf(props, {
    choices: [NEW_CHOICE, { ...NEW_CHOICE, kind: 'combat' }] as readonly ChoiceTyped[],
    chosen: 0,
    reserve: player.here?.camp ? 0 : CAMP_PRICE,
  });
  const { choices, reserve } = draft;
  const hearts = spendable(player);
  const advice = choices.map(({ kind, required, coins }) => {
    const modifier = questModifier(state, shown, kind);
    const choice = { kind, required, bonusAt: required + BONUS_ABOVE, modifier, payment: { coins } };
    return adviseChoice(state, player, choice, hearts, reserve);
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
    const { kind, required, coins } = chosen;
    onAct({ type: 'chooseOption', player: shown, kind, required, ...(coins > 0 ? { payment: { coins } } : {}) });
  };
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
          <Txt type="bodyStrong">{`A choice with one of these must be taken: ${player.quester.keywords.join(', ')}`}</Txt>
        ) : null}
        <CompareChoices
          label="Which choice?"
          choices={choices.map((choice, index) => {
            const odds = advice[index];
            const reason = why(index);
            return {
              key: `${index}`,
              words: titleOf(choice),
              ...(odds ? { odds: { chance: odds.keeping, aim: 'to pass' }, lines: linesOf(odds) } : {}),
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
            label={`Price of choice ${at + 1} in coins`}
            words="coins to pay"
            value={chosen.coins}
            max={player.coins}
            onChange={(coins) => change({ coins })}
            testID="price"
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
