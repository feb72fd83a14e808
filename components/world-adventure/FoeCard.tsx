import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import type { Battle, Side } from '@/rules/world-adventure/battleState';
import { heroCard } from '@/rules/world-adventure/cards';
import { accuracyAgainst, standing } from '@/rules/world-adventure/fight';
import { clanOf, type State } from '@/rules/world-adventure/state';
import { facesUpTo, SOLDIER, SOLDIER_COLOURS } from '@/rules/world-adventure/tables';

import { FoeBar } from './FoeBar';
import { FOE_ICONS } from './icons';
import { Pips } from './StatusCard';

/** The foe at the head of a battle: what hits it, and how much it still stands. */
export function FoeCard({ state, battle }: { state: State; battle: Battle }) {
  const { accent } = useTheme();
  const { foe, kind, theirs, hp } = battle;
  const Icon = FOE_ICONS[kind === 'monster' ? (foe.tier ?? 'minion') : kind] ?? FOE_ICONS['minion'];
  const name = kind === 'brigand' ? 'Brigand' : kind === 'government' ? 'Government' : foe.name || kind;
  const detail = theirs
    ? `${standing(theirs).length} standing, hit on ${facesUpTo(accuracyAgainst(theirs))}`
    : [
        `Hit on ${facesUpTo(foe.accuracy ?? 0)}`,
        ...(kind === 'monster' ? [foe.retreat ? `retreat on ${facesUpTo(foe.retreat)}` : 'no retreat by die'] : []),
      ].join(', ');
  const left = theirs ? standing(theirs).reduce((sum, fighter) => sum + fighter.hp, 0) : hp;
  return (
    <Card large style={styles.foe}>
      <View style={[styles.icon, { backgroundColor: accent.tint }]}>
        {Icon ? <Icon size={24} color={accent.accent} strokeWidth={2} /> : null}
      </View>
      <View style={styles.grow}>
        <Txt type="section" heading>
          {name}
        </Txt>
        <Txt type="caption" color="ink2">
          {detail}
        </Txt>
      </View>
      <View style={styles.hp}>
        <View style={styles.numbers}>
          {!theirs && foe.hp !== undefined && foe.hp !== hp ? (
            <Txt type="numeral" color="ink3" style={styles.struck}>
              {foe.hp}
            </Txt>
          ) : null}
          <Txt type="numeralLarge" testID="foe-hp">
            {left}
          </Txt>
        </View>
        <Txt type="micro" color="ink2">
          hit points
        </Txt>
      </View>
      {theirs ? (
        <View style={styles.columns}>
          <Row state={state} side={battle.mine} name={clanOf(state, battle.player).name} />
          <Row state={state} side={theirs} name={name} />
        </View>
      ) : (
        <FoeBar state={state} battle={battle} />
      )}
    </Card>
  );
}

/** One side of a two-sided battle: its units in their dice colours, with the hit points left. */
function Row({ state, side, name }: { state: State; side: Side; name: string }) {
  const { color } = useTheme();
  const most = (slot: number, level: 1 | 2) => {
    if (slot > 0 || side.seat === null) return SOLDIER[level].hp;
    return heroCard(state, clanOf(state, side.seat))?.hp ?? 1;
  };
  return (
    <View style={styles.column}>
      <Txt type="label" color="ink2">
        {name}
      </Txt>
      {side.fighters.map(({ slot, hero, level, hp, down }) => {
        const colour = hero ? 'silver' : (SOLDIER_COLOURS[slot - 1] ?? 'red');
        const full = most(slot, level);
        const words = `${hero ? 'Hero' : `Lv ${level}`} ${down ? 'out' : `${hp} of ${full}`}`;
        return (
          <View key={slot} style={styles.unit} testID="unit-points">
            <View
              style={[styles.die, { backgroundColor: tokens.dice[colour].face, borderColor: color.lineStrong }]}
              aria-hidden
            />
            <Txt type="caption" color={down ? 'ink3' : 'ink'} style={down ? styles.fell : null}>
              {words}
            </Txt>
            {down || full > FEW ? null : <Pips value={hp} max={full} />}
          </View>
        );
      })}
    </View>
  );
}

/** More pips than these would not fit beside the words. */
const FEW = 4;

const styles = StyleSheet.create({
  grow: { flex: 1 },
  foe: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 12, padding: 12 },
  icon: { width: 48, height: 48, borderRadius: tokens.radius.control, alignItems: 'center', justifyContent: 'center' },
  hp: { alignItems: 'flex-end' },
  numbers: { flexDirection: 'row', alignItems: 'baseline', gap: 8 },
  struck: { textDecorationLine: 'line-through' },
  columns: { flexBasis: '100%', flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
  column: { flexGrow: 1, flexBasis: 130, gap: 4 },
  // Where words and beads do not fit side by side the beads go below.
  unit: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, minHeight: 22 },
  die: { width: 16, height: 16, borderRadius: 5, borderWidth: 1 },
  fell: { textDecorationLine: 'line-through' },
});
