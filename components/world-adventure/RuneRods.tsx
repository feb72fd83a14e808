import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { StationRod } from '@/components/tracks/StationRod';
import { Card } from '@/components/ui/Card';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { plural } from '@/rules/kernel/plural';
import { legendariesLeft } from '@/rules/world-adventure/cards';
import { powerSlots, runesOfSide, sidesOf } from '@/rules/world-adventure/runes';
import { clanOf, type State } from '@/rules/world-adventure/state';
import { levelOf } from '@/rules/world-adventure/tables';

import type { WorldProps } from './props';

/** How far everybody is from the target: a rod each, a gold station where a rune brings a point and a slot (1, 4, 7). */
export function RuneRods({ table }: { table: WorldProps }) {
  const { state, seats } = table;
  const teams = state.clans.some(({ team }) => team !== null);
  return (
    <Card large style={styles.card} testID="rune-rods">
      <View style={styles.head}>
        <Txt type="section" heading style={styles.grow}>
          {`Runes, ${state.target} win`}
        </Txt>
        <Stages stage={state.stage} />
      </View>
      {state.clans.map(({ name, runes, powers }, seat) => (
        <View key={seat} style={styles.row}>
          <PlayerToken seat={seat} colour={seats[seat]?.colour ?? seat} size={24} label={name} />
          <View style={styles.grow}>
            <StationRod
              count={runes.length}
              of={teams ? TEAM_STATIONS : state.target}
              isMark={(rune) => levelOf(rune) > levelOf(rune - 1)}
            />
            <Txt type="caption" color="ink2">
              {`${nextWords(runes.length)} ${powers.length} of ${powerSlots(runes.length)} power slots in use.`}
            </Txt>
          </View>
          <Txt type="numeral" style={styles.number}>
            {runes.length}
          </Txt>
        </View>
      ))}
      {state.requireLegendary ? (
        <Txt type="body" color="ink2">
          {challengeWords(state)}
        </Txt>
      ) : null}
      {teams ? (
        <Txt type="body" color="ink2">
          {teamWords(state)}
        </Txt>
      ) : null}
    </Card>
  );
}

/** A team's runes add up: one member's rod shows the marks, and grows where he has more. */
const TEAM_STATIONS = 9;

/** "Next mark at rune 4: a status point and a power slot." */
function nextWords(runes: number): string {
  const mark = [1, 4, 7].find((each) => each > runes);
  return mark === undefined ? 'All three marks passed.' : `Status point and power slot at rune ${mark}.`;
}

/** "Legendary challenge: beaten by Mira. 2 Legendaries can still come." */
function challengeWords(state: State): string {
  const beaten = state.clans.filter(({ runes }) => runes.includes('legendary')).map(({ name }) => name);
  const left = legendariesLeft(state);
  const more = left === undefined ? '' : ` ${plural(left, 'Legendary', 'Legendaries')} can still come.`;
  return `Legendary challenge: ${beaten.length === 0 ? 'nobody has beaten one yet' : `beaten by ${beaten.join(' and ')}`}.${more}`;
}

function teamWords(state: State): string {
  return sidesOf(state)
    .map((side) => `${side.map((seat) => clanOf(state, seat).name).join(' and ')}: ${runesOfSide(state, side)}`)
    .join('. ')
    .concat(` of ${state.target}.`);
}

/** The stage dial. */
function Stages({ stage }: { stage: 1 | 2 | 3 }) {
  const { color, accent } = useTheme();
  return (
    <View role="img" aria-label={`Stage ${stage} of 3`} style={styles.stages}>
      {([1, 2, 3] as const).map((each) => (
        <View key={each} style={[styles.stage, { backgroundColor: each === stage ? accent.accent : color.surfaceAlt }]}>
          <Txt type="label" tone={each === stage ? accent.onAccent : color.ink2} maxFontSizeMultiplier={1}>
            {each}
          </Txt>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { paddingHorizontal: 12, paddingVertical: 10, gap: 8 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  grow: { flex: 1 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  number: { minWidth: 26, textAlign: 'right', marginTop: -4 },
  stages: { flexDirection: 'row', gap: 4 },
  stage: { width: 26, height: 26, borderRadius: 13, alignItems: 'center', justifyContent: 'center' },
});
