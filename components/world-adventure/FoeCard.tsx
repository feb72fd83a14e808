import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Tag } from '@/components/ui/Tag';
import type { Battle } from '@/rules/world-adventure/battleState';
import { accuracyAgainst, standing } from '@/rules/world-adventure/fight';
import { clanOf, type State } from '@/rules/world-adventure/state';
import { unitWords } from '@/rules/world-adventure/tellCity';

import { FOE_ICONS } from './icons';

/** The foe at the head of a battle: what hits it, and how much it still stands. */
export function FoeCard({ state, battle }: { state: State; battle: Battle }) {
  const { color, accent } = useTheme();
  const { foe, kind, theirs, hp } = battle;
  const Icon = FOE_ICONS[kind === 'monster' ? (foe.tier ?? 'minion') : kind] ?? FOE_ICONS['minion'];
  const name = kind === 'brigand' ? 'Brigand' : kind === 'government' ? 'Government' : foe.name || kind;
  const detail = theirs
    ? `${standing(theirs).length} standing, hit on 1–${accuracyAgainst(theirs)}`
    : [
        `Hit on 1–${foe.accuracy ?? '?'}`,
        kind === 'monster' ? `retreat on 1–${foe.retreat ?? '?'}` : `${battle.chase} to chase`,
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
        {battle.barrier > 0 ? <Tag words={`barrier ${battle.barrier}`} tone="info" style={styles.tag} /> : null}
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
      {theirs ? <Own state={state} battle={battle} tone={color.ink2} /> : null}
    </Card>
  );
}

/** Your own side in a two-sided battle: who stands with how many hit points. */
function Own({ state, battle, tone }: { state: State; battle: Battle; tone: string }) {
  const words = standing(battle.mine).map(({ slot, hp }) => `${unitWords(slot)} ${hp}`);
  return (
    <Txt type="caption" tone={tone} style={styles.own}>
      {`${clanOf(state, battle.player).name}: ${words.join(', ')}`}
    </Txt>
  );
}

const styles = StyleSheet.create({
  grow: { flex: 1 },
  foe: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 12, padding: 12 },
  icon: { width: 48, height: 48, borderRadius: tokens.radius.control, alignItems: 'center', justifyContent: 'center' },
  hp: { alignItems: 'flex-end' },
  numbers: { flexDirection: 'row', alignItems: 'baseline', gap: 8 },
  struck: { textDecorationLine: 'line-through' },
  tag: { alignSelf: 'flex-start' },
  own: { flexBasis: '100%' },
});
