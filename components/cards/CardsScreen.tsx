import { useRouter } from 'expo-router';
import { type PropsWithChildren, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Screen } from '@/components/frame/Screen';
import { GameTheme } from '@/components/theme/theme';
import { isGameId } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Banner } from '@/components/ui/Banner';
import { Card } from '@/components/ui/Card';
import { Divider } from '@/components/ui/Divider';
import { EmptyState } from '@/components/ui/EmptyState';
import { Field } from '@/components/ui/Field';
import { ScreenHeader } from '@/components/ui/ScreenHeader';
import { Snackbar } from '@/components/ui/Snackbar';
import type { LibraryCard } from '@/store/cards';
import { searchCards } from '@/store/cardSearch';

import type { CardDraft } from './cardDraft';
import { CardForm } from './CardForm';
import { CardRow } from './CardRow';
import { distinct, groupCards, type GroupedKind, kindOf, type KindsByGame } from './groupCards';
import { useCardKinds } from './useCardKinds';
import { useCards } from './useCards';

const MOST_SHOWN = 100;
const NONE: KindsByGame = new Map();

/** Every card typed on this device, by game and kind. A kind that no game declares is shown by its stored values. */
export function CardsScreen() {
  const router = useRouter();
  const library = useCards();
  const kinds = useCardKinds(distinct((library.cards ?? []).map(({ game }) => game)));
  const [query, setQuery] = useState('');
  const [editing, setEditing] = useState<LibraryCard>();
  const [problem, setProblem] = useState<string>();

  const cards = (kinds && library.cards) ?? [];
  const found = searchCards(cards, query);
  const more = found.length - MOST_SHOWN;
  const { undo } = library;

  const open = (card: LibraryCard | undefined) => {
    setProblem(undefined);
    setEditing(card);
  };
  const save = async (card: LibraryCard, draft: CardDraft) => {
    const words = await library.edit(card, draft);
    if (words === undefined) open(undefined);
    else setProblem(words);
  };
  const remove = (card: LibraryCard) => {
    open(undefined);
    void library.remove(card);
  };

  return (
    <Screen
      testID="cards-screen"
      header={<ScreenHeader title="Cards" backLabel="Back to settings" onBack={() => router.navigate('/settings')} />}
      foot={
        undo ? (
          <Snackbar
            id={undo.id}
            words={undo.words}
            onUndo={library.takeBack}
            onHide={library.forget}
            testID="cards-snackbar"
          />
        ) : undefined
      }
    >
      {library.failed ? (
        <Banner
          tone="danger"
          words="The cards cannot be read or saved just now. Make room on the device, then try again."
          acts={[{ words: 'Try again', onPress: library.retry }]}
          testID="cards-failed"
        />
      ) : null}
      {cards.length > 0 ? (
        <Field
          label="Search the cards"
          labelHidden
          placeholder="Search the cards"
          value={query}
          onChange={setQuery}
          maxLength={200}
          autoCapitalize="none"
          testID="cards-query"
        />
      ) : null}
      {groupCards(found.slice(0, MOST_SHOWN), cards, kinds ?? NONE).map((game) => (
        <Accented key={game.id} game={game.id}>
          <View style={styles.game}>
            <Txt type="title" heading>
              {game.title}
            </Txt>
            {game.kinds.map((each) => (
              <KindCards key={each.kind.key} group={each} onOpen={open} />
            ))}
          </View>
        </Accented>
      ))}
      {more > 0 ? (
        <Txt type="body" color="ink2">
          {`${more} more. Search to find ${more === 1 ? 'it' : 'them'}.`}
        </Txt>
      ) : null}
      {cards.length > 0 && found.length === 0 ? (
        <Txt type="bodyLarge" color="ink2" aria-live="polite">{`No card is called “${query.trim()}”.`}</Txt>
      ) : null}
      {library.cards?.length === 0 ? (
        <EmptyState
          title="No cards yet"
          detail="Cards you type off the table gather here."
          act={{ words: 'Start a game', onPress: () => router.navigate('/') }}
          testID="cards-empty"
        />
      ) : null}
      {editing ? (
        <Accented game={editing.game}>
          <CardForm
            kind={kindOf(kinds ?? NONE, editing, cards)}
            card={editing}
            cards={cards.filter(({ game, kind }) => game === editing.game && kind === editing.kind)}
            onSave={(draft) => void save(editing, draft)}
            onDelete={() => remove(editing)}
            onOther={open}
            onClose={() => open(undefined)}
            problem={problem}
          />
        </Accented>
      ) : null}
    </Screen>
  );
}

function KindCards({ group, onOpen }: { group: GroupedKind; onOpen: (card: LibraryCard) => void }) {
  return (
    <View style={styles.kind}>
      <Txt type="section" color="ink2" heading>
        {group.kind.words.many.charAt(0).toUpperCase() + group.kind.words.many.slice(1)}
      </Txt>
      <Card flush>
        {group.cards.map((card, index) => (
          <View key={card.id}>
            {index > 0 ? <Divider /> : null}
            <CardRow
              card={card}
              kind={group.kind}
              hint="Opens the card to change or delete it"
              onPress={() => onOpen(card)}
            />
          </View>
        ))}
      </Card>
    </View>
  );
}

/** A game's cards in its colour; those of a game this version does not know, in the app's own. */
function Accented({ game, children }: PropsWithChildren<{ game: string }>) {
  return isGameId(game) ? <GameTheme game={game}>{children}</GameTheme> : children;
}

const styles = StyleSheet.create({
  game: { gap: 10, marginTop: 8 },
  kind: { gap: 6 },
});
