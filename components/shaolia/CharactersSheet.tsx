import { useState } from 'react';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Grid } from '@/components/ui/Grid';
import { HoldToPeek } from '@/components/ui/HoldToPeek';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import type { Action, ActionOf, Choices, Manual } from '@/rules/shaolia/actions';
import { check } from '@/rules/shaolia/check';
import { CHARACTER_PRICE, rivalsOf, sideOf, type Target } from '@/rules/shaolia/state';
import { openSpaces, spaces, standing } from '@/rules/shaolia/territory';

import { EffectTokens, type TokenDraft, tokensOf } from './EffectTokens';
import { EffectCounters } from './ManualSheet';
import { Pick } from './Pick';
import type { ShaoliaPanel } from './props';
import { Section } from './Section';
import { aimedFirst, TargetPicks } from './TargetPicks';
import { sentence, whereWords } from './words';

const WAYS = [
  { value: 'use', words: 'Use' },
  { value: 'build', words: 'Build' },
  { value: 'sell', words: 'Sell' },
] as const;

interface CharacterDraft {
  readonly index?: number;
  readonly way?: (typeof WAYS)[number]['value'];
  readonly effect?: Manual;
  /** All locked spaces, or the one of this place. */
  readonly open?: string | undefined;
  readonly choices?: Choices;
  readonly tokens?: TokenDraft;
  readonly block?: Target | undefined;
  readonly name?: string;
}

/** Characters lie face down: seen while held; used, built or sold on one's own turn. */
export function CharactersSheet(props: ShaoliaPanel) {
  const { state, shown, draft, onDraft, onAct, onClose, onTopic, onOpen } = props;
  const side = sideOf(state, shown);
  const kept = (draft ?? {}) as CharacterDraft;
  const { index = 0, way = 'use' } = kept;
  const keep = (change: CharacterDraft) => onDraft({ ...kept, ...change });
  const known = side.characters[index] ?? null;
  const act = (action: Action) => {
    onClose();
    onAct(action);
  };
  return (
    <Sheet
      title={`${side.name}'s characters`}
      onClose={onClose}
      onRules={() => onTopic('character-cards')}
      tall
      testID="characters-sheet"
    >
      <Section>
        <HoldToPeek words={`${side.name}'s characters`}>
          {(open) => (
            <>
              {side.characters.map((card, at) => (
                <Pick
                  key={at}
                  words={`Character ${at + 1}`}
                  detail={open ? peek(state.cards[`character:${card ?? ''}`], card) : 'Face down'}
                  chosen={index === at}
                  onPress={() => keep({ index: at })}
                  testID={`character-${at}`}
                />
              ))}
            </>
          )}
        </HoldToPeek>
      </Section>
      <NameIt known={known !== null} onName={(card) => onAct({ type: 'noteCharacter', player: shown, index, card })} />
      <Section>
        <Segments
          label="What to do"
          options={WAYS}
          value={way}
          onChange={(value) => keep({ way: value })}
          testID="character-way"
        />
      </Section>
      {way === 'sell' ? (
        <Section note="Face down, unseen.">
          <Button
            words={`Sell for ${CHARACTER_PRICE} gold`}
            onPress={() => act({ type: 'sellCharacter', player: shown, index })}
            testID="character-sell"
          />
        </Section>
      ) : null}
      {way === 'build' ? (
        <Section title="Where it stands" note={known === null ? 'Name it first.' : 'Free of charge.'}>
          {known === null ? null : (
            <>
              <Button
                kind="secondary"
                words="Uncover it to type its life and command"
                onPress={() => onOpen(`card:${known}`)}
                testID="type-values"
              />
              <Grid>
                {openSpaces(side).map((place) => (
                  <Pick
                    key={place}
                    words={sentence(whereWords(place))}
                    onPress={() => act({ type: 'buildCharacter', player: shown, index, card: known, place })}
                    testID={`character-at-${place}`}
                  />
                ))}
              </Grid>
            </>
          )}
        </Section>
      ) : null}
      {way === 'use' ? <UseIt {...props} kept={kept} keep={keep} index={index} act={act} /> : null}
    </Sheet>
  );
}

