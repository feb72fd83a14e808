import { Button } from '@/components/ui/Button';
import { Counter } from '@/components/ui/Counter';
import { Field } from '@/components/ui/Field';
import { heroCard } from '@/rules/multiverse-war/classes';
import type { Hero, State } from '@/rules/multiverse-war/state';
import { HERO_MOST_LEVEL } from '@/rules/multiverse-war/tables';

import { Chips } from './Chips';

export interface AbilityDraft {
  readonly abilities: readonly { readonly name: string; readonly minLevel: number }[];
  /** Being typed. */
  readonly ability: string;
  readonly minLevel: number;
}

interface Props {
  state: State;
  hero: Hero;
  draft: AbilityDraft;
  keep: (change: Partial<AbilityDraft>) => void;
}

/** From the sheet as typed, or by name with the level it needs. */
export function PickAbility({ state, hero, draft, keep }: Props) {
  const picked = draft.abilities.map(({ name }) => name);
  const printed = heroCard(state, hero.name).abilities.filter(({ name }) => !picked.includes(name));
  const name = draft.ability.trim();
  const add = (ability: AbilityDraft['abilities'][number]) =>
    keep({ abilities: [...draft.abilities, ability], ability: '', minLevel: 1 });
  return (
    <>
      {printed.length > 0 ? (
        <Chips
          label="On the sheet"
          options={printed.map((each) => ({ value: each.name, words: `${each.name}, level ${each.minLevel}` }))}
          chosen={[]}
          onChoose={(chosen) => printed.filter((each) => each.name === chosen).forEach(add)}
          testID="hero-printed"
        />
      ) : null}
      <Field
        label={printed.length > 0 ? 'Another ability' : 'Pick an ability'}
        value={draft.ability}
        onChange={(ability) => keep({ ability })}
        maxLength={40}
        testID="hero-ability"
      />
      {name === '' ? null : (
        <>
          <Counter
            bare
            label="Level it needs"
            words="level it needs"
            value={draft.minLevel}
            min={1}
            max={HERO_MOST_LEVEL}
            onGain={(by) => keep({ minLevel: Math.min(HERO_MOST_LEVEL, draft.minLevel + by) })}
            onPay={(by) => keep({ minLevel: Math.max(1, draft.minLevel - by) })}
            testID="hero-ability-level"
          />
          <Button
            kind="secondary"
            words={`Add ${name}`}
            onPress={() => add({ name, minLevel: draft.minLevel })}
            testID="hero-ability-add"
          />
        </>
      )}
    </>
  );
}
