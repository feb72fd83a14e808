import { StyleSheet, View } from 'react-native';

import { DiceEntry } from '@/components/dice/DiceEntry';
import { completeFaces, entryOf, type Face, noMemory, rolledBy } from '@/components/dice/entry';
import { OddsLine } from '@/components/odds/OddsLine';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Divider } from '@/components/ui/Divider';
import { Sheet } from '@/components/ui/Sheet';
import { Tag } from '@/components/ui/Tag';
import { chance } from '@/rules/dice/distribution';
import { apply } from '@/rules/world-adventure/apply';
import { roomOf } from '@/rules/world-adventure/effects';
import {
  affordable,
  buyPrice,
  chosenOffer,
  needOf,
  offerOf,
  openAgain,
  type Sale,
  saleOf,
  saleRunes,
} from '@/rules/world-adventure/market';
import { cityOf, clanOf, type Visit } from '@/rules/world-adventure/state';
import { buyableUnits } from '@/rules/world-adventure/townOdds';
import {
  CITIES,
  type Good,
  type Goods,
  GOODS,
  MARKET_DICE,
  NO_GOODS,
  totalGoods,
} from '@/rules/world-adventure/tables';
import { rollDie } from '@/store/randomness';

import { Chips } from './Chips';
import { GoodsPicker } from './GoodsPicker';
import { GOOD_ICONS } from './icons';
import type { WorldPanelProps } from './props';
import { useDraft } from './useDraft';

interface Draft {
  readonly goods: Goods;
  readonly faces: readonly (Face | null)[];
  readonly rolled: readonly boolean[];
  readonly chosen: Good | null;
}

const EMPTY: Draft = { goods: NO_GOODS, faces: [], rolled: [], chosen: null };

/** One visit to a shop: sell, roll the six dice, buy, close (p.19). */
export function MarketSheet(props: WorldPanelProps) {
  const { state, shown, onTopic, onClose } = props;
  const { visit, name } = clanOf(state, shown);
  if (!visit) return <ChooseCity {...props} />;
  return (
    <Sheet
      title={`${name} in ${visit.city}`}
      onClose={onClose}
      onRules={() => onTopic(visit.dice ? 'buying' : 'selling')}
      tall
      footer={<Foot {...props} visit={visit} />}
      testID="market-sheet"
    >
      <View style={styles.list}>
        <View style={styles.tags}>
          <Tag
            words={visit.need ? `needs ${visit.need}` : 'needs nothing now'}
            tone={visit.need ? 'success' : 'plain'}
          />
          <Tag
            words={`${roomOf(state, clanOf(state, shown)) > 99 ? 'caravan untyped' : `room for ${roomOf(state, clanOf(state, shown))}`}`}
            tone="plain"
          />
          <Tag words={`${clanOf(state, shown).gold} gold`} tone="accent" />
        </View>
        <Steps {...props} visit={visit} />
      </View>
    </Sheet>
  );
}

/** Which city: the one the caravan stands in, or asked. */
function ChooseCity({ state, shown, onAct, onClose, onTopic }: WorldPanelProps) {
  const clan = clanOf(state, shown);
  const here = cityOf(clan);
  return (
    <Sheet title="Which shop?" onClose={onClose} onRules={() => onTopic('selling')} testID="market-city-sheet">
      <View style={styles.list}>
        {CITIES.map((city) => {
          const sale = saleOf(clan.goods, needOf(state, city));
          const opens = openAgain(state, clan, city);
          const words = [
            opens ? `open in month ${opens}` : '',
            sale.count > 0 ? `${sale.gold} gold for all goods` : '',
            needOf(state, city) ? `needs ${needOf(state, city)}` : '',
          ]
            .filter(Boolean)
            .join(', ');
          return (
            <Button
              key={city}
              kind={city === here ? 'primary' : 'secondary'}
              words={words ? `${city}: ${words}` : city}
              onPress={() => onAct({ type: 'openShop', player: shown, city })}
              testID={`shop-${city}`}
            />
          );
        })}
      </View>
    </Sheet>
  );
}

function Steps(props: WorldPanelProps & { visit: Visit }) {
  if (props.visit.dice) return <Buying {...props} dice={props.visit.dice} />;
  return props.visit.sold ? <MarketDice {...props} /> : <Selling {...props} />;
}

function Selling(props: WorldPanelProps & { visit: Visit }) {
  const { state, shown, visit, onAct } = props;
  const [draft, change] = useDraft(props, EMPTY);
  const clan = clanOf(state, shown);
  const sale = saleOf(draft.goods, visit.need);
  const runes = saleRunes(state, clan, sale);
  if (totalGoods(clan.goods) === 0) return <MarketDice {...props} />;
  return (
    <>
      <GoodsPicker
        verb="Sell"
        goods={draft.goods}
        most={clan.goods}
        need={visit.need}
        onGoods={(goods) => change({ goods })}
      />
      <Button kind="quiet" words="All of them" onPress={() => change({ goods: clan.goods })} testID="sell-all" />
      <Txt type="body" color={sale.reaches > 0 ? 'success' : 'ink2'} testID="sale-words">
        {saleWords(sale, runes.length, saleRunes(state, clan, { ...sale, reaches: 12 }).length > 0)}
      </Txt>
      <Button
        large
        disabled={sale.count === 0}
        words={sale.count === 0 ? 'Choose what to sell' : `Sell for ${sale.gold} gold`}
        onPress={() => {
          change(EMPTY);
          onAct({ type: 'sellGoods', player: shown, goods: draft.goods });
        }}
        testID="sell-apply"
      />
      <Divider />
      <MarketDice {...props} sale={sale.count > 0 ? draft.goods : undefined} />
    </>
  );
}

