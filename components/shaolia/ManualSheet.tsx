import Pencil from 'lucide-react-native/icons/pencil';

import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { Sheet } from '@/components/ui/Sheet';
import { SlimCounter } from '@/components/ui/SlimCounter';
import type { Action, Choices, Manual } from '@/rules/shaolia/actions';
import { attackTokensOn } from '@/rules/shaolia/attack';
import { check } from '@/rules/shaolia/check';
import { sideOf } from '@/rules/shaolia/state';
import { ownName, PALACE } from '@/rules/shaolia/territory';

import { DiceTray } from './DiceTray';
import { EffectTokens, type TokenDraft, tokensOf } from './EffectTokens';
import { Foot } from './Foot';
import type { ShaoliaPanel } from './props';
import { Section } from './Section';
import { aimedFirst, TargetPicks } from './TargetPicks';

interface ManualDraft {
  readonly dice?: readonly number[];
  readonly officers?: number;
  readonly effect?: Manual;
  readonly choices?: Choices;
  readonly tokens?: TokenDraft;
}

export const MANUAL_FIELDS = [
  ['gold', 'gold'],
  ['minerals', 'minerals'],
  ['officers', 'officers'],
  ['culture', 'culture'],
  ['damage', 'damage'],
  ['lifeTokens', 'life tokens'],
  ['attackTokens', 'attack tokens'],
] as const;

/** An ability nobody has typed: which dice, and what it did. Garden and Bank still follow by themselves. */
export function ManualSheet(props: ShaoliaPanel & { place: string; command: number }) {
  const { state, shown, place, command, draft, onDraft, onAct, onClose, onTopic, onOpen } = props;
  const side = sideOf(state, shown);
  const kept = (draft ?? {}) as ManualDraft;
  const { dice = [], officers = 0, effect = {}, tokens = {} } = kept;
  const placed = tokensOf(effect, tokens);
  const choices: Choices = { ...kept.choices, ...(placed.length > 0 ? { tokens: placed } : {}) };
  const name = place === PALACE ? 'Palace' : ownName(side, place);
  const action: Action = {
    type: 'activateManual',
    player: shown,
    place,
    command,
    dice: [...dice],
    officers,
    effect,
    ...(Object.keys(choices).length > 0 ? { choices } : {}),
  };
  const damage = effect.damage ?? 0;
  const refusal = aimedFirst(check(state, action), damage === 0 || choices.attack !== undefined);
  const keep = (change: ManualDraft) => onDraft({ ...kept, ...change });
  return (
    <Sheet
      title={`${name}, by hand`}
      onClose={onClose}
      onRules={() => onTopic('what-activate-means')}
      tall
      testID="manual-sheet"
      footer={
        <Foot refusal={refusal}>
          <Button
            large
            words={`Use ${name}`}
            disabled={refusal?.refused === 'impossible'}
            onPress={() => {
              onClose();
              onAct(action);
            }}
            testID="manual-apply"
          />
        </Foot>
      }
    >
      <Section note="Its values are not typed yet.">
        <Button
          kind="secondary"
          icon={Pencil}
          words="Type what the card says"
          onPress={() => onOpen(`card:${name}`)}
          testID="type-values"
        />
      </Section>
      <Section title="Which dice">
        <DiceTray
          faces={side.dice ?? []}
          spent={side.spent}
          chosen={dice}
          onPress={(die) =>
            keep({ dice: dice.includes(die) ? dice.filter((each) => each !== die) : [...dice, die].slice(-2) })
          }
          label="Which dice"
        />
        <SlimCounter
          label="Officers used"
          words="officers used"
          value={officers}
          min={0}
          max={side.officers}
          onGain={(by) => keep({ officers: Math.min(side.officers, officers + by) })}
          onPay={(by) => keep({ officers: Math.max(0, officers - by) })}
          onKeypad={() => keep({ officers: 0 })}
          testID="manual-officers-used"
        />
      </Section>
      <Section title="What it gives or takes">
        <EffectCounters effect={effect} onEffect={(next) => keep({ effect: next })} />
      </Section>
      <EffectTokens
        state={state}
        seat={shown}
        effect={effect}
        draft={tokens}
        onDraft={(next) => keep({ tokens: next })}
      />
      {damage > 0 ? (
        <TargetPicks
          state={state}
          seat={shown}
          strike={{ damage }}
          tokens={attackTokensOn(state, shown, place)}
          chosen={choices.attack}
          onChoose={(attack) => keep({ choices: { ...kept.choices, attack } })}
          onTopic={onTopic}
          onType={(card) => onOpen(`card:${card}`)}
        />
      ) : null}
    </Sheet>
  );
}

/** What an effect may also take: a trade gives one for another. */
const TAKEN: readonly string[] = ['gold', 'minerals', 'officers', 'culture'];
const MOST = 20;

/** Every gain as a counter; below zero it is paid. */
export function EffectCounters({ effect, onEffect }: { effect: Manual; onEffect: (effect: Manual) => void }) {
  return (
    <Grid>
      {MANUAL_FIELDS.map(([key, words]) => {
        const value = effect[key] ?? 0;
        const min = TAKEN.includes(key) ? -MOST : 0;
        const set = (next: number) => onEffect({ ...effect, [key]: Math.max(min, Math.min(MOST, next)) });
        return (
          <SlimCounter
            key={key}
            label={words}
            words={words}
            value={value}
            min={min}
            max={MOST}
            onGain={(by) => set(value + by)}
            onPay={(by) => set(value - by)}
            onKeypad={() => set(0)}
            testID={`manual-${key}`}
          />
        );
      })}
    </Grid>
  );
}
