import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Divider } from '@/components/ui/Divider';
import { HoldToPeek } from '@/components/ui/HoldToPeek';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import type { CardValues } from '@/rules/kernel/card-kind';
import { cardWords } from '@/rules/kernel/card-words';
import { cardKinds, chiefName } from '@/rules/near-and-far/card-kinds';
import { isTyped } from '@/rules/near-and-far/cards-in-hand';
import { check } from '@/rules/near-and-far/check';
import { usableCards } from '@/rules/near-and-far/card-uses';
import { handWords } from '@/rules/near-and-far/menu';
import { priceOf, printed } from '@/rules/near-and-far/printed';
import { goodsWords } from '@/rules/near-and-far/reasons';
import { hasTalent, treasureOverflow } from '@/rules/near-and-far/sums';
import { playerOf, type State } from '@/rules/near-and-far/state';

import { GemsFirst, inGems } from './PayWith';
import { PickCard } from './PickCard';
import type { NearPanel } from './props';

/** Hand, artifacts, treasures and world cards; the hand is covered until it is held. */
export function CardsSheet(props: NearPanel) {
  const { state, shown, onAct, onOpen, onClose, onTopic } = props;
  const [picking, setPicking] = useState(false);
  const [gemsFirst, setGemsFirst] = useState(false);
  const player = playerOf(state, shown);
  const words = (kind: string, name: string) => {
    const declared = cardKinds.find(({ key }) => key === kind);
    return (declared && cardWords(declared, printed(state, kind, name))) || 'nothing typed yet';
  };
  const buy = (card: string, values: CardValues) => {
    onClose();
    onAct({
      type: 'buyArtifact',
      player: shown,
      card,
      values: { ...values },
      ...inGems(player, priceOf(values), gemsFirst),
    });
  };
  if (picking) {
    return (
      <PickCard
        kind="artifact"
        title="Which artifact?"
        onTopic={onTopic}
        onPicked={buy}
        onClose={() => setPicking(false)}
      />
    );
  }
  const named = player.hand.filter((name) => name !== '');
  const over = treasureOverflow(player);
  return (
    <Sheet
      title={`${player.name}'s cards`}
      onClose={onClose}
      onRules={() => onTopic('buy-artifact')}
      tall
      testID="cards-sheet"
    >
      <View style={styles.body}>
        <Txt type="section" heading>
          {player.hand.length > 0 ? handWords(player) : 'None in hand'}
        </Txt>
        {player.hand.length > 0 ? (
          <Button words="Buy an artifact" onPress={() => setPicking(true)} testID="buy-artifact" />
        ) : null}
        <GemsFirst player={player} price={{ coins: player.gems }} on={gemsFirst} onChange={setGemsFirst} />
        {player.hand.includes('') ? (
          <Button
            kind="secondary"
            words={`Name a card in hand (${player.hand.length - named.length} without)`}
            onPress={() => onOpen('name')}
            testID="name-artifact"
          />
        ) : null}
        {named.length > 0 ? (
          <HoldToPeek words={`${player.name}'s hand`} testID="peek">
            {(seen) =>
              seen ? named.map((name, index) => <HandLine key={index} state={state} seat={shown} name={name} />) : null
            }
          </HoldToPeek>
        ) : null}
        {usableCards(player).length > 0 || player.chiefs.length > 0 ? (
          <Button kind="secondary" words="Use a card" onPress={() => onOpen('use')} testID="open-use" />
        ) : null}
        <Cards title="Artifacts" kind="artifact" names={player.artifacts} words={words} onOpen={onOpen} />
        <Txt type="section" heading>
          {`Treasures: ${player.treasures.length}${player.sideTreasure === null ? '' : ' and 1 at the side'}`}
        </Txt>
        {over > 0 ? <Txt type="bodyStrong">An animal is gone: discard one.</Txt> : null}
        {[...player.treasures, ...(player.sideTreasure === null ? [] : [player.sideTreasure])].map((name, index) => (
          <View key={index}>
            <ListRow
              title={name || 'An unnamed treasure'}
              detail={words('treasure', name)}
              onPress={() => (name ? onOpen(`type:treasure:${name}`) : onTopic('treasures'))}
            />
            <View style={styles.row}>
              <Button
                kind="secondary"
                words="Discard"
                onPress={() => onAct({ type: 'discardTreasure', player: shown, card: name })}
                style={styles.grow}
                testID={`discard-${index}`}
              />
              {hasTalent(player, 'scrounging') ? (
                <Button
                  kind="secondary"
                  words={index >= player.treasures.length ? 'Onto an animal' : 'To the side'}
                  onPress={() => onAct({ type: 'moveTreasure', player: shown, card: name })}
                  style={styles.grow}
                />
              ) : null}
            </View>
            <Divider />
          </View>
        ))}
        <Cards title="World cards" kind="worldCard" names={player.worldCards} words={words} onOpen={onOpen} />
        {player.threats.length > 0 ? (
          <>
            <Txt type="section" heading>
              Threats beaten
            </Txt>
            {player.threats.map((level) => (
              <ListRow
                key={level}
                title={`Threat ${level}`}
                detail={words('threat', `Threat ${level}`)}
                onPress={() => onOpen(`type:threat:Threat ${level}`)}
              />
            ))}
          </>
        ) : null}
        {player.bosses.map((boss) => (
          <ListRow key={boss} title={boss} detail={words('boss', boss)} onPress={() => onOpen(`type:boss:${boss}`)} />
        ))}
        <Txt type="section" heading>
          Printed on the boards
        </Txt>
        {BOARDS.map(({ kind, title }) => (
          <ListRow key={kind} title={title} chevron onPress={() => onOpen(`type:${kind}`)} testID={`board-${kind}`} />
        ))}
        <ListRow
          title={`Companion: the ${player.companion}`}
          chevron
          onPress={() => onOpen(`type:companion:${player.companion}`)}
          testID="board-companion"
        />
        {player.chiefs.map((faction) => (
          <ListRow
            key={faction}
            title={chiefName(faction)}
            detail={words('chief', chiefName(faction))}
            chevron
            onPress={() => onOpen(`type:chief:${chiefName(faction)}`)}
          />
        ))}
      </View>
    </Sheet>
  );
}

