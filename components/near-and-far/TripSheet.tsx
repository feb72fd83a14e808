import X from 'lucide-react-native/icons/x';
import { StyleSheet, View } from 'react-native';

import { OddsBar } from '@/components/odds/OddsBar';
import { OddsLine } from '@/components/odds/OddsLine';
import { Spread } from '@/components/odds/Spread';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { IconButton } from '@/components/ui/IconButton';
import { Sheet } from '@/components/ui/Sheet';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { toNumber } from '@/rules/dice/fraction';
import { percentText } from '@/rules/dice/percent';
import { TOXIC_DESERT } from '@/rules/near-and-far/apply-travel';
import { combat, freePasses, leaveHearts, skillQuest, spendable } from '@/rules/near-and-far/sums';
import { atLeast, heartsLeft, planTrip, type TripStep } from '@/rules/near-and-far/trip';
import { CAMP_PRICE, inTown, playerOf } from '@/rules/near-and-far/state';
import { plural } from '@/rules/near-and-far/words';

import { NumberRow } from './NumberRow';
import { draftOf, type NearPanel } from './props';

interface TripDraft {
  readonly hearts: number;
  readonly reserve: number;
  readonly level: number;
  readonly quest: number;
  readonly must: boolean;
  readonly steps: readonly TripStep[];
}

const words = (step: TripStep): string => {
  switch (step.kind) {
    case 'pass':
      return 'Pass an empty space';
    case 'water':
      return 'Enter water';
    case 'threat':
      return `Beat threat ${step.level}`;
    case 'quest':
      return `Quest ${step.target}${step.must ? ', or stop' : ''}`;
    case 'camp':
      return 'Build a camp';
    case 'hearts':
      return `Gain ${plural(step.gain, 'heart')}`;
  }
};

/** The trip planner: steps in order, the chance to reach each, and the hearts left. */
export function TripSheet(props: NearPanel) {
  const { state, shown, onClose, onTopic } = props;
  const player = playerOf(state, shown);
  const lowest = Math.min(15, ...state.threatDeck);
  const [draft, set] = draftOf<TripDraft>(props, {
    hearts: inTown(player) ? leaveHearts(state, player) : spendable(player),
    reserve: CAMP_PRICE,
    level: lowest,
    quest: 5,
    must: false,
    steps: [],
  });
  const { hearts, reserve, steps } = draft;
  const plan = planTrip({
    hearts,
    reserve,
    combat: combat(state, player),
    freePasses: freePasses(state, player),
    steps,
  });
  const spread = heartsLeft(plan);
  const add = (step: TripStep) => {
    if (steps.length < 16)
      set({ steps: [...steps, step], ...(step.kind === 'threat' ? { level: Math.min(15, step.level + 1) } : {}) });
  };
  return (
    <Sheet title="Trip planner" onClose={onClose} onRules={() => onTopic('movement')} tall testID="trip-sheet">
      <View style={styles.body}>
        <Grid>
          <NumberRow
            label="Hearts at the start"
            words={inTown(player) ? 'hearts on leaving' : 'hearts now'}
            value={hearts}
            max={40}
            onChange={(next) => set({ hearts: next })}
            testID="trip-hearts"
          />
          <NumberRow
            label="Hearts a quest leaves"
            words="kept on quests"
            value={reserve}
            max={13}
            onChange={(next) => set({ reserve: next })}
            testID="trip-reserve"
          />
        </Grid>
        <View style={styles.row}>
          <Button
            kind="secondary"
            words="Empty"
            onPress={() => add({ kind: 'pass' })}
            style={styles.grow}
            testID="add-pass"
          />
          <Button
            kind="secondary"
            words={`Threat ${draft.level}`}
            onPress={() => add({ kind: 'threat', level: draft.level })}
            style={styles.grow}
            testID="add-threat"
          />
          <Button
            kind="secondary"
            words={`Skill ${draft.quest}`}
            onPress={() =>
              add({ kind: 'quest', modifier: skillQuest(state, player), target: draft.quest, must: draft.must })
            }
            style={styles.grow}
            testID="add-skill"
          />
          <Button
            kind="secondary"
            words={`Combat ${draft.quest}`}
            onPress={() =>
              add({ kind: 'quest', modifier: combat(state, player), target: draft.quest, must: draft.must })
            }
            style={styles.grow}
            testID="add-combat"
          />
          <Button
            kind="secondary"
            words="Camp"
            onPress={() => add({ kind: 'camp' })}
            style={styles.grow}
            testID="add-camp"
          />
          <Button
            kind="secondary"
            words="+2 hearts"
            onPress={() => add({ kind: 'hearts', gain: 2 })}
            style={styles.grow}
            testID="add-hearts"
          />
          {state.map === TOXIC_DESERT ? (
            <Button
              kind="secondary"
              words="Water"
              onPress={() => add({ kind: 'water' })}
              style={styles.grow}
              testID="add-water"
            />
          ) : null}
        </View>
        <Grid>
          <NumberRow
            label="Level of the next threat"
            words="threat level"
            value={draft.level}
            min={1}
            max={15}
            onChange={(level) => set({ level })}
            testID="trip-level"
          />
          <NumberRow
            label="Number of the next quest"
            words="quest number"
            value={draft.quest}
            min={1}
            max={20}
            onChange={(quest) => set({ quest })}
            testID="trip-quest"
          />
        </Grid>
        <SwitchRow
          title="A failed quest ends the trip"
          value={draft.must}
          onChange={(must) => set({ must })}
          testID="trip-must"
        />
        {steps.length === 0 ? (
          <Txt type="body" color="ink2">
            Add what lies on the way. Only empty spaces you go on from cost a heart; the last one is free.
          </Txt>
        ) : (
          <>
            <OddsBar good={[{ chance: plan.done }]} aim="to do it all" testID="trip-odds" />
            <Txt type="bodyStrong">
              {plan.mean === undefined
                ? 'This cannot be done with these hearts.'
                : `${toNumber(plan.mean).toFixed(1)} hearts left on average; ${CAMP_PRICE} or more: ${percentText(atLeast(plan, CAMP_PRICE))}`}
            </Txt>
            {steps.map((step, index) => (
              <View key={index} style={styles.line}>
                <View style={styles.fill}>
                  <OddsLine
                    title={words(step)}
                    chance={plan.reach[index] ?? plan.done}
                    aim={
                      step.kind === 'camp' ? 'to build it' : step.kind === 'hearts' ? 'to gain them' : 'to get past it'
                    }
                    testID={`trip-step-${index}`}
                  />
                </View>
                <IconButton
                  icon={X}
                  label={`Leave out: ${words(step)}`}
                  onPress={() => set({ steps: steps.filter((_, at) => at !== index) })}
                />
              </View>
            ))}
            {spread && spread.outcomes.length > 1 ? (
              <Spread
                title="Hearts left"
                words="Hearts"
                spread={spread}
                holds={(left) => left >= CAMP_PRICE}
                testID="trip-spread"
              />
            ) : null}
          </>
        )}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  body: { gap: 10, paddingBottom: 8 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  grow: { flexGrow: 1, flexBasis: '28%' },
  line: { flexDirection: 'row', alignItems: 'center' },
  fill: { flex: 1 },
});
