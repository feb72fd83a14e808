import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import type { ActionOf } from '@/rules/near-and-far/actions';
import { chiefName } from '@/rules/near-and-far/card-kinds';
import { isToll, knownGifts, othersOnMap, usableCards } from '@/rules/near-and-far/card-uses';
import { check } from '@/rules/near-and-far/check';
import { printed } from '@/rules/near-and-far/printed';
import { goodsWords } from '@/rules/near-and-far/reasons';
import { type Goods, playerOf } from '@/rules/near-and-far/state';

import { ChipRow } from './ChipRow';
import { GoodsTray } from './GoodsTray';
import { NumberRow } from './NumberRow';
import { draftOf, isImpossible, type NearPanel } from './props';

interface UseDraft {
  readonly card: string | null;
  readonly gain: Goods;
  readonly pay: Goods;
  readonly hearts: number;
  /** Who gives 1 coin each. */
  readonly from: readonly number[];
}

/** A card's own text at work: what it gives and what it takes, in one line of the history. */
export function UseCardSheet(props: NearPanel) {
  const { state, shown, panel, onAct, onClose, onTopic } = props;
  const player = playerOf(state, shown);
  const cards = [...new Set([...usableCards(player), ...player.chiefs.map(chiefName)])];
  const asked = panel.slice('use:'.length);
  const first = cards.includes(asked) ? asked : (cards[0] ?? '');
  const [draft, set] = draftOf<UseDraft>(props, {
    card: null,
    gain: knownGifts(first)[0] ?? {},
    pay: {},
    hearts: 0,
    from: [],
  });
  const card = draft.card ?? first;
  const gifts = knownGifts(card);
  const kind = ['artifact', 'treasure', 'worldCard', 'chief'].find((each) => printed(state, each, card).ability);
  const ability = kind ? printed(state, kind, card).ability : undefined;
  const action: ActionOf<'useCard'> = {
    type: 'useCard',
    player: shown,
    card,
    gain: draft.gain,
    pay: draft.pay,
    ...(draft.hearts === 0 ? {} : { hearts: draft.hearts }),
    ...(draft.from.length === 0 ? {} : { from: [...draft.from] }),
  };
  const refusal = check(state, action);
  const others = isToll(card) ? othersOnMap(state, shown) : [];
  const toggle = (seat: number) =>
    set({ from: draft.from.includes(seat) ? draft.from.filter((each) => each !== seat) : [...draft.from, seat] });
  return (
    <Sheet
      title="Use a card"
      onClose={onClose}
      onRules={() => onTopic('card-vs-rule')}
      footer={
        <Button
          large
          words={card ? `Use ${card}` : 'No card lies before you'}
          disabled={!card || isImpossible(refusal)}
          onPress={() => {
            onClose();
            onAct(action);
          }}
          testID="use-card"
        />
      }
      testID="use-sheet"
    >
      <View style={styles.body}>
        {cards.length > 1 ? (
          <ChipRow
            label="Which card?"
            options={cards.map((value) => ({ value, words: value }))}
            chosen={[card]}
            onPress={(next) => set({ card: next, gain: knownGifts(next)[0] ?? {}, pay: {}, hearts: 0, from: [] })}
            testID="use"
          />
        ) : null}
        {typeof ability === 'string' ? <Txt type="body">{ability}</Txt> : null}
        {others.length > 0 ? (
          <ChipRow
            label="Who stands on this space and gives 1 coin?"
            options={others.map((seat) => ({ value: `${seat}`, words: playerOf(state, seat).name }))}
            chosen={draft.from.map(String)}
            onPress={(seat) => toggle(Number(seat))}
            testID="use-from"
          />
        ) : null}
        {gifts.length > 1
          ? gifts.map((gain) => (
              <Button
                key={goodsWords(gain)}
                kind="secondary"
                words={`It gives ${goodsWords(gain)}`}
                onPress={() => set({ gain })}
                testID={`gives-${Object.keys(gain).join('-')}`}
              />
            ))
          : null}
        <GoodsTray label="You get" goods={draft.gain} onChange={(gain) => set({ gain })} testID="use-gain" />
        <GoodsTray
          label="You pay"
          goods={draft.pay}
          most={(good) => player[good]}
          onChange={(pay) => set({ pay })}
          testID="use-pay"
        />
        <NumberRow
          label="Hearts gained or spent"
          words="hearts"
          value={draft.hearts}
          min={-player.hearts}
          max={13}
          onChange={(hearts) => set({ hearts })}
          testID="use-hearts"
        />
        {refusal && card ? (
          <Txt type="caption" color="ink2">
            {refusal.words}
          </Txt>
        ) : null}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ body: { gap: 10, paddingBottom: 8 } });
