import { View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Counter } from '@/components/ui/Counter';
import { Grid } from '@/components/ui/Grid';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import type { Action, Choices, Deal } from '@/rules/shaolia/actions';
import { blockageOn, commandsAt, runActivate } from '@/rules/shaolia/activate';
import { attackTokensOn, strikeOf } from '@/rules/shaolia/attack';
import { type Effect, postDef } from '@/rules/shaolia/card-def';
import { check } from '@/rules/shaolia/check';
import { houseRule } from '@/rules/shaolia/house-rules';
import { cheapest, priceOf } from '@/rules/shaolia/officers';
import { rivalsOf, sideOf, type State } from '@/rules/shaolia/state';
import { ownName, PALACE } from '@/rules/shaolia/territory';
import { tokenPlaces } from '@/rules/shaolia/tokens';

import { Foot } from './Foot';
import { DealPicks } from './DealPicks';
import { DiceTray } from './DiceTray';
import { Pick } from './Pick';
import type { ShaoliaPanel } from './props';
import { Section } from './Section';
import { aimedFirst, TargetPicks } from './TargetPicks';
import { TokenPicks } from './TokenPicks';
import { effectWords, needWords } from './words';

interface UseDraft {
  readonly dice?: readonly number[];
  readonly choices?: Choices;
}

interface UseProps {
  place: string;
  command: number;
  /** The dice of a plan's step, as they lie; otherwise the nearest are offered. */
  planned?: readonly number[] | undefined;
}

/** Whether every attack that goes with it has a target, or is declined. */
function isAimed(state: State, effect: Effect, { attack, sweep, deals = [] }: Choices): boolean {
  if (effect.damage !== undefined && attack === undefined) return false;
  if (effect.sweep !== undefined && sweep === undefined) return false;
  const hits = ({ attack: one, attacks = [], quantity }: Deal) => one !== undefined || attacks.length >= quantity;
  return deals.every((deal) => postDef(state.cards, deal.post).good !== 'hit' || hits(deal));
}

