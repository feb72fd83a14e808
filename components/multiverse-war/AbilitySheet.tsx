import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import type { Action } from '@/rules/multiverse-war/actions';
import { check } from '@/rules/multiverse-war/check';
import { classOf, tokensLeft } from '@/rules/multiverse-war/classes';
import { heroOf, unitOf } from '@/rules/multiverse-war/state';

import { AbilityDiceForm, type DiceDraft, NO_DICE } from './AbilityDiceForm';
import { Chips } from './Chips';
import { draftOf, type WarPanelProps } from './props';

/** An ability that rolls dice: a unit's for a token, or one of a hero's. */
export function AbilitySheet(panel: WarPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = panel;
  const id = panel.panel.slice('ability:'.length);
  const unit = unitOf(state, shown, id);
  const hero = heroOf(state, shown, id);
  const [draft, keep] = draftOf<{ readonly name: string; readonly dice: DiceDraft }>(panel, {
    name: hero?.abilities.find(({ used }) => !used)?.name ?? hero?.abilities[0]?.name ?? '',
    dice: NO_DICE,
  });
  if (!unit && !hero) return null;
  const { count, faces, upTo, by } = draft.dice;
  const rolled = faces.length >= count ? { dice: { faces: [...faces], upTo, by } } : {};
  const action: Action = unit
    ? { type: 'useAbility', player: shown, unit: id, ...rolled }
    : { type: 'heroAbility', player: shown, hero: id, ability: draft.name, ...rolled };
  const refusal = check(state, action);
  const text = unit ? classOf(state, unit.class).ability : null;
  const tokens = tokensLeft(state, shown);
  return (
    <Sheet
      title={unit ? `Ability of ${unit.class}` : `Abilities of ${hero?.name ?? ''}`}
      tall
      onClose={onClose}
      onRules={() => onTopic(unit ? 'ability-tokens' : 'hero-attacks-and-abilities')}
      testID="ability-sheet"
      footer={
        <Button
          large
          disabled={faces.length < count}
          words={
            faces.length < count
              ? 'Roll first'
              : unit
                ? `Use it, ${plural(Math.max(0, tokens - 1), 'token')} left`
                : 'Use it'
          }
          onPress={() => {
            onClose();
            onAct(action);
          }}
          testID="ability-apply"
        />
      }
    >
      <View style={styles.stack}>
        {text ? <Txt type="body">{text}</Txt> : null}
        {hero && hero.abilities.length > 0 ? (
          <Chips
            label="Which"
            options={hero.abilities.map(({ name, used }) => ({ value: name, words: used ? `${name}, used` : name }))}
            chosen={[draft.name]}
            onChoose={(name) => keep({ name })}
            testID="ability-name"
          />
        ) : null}
        <AbilityDiceForm dice={draft.dice} onChange={(dice) => keep({ dice })} rolls />
        {refusal ? <RefusalBanner words={refusal.words} /> : null}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ stack: { gap: 12 } });
