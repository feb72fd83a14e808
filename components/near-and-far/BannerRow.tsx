import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Line } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Bead, BeadDefs } from '@/components/tracks/Bead';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pressy } from '@/components/ui/Pressy';
import { FACTION_WORDS } from '@/rules/near-and-far/card-kinds';
import { banners } from '@/rules/near-and-far/sums';
import { CHIEF_BANNERS, type Faction } from '@/rules/near-and-far/state';

import { FactionMark } from './FactionMark';
import type { NearProps } from './props';

const STEP = 20;
const WIDTH = STEP * CHIEF_BANNERS + 8;
const HEIGHT = 26;

/** One faction: every player's banners as beads on a rod of four, and who holds the chief. */
export function BannerRow({ table, faction }: { table: NearProps; faction: Faction }) {
  const { color } = useTheme();
  const { state, seats } = table;
  const owner = state.players.findIndex((player) => player.chiefs.includes(faction));
  const name = FACTION_WORDS[faction].replace(/^./, (first) => first.toUpperCase());
  const counts = state.players.map((player) => `${player.name} ${banners(player, faction)}`).join(', ');
  return (
    <Pressy
      hint={`${counts}. Reads the rule`}
      onPress={() => table.onTopic('banner')}
      testID={`banners-${faction}`}
      style={styles.faction}
    >
      <View style={styles.head}>
        <FactionMark faction={faction} />
        <Txt type="bodyStrong" style={styles.name}>
          {name}
        </Txt>
        <Txt type="caption" color="ink2">
          {owner >= 0 ? `chief: ${state.players[owner]?.name ?? ''}` : 'chief at 4'}
        </Txt>
      </View>
      <View style={styles.rods} aria-hidden>
        {state.players.map((player, seat) => {
          const count = banners(player, faction);
          return (
            <View key={seat} style={styles.rod}>
              <PlayerToken seat={seat} colour={seats[seat]?.colour ?? seat} size={20} />
              <Svg width={WIDTH} height={HEIGHT}>
                <BeadDefs>
                  <Line
                    x1={2}
                    x2={WIDTH - 2}
                    y1={HEIGHT / 2}
                    y2={HEIGHT / 2}
                    stroke={color.rod}
                    strokeWidth={3}
                    strokeLinecap="round"
                  />
                  {Array.from({ length: CHIEF_BANNERS }, (_, index) =>
                    index < count ? (
                      <Bead key={index} kind="counted" x={14 + index * STEP} y={HEIGHT / 2} />
                    ) : (
                      <Circle
                        key={index}
                        cx={14 + index * STEP}
                        cy={HEIGHT / 2}
                        r={tokens.bead.stationRadius - 1}
                        fill={color.surface}
                        stroke={color.rod}
                        strokeWidth={2}
                      />
                    ),
                  )}
                </BeadDefs>
              </Svg>
            </View>
          );
        })}
      </View>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  faction: { gap: 4, paddingVertical: 6 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  name: { flexGrow: 1 },
  rods: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 18, rowGap: 4 },
  rod: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
