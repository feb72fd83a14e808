import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import type { Action } from '@/rules/near-and-far/actions';
import { tradeValue } from '@/rules/near-and-far/printed';
import { GOOD_WORDS, goodsWords } from '@/rules/near-and-far/reasons';
import {
  chiefsBy,
  MOST_GOODS,
  offersFor,
  paymentsFor,
  type TradeOffer,
  tradeExtra,
  tradePoints,
  valueOf,
} from '@/rules/near-and-far/trade';
import { type Good, GOODS, type Goods, playerOf } from '@/rules/near-and-far/state';
import { signed } from '@/rules/near-and-far/words';

import { ActButton } from './BuildingSheet';
import { BalanceBeam } from './BalanceBeam';
import { GoodsTray } from './GoodsTray';
import { draftOf, type NearPanel } from './props';
import { ReputationPurchase } from './ReputationPurchase';

interface HallDraft {
  readonly pay: Goods;
  readonly gain: Goods;
  /** Where reputation shall go. */
  readonly to: number | null;
  /** Steps of it paid in gems. */
  readonly inGems: number;
}

/** Three things, each once: trade, discard an artifact, buy reputation. */
export function TownHall(props: NearPanel) {
  const { state, shown } = props;
  const { hand } = playerOf(state, shown);
  const unnamed = hand.includes('');
  const named = hand.some((card) => card !== '');
  const all = `Discard one of ${hand.length}`;
  const [draft, set] = draftOf<HallDraft>(props, { pay: {}, gain: {}, to: null, inGems: 0 });
  return (
    <>
      <Trade panel={props} draft={draft} set={set} />
      <Txt type="section" heading>
        Artifact
      </Txt>
      {unnamed || !named ? (
        <ActButton
          panel={props}
          kind="secondary"
          words={named ? 'Discard one without a name' : all}
          action={{ type: 'discardArtifact', player: shown }}
          testID="hall-discard"
        />
      ) : null}
      {named ? (
        <Button
          kind={unnamed ? 'quiet' : 'secondary'}
          words={unnamed ? 'Discard one by its name' : all}
          onPress={() => props.onOpen('discard')}
          testID="hall-discard-named"
        />
      ) : null}
      <ReputationPurchase panel={props} to={draft.to} inGems={draft.inGems} set={set} />
    </>
  );
}

const pointWords = (points: number): string => `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

interface TradeProps {
  panel: NearPanel;
  draft: HallDraft;
  set: (change: Partial<HallDraft>) => void;
}

/** Two trays and what they weigh; offers for what lies in one of them alone. */
function Trade({ panel, draft, set }: TradeProps) {
  const { state, shown, onOpen } = panel;
  const { color } = useTheme();
  const player = playerOf(state, shown);
  const { pay, gain } = draft;
  const worth = valueOf(state, pay);
  const price = valueOf(state, gain);
  const extra = tradeExtra(player);
  const worthOf = (good: Good) => `Worth ${tradeValue(state, good) ?? 'unknown'}`;
  const missing = GOODS.filter((good) => tradeValue(state, good) === undefined);
  const action: Action = { type: 'tradeGoods', player: shown, pay, gain };
  const chiefs = chiefsBy(state, player, pay, gain);
  const points = tradePoints(player, pay, gain);
  const balance = `Worth ${worth ?? '?'}${extra > 0 ? ` + ${extra}` : ''} against ${price ?? '?'}`;
  const paying = Object.values(pay).some(Boolean);
  const taking = Object.values(gain).some(Boolean);
  const offers =
    paying && !taking ? offersFor(state, player, pay) : taking && !paying ? paymentsFor(state, player, gain) : [];
  return (
    <>
      <Txt type="section" heading>
        Trade
      </Txt>
      <GoodsTray
        label="You give"
        goods={pay}
        most={(good) => Math.min(MOST_GOODS, player[good])}
        onChange={(next) => set({ pay: next })}
        hint={worthOf}
        testID="give"
      />
      <GoodsTray
        label="You get"
        goods={gain}
        most={() => MOST_GOODS}
        onChange={(next) => set({ gain: next })}
        hint={worthOf}
        testID="get"
      />
      <View style={[styles.beam, { backgroundColor: color.surfaceAlt }]}>
        <BalanceBeam give={worth === undefined ? undefined : worth + extra} take={price} />
        <Txt type="bodyStrong" align="center">
          {balance}
        </Txt>
        {paying && taking ? (
          <Txt type="caption" color="ink2" align="center">
            {`${pointWords(points)}${chiefs.length > 0 ? `, and the ${chiefs.join(' and ')} chief` : ''}`}
          </Txt>
        ) : null}
      </View>
      {offers.slice(0, 5).map((offer, index) => (
        <OfferRow
          key={index}
          offer={offer}
          words={paying ? 'Get' : 'Give'}
          onPress={() => set(paying ? { gain: offer.goods } : { pay: offer.goods })}
        />
      ))}
      {missing.length > 0 ? (
        <Button
          kind="quiet"
          words={`Type the value of ${missing.map((good) => GOOD_WORDS[good][0]).join(' and ')}`}
          onPress={() => onOpen('type:trade')}
          testID="type-trade"
        />
      ) : null}
      <ActButton
        panel={panel}
        words={paying && taking ? `Trade ${goodsWords(pay)} for ${goodsWords(gain)}` : 'Trade'}
        action={action}
        onDone={() => set({ pay: {}, gain: {} })}
        testID="hall-trade"
      />
    </>
  );
}

function OfferRow({ offer, words, onPress }: { offer: TradeOffer; words: string; onPress: () => void }) {
  return (
    <Button
      kind="secondary"
      words={`${words} ${goodsWords(offer.goods)} (${pointWords(offer.points)}${offer.chiefs.length > 0 ? ', a chief' : ''})`}
      onPress={onPress}
    />
  );
}

const styles = StyleSheet.create({
  beam: { borderRadius: tokens.radius.control, padding: 10 },
});
