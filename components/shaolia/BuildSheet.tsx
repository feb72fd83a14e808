import Hammer from 'lucide-react-native/icons/hammer';

import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import type { Action } from '@/rules/shaolia/actions';
import { conditionProblem, costProblem, costWords, roomWords, spaceProblem } from '@/rules/shaolia/building';
import { cardDef, isComplete } from '@/rules/shaolia/card-def';
import { check } from '@/rules/shaolia/check';
import { sideOf } from '@/rules/shaolia/state';
import { openSpaces, spaces } from '@/rules/shaolia/territory';

import { Foot } from './Foot';
import { cardIcon } from './icons';
import { Pick } from './Pick';
import type { ShaoliaPanel } from './props';
import { NamePicks, namesOf } from './PurchaseSheets';
import { Section } from './Section';
import { TerritoryCard } from './TerritoryCard';
import { doesWords, sentence, whereWords } from './words';

interface BuildDraft {
  readonly reserve?: number;
  readonly card?: string;
  readonly place?: string;
}

/** A card of the reserve onto a space: what can be paid first, legal spaces, and why not. */
export function BuildSheet(props: ShaoliaPanel & { reserve?: number | undefined; place?: string | undefined }) {
  const { state, shown, draft, onDraft, onAct, onClose, onTopic, onOpen } = props;
  const side = sideOf(state, shown);
  const kept: BuildDraft = { reserve: props.reserve, place: props.place, ...(draft as BuildDraft | undefined) };
  const held = kept.reserve === undefined ? undefined : side.reserve[kept.reserve];
  const name = held?.card ?? kept.card;
  const def = name === undefined ? undefined : cardDef(state.cards, name);
  const open = openSpaces(side);
  const fits = def ? open.filter((place) => !spaceProblem(state, shown, place, def)) : [];
  const place = kept.place ?? (fits.length === 1 ? fits[0] : undefined);
  const action: Action | undefined =
    kept.reserve === undefined || place === undefined
      ? undefined
      : {
          type: 'buildCard',
          player: shown,
          reserve: kept.reserve,
          place,
          ...(held?.card === null && name ? { card: name } : {}),
        };
  const refusal = action ? check(state, action) : undefined;
  const keep = (change: BuildDraft) => onDraft({ ...kept, ...change });
  const order = side.reserve
    .map((each, index) => ({ ...each, index }))
    .sort((a, b) => Number(blocked(a.card)) - Number(blocked(b.card)));
  function blocked(card: string | null): boolean {
    if (card === null) return true;
    const of = cardDef(state.cards, card);
    return conditionProblem(state, shown, of) !== undefined || costProblem(state, shown, of) !== undefined;
  }
  return (
    <Sheet
      title="Build"
      onClose={onClose}
      onRules={() => onTopic('building-phase')}
      tall
      testID="build-sheet"
      footer={
        <Foot refusal={refusal}>
          <Button
            large
            icon={Hammer}
            words={def && place ? `Build ${def.name} for ${costWords(def)}` : 'Choose a card and a space'}
            disabled={!action || refusal?.refused === 'impossible'}
            onPress={() => {
              onClose();
              if (action) onAct(action);
            }}
            testID="build-apply"
          />
        </Foot>
      }
    >
      <Section title="Which card" note={`${side.gold} gold, ${plural(side.minerals, 'mineral')}`}>
        {order.map(({ card, level, index }) => {
          const of = card === null ? undefined : cardDef(state.cards, card);
          const problem = of ? (conditionProblem(state, shown, of) ?? costProblem(state, shown, of)) : undefined;
          return (
            <Pick
              key={index}
              words={card ?? `Lv${level} card, not named yet`}
              detail={of ? (problem?.words ?? `${costWords(of)}. ${sentence(doesWords(of))}`) : undefined}
              icon={of ? cardIcon(of.name, of.class) : Hammer}
              dim={problem !== undefined}
              chosen={kept.reserve === index}
              onPress={() => keep({ reserve: index })}
              onTopic={() => onTopic('building-condition')}
              testID={`build-card-${index}`}
            />
          );
        })}
      </Section>
      {held && held.card === null ? (
        <NamePicks
          title="Which is it?"
          state={state}
          names={namesOf(state, held.level)}
          chosen={kept.card}
          onChoose={(card) => keep({ card })}
          testID="build-is"
        />
      ) : null}
      {def && !isComplete(def) ? (
        <Section note="Some printed values of this card are not typed yet.">
          <Button
            kind="secondary"
            words="Type what the card says"
            onPress={() => onOpen(`card:${def.name}`)}
            testID="type-values"
          />
        </Section>
      ) : null}
      {def ? (
        <Section title="Where" note={open.length > 0 ? undefined : `No open space: ${roomWords(side)}.`}>
          <TerritoryCard
            table={{ state, onOpen: () => undefined, onTopic }}
            seat={shown}
            lit={fits}
            onSpace={(at) => {
              if (open.includes(at)) keep({ place: at });
            }}
          />
          <Grid>
            {spaces(side).flatMap(({ place: at, space }) => {
              if (space !== 'empty') return [];
              const problem = spaceProblem(state, shown, at, def);
              return [
                <Pick
                  key={at}
                  words={sentence(whereWords(at))}
                  detail={problem?.words}
                  dim={problem !== undefined}
                  chosen={place === at}
                  onPress={() => keep({ place: at })}
                  testID={`build-at-${at}`}
                />,
              ];
            })}
          </Grid>
        </Section>
      ) : null}
    </Sheet>
  );
}
