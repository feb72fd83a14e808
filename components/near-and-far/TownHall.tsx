import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { Pressy } from '@/components/ui/Pressy';
import { Segments } from '@/components/ui/Segments';
import type { Action } from '@/rules/near-and-far/actions';
import { reputationPoints, tradeValue } from '@/rules/near-and-far/printed';
import { GOOD_WORDS, goodsWords } from '@/rules/near-and-far/reasons';
import {
  chiefsBy,
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
import { NumberRow } from './NumberRow';
import { draftOf, type NearPanel } from './props';

interface HallDraft {
  readonly pay: Goods;
  readonly gain: Goods;
  readonly direction: 'up' | 'down';
  readonly coins: number;
  readonly gems: number;
}

const WAYS = [
  { value: 'up' as const, words: 'Gain' },
  { value: 'down' as const, words: 'Lose' },
];

/** Three things, each once: trade, discard an artifact, buy reputation. */
export function TownHall(props: NearPanel) {
  const { state, shown } = props;
  const player = playerOf(state, shown);
  const [draft, set] = draftOf<HallDraft>(props, { pay: {}, gain: {}, direction: 'up', coins: 0, gems: 0 });
  const steps = draft.coins + draft.gems;
  const to = Math.min(12, Math.max(-6, player.reputation + (draft.direction === 'up' ? steps : -steps)));
  return (
    <>
      <Trade panel={props} draft={draft} set={set} />
      <Txt type="section" heading>
        Artifact
      </Txt>
      <ActButton
        panel={props}
        kind="secondary"
        words={`Discard one of ${player.hand.length}`}
        action={{ type: 'discardArtifact', player: shown }}
        testID="hall-discard"
      />
      <Txt type="section" heading>
        Reputation
      </Txt>
      <Segments
        label="Direction"
        options={WAYS}
        value={draft.direction}
        onChange={(direction) => set({ direction })}
        testID="hall-direction"
      />
      <Grid>
        <NumberRow
          label="Coins for reputation"
          words="coins"
          value={draft.coins}
          max={player.coins}
          onChange={(coins) => set({ coins })}
          testID="hall-coins"
        />
        <NumberRow
          label="Gems for reputation"
          words="gems"
          value={draft.gems}
          max={player.gems}
          onChange={(gems) => set({ gems })}
          testID="hall-gems"
        />
      </Grid>
      <ActButton
        panel={props}
        kind="secondary"
        words={`Reputation ${signed(player.reputation)} → ${signed(to)}, worth ${signed(reputationPoints(state, to))}`}
        action={{
          type: 'buyReputation',
          player: shown,
          direction: draft.direction,
          coins: draft.coins,
          gems: draft.gems,
        }}
        testID="hall-reputation"
      />
    </>
  );
}

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
      <Tray
        label="You give"
        goods={pay}
        most={(good) => player[good]}
        onChange={(next) => set({ pay: next })}
        state={state}
        testID="give"
      />
      <Tray
        label="You get"
        goods={gain}
        most={() => 5}
        onChange={(next) => set({ gain: next })}
        state={state}
        testID="get"
      />
      <View style={[styles.beam, { backgroundColor: color.surfaceAlt }]}>
        <Txt type="bodyStrong">{balance}</Txt>
        {paying && taking ? (
          <Txt type="caption" color="ink2">
            {`${signed(points)} points${chiefs.length > 0 ? `, and the ${chiefs.join(' and ')} chief` : ''}`}
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
        testID="hall-trade"
      />
    </>
  );
}

function OfferRow({ offer, words, onPress }: { offer: TradeOffer; words: string; onPress: () => void }) {
  return (
    <Button
      kind="secondary"
      words={`${words} ${goodsWords(offer.goods)} (${signed(offer.points)} points${offer.chiefs.length > 0 ? ', a chief' : ''})`}
      onPress={onPress}
    />
  );
}

interface TrayProps {
  label: string;
  goods: Goods;
  most: (good: Good) => number;
  onChange: (goods: Goods) => void;
  state: NearPanel['state'];
  testID: string;
}

/** A tap adds one; a tap on what lies there takes it back. */
function Tray({ label, goods, most, onChange, state, testID }: TrayProps) {
  const { color, accent } = useTheme();
  return (
    <View style={styles.tray}>
      <Txt type="label" color="ink2">
        {`${label}: ${goodsWords(goods)}`}
      </Txt>
      <View style={styles.row}>
        {GOODS.map((good) => {
          const count = goods[good] ?? 0;
          const value = tradeValue(state, good);
          const full = count >= Math.min(5, most(good));
          return (
            <Pressy
              key={good}
              label={`${label} ${GOOD_WORDS[good][0]}, ${count}, worth ${value ?? 'unknown'}`}
              repeats
              disabled={most(good) === 0}
              onPress={() => onChange({ ...goods, [good]: full ? 0 : count + 1 })}
              testID={`${testID}-${good}`}
              style={[
                styles.good,
                {
                  backgroundColor: count > 0 ? accent.tint : color.surfaceAlt,
                  borderColor: count > 0 ? accent.accent : color.line,
                },
              ]}
            >
              <Txt type="caption" align="center" tone={most(good) === 0 ? color.ink3 : color.ink}>
                {GOOD_WORDS[good][0].replace(' token', '')}
              </Txt>
              <Txt type="numeralSmall" align="center" tone={most(good) === 0 ? color.ink3 : color.ink}>
                {count > 0 ? count : `·`}
              </Txt>
            </Pressy>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  tray: { gap: 4 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  good: {
    flexGrow: 1,
    flexBasis: '22%',
    minHeight: 52,
    borderRadius: tokens.radius.control,
    borderWidth: 1.5,
    justifyContent: 'center',
    paddingHorizontal: 4,
  },
  beam: { borderRadius: tokens.radius.control, padding: 10 },
});