function saleWords({ needed, gold, exp, reaches }: Sale, runes: number, free12: boolean): string {
  if (needed === 0)
    return gold >= 12
      ? 'No needed good among them: no experience, no rune.'
      : '4 each, 6 if needed. 12 or 16 with a needed one count.';
  if (reaches === 0) return `${12 - gold} more gold would give experience${free12 ? ' and a rune' : ''}.`;
  return `${exp} experience for all${runes > 0 ? ' and a rune to claim' : ''}${reaches === 12 ? `; ${16 - gold} more for 16` : ''}.`;
}

/** The odds are those after the sale that is being put together: it makes room, brings gold and fills the stock. */
function MarketDice(props: WorldPanelProps & { visit: Visit; sale?: Goods | undefined }) {
  const { state, shown, visit, sale, onAct } = props;
  const [draft, change] = useDraft(props, EMPTY);
  const sold = sale ? apply(state, { type: 'sellGoods', player: shown, goods: sale }) : state;
  const units = buyableUnits(sold, clanOf(sold, shown), visit.need);
  const faces = draft.faces.map((face) => face ?? undefined);
  const entry = entryOf(faces, noMemory(draft.rolled), MARKET_DICE, 6);
  const complete = completeFaces(entry.faces);
  const keep = (next: readonly Face[], rolled: readonly boolean[]) =>
    change({ faces: next.map((face) => face ?? null), rolled });
  return (
    <>
      <Txt type="section" heading>
        Market dice
      </Txt>
      {sale ? (
        <Txt type="caption" color="ink2">
          After this sale
        </Txt>
      ) : null}
      {units ? <OddsLine title="Something to buy" chance={chance(units, (count) => count >= 1)} /> : null}
      {units ? <OddsLine title="Three goods or more" chance={chance(units, (count) => count >= 3)} /> : null}
      <DiceEntry
        dice={Array.from({ length: MARKET_DICE }, () => ({ kind: 'ivory' as const }))}
        sides={6}
        faces={faces}
        rolled={draft.rolled}
        onFaces={keep}
        onRolled={keep}
        roll={rollDie}
        results={entry.faces.map((face) => (face === undefined ? undefined : (GOODS[face - 1] ?? '')))}
      />
      <Button
        large
        disabled={!complete}
        words={complete ? 'Lay out the offer' : 'Six dice show the offer'}
        onPress={() => {
          if (!complete) return;
          change(EMPTY);
          onAct({ type: 'rollMarket', player: shown, faces: [...complete], by: rolledBy(entry) });
        }}
        testID="market-roll"
      />
    </>
  );
}

function Buying(props: WorldPanelProps & { visit: Visit; dice: readonly number[] }) {
  const { state, shown, visit, dice, onAct } = props;
  const [draft, change] = useDraft(props, EMPTY);
  const clan = clanOf(state, shown);
  const price = buyPrice(state, clan);
  const free = chosenOffer(state, clan, visit);
  const count = totalGoods(draft.goods) + Number(draft.chosen !== null);
  const offer = offerOf(state, visit);
  const kinds = GOODS.filter((good) => offer[good] > 0);
  return (
    <>
      <Txt
        type="body"
        color="ink2"
      >{`Dice: ${dice.map((face) => GOODS[face - 1]).join(', ')}. ${price} gold each${visit.need ? `, ${visit.need} is not for sale` : ''}.`}</Txt>
      {kinds.length === 0 ? <Txt type="bodyStrong">Nothing of it is in stock.</Txt> : null}
      <GoodsPicker
        verb="Buy"
        goods={draft.goods}
        most={offer}
        inAll={affordable(state, clan) - Number(draft.chosen !== null)}
        onGoods={(goods) => change({ goods })}
      />
      {free.length > 0 ? (
        <>
          <Txt type="label" color="ink2">
            Charisma 4: one more of your choice
          </Txt>
          <Chips<Good>
            label="Choose"
            chips={free.map((value) => ({ value, words: value, icon: GOOD_ICONS[value] }))}
            chosen={draft.chosen ? [draft.chosen] : []}
            onChoose={(chosen) => change({ chosen: draft.chosen === chosen ? null : chosen })}
          />
        </>
      ) : null}
      <Button
        large
        disabled={count === 0}
        words={
          count === 0
            ? `Room and gold for ${Math.min(99, affordable(state, clan))}`
            : `Buy ${count} for ${count * price} gold`
        }
        onPress={() => {
          change(EMPTY);
          onAct({
            type: 'buyGoods',
            player: shown,
            goods: draft.goods,
            ...(draft.chosen ? { chosen: draft.chosen } : {}),
          });
        }}
        testID="buy-apply"
      />
    </>
  );
}

function Foot({ shown, visit, onAct, onClose }: WorldPanelProps & { visit: Visit }) {
  const sold = visit.need !== null && (visit.sold?.[visit.need] ?? 0) > 0;
  return (
    <Button
      kind="secondary"
      large
      words={sold ? 'Close the shop, turn the marker' : 'Close the shop'}
      onPress={() => {
        onClose();
        onAct({ type: 'closeShop', player: shown });
      }}
      testID="shop-close"
    />
  );
}

const styles = StyleSheet.create({ list: { gap: 12 }, tags: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 } });
