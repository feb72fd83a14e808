import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SearchBar } from '@/components/odds/SearchBar';
import { Txt } from '@/components/theme/Txt';
import { Banner } from '@/components/ui/Banner';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Segments } from '@/components/ui/Segments';
import type { Seat } from '@/rules/kernel/setup';
import { type Model } from '@/rules/shaolia/plan/model';
import type { Objective } from '@/rules/shaolia/plan/objective';
import type { Plan } from '@/rules/shaolia/plan/search';
import { actionOf, asks, diceShowing } from '@/rules/shaolia/plan/steps';
import { sideOf } from '@/rules/shaolia/state';
import { unspentFaces } from '@/rules/shaolia/turn';

import { LeftOut } from './LeftOut';
import { PlanSteps } from './PlanSteps';
import { boundWords, goalWords, officersFirst, valueWords } from './planWords';
import type { ShaoliaProps } from './props';
import { useGoal } from './useGoal';
import { usePlans } from './usePlans';

const GOALS = [
  { value: 'culture', words: 'Culture' },
  { value: 'palaceDamage', words: 'Attack' },
  { value: 'gold', words: 'Gold' },
  { value: 'other', words: 'Other' },
] as const;

type Segment = (typeof GOALS)[number]['value'];

function segmentOf({ for: goal }: Objective): Segment {
  return goal === 'culture' || goal === 'palaceDamage' || goal === 'gold' ? goal : 'other';
}

/** The best plan for a goal, to be followed tap by tap; a win is told whatever the goal. */
export function PlanCard({ table, seat }: { table: ShaoliaProps; seat: Seat }) {
  const { state } = table;
  const [goal, setGoal] = useGoal(state, seat);
  const { model, answer, part } = usePlans(state, seat, goal);
  if (unspentFaces(sideOf(state, seat)).length === 0) return null;
  const wins = answer?.objective.for === 'win' && answer.plans[0]?.wins === true;
  return (
    <Card large style={styles.card} testID="plan">
      {wins ? <Banner tone="info" words={`${sideOf(state, seat).name} can win now.`} testID="win-now" /> : null}
      <View style={styles.head}>
        <Txt type="section" heading style={styles.heading}>
          Best plan for
        </Txt>
        <Segments
          label="Best plan for"
          options={GOALS}
          value={segmentOf(goal)}
          onChange={(next) => (next === 'other' ? table.onOpen('goal') : setGoal({ for: next }))}
          filled
          style={styles.goals}
          testID="plan-goal"
        />
      </View>
      {segmentOf(goal) === 'other' ? (
        <Button
          kind="quiet"
          words={`For ${goalWords(state, seat, goal)}. Change it`}
          onPress={() => table.onOpen('goal')}
          testID="change-goal"
        />
      ) : null}
      {answer ? (
        <Found
          key={JSON.stringify(model.start)}
          table={table}
          model={model}
          objective={answer.objective}
          plans={answer.plans}
        />
      ) : (
        <SearchBar part={part} words="Trying every order of the dice" />
      )}
      {answer && !(answer.whole && answer.winTried) ? (
        <Txt type="caption" color="ink2" style={styles.heading} testID="not-whole">
          {boundWords(answer)}
        </Txt>
      ) : null}
      <LeftOut state={state} model={model} style={styles.heading} />
    </Card>
  );
}

interface FoundProps {
  table: ShaoliaProps;
  model: Model;
  objective: Objective;
  plans: readonly Plan[];
}

/** One of the plans found, and the way to the next. */
function Found({ table, model, objective, plans }: FoundProps) {
  const { state } = table;
  const [shown, setShown] = useState(0);
  const plan = plans[shown % Math.max(1, plans.length)];
  if (!plan) {
    return (
      <Txt type="body" color="ink2" style={styles.heading}>
        No die can do anything now.
      </Txt>
    );
  }
  return (
    <>
      <PlanSteps state={state} model={model} plan={plan} />
      <Txt type="bodyStrong" color="ink2" style={styles.heading}>
        {valueWords(objective, plan)}
      </Txt>
      {officersFirst(model, plan) ? (
        <Txt type="caption" color="ink2" style={styles.heading}>
          The die that earns officers comes first: later steps need them.
        </Txt>
      ) : null}
      <PlanButtons
        table={table}
        model={model}
        plan={plan}
        more={plans.length > 1 ? () => setShown(shown + 1) : undefined}
      />
    </>
  );
}

interface ButtonsProps {
  table: ShaoliaProps;
  model: Model;
  plan: Plan;
  more: (() => void) | undefined;
}

function PlanButtons({ table, model, plan, more }: ButtonsProps) {
  const [step] = plan.steps;
  if (!step) return null;
  const command = model.commands[step.command];
  const take = () => {
    const dice = diceShowing(sideOf(table.state, model.seat), step.faces);
    if (asks(model, step)) table.onOpen(`use:${command?.place}:${command?.command}:${dice.join()}`);
    else table.onAct(actionOf(table.state, model, step));
  };
  return (
    <View style={styles.buttons}>
      <Button
        words={`Use the ${step.faces.join(' and ')}: ${command?.name ?? ''}`}
        onPress={take}
        style={styles.grow}
        testID="apply-step"
      />
      {more ? (
        <Button kind="secondary" words="Another" hint="Shows the next best plan" onPress={more} testID="other-plan" />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: 8, padding: 8 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 6 },
  heading: { paddingHorizontal: 4 },
  goals: { flexGrow: 1, flexBasis: 280 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  grow: { flexGrow: 1, flexShrink: 1 },
});
