import Pencil from 'lucide-react-native/icons/pencil';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { CardDraft } from '@/components/cards/cardDraft';
import { CardForm } from '@/components/cards/CardForm';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import type { CardKind } from '@/rules/kernel/card-kind';
import { cardNameKey } from '@/rules/kernel/card-name';
import { cardWords } from '@/rules/kernel/card-words';
import { cardKinds } from '@/rules/dungeon/printed';
import { writer } from '@/store/app';
import { defineCardAction, type LibraryCard, readCards, saveCard } from '@/store/cards';

import type { DungeonPanel } from './props';

const GAME = 'dungeon';

/** What only the printed sheet says: typed once, then remembered on this device. */
export function ValuesPanel({ state, onAct, onClose, onTopic }: DungeonPanel) {
  const { color } = useTheme();
  const [asked, setAsked] = useState<{ kind: CardKind; name: string }>();
  const [round, setRound] = useState(0);
  const library = useLibrary(round);
  const kinds = cardKinds.filter(({ key }) => key !== 'ware' || state.modules.merchant);
  const known = library.filter(
    ({ kind, name, values }) =>
      kinds.some(({ key }) => key === kind) &&
      JSON.stringify(state.cards[`${kind}:${name}`]) !== JSON.stringify(values),
  );
  const cardOf = (kind: CardKind, name: string): LibraryCard | undefined =>
    library.find((card) => card.kind === kind.key && cardNameKey(card.name) === cardNameKey(name));

  if (asked) {
    const card = cardOf(asked.kind, asked.name);
    const keep = (draft: CardDraft) => {
      // The name is the sheet's own: the rules find the card by it.
      const entry = { game: GAME, kind: asked.kind.key, ...draft, name: asked.name };
      void saveCard(writer, entry, { at: Date.now(), sameName: 'update' }).finally(() => setRound(round + 1));
      onAct(defineCardAction({ kind: asked.kind.key, name: asked.name, values: draft.values }));
      setAsked(undefined);
    };
    return (
      <CardForm
        kind={asked.kind}
        card={card}
        name={asked.name}
        cards={library.filter(({ kind }) => kind === asked.kind.key)}
        onSave={keep}
        onSkip={keep}
        onOther={() => setAsked(undefined)}
        onTopic={onTopic}
        onClose={() => setAsked(undefined)}
      />
    );
  }
  return (
    <Sheet
      title="Printed values"
      onClose={onClose}
      onRules={() => onTopic('values-to-type-from-my-sheet')}
      tall
      testID="values-panel"
    >
      <View style={styles.list}>
        <Txt type="body" color="ink2">
          These numbers stand only on your sheet. Type one when you need it; it is kept for the next game.
        </Txt>
        {known.length > 0 ? (
          <Button
            words={`Use ${known.length} typed before`}
            onPress={() => known.forEach((card) => onAct(defineCardAction(card)))}
            testID="use-library"
          />
        ) : null}
        {kinds.map((kind) => (
          <View key={kind.key}>
            <Txt type="section" heading>
              {`${kind.words.many.charAt(0).toUpperCase()}${kind.words.many.slice(1)}`}
            </Txt>
            {(kind.known ?? []).map(({ name }) => {
              const values = state.cards[`${kind.key}:${name}`];
              return (
                <ListRow
                  key={name}
                  title={name}
                  detail={values ? cardWords(kind, values) || 'no values' : 'Not typed yet'}
                  right={values ? undefined : <Pencil size={18} color={color.ink3} />}
                  onPress={() => setAsked({ kind, name })}
                  hint="Asks for what is printed"
                  testID={`value-${name}`}
                />
              );
            })}
          </View>
        ))}
      </View>
    </Sheet>
  );
}

/** The values kept on this device; none where the storage does not answer. */
function useLibrary(round: number): readonly LibraryCard[] {
  const [cards, setCards] = useState<readonly LibraryCard[]>([]);
  useEffect(() => {
    let gone = false;
    readCards(writer, GAME).then(
      (read) => {
        if (!gone) setCards(read);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [round]);
  return cards;
}

const styles = StyleSheet.create({ list: { gap: 12 } });
