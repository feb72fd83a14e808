import Castle from 'lucide-react-native/icons/castle';
import Crown from 'lucide-react-native/icons/crown';
import Footprints from 'lucide-react-native/icons/footprints';
import Heart from 'lucide-react-native/icons/heart';
import Sparkles from 'lucide-react-native/icons/sparkles';
import type { LucideIcon } from 'lucide-react-native';
import { StyleSheet, View } from 'react-native';
import Svg, { Polygon } from 'react-native-svg';

import { Said } from '@/components/odds/Said';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Tag } from '@/components/ui/Tag';
import { plural } from '@/rules/kernel/plural';
import type { Hero } from '@/rules/multiverse-war/state';
import { HERO_MOST_LEVEL, HERO_VP, resurrectPrice } from '@/rules/multiverse-war/tables';

import { hexPoints } from './HexPath';

interface Props {
  hero: Hero;
  /** Points not yet placed. */
  unspent: number;
  /** Whether points are counted in the end: at a turn limit only. */
  scores: boolean;
  onPress: () => void;
}

/** One hero at a glance; a tap opens the sheet. */
export function HeroCard({ hero, unspent, scores, onPress }: Props) {
  const { color, accent } = useTheme();
  const kills = hero.level < HERO_MOST_LEVEL ? `${hero.xp} of ${hero.level + 1} kills` : 'the last level';
  const inside = hero.alive && hero.inside != null;
  const worth = hero.alive
    ? scores
      ? `${HERO_VP[hero.level] ?? 0} points if alive`
      : ''
    : `dead, back for ${resurrectPrice(hero.level)} gold`;
  return (
    <Card large style={styles.card}>
      <Said
        label={`${hero.name}, level ${hero.level}, ${kills}, ${hero.hp} of ${hero.hpPoints} health${inside ? ', inside' : ''}${worth === '' ? '' : `, ${worth}`}`}
        hint="Opens the hero sheet"
        onPress={onPress}
        testID={`hero-${hero.id}`}
      >
        <View style={styles.row}>
          <View style={styles.badge}>
            <Svg width={56} height={56} aria-hidden>
              <Polygon
                points={hexPoints(28, 28, 26)}
                fill={accent.tint}
                stroke={hero.alive ? accent.accent : color.ink3}
                strokeWidth={2}
              />
            </Svg>
            <View style={styles.crown}>
              <Crown size={24} color={hero.alive ? accent.accent : color.ink3} />
            </View>
          </View>
          <View style={styles.words}>
            <View style={styles.line}>
              <Txt type="bodyStrong" style={styles.grow}>{`${hero.name}, level ${hero.level}`}</Txt>
              <Txt type="caption" color="ink2">
                {kills}
              </Txt>
            </View>
            <View style={styles.line}>
              <Figure icon={Heart} value={hero.hp} tone={color.danger} />
              <Figure icon={Footprints} value={hero.apPoints} tone={color.ink2} />
              <Figure icon={Sparkles} value={hero.abilities.length} tone={accent.second} />
              {inside ? <Tag words="inside" icon={Castle} tone="plain" /> : null}
              <Txt type="caption" color={hero.alive ? 'success' : 'ink3'}>
                {hero.alive && unspent > 0 ? `${plural(unspent, 'point')} to place` : worth}
              </Txt>
            </View>
          </View>
        </View>
      </Said>
    </Card>
  );
}

function Figure({ icon: Icon, value, tone }: { icon: LucideIcon; value: number; tone: string }) {
  return (
    <View style={styles.figure}>
      <Icon size={18} color={tone} />
      <Txt type="numeralSmall">{value}</Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { padding: 8 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  badge: { width: 56, height: 56 },
  crown: { position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' },
  words: { flex: 1, gap: 2 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 },
  grow: { flexGrow: 1 },
  figure: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
