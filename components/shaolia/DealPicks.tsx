import { Txt } from '@/components/theme/Txt';
import { Counter } from '@/components/ui/Counter';
import { Grid } from '@/components/ui/Grid';
import { SlimCounter } from '@/components/ui/SlimCounter';
import type { Seat } from '@/rules/kernel/setup';
import type { Deal } from '@/rules/shaolia/actions';
import { cardDef, type PostDef } from '@/rules/shaolia/card-def';
import { afterHired } from '@/rules/shaolia/hire';
import { houseRule } from '@/rules/shaolia/house-rules';
import type { State } from '@/rules/shaolia/state';
import { tokenPlaces } from '@/rules/shaolia/tokens';
import { quote, type Quote } from '@/rules/shaolia/trade';

import { cardIcon, SUPPLY_ICONS } from './icons';
import { Pick } from './Pick';
import { isUntyped, quoteWords } from './quoteWords';
import { Section } from './Section';
import { TargetPicks } from './TargetPicks';
import { TokenPicks } from './TokenPicks';

interface Props {
  /** As it stands before this deal: the first deal of a Port is settled already. */
  state: State;
  seat: Seat;
  caravan: boolean;
  title: string;
  deal: Deal | undefined;
  /** A Port's other post. */
  not?: string | undefined;
  onDeal: (deal: Deal | undefined) => void;
  onTopic: (topic: string) => void;
  onOpen: (panel: string) => void;
}

/** One deal at the trading board: post, quantity, and what the post still asks. */
export function DealPicks({ state, seat, caravan, title, deal, not, onDeal, onTopic, onOpen }: Props) {
  const quotes = state.posts.map((name) => quote(state, seat, name, caravan));
  const chosen = quotes.find(({ post }) => post.name === deal?.post);
  return (
    <Section title={title}>
      <Grid>
        {quotes.map((each) => (
          <Pick
            key={each.post.name}
            words={each.post.name}
            detail={each.post.name === not ? 'Port needs two different posts' : quoteWords(each)}
            chosen={each.post.name === deal?.post}
            dim={(each.most === 0 && each.post.good !== 'manual') || each.post.name === not}
            onPress={() => {
              if (isUntyped(each)) onOpen(`post:${each.post.name}`);
              else onDeal(each.post.name === deal?.post ? undefined : { post: each.post.name, quantity: 1 });
            }}
            onTopic={() => onTopic(each.post.topic)}
            testID={`post-${each.post.name}`}
          />
        ))}
      </Grid>
      {chosen && deal ? (
        <Asked
          state={state}
          seat={seat}
          chosen={chosen}
          deal={deal}
          onDeal={onDeal}
          onTopic={onTopic}
          onType={(card) => onOpen(`card:${card}`)}
        />
      ) : null}
    </Section>
  );
}

type Gains = NonNullable<Deal['gains']>;

interface AskedProps {
  state: State;
  seat: Seat;
  chosen: Quote;
  deal: Deal;
  onDeal: (deal: Deal) => void;
  onTopic: (topic: string) => void;
  onType: (card: string) => void;
}

function Asked({ state, seat, chosen, deal, onDeal, onTopic, onType }: AskedProps) {
  const { post, unit, most } = chosen;
  const { quantity } = deal;
  const total = (unit ?? 0) * quantity;
  const split = houseRule(state, 'hireSplit') === true && quantity > 1;
  const set = (next: number) => onDeal({ post: deal.post, quantity: Math.max(1, next) });
  const kind = post.good === 'lifeToken' ? 'life' : 'attack';
  if (post.good === 'manual')
    return <GainCounters gains={deal.gains ?? {}} onGains={(gains) => onDeal({ ...deal, gains })} />;
  return (
    <>
      <Counter
        bare
        label={`${post.name}, how many`}
        words={quantity === 1 ? 'item' : 'items'}
        value={quantity}
        min={1}
        max={Math.max(1, most)}
        onGain={(by) => set(quantity + by)}
        onPay={(by) => set(quantity - by)}
        onKeypad={() => set(most)}
        testID="deal-quantity"
      />
      <Txt type="bodyStrong" aria-live="polite">
        {post.kind === 'sell'
          ? `${quantity} × ${unit ?? '?'} = +${total} gold`
          : `${quantity} × ${unit ?? '?'} = ${total} gold`}
      </Txt>
      {post.good === 'lv2Discard' ? <DiscardPicks state={state} deal={deal} onDeal={onDeal} /> : null}
      {post.good === 'attackToken' || post.good === 'lifeToken' ? (
        <TokenPicks
          state={state}
          seat={seat}
          kind={kind}
          count={quantity}
          places={tokenPlaces(state, seat, kind)}
          chosen={deal.tokens ?? []}
          onChange={(tokens) => onDeal({ ...deal, tokens: [...tokens] })}
        />
      ) : null}
      {post.good === 'hit' && post.damage !== null && split ? (
        <HiredHits
          state={state}
          seat={seat}
          post={post}
          deal={deal}
          onDeal={onDeal}
          onTopic={onTopic}
          onType={onType}
        />
      ) : null}
      {post.good === 'hit' && post.damage !== null && !split ? (
        <TargetPicks
          state={state}
          seat={seat}
          strike={{ damage: post.damage, ignoreDefense: post.ignoreDefense }}
          tokens={0}
          times={quantity}
          chosen={deal.attack}
          onChoose={(attack) => onDeal({ ...deal, attack })}
          onTopic={onTopic}
          onType={onType}
        />
      ) : null}
    </>
  );
}