/** One activation with everything it asks: dice, tokens, target, deals. Nothing happens before the button. */
export function UseSheet(props: ShaoliaPanel & UseProps) {
  const { state, shown, place, command: index, planned, draft, onDraft, onAct, onClose, onTopic, onOpen } = props;
  const side = sideOf(state, shown);
  const command = commandsAt(state, shown, place)[index];
  const kept = (draft ?? {}) as UseDraft;
  const faces = side.dice ?? [];
  if (!command || command.effect === null) return null;
  const { effect, needs } = command;
  const free = faces.flatMap((face, die) => (side.spent[die] ? [] : [{ face, die }]));
  const nearest = cheapest(
    free.map(({ face }) => face),
    needs,
  )?.dice.flatMap((at) => free[at]?.die ?? []);
  const dice = kept.dice ?? planned ?? nearest ?? [];
  const choices = kept.choices ?? {};
  const chosenFaces = dice.flatMap((die) => faces[die] ?? []);
  const price = priceOf(chosenFaces, needs);
  const uses = { type: 'activateCommand' as const, player: shown, place, command: index, dice: [...dice], choices };
  // House rule: the die that takes the last blockage also activates.
  const frees = houseRule(state, 'unblockUses') === true && blockageOn(state, shown, place) === 1;
  const action: Action =
    frees && needs.length === 1
      ? { type: 'unblockCard', player: shown, place, command: index, die: dice[0] ?? -1, choices }
      : uses;
  const refusal = aimedFirst(check(state, action), isAimed(state, effect, choices));
  const choose = (change: Choices) => onDraft({ ...kept, choices: { ...choices, ...change } } satisfies UseDraft);
  const pickDie = (die: number) => {
    const next = dice.includes(die) ? dice.filter((each) => each !== die) : [...dice, die].slice(-needs.length);
    onDraft({ ...kept, dice: next } satisfies UseDraft);
  };
  const held = attackTokensOn(state, shown, place);
  const used = houseRule(state, 'chooseTokens') === true ? (choices.use ?? held) : held;
  const strike = strikeOf(effect);
  const tokens = effect.lifeTokens ?? effect.attackTokens ?? 0;
  const kind = effect.lifeTokens ? 'life' : 'attack';
  const deals = choices.deals ?? [];
  // The second deal starts from where the first leaves the table.
  const settledFirst = runActivate(state, { ...uses, choices: { ...choices, deals: deals.slice(0, 1) } }).state;
  const before = runActivate(state, { ...uses, choices: { ...choices, deals: [] } }).state;
  // Where a token may go at all, as long as one more fits; what is chosen stays in sight.
  const untouched = runActivate(state, { ...uses, choices: {} }).state;
  const fits = tokenPlaces(before, shown, kind);
  const places = tokenPlaces(untouched, shown, kind).filter(
    (each) => fits.includes(each) || choices.tokens?.includes(each),
  );
  const setDeal = (at: number) => (deal: Deal | undefined) => {
    const next =
      at === 0 ? (deal ? [deal, ...deals.slice(1)] : []) : deal ? [...deals.slice(0, 1), deal] : deals.slice(0, 1);
    choose({ deals: next });
  };
  return (
    <Sheet
      title={place === PALACE ? 'Palace' : ownName(side, place)}
      onClose={onClose}
      onRules={() => onTopic(strike ? 'attack-cards' : effect.trades ? 'trade-cards' : 'normal-command')}
      tall
      testID="use-sheet"
      footer={
        <Foot refusal={refusal}>
          <Button
            large
            words={[
              `Use ${chosenFaces.join(' and ') || 'a die'}`,
              ...(price ? [plural(price, 'officer')] : []),
              ...(effect.trades !== undefined && deals.length === 0 ? ['no deal'] : []),
            ].join(', ')}
            disabled={refusal?.refused === 'impossible'}
            onPress={() => {
              onClose();
              onAct(action);
            }}
            testID="use-apply"
          />
        </Foot>
      }
    >
      <Section title={`${needWords(needs)}: ${effectWords(effect)}`} note={`${plural(side.officers, 'officer')} held`}>
        <DiceTray faces={faces} spent={side.spent} chosen={dice} onPress={pickDie} label="Which dice" />
        <Txt type="body" color="ink2" aria-live="polite">
          {price === undefined
            ? `Choose ${needs.length === 1 ? 'a die' : 'two dice'}`
            : price === 0
              ? 'Fits without officers'
              : `${plural(price, 'officer turns', 'officers turn')} it`}
        </Txt>
      </Section>
      {tokens > 0 ? (
        <TokenPicks
          state={before}
          seat={shown}
          kind={kind}
          count={tokens}
          places={places}
          chosen={choices.tokens ?? []}
          onChange={(chosen) => choose({ tokens: [...chosen] })}
        />
      ) : null}
      {(strike || effect.sweep !== undefined) && held > 0 && houseRule(state, 'chooseTokens') === true ? (
        <Counter
          bare
          label="Attack tokens used"
          words="attack tokens"
          value={used}
          min={0}
          max={held}
          onGain={(by) => choose({ use: used + by })}
          onPay={(by) => choose({ use: used - by })}
          onKeypad={() => choose({ use: held })}
          testID="use-tokens"
        />
      ) : null}
      {strike ? (
        <TargetPicks
          state={state}
          seat={shown}
          strike={strike}
          tokens={used}
          chosen={choices.attack}
          onChoose={(attack) => choose({ attack })}
          onTopic={onTopic}
          onType={(card) => onOpen(`card:${card}`)}
        />
      ) : null}
      {effect.sweep === undefined ? null : (
        <Section title={`${effect.sweep + used} damage to each front-row card`}>
          <Grid>
            {rivalsOf(state, shown).map((rival) => (
              <Pick
                key={rival}
                words={`${sideOf(state, rival).name}'s front row`}
                chosen={choices.sweep === rival}
                onPress={() => choose({ sweep: rival })}
                testID={`sweep-${rival}`}
              />
            ))}
            <Pick
              words="No attack"
              chosen={choices.sweep === 'decline'}
              onPress={() => choose({ sweep: 'decline' })}
              testID="sweep-decline"
            />
          </Grid>
        </Section>
      )}
      {effect.trades === undefined ? null : (
        <View>
          <DealPicks
            state={before}
            seat={shown}
            caravan={effect.caravan ?? false}
            title={effect.trades === 2 ? 'First post' : 'At which post'}
            deal={deals[0]}
            onDeal={setDeal(0)}
            onTopic={onTopic}
            onOpen={onOpen}
          />
          {effect.trades === 2 && deals[0] ? (
            <DealPicks
              state={settledFirst}
              seat={shown}
              caravan={false}
              title="Second post, with what the first gave"
              deal={deals[1]}
              not={deals[0].post}
              onDeal={setDeal(1)}
              onTopic={onTopic}
              onOpen={onOpen}
            />
          ) : null}
        </View>
      )}
    </Sheet>
  );
}
