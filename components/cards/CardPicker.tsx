import Pencil from 'lucide-react-native/icons/pencil';
import Plus from 'lucide-react-native/icons/plus';
import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Divider } from '@/components/ui/Divider';
import { Field } from '@/components/ui/Field';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import { unsqueezed } from '@/components/ui/webStyle';
import type { CardKind } from '@/rules/kernel/card-kind';
import { cardNameKey, LONGEST_CARD_NAME, plainText } from '@/rules/kernel/card-name';
import type { LibraryCard } from '@/store/cards';
import { searchCards } from '@/store/cardSearch';

import { CardRow } from './CardRow';

interface Props {
  title: string;
  kind: CardKind;
  /** The cards of this kind, changed last first. */
  cards: readonly LibraryCard[];
  onPick: (card: LibraryCard) => void;
  /** With what was typed so far as its name, or the name of a card that the rules give. */
  onNew: (name: string) => void;
  onClose: () => void;
  onRules?: () => void;
  /** What was typed before a kill. */
  query?: string;
  onQuery?: (query: string) => void;
}

/** More would not be read, only scrolled past. */
const MOST_SHOWN = 40;

/** Which card lies on the table: one typed before, or a new one. */
export function CardPicker({ title, kind, cards, onPick, onNew, onClose, onRules, onQuery, ...rest }: Props) {
  const { color, accent, padding } = useTheme();
  const [query, setQuery] = useState(rest.query ?? '');
  const hits = searchCards<LibraryCard | Untyped>([...cards, ...untyped(kind, cards)], query);
  const name = plainText(query);
  const exact = hits.find((card) => cardNameKey(card.name) === cardNameKey(name));
  const take = (card: LibraryCard | Untyped) => ('id' in card ? onPick(card) : onNew(card.name));
  const more = hits.length - MOST_SHOWN;

  const ask = (next: string) => {
    setQuery(next);
    onQuery?.(next);
  };
  // A name that is only near is never taken for the one typed.
  const enter = () => {
    if (name === '') return;
    if (exact) take(exact);
    else if (hits.length === 0) onNew(name);
  };

  return (
    <Sheet title={title} onClose={onClose} onRules={onRules} tall scrolls={false} testID="card-picker">
      <View style={{ paddingHorizontal: padding }}>
        <Field
          label={`Search the ${kind.words.many}, or name one`}
          labelHidden
          placeholder="Name on the card"
          value={query}
          onChange={ask}
          onDone={enter}
          maxLength={LONGEST_CARD_NAME}
          autoCapitalize="none"
          testID="card-query"
        />
      </View>
      <ScrollView
        style={styles.list}
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={[styles.content, { paddingHorizontal: padding }]}
      >
        {hits.slice(0, MOST_SHOWN).map((card) => (
          <View key={'id' in card ? card.id : card.name}>
            {'id' in card ? (
              <CardRow card={card} kind={kind} hint="Uses this card" onPress={() => take(card)} />
            ) : (
              <ListRow
                title={card.name}
                detail="Not typed yet"
                right={<Pencil size={18} color={color.ink3} strokeWidth={2} style={unsqueezed} />}
                hint="Asks for what is printed on it"
                onPress={() => take(card)}
                testID={`card-${card.name}`}
              />
            )}
            <Divider />
          </View>
        ))}
        {more > 0 ? (
          <Txt type="body" color="ink2" style={styles.more}>
            {`${more} more. Type on to find ${more === 1 ? 'it' : 'them'}.`}
          </Txt>
        ) : null}
        {exact ? null : (
          <ListRow
            left={<Plus size={20} color={accent.accent} strokeWidth={2.4} style={unsqueezed} />}
            title={name === '' ? 'New card' : `New card “${name}”`}
            accent
            onPress={() => onNew(name)}
            testID="card-new"
          />
        )}
      </ScrollView>
    </Sheet>
  );
}

/** A card that the rules name and nobody has typed yet. */
interface Untyped {
  readonly name: string;
  readonly changedAt: number;
}

function untyped({ known = [] }: CardKind, cards: readonly LibraryCard[]): readonly Untyped[] {
  const typed = new Set(cards.map(({ name }) => cardNameKey(name)));
  return known.filter(({ name }) => !typed.has(cardNameKey(name))).map(({ name }) => ({ name, changedAt: 0 }));
}

const styles = StyleSheet.create({
  list: { flex: 1 },
  content: { paddingTop: 8, paddingBottom: 24 },
  more: { paddingVertical: 12 },
});
