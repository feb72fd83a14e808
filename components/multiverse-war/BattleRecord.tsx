import Hammer from 'lucide-react-native/icons/hammer';
import Zap from 'lucide-react-native/icons/zap';
import { StyleSheet, View } from 'react-native';

import { Said } from '@/components/odds/Said';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { Card } from '@/components/ui/Card';
import { Pressy } from '@/components/ui/Pressy';
import { plural } from '@/rules/kernel/plural';
import {
  builderBonuses,
  classNames,
  classOf,
  isMilitary,
  rankOf,
  stepsOf,
  tokensLeft,
  tokensMax,
  trackLength,
} from '@/rules/multiverse-war/classes';
import { playerOf } from '@/rules/multiverse-war/state';
import { ABILITY_STEP } from '@/rules/multiverse-war/tables';

import { CLASS_ICONS, classLook } from './icons';
import type { WarProps } from './props';
import { RecordRod } from './RecordRod';

const SHORTEST = 6;
/** Enough to begin with; the others are behind the tokens. */
const ROWS = 4;

/** Kills by class, what they have unlocked, and how far the next is. */
export function BattleRecord({ table }: { table: WarProps }) {
  const { accent } = useTheme();
  const { state, shown, onOpen, onTopic } = table;
  const left = tokensLeft(state, shown);
  // Which blocks a player has is secret: rows are for what was recorded, filled up from the roster.
  const military = classNames(state).filter((name) => isMilitary(state, name));
  const recorded = military.filter((name) => stepsOf(state, shown, name) > 0);
  const classes = [
    ...recorded,
    ...military.filter((name) => !recorded.includes(name)).slice(0, Math.max(0, ROWS - recorded.length)),
  ];
  return (
    <Card large style={styles.card}>
      <View style={styles.head}>
        <Txt type="section" heading style={styles.grow}>
          Battle record
        </Txt>
        <Pressy
          hint="Record a kill or spend a token"
          onPress={() => onOpen('record')}
          onLongPress={() => onTopic('ability-tokens')}
          holdLabel="Read the rule"
          testID="tokens"
          style={styles.tokens}
        >
          <Zap size={18} color={accent.second} />
          <Txt type="bodyStrong" tone={accent.second}>{`${left} of ${tokensMax(state, shown)}`}</Txt>
          <Txt type="label" color="ink2">
            abilities
          </Txt>
        </Pressy>
      </View>
      {classes.map((name) => (
        <ClassRow key={name} table={table} name={name} />
      ))}
      <BuilderRow table={table} />
    </Card>
  );
}

/** The next thing a kill brings, in words. */
export function rankWords(table: Pick<WarProps, 'state' | 'shown'>, name: string): string {
  const { state, shown } = table;
  const { veteran, elite } = classOf(state, name);
  const steps = stepsOf(state, shown, name);
  const rank = rankOf(state, shown, name);
  if (rank === 'elite') return 'Elite';
  const goals = [
    { at: ABILITY_STEP, words: 'ability' },
    ...(veteran === null ? [] : [{ at: veteran, words: 'Veteran' }]),
    ...(elite === null ? [] : [{ at: elite, words: 'Elite' }]),
  ].filter(({ at }) => at > steps);
  const next = goals.sort((a, b) => a.at - b.at)[0];
  if (!next) return rank === 'veteran' ? 'Veteran' : 'Ability ready';
  const kills = next.at - steps;
  return `${plural(kills, 'kill')} to ${next.words}`;
}

function ClassRow({ table, name }: { table: WarProps; name: string }) {
  const { color, accent } = useTheme();
  const { state, shown, onAct, onOpen } = table;
  const large = useTextScale() >= LARGE_TEXT;
  const info = classOf(state, name);
  const Icon = CLASS_ICONS[classLook(info)];
  const steps = stepsOf(state, shown, name);
  const rank = rankOf(state, shown, name);
  const flags = [
    { at: ABILITY_STEP, letter: 'A' },
    ...(info.veteran === null ? [] : [{ at: info.veteran, letter: 'V' }]),
    ...(info.elite === null ? [] : [{ at: info.elite, letter: 'E' }]),
  ];
  const words = rankWords(table, name);
  const length = Math.max(SHORTEST, info.track ?? 0, steps, ...flags.map(({ at }) => at));
  return (
    <Said
      label={`${name}, ${plural(steps, 'kill')}, ${words}`}
      hint="One more kill"
      onPress={() => onAct({ type: 'recordKill', player: shown, class: name, what: 'unit' })}
      onLongPress={() => onOpen(`class:${name}`)}
      holdLabel="See the class"
      repeats
      testID={`record-${name}`}
    >
      <View style={[styles.row, large ? styles.column : null]}>
        <View style={styles.who}>
          <Icon size={22} color={rank === 'none' ? color.ink2 : accent.accent} />
          <View style={styles.shrink}>
            <Txt type="bodyStrong">{name}</Txt>
            <Txt type="caption" tone={rank === 'none' ? color.ink3 : accent.accent}>
              {words}
            </Txt>
          </View>
        </View>
        <View style={styles.rod}>
          <RecordRod steps={steps} flags={flags} length={length} label={`${steps} of ${length}`} />
        </View>
      </View>
    </Said>
  );
}

function BuilderRow({ table }: { table: WarProps }) {
  const { accent } = useTheme();
  const { state, shown, onKeypad, onTopic } = table;
  const { builderSteps } = playerOf(state, shown);
  const large = useTextScale() >= LARGE_TEXT;
  const bonuses = builderBonuses(state);
  const length = Math.max(SHORTEST, trackLength(state, 'Builder track') ?? 0, builderSteps, ...bonuses.at);
  const next = bonuses.at.find((at) => at > builderSteps);
  const words = `${builderSteps} built${next === undefined ? '' : `, bonus at ${next}`}`;
  return (
    <Said
      label={`Builder, ${words}`}
      hint="Type a number"
      onPress={() => onKeypad(shown, 'builderSteps')}
      onLongPress={() => onTopic('builder-experience')}
      holdLabel="Read the rule"
      testID="record-builder"
    >
      <View style={[styles.row, large ? styles.column : null]}>
        <View style={styles.who}>
          <Hammer size={22} color={accent.accent} />
          <View style={styles.shrink}>
            <Txt type="bodyStrong">Builder</Txt>
            <Txt type="caption" tone={accent.accent}>
              {words}
            </Txt>
          </View>
        </View>
        <View style={styles.rod}>
          <RecordRod
            steps={builderSteps}
            flags={bonuses.at.map((at) => ({ at, letter: '+' }))}
            length={length}
            label={`${builderSteps} of ${length}`}
          />
        </View>
      </View>
    </Said>
  );
}

const styles = StyleSheet.create({
  card: { gap: 2, padding: 12 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  grow: { flexGrow: 1 },
  tokens: { flexDirection: 'row', alignItems: 'center', gap: 6, paddingHorizontal: 4 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  column: { flexDirection: 'column', alignItems: 'stretch' },
  who: { flexDirection: 'row', alignItems: 'center', gap: 10, flexGrow: 1, flexShrink: 1, flexBasis: 132 },
  shrink: { flexShrink: 1 },
  rod: { flexGrow: 1, flexShrink: 1, flexBasis: 168 },
});
