import Pencil from 'lucide-react-native/icons/pencil';
import { type ReactNode, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import type { Cards } from '@/rules/kernel/card';
import type { CardKind, CardValues } from '@/rules/kernel/card-kind';
import { cardNameKey } from '@/rules/kernel/card-name';
import { cardWords } from '@/rules/kernel/card-words';
import { writer } from '@/store/app';
import { type LibraryCard, readCards, saveCard } from '@/store/cards';

import type { CardDraft } from './cardDraft';
import { CardForm } from './CardForm';

interface Props {
  game: string;
  kinds: readonly CardKind[];
  /** What holds at this table, by `kind:card`. */
  typed: Cards;
  onTyped: (kind: string, card: string, values: CardValues) => void;
  onClose: () => void;
  onTopic?: (topic: string) => void;
  /** The topic behind the book. */
  topic?: string;
  /** Above the list, told what this device keeps. */
  above?: (library: readonly LibraryCard[]) => ReactNode;
}

/** What only the printed sheet or board says: typed once, then kept on this device. */
export function PrintedValues({ game, kinds, typed, onTyped, onClose, onTopic, topic, above }: Props) {
  const { color } = useTheme();
  const [asked, setAsked] = useState<{ kind: CardKind; name: string }>();
  const [round, setRound] = useState(0);
  const library = useGameLibrary(game, round);
  if (asked) {
    const { kind, name } = asked;
    const keep = (draft: CardDraft) => {
      // The name is the rules' own: they find the card by it.
      const entry = { game, kind: kind.key, ...draft, name };
      void saveCard(writer, entry, { at: Date.now(), sameName: 'update' }).finally(() => setRound(round + 1));
      onTyped(kind.key, name, draft.values);
      setAsked(undefined);
    };
    return (
      <CardForm
        kind={kind}
        card={library.find((card) => card.kind === kind.key && cardNameKey(card.name) === cardNameKey(name))}
        name={name}
        named
        cards={library.filter((card) => card.kind === kind.key)}
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
      {...(onTopic && topic ? { onRules: () => onTopic(topic) } : {})}
      tall
      testID="values-panel"
    >
      <View style={styles.list}>
        <Txt type="body" color="ink2">
          These numbers are printed and not in the rules. Type one when you need it; it is kept for the next game.
        </Txt>
        {above?.(library)}
        {kinds.map((kind) => (
          <View key={kind.key}>
            <Txt type="section" heading>
              {`${kind.words.many.charAt(0).toUpperCase()}${kind.words.many.slice(1)}`}
            </Txt>
            {(kind.known ?? []).map(({ name }) => {
              const values = typed[`${kind.key}:${name}`];
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
function useGameLibrary(game: string, round: number): readonly LibraryCard[] {
  const [cards, setCards] = useState<readonly LibraryCard[]>([]);
  useEffect(() => {
    let gone = false;
    readCards(writer, game).then(
      (read) => {
        if (!gone) setCards(read);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, round]);
  return cards;
}

const styles = StyleSheet.create({ list: { gap: 12 } });
