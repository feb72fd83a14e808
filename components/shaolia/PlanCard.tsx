import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SearchBar } from '@/components/odds/SearchBar';
import { Txt } from '@/components/theme/Txt';
import { Banner } from '@/components/ui/Banner';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Segments } from '@/components/ui/Segments';
import type { Seat } from '@/rules/kernel/setup';
import type { Objective } from '@/rules/shaolia/plan/objective';
import { actionOf, asks } from '@/rules/shaolia/plan/steps';
import { sideOf } from '@/rules/shaolia/state';
import { unspentFaces } from '@/rules/shaolia/turn';

import { PlanSteps } from './PlanSteps';
import { valueWords } from './planWords';
import type { ShaoliaProps } from './props';
import { type Plans, usePlans } from './usePlans';

const GOALS = [
  { value: 'culture', words: 'Culture' },
  { value: 'palaceDamage', words: 'Attack' },
  { value: 'gold', words: 'Gold' },
] as const;

const WIN: Objective = { for: 'win' };

/** The best plan for a goal, to be followed tap by tap; a win is told whatever the goal. */
export function PlanCard({ table, seat }: { table: ShaoliaProps; seat: Seat }) {
  const { state } = table;
  const [goal, setGoal] = useState<(typeof GOALS)[number]['value']>('culture');
  const [other, setOther] = useState(0);
  const faces = unspentFaces(sideOf(state, seat));
  const win = usePlans(state, seat, WIN);
  const best = usePlans(state, seat, { for: goal });
  if (faces.length === 0) return null;
  const wins = win.plans?.[0]?.wins === true;
  const { plans, part, model } = wins ? win : best;
  const shown = plans?.[wins ? 0 : Math.min(other, plans.length - 1)];
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
          value={goal}
          onChange={(next) => {
            setGoal(next);
            setOther(0);
          }}
          filled
          style={styles.goals}
          testID="plan-goal"
        />
      </View>
      {plans === undefined ? <SearchBar part={part} words="Trying every order of the dice" /> : null}
      {shown ? (
        <>
          <PlanSteps state={state} model={model} plan={shown} />
          <Txt type="bodyStrong" color="ink2" style={styles.heading}>
            {valueWords(wins ? WIN : { for: goal }, shown)}
          </Txt>
          <PlanButtons
            table={table}
            found={wins ? win : best}
            plan={shown}
            more={() => setOther((other + 1) % Math.max(1, plans?.length ?? 1))}
          />
        </>
      ) : plans === undefined ? null : (
        <Txt type="body" color="ink2" style={styles.heading}>
          {NOTHING[goal]}
        </Txt>
      )}
      {model.left.length > 0 ? (
        <Txt type="caption" color="ink2" style={styles.heading}>
          {`Not considered, values not typed: ${model.left.join(', ')}`}
        </Txt>
      ) : null}
    </Card>
  );
}

const NOTHING = {
  culture: 'No die brings culture now.',
  palaceDamage: 'No die reaches a palace now.',
  gold: 'No die brings gold now.',
} as const;

interface ButtonsProps {
  table: ShaoliaProps;
  found: Plans;
  plan: NonNullable<Plans['plans']>[number];
  more: () => void;
}

function PlanButtons({ table, found, plan, more }: ButtonsProps) {
  const { model, plans = [] } = found;
  const [step] = plan.steps;
  if (!step) return null;
  const command = model.commands[step.command];
  const take = () => {
    if (asks(model, step)) table.onOpen(`use:${command?.place}:${command?.command}`);
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
      {plans.length > 1 ? (
        <Button kind="secondary" words="Another" hint="Shows the next best plan" onPress={more} testID="other-plan" />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: 8, padding: 8 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 6 },
  heading: { paddingHorizontal: 4 },
  goals: { flexGrow: 1, flexBasis: 220 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  grow: { flexGrow: 1, flexShrink: 1 },
});
