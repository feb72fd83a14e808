import X from 'lucide-react-native/icons/x';
import { StyleSheet, View } from 'react-native';

import { OddsBar } from '@/components/odds/OddsBar';
import { OddsLine } from '@/components/odds/OddsLine';
import { Spread } from '@/components/odds/Spread';
import { Txt } from '@/components/theme/Txt';
import { Banner } from '@/components/ui/Banner';
import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { IconButton } from '@/components/ui/IconButton';
import { Sheet } from '@/components/ui/Sheet';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { toNumber } from '@/rules/dice/fraction';
import { percentText } from '@/rules/dice/percent';
import { plural } from '@/rules/kernel/plural';
import { TOXIC_DESERT } from '@/rules/near-and-far/apply-travel';
import { foodInstead } from '@/rules/near-and-far/pay';
import { combat, freePasses, isTravelOver, leaveHearts, movement, seenBy, skillQuest } from '@/rules/near-and-far/sums';
import { atLeast, heartsLeft, leadsOn, planTrip, tripSpaces, type TripStep } from '@/rules/near-and-far/trip';
import { CAMP_PRICE, inTown, LEAVE_CAP, NEW_TURN, playerOf } from '@/rules/near-and-far/state';

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
    case 'walk':
      return 'Pass a camp or the town';
    case 'treasure':
      return 'Draw a treasure';
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

const aimOf = ({ kind }: TripStep): string => {
  switch (kind) {
    case 'camp':
      return 'to build it';
    case 'hearts':
      return 'to gain them';
    case 'treasure':
      return 'to draw it';
    default:
      return 'to get past it';
  }
};

/** "Spaces: 3 of 4, then 2 of 4" */
function spaceWords(needed: readonly number[], first: number, later: number): string {
  const turns = needed.map((spaces, turn) => (spaces === 0 ? 'none' : `${spaces} of ${turn === 0 ? first : later}`));
  return `Spaces: ${turns.join(', then ')}`;
}

/** The trip planner: steps in order, the chance to reach each, and the hearts left. */
export function TripSheet(props: NearPanel) {
  const { shown, onClose, onTopic } = props;
  const seen = seenBy(props.state, shown);
  const player = playerOf(seen, shown);
  const lowest = Math.min(15, ...seen.threatDeck);
  const [draft, set] = draftOf<TripDraft>(props, {
    hearts: inTown(player) ? leaveHearts(seen, player) : player.hearts,
    reserve: CAMP_PRICE,
    level: lowest,
    quest: 5,
    must: false,
    steps: [],
  });
  const { hearts, reserve, steps } = draft;
  // Once movement is over, what leads on is the next turn's.
  const state = isTravelOver(seen) && leadsOn(steps) ? { ...seen, turn: NEW_TURN } : seen;
  const food = foodInstead(player, player.food);
  const { turn } = state;
  const passes = freePasses(state, player);
  const plan = planTrip({
    hearts,
    food,
    ...(state.houseRules.heartCap === 'always13' ? { cap: LEAVE_CAP } : {}),
    reserve,
    combat: combat(state, player),
    freePasses: passes,
    freeLater: Math.max(0, passes + turn.passes - turn.passBonus),
    steps,
  });
  const later = movement(state, player) - turn.moveBonus;
  const first = Math.max(0, movement(state, player) - turn.steps);
  const spaces = tripSpaces(steps, inTown(player) ? 'town' : turn.steps > 0 ? 'underway' : 'map');
  const tooFar = spaces.some((needed, index) => needed > (index === 0 ? first : later));
  const spread = heartsLeft(plan);
  const add = (step: TripStep) => {
    if (steps.length < 16)
      set({ steps: [...steps, step], ...(step.kind === 'threat' ? { level: Math.min(15, step.level + 1) } : {}) });
  };
  const questOf = (modifier: number): TripStep => ({ kind: 'quest', modifier, target: draft.quest, must: draft.must });
  const offered: readonly (readonly [key: string, words: string, step: TripStep])[] = [
    ['pass', 'Empty', { kind: 'pass' }],
    ['walk', 'Settled', { kind: 'walk' }],
    ['threat', `Threat ${draft.level}`, { kind: 'threat', level: draft.level }],
    ['treasure', 'Treasure', { kind: 'treasure' }],
    ['skill', `Skill ${draft.quest}`, questOf(skillQuest(state, player))],
    ['combat', `Combat ${draft.quest}`, questOf(combat(state, player))],
    ['hearts', '+2 hearts', { kind: 'hearts', gain: 2 }],
    ...(state.map === TOXIC_DESERT ? [['water', 'Water', { kind: 'water' }] as const] : []),
    ['camp', 'Camp', { kind: 'camp' }],
  ];
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
          {offered.map(([key, label, step]) => (
            <Button
              key={key}
              kind="secondary"
              words={label}
              onPress={() => add(step)}
              style={styles.grow}
              testID={`add-${key}`}
            />
          ))}
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
            Add what lies on the way, in order. A space you go on from costs a heart while it is empty and nothing once
            it is settled, by a camp or the town; the one your turn starts on and the one you end on are free.
          </Txt>
        ) : (
          <>
            <OddsBar good={[{ chance: plan.done }]} aim="to do it all" testID="trip-odds" />
            {tooFar ? <Banner tone="warn" words={`${spaceWords(spaces, first, later)}: too far.`} /> : null}
            <Txt type="bodyStrong">
              {plan.mean === undefined
                ? 'This cannot be done with these hearts.'
                : `${toNumber(plan.mean).toFixed(1)} hearts left on average; ${CAMP_PRICE} or more: ${percentText(atLeast(plan, CAMP_PRICE))}`}
            </Txt>
            <Txt type="body" color="ink2">
              {[
                ...(tooFar ? [] : [spaceWords(spaces, first, later)]),
                ...(food > 0 ? [`${food} food counted as hearts`] : []),
              ].join('. ')}
            </Txt>
            {steps.map((step, index) => (
              <View key={index} style={styles.line}>
                <View style={styles.fill}>
                  <OddsLine
                    title={words(step)}
                    chance={plan.reach[index] ?? plan.done}
                    aim={aimOf(step)}
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
