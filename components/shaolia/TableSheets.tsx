import { useState } from 'react';

import { LineChart } from '@/components/charts/LineChart';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Grid } from '@/components/ui/Grid';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { Sheet } from '@/components/ui/Sheet';
import { Tag } from '@/components/ui/Tag';
import { plural } from '@/rules/kernel/plural';
import type { Action } from '@/rules/shaolia/actions';
import { cardDef, isComplete, palaceCommands, postDef } from '@/rules/shaolia/card-def';
import { cardTopic } from '@/rules/shaolia/card-topics';
import { deckReport } from '@/rules/shaolia/deck-check';
import { BOARD_POSTS, POSTS } from '@/rules/shaolia/posts';
import { LV2_NAMES, ROSTER, WONDER_NAMES } from '@/rules/shaolia/roster';
import { PALACE_LIFE, sideOf, type State } from '@/rules/shaolia/state';
import { lifeLeft, PALACE } from '@/rules/shaolia/territory';

import { kindKey, useLibrary } from './CardValuesSheet';
import { cardIcon } from './icons';
import { Pick } from './Pick';
import type { ShaoliaPanel } from './props';
import { Section } from './Section';
import { doesWords, sentence } from './words';

/** Every card of this game with what is typed of it; and what this device knows, taken over at once. */
export function CardsSheet({ state, shown, onAct, onClose, onTopic, onOpen }: ShaoliaPanel) {
  const library = useLibrary() ?? [];
  const fresh = library.filter(({ kind, name }) => state.cards[`${kind}:${name}`] === undefined);
  const take: Action = {
    type: 'takeCards',
    player: shown,
    cards: fresh.map(({ kind, name, values }) => ({ kind, card: name, values: { ...values } })),
  };
  const statusOf = (name: string) => {
    const def = cardDef(state.cards, name);
    const typed = state.cards[`${kindKey(name)}:${name}`] !== undefined;
    if (!isComplete(def)) return 'Values missing';
    return def.unchecked.length > 0 ? 'Please check your card' : typed ? 'Typed by you' : 'Known';
  };
  return (
    <Sheet title="Card values" onClose={onClose} onRules={() => onTopic('card-levels')} tall testID="cards-sheet">
      {fresh.length > 0 ? (
        <Section note={`${fresh.length} typed on this device before.`}>
          <Button words="Use what was typed before" onPress={() => onAct(take)} testID="take-cards" />
        </Section>
      ) : null}
      <Section>
        <Pick
          words="Palace abilities"
          detail={palaceStatus(state)}
          onPress={() => onOpen('card:Palace')}
          testID="value-Palace"
        />
        {ROSTER.map(({ name, class: of }) => (
          <Pick
            key={name}
            words={name}
            detail={`${statusOf(name)}. ${sentence(doesWords(cardDef(state.cards, name)))}`}
            icon={cardIcon(name, of)}
            onPress={() => onOpen(`card:${name}`)}
            onTopic={() => onTopic(cardTopic(name))}
            testID={`value-${name}`}
          />
        ))}
        {state.posts.map((name) => {
          const { price, max, damage, good } = postDef(state.cards, name);
          const hired = good === 'hit';
          const known = price !== null && max !== null && !(hired && damage === null);
          return (
            <Pick
              key={name}
              words={name}
              detail={
                known ? `${price} gold, at most ${max}${hired ? `, ${damage} damage each` : ''}` : 'Values missing'
              }
              onPress={() => onOpen(`post:${name}`)}
              testID={`value-${name}`}
            />
          );
        })}
      </Section>
    </Sheet>
  );
}

/** The palace has three abilities; one that nobody typed may do anything. */
function palaceStatus({ cards }: State): string {
  const untyped = palaceCommands(cards).filter(({ needs, effect }) => effect === null || needs.includes(null)).length;
  if (untyped > 0) return `Values missing for ${plural(untyped, 'ability', 'abilities')}`;
  return 'Typed by you';
}

const POST_CARDS = POSTS.map(({ name }) => name).filter((name) => !BOARD_POSTS.includes(name));

interface DeckDraft {
  readonly kinds?: readonly string[];
  readonly wonders?: Readonly<Record<string, number>>;
  readonly posts?: readonly string[];
}

