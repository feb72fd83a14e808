import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { Sheet } from '@/components/ui/Sheet';
import { SlimCounter } from '@/components/ui/SlimCounter';
import { Tag } from '@/components/ui/Tag';
import type { Action } from '@/rules/shaolia/actions';
import { check } from '@/rules/shaolia/check';
import { mateOf, sideOf, teamOf } from '@/rules/shaolia/state';

import { SUPPLY_ICONS } from './icons';
import { Pick } from './Pick';
import type { ShaoliaPanel } from './props';
import { Section } from './Section';

interface ShareDraft {
  readonly gold?: number;
  readonly minerals?: number;
  readonly officers?: number;
  readonly cards?: readonly number[];
}

const KEYS = ['gold', 'minerals', 'officers'] as const;

/** Gifts to the teammate: resources freely, cards once the fee is paid. */
export function ShareSheet({ state, shown, draft, onDraft, onAct, onClose, onTopic }: ShaoliaPanel) {
  const mate = mateOf(state, shown);
  if (mate === undefined) return null;
  const side = sideOf(state, shown);
  const kept = (draft ?? {}) as ShareDraft;
  const { gold = 0, minerals = 0, officers = 0, cards = [] } = kept;
  const amounts = { gold, minerals, officers };
  const paid = state.shareFeePaid[teamOf(state, shown)] ?? false;
  const to = sideOf(state, mate).name;
  const resources: Action = { type: 'giveResources', player: shown, to: mate, ...amounts };
  const given: Action = { type: 'giveCards', player: shown, to: mate, cards: [...cards] };
  const late = check(state, { type: 'payShareFee', player: shown });
  const keep = (change: ShareDraft) => onDraft({ ...kept, ...change });
  return (
    <Sheet
      title={`Share with ${to}`}
      onClose={onClose}
      onRules={() => onTopic('sharing-resources')}
      tall
      testID="share-sheet"
    >
      {late?.words === 'Only in the purchase phase' ? <RefusalBanner words={late.words} /> : null}
      <Section title="Resources, free">
        <Grid>
          {KEYS.map((key) => (
            <SlimCounter
              key={key}
              label={`Give ${key}`}
              words={`${key} of ${side[key]}`}
              icon={SUPPLY_ICONS[key]}
              value={amounts[key]}
              min={0}
              max={side[key]}
              onGain={(by) => keep({ [key]: Math.min(side[key], amounts[key] + by) })}
              onPay={(by) => keep({ [key]: Math.max(0, amounts[key] - by) })}
              onKeypad={() => keep({ [key]: side[key] })}
              onTopic={() => onTopic('sharing-resources')}
              testID={`give-${key}`}
            />
          ))}
        </Grid>
        <Button
          words={`Give to ${to}`}
          disabled={check(state, resources)?.refused === 'impossible'}
          onPress={() => {
            onDraft({ cards });
            onAct(resources);
          }}
          testID="give-apply"
        />
      </Section>
      <Section title="Cards">
        {paid ? (
          <Tag tone="success" words="Cards are free this phase" />
        ) : (
          <Button
            kind="secondary"
            words="Pay 1 gold, then any number of cards"
            onPress={() => onAct({ type: 'payShareFee', player: shown })}
            testID="share-fee"
          />
        )}
        <Grid>
          {side.reserve.map(({ card, level }, index) => (
            <Pick
              key={index}
              words={card ?? `Lv${level} card`}
              chosen={cards.includes(index)}
              onPress={() =>
                keep({ cards: cards.includes(index) ? cards.filter((each) => each !== index) : [...cards, index] })
              }
              testID={`share-${index}`}
            />
          ))}
        </Grid>
        <Button
          words={cards.length === 0 ? 'Choose cards of the reserve' : `Give ${cards.length} to ${to}`}
          disabled={cards.length === 0}
          onPress={() => {
            onDraft({ ...kept, cards: [] });
            onAct(given);
          }}
          testID="share-cards"
        />
      </Section>
    </Sheet>
  );
}
