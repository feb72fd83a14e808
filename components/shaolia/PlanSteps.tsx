import ArrowRight from 'lucide-react-native/icons/arrow-right';
import UserRound from 'lucide-react-native/icons/user-round';
import { StyleSheet, View } from 'react-native';

import { Die } from '@/components/dice/Die';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import type { Model } from '@/rules/shaolia/plan/model';
import type { Step } from '@/rules/shaolia/plan/moves';
import type { Plan } from '@/rules/shaolia/plan/search';
import type { State } from '@/rules/shaolia/state';

import { stepWords, targetWords } from './planWords';

/** A plan as a list: die, officers, new face, card, effect. */
export function PlanSteps({ state, model, plan }: { state: State; model: Model; plan: Plan }) {
  const { color } = useTheme();
  return (
    <View>
      {plan.steps.map((step, index) => (
        <View
          key={index}
          accessible
          aria-label={`Step ${index + 1}: ${stepWords(state, model, step)}`}
          style={[styles.step, index > 0 ? { borderTopWidth: 1, borderTopColor: color.line } : null]}
        >
          <StepRow state={state} model={model} step={step} />
        </View>
      ))}
    </View>
  );
}

function StepRow({ state, model, step }: { state: State; model: Model; step: Step }) {
  const { color, accent } = useTheme();
  const command = model.commands[step.command];
  const gains = targetWords(state, model, step);
  return (
    <>
      {step.faces.map((face, index) => {
        const need = command?.needs[index];
        const turned = need !== undefined && need !== 'any' && need !== face ? need : undefined;
        return (
          <View key={index} style={styles.dice}>
            <Die kind="ivory" face={face} size={34} decorative />
            {turned === undefined ? null : (
              <>
                <ArrowRight size={14} color={color.ink3} />
                <Die kind="adjusted" face={turned} size={34} decorative />
              </>
            )}
          </View>
        );
      })}
      {step.officers > 0 ? (
        <View style={styles.officers}>
          <UserRound size={15} color={accent.second} />
          <Txt type="label" tone={accent.second}>
            {step.officers}
          </Txt>
        </View>
      ) : null}
      <Txt type="bodyStrong" style={styles.card}>
        {step.does === 'free' ? `Free ${command?.name ?? ''}` : (command?.name ?? '')}
      </Txt>
      <Txt type="body" tone={accent.accent} style={styles.gains}>
        {gains}
      </Txt>
    </>
  );
}

const styles = StyleSheet.create({
  step: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    minHeight: 48,
    paddingVertical: 4,
  },
  dice: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  officers: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  card: { flexGrow: 1, flexShrink: 1 },
  gains: { flexShrink: 1, textAlign: 'right' },
});
