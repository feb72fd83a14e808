import Castle from 'lucide-react-native/icons/castle';

import { impossible, type Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import { damageTo, type Strike, targetProblem, targetsOf } from '@/rules/shaolia/attack';
import { cardDef } from '@/rules/shaolia/card-def';
import { rivalsOf, sideOf, type State, type Target } from '@/rules/shaolia/state';
import { cardAt, hasPassive, lifeLeft, nameOf, PALACE, standing } from '@/rules/shaolia/territory';

import { cardIcon } from './icons';
import { Pick } from './Pick';
import { Section } from './Section';
import { TerritoryCard } from './TerritoryCard';
import { lifeWords } from './words';

interface Props {
  state: State;
  seat: Seat;
  strike: Strike;
  /** Attack tokens that go with it. */
  tokens: number;
  times?: number;
  chosen: Target | 'decline' | undefined;
  onChoose: (target: Target | 'decline') => void;
  onTopic: (topic: string) => void;
  /** A card whose life nobody typed yet cannot be hit before it is. */
  onType: (card: string) => void;
  testID?: string;
}

/** An attack that nobody aimed would be lost without a word; declining is a choice of its own (ruling 52). */
const NOT_AIMED = impossible('Choose whom to hit, or no attack');

/** A target comes before what the table may overrule. */
export function aimedFirst(refusal: Refusal | undefined, aimed: boolean): Refusal | undefined {
  return aimed || refusal?.refused === 'impossible' ? refusal : NOT_AIMED;
}

/** Whom to hit: legal targets first, with what the hit does; blocked ones pale with the reason. */
export function TargetPicks(props: Props) {
  const { state, seat, strike, tokens, times = 1, chosen, onChoose, onTopic, onType, testID = 'target' } = props;
  const dealt = (target: Target) => damageTo(state, target, strike, tokens) * times;
  const is = (target: Target) =>
    chosen !== undefined && chosen !== 'decline' && chosen.seat === target.seat && chosen.place === target.place;
  return (
    <>
      {rivalsOf(state, seat).map((rival) => {
        const side = sideOf(state, rival);
        const targets = [PALACE, ...standing(side).map(({ place }) => place)]
          .map((place) => {
            const target = { seat: rival, place };
            return { target, problem: targetProblem(state, seat, target, strike.ignoreDefense) };
          })
          .sort((a, b) => Number(a.problem !== undefined) - Number(b.problem !== undefined));
        return (
          <Section key={rival}>
            <TerritoryCard
              table={{ state, onOpen: () => undefined, onTopic }}
              seat={rival}
              title={`Attack ${side.name}`}
              lit={targets.flatMap(({ target, problem }) => (problem ? [] : [target.place]))}
              onSpace={(place) => {
                const tapped = targets.find(({ target }) => target.place === place);
                if (tapped && tapped.problem?.refused !== 'impossible') onChoose(tapped.target);
              }}
            />
            {targets.map(({ target, problem }) => {
              const built = cardAt(side, target.place);
              const untyped = built && lifeLeft(state, rival, target.place) === undefined;
              return (
                <Pick
                  key={target.place}
                  words={built ? built.card : 'Palace'}
                  icon={built ? cardIcon(built.card, cardDef(state.cards, built.card).class) : Castle}
                  detail={problem ? problem.words : preview(state, target, dealt(target))}
                  chosen={is(target)}
                  dim={problem !== undefined}
                  disabled={problem?.refused === 'impossible' && !untyped}
                  onPress={() => (untyped ? onType(built.card) : onChoose(target))}
                  onTopic={() => onTopic('targeting')}
                  testID={`${testID}-${rival}-${target.place}`}
                />
              );
            })}
          </Section>
        );
      })}
      <Section note={waste(props, dealt)}>
        <Pick
          words="No attack"
          detail="The card still counts as activated; its tokens stay"
          chosen={chosen === 'decline'}
          onPress={() => onChoose('decline')}
          testID={`${testID}-decline`}
        />
      </Section>
    </>
  );
}

/** Reminder 16: the chosen target cannot take all of it, another could. */
function waste({ state, seat, strike, chosen }: Props, dealt: (target: Target) => number): string | undefined {
  if (chosen === undefined || chosen === 'decline') return undefined;
  const over = (target: Target) => dealt(target) - (lifeLeft(state, target.seat, target.place) ?? Infinity);
  if (over(chosen) <= 0) return undefined;
  const better = targetsOf(state, seat, strike.ignoreDefense).find(
    (target) => !targetProblem(state, seat, target, strike.ignoreDefense) && over(target) <= 0,
  );
  if (!better) return undefined;
  return `${over(chosen)} damage is lost; ${nameOf(state, better.seat, better.place)} would take all of it.`;
}

/** "2 damage: destroyed, 1 lost, loot 1 gold" */
function preview(state: State, target: Target, damage: number): string {
  const left = lifeLeft(state, target.seat, target.place);
  const built = cardAt(sideOf(state, target.seat), target.place);
  if (left === undefined) return `${damage} damage`;
  if (damage < left) return `${damage} damage, ${lifeWords(state, target.seat, target.place, left - damage)}`;
  const lost = damage > left ? `, ${damage - left} lost` : '';
  if (!built) return `${damage} damage: the palace falls${lost}`;
  const revenge = hasPassive(state.cards, built, 'blockDestroyer') ? ', and blocks the attacker' : '';
  return `${damage} damage: destroyed${lost}, loot 1 gold${revenge}`;
}