/** One card of the hand: whether it can be bought now, else what it lacks. */
function HandLine({ state, seat, name }: { state: State; seat: number; name: string }) {
  const refusal = check(state, { type: 'buyArtifact', player: seat, card: name });
  const words = isTyped(state, name) ? (refusal?.words ?? 'you can buy this now') : 'not typed yet';
  const price = goodsWords(priceOf(printed(state, 'artifact', name)));
  return (
    <Txt type={refusal ? 'body' : 'bodyStrong'} color={refusal ? 'ink2' : 'ink'}>
      {`${name}, ${price}: ${words}`}
    </Txt>
  );
}

const BOARDS = [
  { kind: 'board', title: 'Player board: coins and gems under the camps' },
  { kind: 'trade', title: 'Trade values of the Town Hall' },
  { kind: 'mine', title: 'Numbers of the mine' },
  { kind: 'routes', title: 'Trade routes of this map' },
  { kind: 'reputation', title: 'Points on the reputation track' },
] as const;

interface CardsProps {
  title: string;
  kind: string;
  names: readonly string[];
  words: (kind: string, name: string) => string;
  onOpen: (panel: string) => void;
}

function Cards({ title, kind, names, words, onOpen }: CardsProps) {
  if (names.length === 0) return null;
  return (
    <>
      <Txt type="section" heading>
        {title}
      </Txt>
      {names.map((name, index) => (
        <ListRow
          key={index}
          title={name || 'Unnamed'}
          detail={words(kind, name)}
          onPress={() => onOpen(`type:${kind}:${name}`)}
        />
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  body: { gap: 8, paddingBottom: 16 },
  row: { flexDirection: 'row', gap: 8, paddingBottom: 8 },
  grow: { flex: 1 },
});
