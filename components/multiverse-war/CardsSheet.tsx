import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { CardForm } from '@/components/cards/CardForm';
import type { CardDraft } from '@/components/cards/cardDraft';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import { cardWords } from '@/rules/kernel/card-words';
import { plural } from '@/rules/kernel/plural';
import { cardKinds } from '@/rules/multiverse-war/cards';
import { withArticle } from '@/rules/multiverse-war/checkBuild';
import { writer } from '@/store/app';
import { defineCardAction, type LibraryCard, readCards, saveCard } from '@/store/cards';

import { draftOf, type WarPanelProps } from './props';

const GAME = 'multiverse-war';

interface Draft {
  readonly open: { readonly kind: string; readonly name: string } | null;
  readonly form?: CardDraft;
}

/** What is printed and the rules do not tell: typed once, kept on this device, copied into this game. */
export function CardsSheet(panel: WarPanelProps) {
  const { state, onAct, onClose, onTopic } = panel;
  const [kind, name] = panel.panel.startsWith('card:') ? panel.panel.slice(5).split(':') : [];
  const asked = kind !== undefined && name !== undefined ? { kind, name } : null;
  const [draft, keep] = draftOf<Draft>(panel, { open: asked });
  const library = useLibrary();
  const unused = library.filter((card) => !Object.hasOwn(state.cards, `${card.kind}:${card.name}`));
  const back = () => (asked ? onClose() : keep({ open: null, form: undefined }));

  if (draft.open) {
    return (
      <OneCard
        panel={panel}
        open={draft.open}
        form={draft.form}
        onForm={(form) => keep({ form })}
        onClose={back}
        onSaved={(card) => {
          onAct(defineCardAction({ kind: draft.open?.kind ?? '', name: card.name, values: card.values }));
          back();
        }}
      />
    );
  }
  return (
    <Sheet title="Printed values" tall onClose={onClose} onRules={() => onTopic('novice-sides')} testID="cards-sheet">
      <View style={styles.stack}>
        {unused.length > 0 ? (
          <Button
            words={`Use the ${plural(unused.length, 'card')} typed before`}
            onPress={() => unused.forEach((card) => onAct(defineCardAction(card)))}
            testID="use-library"
          />
        ) : null}
        {cardKinds.map(({ key, words, known = [], fields }) => {
          const typed = Object.keys(state.cards).flatMap((each) =>
            each.startsWith(`${key}:`) ? [each.slice(key.length + 1)] : [],
          );
          const names = [...new Set([...known.map((card) => card.name), ...typed])];
          return (
            <View key={key}>
              <Txt type="section" heading>
                {words.many.charAt(0).toUpperCase() + words.many.slice(1)}
              </Txt>
              {names.map((card) => {
                const values = state.cards[`${key}:${card}`];
                return (
                  <ListRow
                    key={card}
                    title={card}
                    detail={values ? cardWords({ key, words, fields }, values) : 'not typed yet'}
                    chevron
                    onPress={() => keep({ open: { kind: key, name: card } })}
                    testID={`card-${key}-${card}`}
                  />
                );
              })}
              <ListRow
                title={`Add ${withArticle(words.one)}`}
                accent
                onPress={() => keep({ open: { kind: key, name: '' } })}
                testID={`new-${key}`}
              />
            </View>
          );
        })}
      </View>
    </Sheet>
  );
}

function useLibrary(): readonly LibraryCard[] {
  const [cards, setCards] = useState<readonly LibraryCard[]>([]);
  useEffect(() => {
    let gone = false;
    // Without the library everything is simply typed.
    readCards(writer, GAME).then(
      (read) => {
        if (!gone) setCards(read);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return cards;
}

interface OneProps {
  panel: WarPanelProps;
  open: { readonly kind: string; readonly name: string };
  form?: CardDraft;
  onForm: (form: CardDraft) => void;
  onSaved: (card: CardDraft) => void;
  onClose: () => void;
}

function OneCard({ panel, open, form, onForm, onSaved, onClose }: OneProps) {
  const kind = cardKinds.find(({ key }) => key === open.kind);
  if (!kind) return null;
  const values = panel.state.cards[`${open.kind}:${open.name}`];
  const card: LibraryCard | undefined = values
    ? { id: open.name, game: GAME, kind: open.kind, name: open.name, values, check: [], changedAt: 0 }
    : undefined;
  const save = (saved: CardDraft) => {
    // The game has its own copy; the library only spares typing next time.
    void saveCard(writer, { game: GAME, kind: open.kind, ...saved }, { at: Date.now(), sameName: 'update' }).catch(
      () => undefined,
    );
    onSaved(saved);
  };
  return (
    <CardForm
      kind={kind}
      card={card}
      name={open.name}
      cards={[]}
      draft={form}
      onDraft={onForm}
      onSave={save}
      onSkip={save}
      onOther={() => undefined}
      onTopic={panel.onTopic}
      onClose={onClose}
    />
  );
}

const styles = StyleSheet.create({ stack: { gap: 12 } });
