import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import type { Action } from '@/rules/multiverse-war/actions';
import { check } from '@/rules/multiverse-war/check';
import { heroCard } from '@/rules/multiverse-war/classes';
import { playerOf } from '@/rules/multiverse-war/state';
import { HERO_PRICE } from '@/rules/multiverse-war/tables';

import { Chips } from './Chips';
import { placesOf } from './places';
import { draftOf, type WarPanelProps } from './props';

interface Draft {
  readonly sheet: string;
  readonly attack: 'melee' | 'ranged';
  readonly at: string;
}

/** The face-up hero for 7 gold, or the next one for 1. */
export function HeroesSheet(panel: WarPanelProps) {
  const { state, shown, onAct, onClose, onTopic, onOpen } = panel;
  const [draft, keep] = draftOf<Draft>(panel, { sheet: '', attack: 'melee', at: 'settlement' });
  const action: Action = { type: 'recruitHero', player: shown, ...draft };
  const refusal = check(state, action);
  const taken = state.players.flatMap(({ heroes }) => heroes.map(({ name }) => name));
  const known = Object.keys(state.cards).flatMap((key) =>
    key.startsWith('hero:') && !taken.includes(key.slice(5)) ? [key.slice(5)] : [],
  );
  const left = Math.max(0, playerOf(state, shown).gold - HERO_PRICE);
  return (
    <Sheet
      title="Recruit a hero"
      onClose={onClose}
      onRules={() => onTopic('heroes-recruiting')}
      testID="heroes-sheet"
      footer={
        <Button
          large
          words={`Recruit for ${HERO_PRICE}, ${left} left`}
          onPress={() => {
            onClose();
            onAct(action);
          }}
          testID="hero-apply"
        />
      }
    >
      <View style={styles.stack}>
        {state.heroSheets === 0 ? null : (
          <Txt type="body" color="ink2">{`${plural(state.heroSheets, 'sheet')} left, the top one face up.`}</Txt>
        )}
        {known.length > 0 ? (
          <Chips
            label="Sheets typed before"
            options={known.map((name) => ({ value: name, words: name }))}
            chosen={[draft.sheet]}
            onChoose={(sheet) => keep({ sheet, attack: heroCard(state, sheet).attack ?? draft.attack })}
            testID="hero-known"
          />
        ) : null}
        <Field
          label="Name on the sheet"
          value={draft.sheet}
          onChange={(sheet) => keep({ sheet })}
          maxLength={40}
          testID="hero-name"
        />
        <Segments
          label="Attack"
          options={[
            { value: 'melee', words: 'Melee' },
            { value: 'ranged', words: 'Ranged' },
          ]}
          value={draft.attack}
          onChange={(attack) => keep({ attack })}
          testID="hero-attack"
        />
        <Chips
          label="Where"
          options={placesOf(state, shown)}
          chosen={[draft.at]}
          onChoose={(at) => keep({ at })}
          testID="hero-at"
        />
        {draft.sheet.trim() === '' ? null : (
          <Button
            kind="quiet"
            words={`Type the sheet of ${draft.sheet.trim()}`}
            onPress={() => onOpen(`card:hero:${draft.sheet.trim()}`)}
            testID="hero-card"
          />
        )}
        <Button
          kind="secondary"
          words="Send it under the deck, 1 gold"
          onPress={() => onAct({ type: 'cycleHero', player: shown })}
          testID="hero-cycle"
        />
        {refusal ? <RefusalBanner words={refusal.words} /> : null}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ stack: { gap: 14 } });