/** The Lv2 kinds and post cards of this game, checked against the mode's numbers. */
export function DeckSheet({ state, shown, draft, onDraft, onAct, onClose, onTopic }: ShaoliaPanel) {
  const kept = (draft ?? {}) as DeckDraft;
  const kinds = kept.kinds ?? state.deck.kinds;
  const wonders = kept.wonders ?? state.deck.wonders;
  const posts = kept.posts ?? state.posts.filter((name) => !BOARD_POSTS.includes(name));
  const keep = (change: DeckDraft) => onDraft({ ...kept, ...change });
  const turn = (list: readonly string[], name: string) =>
    list.includes(name) ? list.filter((each) => each !== name) : [...list, name];
  const report = deckReport(state.mode, { kinds, wonders }, posts.length);
  return (
    <Sheet
      title="Deck and posts"
      onClose={onClose}
      onRules={() => onTopic(state.mode === 'custom' ? 'custom-game' : 'game-modes')}
      tall
      testID="deck-sheet"
      footer={
        <Button
          large
          words={`Use these ${report.cards} cards`}
          onPress={() => {
            onClose();
            if (kept.kinds || kept.wonders)
              onAct({ type: 'setDeck', player: shown, kinds: [...kinds], wonders: { ...wonders } });
            if (kept.posts) onAct({ type: 'setPosts', player: shown, posts: [...posts] });
          }}
          testID="deck-apply"
        />
      }
    >
      <Section title="Lv2 deck">
        {report.sound ? (
          <Tag tone="success" words={`${report.cards} cards, as it should be`} />
        ) : (
          report.words.map((words) => <RefusalBanner key={words} words={words} />)
        )}
        <Grid>
          {LV2_NAMES.map((name) => (
            <Pick
              key={name}
              words={name}
              icon={cardIcon(name, cardDef(state.cards, name).class)}
              chosen={kinds.includes(name)}
              onPress={() => keep({ kinds: turn(kinds, name) })}
              testID={`deck-${name}`}
            />
          ))}
          {WONDER_NAMES.map((name) => {
            const copies = wonders[name] ?? 0;
            return (
              <Pick
                key={name}
                words={name}
                detail={copies === 0 ? 'no copies' : copies === 1 ? '1 copy' : `${copies} copies`}
                chosen={copies > 0}
                onPress={() => keep({ wonders: { ...wonders, [name]: (copies + 1) % 3 } })}
                testID={`deck-${name}`}
              />
            );
          })}
        </Grid>
      </Section>
      <Section title="Post cards" note={`${posts.length} of 4, beside the four on the board.`}>
        <Grid>
          {[...new Set([...POST_CARDS, ...posts])].map((name) => (
            <Pick
              key={name}
              words={name}
              chosen={posts.includes(name)}
              onPress={() => keep({ posts: turn(posts, name) })}
              testID={`deck-${name}`}
            />
          ))}
        </Grid>
        <OtherPost onName={(name) => keep({ posts: posts.includes(name) ? posts : [...posts, name] })} />
      </Section>
    </Sheet>
  );
}

/** Two post cards are named nowhere in the rules: the table names them. */
function OtherPost({ onName }: { onName: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <>
      <Field label="Another post card, by its name" value={name} onChange={setName} testID="post-name" />
      <Button
        kind="secondary"
        words="Put it on the board"
        disabled={name.trim() === ''}
        onPress={() => {
          onName(name.trim());
          setName('');
        }}
        testID="post-add"
      />
    </>
  );
}

/** The culture race and the palaces over the rounds. */
export function RaceSheet({ state, seats, onClose, onTopic }: ShaoliaPanel) {
  const now = {
    culture: state.sides.map(({ culture }) => culture),
    palaceLife: state.sides.map((_, seat) => lifeLeft(state, seat, PALACE) ?? 0),
  };
  const start = { culture: state.sides.map(() => 0), palaceLife: state.sides.map(() => PALACE_LIFE) };
  const marks = [start, ...state.rounds, now];
  const lines = (key: 'culture' | 'palaceLife') =>
    state.sides.map(({ name }, seat) => ({
      name,
      seat,
      colour: seats[seat]?.colour ?? seat,
      values: marks.map((mark) => mark[key][seat] ?? 0),
    }));
  const lead = (values: readonly number[], what: string) => {
    const most = Math.max(...values);
    const ahead = values.flatMap((value, seat) => (value === most ? [sideOf(state, seat).name] : []));
    return ahead.length === values.length
      ? `All stand at ${most} ${what}.`
      : `${ahead.join(' and ')} ${ahead.length > 1 ? 'lead' : 'leads'} with ${most} ${what}.`;
  };
  return (
    <Sheet title="The race" onClose={onClose} onRules={() => onTopic('how-to-win')} tall testID="race-sheet">
      <Section>
        <LineChart
          title="Culture"
          step="Round"
          from={0}
          lines={lines('culture')}
          finding={lead(now.culture, 'culture')}
          testID="race-culture"
        />
      </Section>
      <Section>
        <LineChart
          title="Palace life"
          step="Round"
          from={0}
          lines={lines('palaceLife')}
          finding={lead(now.palaceLife, 'palace life')}
          testID="race-palace"
        />
      </Section>
      <Txt type="caption" color="ink2">
        The last point is now.
      </Txt>
    </Sheet>
  );
}
