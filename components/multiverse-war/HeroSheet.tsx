import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Counter } from '@/components/ui/Counter';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { Sheet } from '@/components/ui/Sheet';
import { SwitchRow } from '@/components/ui/SwitchRow';
import type { Action } from '@/rules/multiverse-war/actions';
import { skillCost, skillPoints } from '@/rules/multiverse-war/applyBuild';
import { check } from '@/rules/multiverse-war/check';
import { ruled } from '@/rules/multiverse-war/houseRules';
import { type Hero, heroOf } from '@/rules/multiverse-war/state';
import { ABILITY_POINTS, HERO_MOST_LEVEL, HERO_VP, resurrectPrice } from '@/rules/multiverse-war/tables';

import { Chips } from './Chips';
import { Hearts } from './Hearts';
import { type AbilityDraft, PickAbility } from './PickAbility';
import { placesOf } from './places';
import { draftOf, type WarPanelProps } from './props';
import { RecordRod } from './RecordRod';
import { StandsChips } from './StandsChips';

interface Draft extends AbilityDraft {
  readonly hp: number;
  readonly ap: number;
  readonly at: string;
}

/** A hero's sheet: level and kills, points to place, abilities, what bringing back costs and what he is worth. */
export function HeroSheet(panel: WarPanelProps) {
  const { state, shown, onAct, onOpen, onClose, onTopic } = panel;
  const hero = heroOf(state, shown, panel.panel.slice('hero:'.length));
  const [draft, keep] = draftOf<Draft>(panel, {
    hp: Math.max(1, hero?.hpPoints ?? 1),
    ap: hero?.apPoints ?? 0,
    abilities: (hero?.abilities ?? []).map(({ name, minLevel }) => ({ name, minLevel })),
    ability: '',
    minLevel: 1,
    at: 'settlement',
  });
  if (!hero) return null;
  const points = skillPoints(state, hero.level);
  const left = points - skillCost(draft.hp, draft.ap, draft.abilities.length);
  const assign: Action = {
    type: 'assignSkillPoints',
    player: shown,
    hero: hero.id,
    hp: draft.hp,
    ap: draft.ap,
    abilities: [...draft.abilities],
  };
  const changed =
    draft.hp !== hero.hpPoints || draft.ap !== hero.apPoints || draft.abilities.length !== hero.abilities.length;
  const refusal = changed ? check(state, assign) : undefined;
  const back = resurrectPrice(hero.level);
  return (
    <Sheet
      title={`${hero.name}, level ${hero.level}`}
      tall
      onClose={onClose}
      onRules={() => onTopic('hero-skill-points')}
      testID="hero-sheet"
      footer={
        changed ? (
          <Button
            large
            words={left === 0 ? 'Place the points' : `Place them, ${left} left`}
            onPress={() => onAct(assign)}
            testID="hero-assign"
          />
        ) : undefined
      }
    >
      <View style={styles.stack}>
        <Level state={state} hero={hero} />
        {hero.alive ? (
          <View style={styles.buttons}>
            <Button words="Fight" onPress={() => onOpen(`fight:${hero.id}`)} style={styles.grow} testID="hero-fight" />
            <Button
              kind="secondary"
              words="A kill"
              onPress={() => onAct({ type: 'heroKill', player: shown, hero: hero.id })}
              style={styles.grow}
              testID="hero-kill"
            />
            <Button
              kind="secondary"
              words="−1 health"
              onPress={() => onAct({ type: 'damageHero', player: shown, hero: hero.id, amount: 1 })}
              style={styles.grow}
              testID="hero-hurt"
            />
            <Button
              kind="secondary"
              words={hero.resting ? 'Rests' : 'Rest'}
              onPress={() => onAct({ type: 'markRest', player: shown, unit: hero.id })}
              onLongPress={() => onTopic('rest-and-healing')}
              style={styles.grow}
              testID="hero-rest"
            />
            <Button
              kind="danger"
              words="Dies"
              onPress={() => onAct({ type: 'heroDies', player: shown, hero: hero.id })}
              style={styles.grow}
              testID="hero-dies"
            />
          </View>
        ) : (
          <>
            <Chips
              label="Brought back at"
              options={placesOf(state, shown)}
              chosen={[draft.at]}
              onChoose={(at) => keep({ at })}
              testID="hero-back-at"
            />
            <Button
              words={`Bring back for ${back} gold`}
              onPress={() => onAct({ type: 'resurrectHero', player: shown, hero: hero.id, at: draft.at })}
              testID="hero-back"
            />
          </>
        )}
        {hero.alive ? (
          <StandsChips panel={panel} id={hero.id} inside={hero.inside ?? null} testID="hero-house" />
        ) : null}
        <Txt type="section" heading>{`${left} of ${points} points left`}</Txt>
        <Counter
          bare
          label="Health points"
          words="health, 1 each"
          value={draft.hp}
          min={1}
          max={20}
          onGain={(by) => keep({ hp: draft.hp + by })}
          onPay={(by) => keep({ hp: Math.max(1, draft.hp - by) })}
          testID="hero-hp"
        />
        <Counter
          bare
          label="Action points"
          words="AP, 1 each"
          value={draft.ap}
          min={0}
          max={20}
          onGain={(by) => keep({ ap: draft.ap + by })}
          onPay={(by) => keep({ ap: Math.max(0, draft.ap - by) })}
          testID="hero-ap"
        />
        <Txt type="label" color="ink2">
          {`Abilities, ${ABILITY_POINTS} each, ${ruled(state, 'heroAbilityAp') === 1 ? '1 AP' : 'no AP'} to use`}
        </Txt>
        {draft.abilities.map(({ name }) => {
          const known = hero.abilities.find((each) => each.name === name);
          return known ? (
            <SwitchRow
              key={name}
              title={name}
              detail={known.used ? 'used this turn' : 'once a turn'}
              value={known.used}
              disabled={known.used}
              onChange={() => onAct({ type: 'heroAbility', player: shown, hero: hero.id, ability: name })}
              testID={`ability-${name}`}
            />
          ) : (
            <Button
              key={name}
              kind="quiet"
              words={`Leave ${name} out`}
              onPress={() => keep({ abilities: draft.abilities.filter((each) => each.name !== name) })}
            />
          );
        })}
        {hero.alive && hero.abilities.length > 0 ? (
          <Button
            kind="secondary"
            words="Use one with dice"
            onPress={() => onOpen(`ability:${hero.id}`)}
            testID="hero-ability-dice"
          />
        ) : null}
        <PickAbility state={state} hero={hero} draft={draft} keep={keep} />
        {refusal ? <RefusalBanner words={refusal.words} /> : null}
        {state.levelPoints === null && hero.level > 1 ? <LevelPoints panel={panel} /> : null}
      </View>
    </Sheet>
  );
}

