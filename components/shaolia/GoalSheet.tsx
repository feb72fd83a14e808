import Castle from 'lucide-react-native/icons/castle';

import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { Sheet } from '@/components/ui/Sheet';
import { SlimCounter } from '@/components/ui/SlimCounter';
import { cardDef } from '@/rules/shaolia/card-def';
import { modelOf } from '@/rules/shaolia/plan/model';
import type { Objective, Weight } from '@/rules/shaolia/plan/objective';
import { type Place, rivalsOf, sideOf } from '@/rules/shaolia/state';
import { PALACE, standing } from '@/rules/shaolia/territory';

import { cardIcon } from './icons';
import { Pick } from './Pick';
import { goalWords } from './planWords';
import type { ShaoliaPanel } from './props';
import { Section } from './Section';
import { useGoal } from './useGoal';
import { whereWords } from './words';

const PLAIN = [
  ['culture', 'Culture'],
  ['palaceDamage', 'Palace damage'],
  ['gold', 'Gold'],
  ['minerals', 'Minerals'],
  ['officers', 'Officers'],
] as const;

const MOST_WEIGHT = 9;

interface GoalProps extends ShaoliaPanel {
  goal: Objective;
  choose: (goal: Objective) => void;
}

/** What the dice are planned for: a resource, one's own cards, an opposing card, or a mix of weights. */
export function GoalSheet(props: ShaoliaPanel) {
  const { state, shown, draft, onDraft, onClose, onTopic } = props;
  const [kept, keep] = useGoal(state, shown);
  const goal = (draft as Objective | undefined) ?? kept;
  const words = goalWords(state, shown, goal);
  const each = { ...props, goal, choose: onDraft };
  return (
    <Sheet
      title="Best plan for"
      onClose={onClose}
      onRules={() => onTopic('using-dice-in-order')}
      tall
      testID="goal-sheet"
      footer={
        <Button
          large
          words={words === '' ? 'Choose what to plan for' : `Plan for ${words}`}
          disabled={words === ''}
          onPress={() => {
            keep(goal);
            onClose();
          }}
          testID="goal-apply"
        />
      }
    >
      <Section note="A win with these dice is told whatever the goal.">
        <Grid>
          {PLAIN.map(([value, words]) => (
            <Pick
              key={value}
              words={words}
              chosen={goal.for === value}
              onPress={() => onDraft({ for: value })}
              testID={`goal-${value}`}
            />
          ))}
        </Grid>
      </Section>
      <Wishes {...each} />
      <Victims {...each} />
      <Weights {...each} />
    </Sheet>
  );
}

/** All of these in this turn. */
function Wishes({ state, shown, goal, choose }: GoalProps) {
  const model = modelOf(state, shown);
  const places = [...new Set(model.commands.map(({ place }) => place))];
  const wished = goal.for === 'wish' ? goal.places : [];
  const turn = (place: Place) =>
    choose({
      for: 'wish',
      places: wished.includes(place) ? wished.filter((other) => other !== place) : [...wished, place],
    });
  return (
    <Section title="Activate these" note="As many of them as the dice allow.">
      <Grid>
        {places.map((place) => {
          const name = model.cards.find((card) => card.place === place)?.name ?? '';
          return (
            <Pick
              key={place}
              words={name}
              detail={place === PALACE ? undefined : whereWords(place)}
              icon={place === PALACE ? Castle : cardIcon(name, cardDef(state.cards, name).class)}
              chosen={wished.includes(place)}
              onPress={() => turn(place)}
              testID={`goal-wish-${place}`}
            />
          );
        })}
      </Grid>
    </Section>
  );
}

function Victims({ state, shown, goal, choose }: GoalProps) {
  const targets = rivalsOf(state, shown).flatMap((seat) =>
    standing(sideOf(state, seat)).map(({ place, built }) => ({ seat, place, card: built.card })),
  );
  if (targets.length === 0) return null;
  return (
    <Section title="Destroy one of theirs">
      <Grid>
        {targets.map(({ seat, place, card }) => (
          <Pick
            key={`${seat}${place}`}
            words={card}
            detail={`${sideOf(state, seat).name}, ${whereWords(place)}`}
            icon={cardIcon(card, cardDef(state.cards, card).class)}
            chosen={goal.for === 'destroy' && goal.target.seat === seat && goal.target.place === place}
            onPress={() => choose({ for: 'destroy', target: { seat, place } })}
            testID={`goal-destroy-${seat}-${place}`}
          />
        ))}
      </Grid>
    </Section>
  );
}

/** What one of each is worth to the player. */
function Weights({ goal, choose }: GoalProps) {
  const weights = goal.for === 'weighted' ? goal.weights : {};
  return (
    <Section title="A mix" note="What one of each is worth to you; the plan worth most wins.">
      <Grid>
        {PLAIN.map(([what, words]) => {
          const value = weights[what] ?? 0;
          const set = (to: number) =>
            choose({
              for: 'weighted',
              weights: { ...weights, [what satisfies Weight]: Math.min(MOST_WEIGHT, Math.max(0, to)) },
            });
          return (
            <SlimCounter
              key={what}
              label={`Worth of ${words.toLowerCase()}`}
              words={words.toLowerCase()}
              value={value}
              min={0}
              max={MOST_WEIGHT}
              onGain={(by) => set(value + by)}
              onPay={(by) => set(value - by)}
              onKeypad={() => set(value < MOST_WEIGHT ? value + 1 : 0)}
              testID={`goal-weight-${what}`}
            />
          );
        })}
      </Grid>
    </Section>
  );
}