function peek(values: Readonly<Record<string, unknown>> | undefined, card: string | null): string {
  if (card === null) return 'Not named yet';
  const text = values?.['text'];
  return typeof text === 'string' ? `${card}: ${text}` : card;
}

function NameIt({ known, onName }: { known: boolean; onName: (card: string) => void }) {
  const [name, setName] = useState('');
  return (
    <Section>
      <Field
        label={known ? 'Another name' : 'Its name, so that the app can remind you'}
        value={name}
        onChange={setName}
        testID="character-name"
      />
      <Button
        kind="secondary"
        words="Keep the name, covered"
        disabled={name.trim() === ''}
        onPress={() => {
          onName(name);
          setName('');
        }}
        testID="character-keep"
      />
    </Section>
  );
}

interface UseProps extends ShaoliaPanel {
  kept: CharacterDraft;
  keep: (change: CharacterDraft) => void;
  index: number;
  act: (action: Action) => void;
}

function UseIt({ state, shown, onTopic, onOpen, kept, keep, index, act }: UseProps) {
  const { effect = {}, tokens = {}, open, block } = kept;
  const placed = tokensOf(effect, tokens);
  const choices: Choices = { ...kept.choices, ...(placed.length > 0 ? { tokens: placed } : {}) };
  const action: ActionOf<'useCharacter'> = {
    type: 'useCharacter',
    player: shown,
    index,
    effect,
    ...(open === 'all' ? { open } : open ? { open: 'one' as const, openPlace: open } : {}),
    ...(block ? { block: { ...block } } : {}),
    ...(Object.keys(choices).length > 0 ? { choices } : {}),
  };
  const refusal = aimedFirst(check(state, action), !effect.damage || choices.attack !== undefined);
  const locked = spaces(sideOf(state, shown)).flatMap(({ place, space }) => (space === 'locked' ? [place] : []));
  return (
    <>
      <Section title="What it does">
        <Pick
          words="Open all locked spaces"
          chosen={open === 'all'}
          onPress={() => keep({ open: open === 'all' ? undefined : 'all' })}
          testID="character-open"
        />
        {locked.map((place) => (
          <Pick
            key={place}
            words="Open one locked space"
            detail={sentence(whereWords(place))}
            chosen={open === place}
            onPress={() => keep({ open: open === place ? undefined : place })}
            onTopic={() => onTopic('locked-space')}
            testID={`character-open-${place}`}
          />
        ))}
        <EffectCounters effect={effect} onEffect={(next) => keep({ effect: next })} />
      </Section>
      <Section title="Block an opposing card">
        <Grid>
          {rivalsOf(state, shown).flatMap((rival) =>
            standing(sideOf(state, rival)).map(({ place, built }) => {
              const chosen = block?.seat === rival && block.place === place;
              return (
                <Pick
                  key={`${rival}${place}`}
                  words={built.card}
                  detail={`${sideOf(state, rival).name}, ${whereWords(place)}`}
                  chosen={chosen}
                  onPress={() => keep({ block: chosen ? undefined : { seat: rival, place } })}
                  onTopic={() => onTopic('blockage-token')}
                  testID={`block-${rival}-${place}`}
                />
              );
            }),
          )}
        </Grid>
      </Section>
      <EffectTokens
        state={state}
        seat={shown}
        effect={effect}
        draft={tokens}
        onDraft={(next) => keep({ tokens: next })}
      />
      {(effect.damage ?? 0) > 0 ? (
        <TargetPicks
          state={state}
          seat={shown}
          strike={{ damage: effect.damage ?? 0 }}
          tokens={0}
          chosen={choices.attack}
          onChoose={(attack) => keep({ choices: { ...kept.choices, attack } })}
          onTopic={onTopic}
          onType={(card) => onOpen(`card:${card}`)}
        />
      ) : null}
      <Section>
        {refusal ? (
          <Txt type="body" color="danger">
            {refusal.words}
          </Txt>
        ) : null}
        <Button
          words="Use this character"
          disabled={refusal?.refused === 'impossible'}
          onPress={() => act(action)}
          testID="character-use"
        />
      </Section>
    </>
  );
}