interface HiredProps extends Omit<AskedProps, 'chosen'> {
  post: PostDef;
}

/** House rule: each hired hit picks its own target, one after the other. */
function HiredHits({ state, seat, post, deal, onDeal, onTopic, onType }: HiredProps) {
  const chosen = deal.attacks ?? [];
  return (
    <>
      {Array.from({ length: Math.min(deal.quantity, chosen.length + 1) }, (_, index) => (
        <Section key={index} title={`Hit ${index + 1} of ${deal.quantity}`}>
          <TargetPicks
            state={afterHired(state, seat, post, chosen.slice(0, index))}
            seat={seat}
            strike={{ damage: post.damage ?? 0, ignoreDefense: post.ignoreDefense }}
            tokens={0}
            chosen={chosen[index]}
            onChoose={(attack) => onDeal({ ...deal, attacks: [...chosen.slice(0, index), attack] })}
            onTopic={onTopic}
            onType={onType}
            testID={`hit-${index}`}
          />
        </Section>
      ))}
    </>
  );
}

const GAINS = ['gold', 'minerals', 'officers', 'culture'] as const;
const MOST_GAIN = 20;

/** A post that no rule tells: what the table gives and takes. */
function GainCounters({ gains, onGains }: { gains: Gains; onGains: (gains: Gains) => void }) {
  return (
    <Grid>
      {GAINS.map((key) => {
        const value = gains[key] ?? 0;
        const set = (to: number) => onGains({ ...gains, [key]: Math.max(-MOST_GAIN, Math.min(MOST_GAIN, to)) });
        return (
          <SlimCounter
            key={key}
            label={`Change of ${key}`}
            words={key}
            icon={SUPPLY_ICONS[key]}
            value={value}
            min={-MOST_GAIN}
            max={MOST_GAIN}
            onGain={(by) => set(value + by)}
            onPay={(by) => set(value - by)}
            onKeypad={() => set(0)}
            testID={`deal-${key}`}
          />
        );
      })}
    </Grid>
  );
}

/** Any of the discard pile; of a kind that lies there twice both may be taken. */
function DiscardPicks({ state, deal, onDeal }: { state: State; deal: Deal; onDeal: (deal: Deal) => void }) {
  const taken = deal.cards ?? [];
  const names = [...new Set(state.lv2Discard)];
  const copies = (list: readonly (string | null)[], card: string | null) => list.filter((each) => each === card).length;
  const turn = (card: string | null) => {
    const others = taken.filter((each) => each !== card);
    const next = (copies(taken, card) + 1) % (copies(state.lv2Discard, card) + 1);
    const cards = [...others, ...Array.from({ length: next }, () => card)];
    onDeal({ ...deal, quantity: Math.max(1, cards.length), cards });
  };
  return (
    <Grid>
      {names.map((card) => {
        const [there, mine] = [copies(state.lv2Discard, card), copies(taken, card)];
        return (
          <Pick
            key={card ?? '?'}
            words={card ?? 'Unnamed Lv2 card'}
            detail={there > 1 ? `${mine} of ${there} copies` : undefined}
            icon={card === null ? undefined : cardIcon(card, cardDef(state.cards, card).class)}
            chosen={mine > 0}
            onPress={() => turn(card)}
            testID={`discard-${card ?? 'unnamed'}`}
          />
        );
      })}
    </Grid>
  );
}