/** What he is worth alive: points count at a turn limit only, and so does level 8 unless it wins at once (A15). */
function worthOf(state: WarPanelProps['state'], { level }: Hero): string {
  const limit = state.turnLimit !== null;
  const wins = limit || ruled(state, 'heroLevel8') === 'immediate';
  const next = level + 1;
  return [
    limit ? `${HERO_VP[level] ?? 0} points if alive` : '',
    level >= HERO_MOST_LEVEL ? (limit ? 'wins at the limit' : '') : '',
    wins && next === HERO_MOST_LEVEL ? `wins at level ${HERO_MOST_LEVEL}` : '',
    limit && next < HERO_MOST_LEVEL ? `${HERO_VP[next] ?? 0} at level ${next}` : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
}

function Level({ state, hero }: { state: WarPanelProps['state']; hero: Hero }) {
  const back = `Dead: back for ${resurrectPrice(hero.level)} gold`;
  return (
    <View style={styles.level}>
      <View style={styles.line}>
        <Hearts hp={hero.hp} max={Math.max(1, hero.hpPoints)} size={22} />
        <Txt type="body" color="ink2">
          {hero.alive
            ? worthOf(state, hero)
            : `${back}${state.turnLimit === null ? '' : `, worth ${HERO_VP[hero.level] ?? 0} points`}`}
        </Txt>
      </View>
      {hero.level < HERO_MOST_LEVEL ? (
        <RecordRod
          steps={hero.xp}
          flags={[{ at: hero.level + 1, letter: `${hero.level + 1}` }]}
          length={hero.level + 1}
          label={`${hero.xp} of ${hero.level + 1} kills to the next level`}
        />
      ) : null}
    </View>
  );
}

/** Asked once: what a level brings is on the sheet, not in the text (A16). */
function LevelPoints({ panel }: { panel: WarPanelProps }) {
  return (
    <View style={styles.level}>
      <Txt type="bodyStrong">How many skill points does a level bring?</Txt>
      <Txt type="caption" color="ink2">
        Look at the sheet. Players of other rulesets report 1.
      </Txt>
      <Chips
        label="Points a level"
        options={[0, 1, 2, 3].map((value) => ({ value: `${value}`, words: `${value}` }))}
        chosen={[]}
        onChoose={(value) => panel.onAct({ type: 'setLevelPoints', player: panel.shown, points: Number(value) })}
        testID="level-points"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: 12 },
  level: { gap: 6 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  grow: { flexGrow: 1 },
});
