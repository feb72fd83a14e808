import { StyleSheet, View } from 'react-native';

import { ScoreBars } from '@/components/score/ScoreBars';
import { ScoreTable } from '@/components/score/ScoreTable';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Banner } from '@/components/ui/Banner';
import { Card } from '@/components/ui/Card';
import { ListRow } from '@/components/ui/ListRow';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { plural } from '@/rules/kernel/plural';
import { ROUTE_WORDS } from '@/rules/near-and-far/card-kinds';
import { hasCampaign } from '@/rules/near-and-far/check-campaign';
import { turnsLeft } from '@/rules/near-and-far/flow';
import { routePoints } from '@/rules/near-and-far/printed';
import { scoreSheet } from '@/rules/near-and-far/score';
import { FACTIONS, ROUTES } from '@/rules/near-and-far/state';

import { BannerRow } from './BannerRow';
import type { NearProps } from './props';
import { Standings } from './Standings';

/** How it stands: points so far, trade routes, chiefs, and the final round. */
export function ScorePage({ table }: { table: NearProps }) {
  const { gap, color } = useTheme();
  const { state, seats } = table;
  const left = turnsLeft(state);
  const colours = seats.map(({ colour }) => colour);
  const sheet = scoreSheet(state);
  return (
    <View style={{ gap }}>
      {left === undefined ? null : <Banner tone="warn" words={`Final round, ${plural(left, 'turn')} left`} />}
      <ScoreBars sheet={sheet} colours={colours} />
      <ScoreTable sheet={sheet} colours={colours} onTopic={table.onTopic} />
      {hasCampaign(state) && (state.played.length > 0 || state.stage === 'over') ? (
        <Card large style={styles.card}>
          <Txt type="section" heading>
            The campaign
          </Txt>
          <Standings state={state} seats={seats} />
        </Card>
      ) : null}
      <Card large style={styles.card}>
        <Txt type="section" heading>
          Trade routes
        </Txt>
        {ROUTES.map((route) => {
          const camps = state.routes[route];
          const sole = routePoints(state, route, 'Sole');
          const joint = routePoints(state, route, 'Joint');
          const worth =
            sole === undefined || joint === undefined ? 'values not typed' : `alone ${sole}, shared ${joint}`;
          return (
            <ListRow
              key={route}
              title={ROUTE_WORDS[route].replace(/^./, (first) => first.toUpperCase())}
              detail={worth}
              onPress={() => table.onOpen('type:routes')}
              right={
                <View style={styles.camps}>
                  {[0, 1].map((index) => {
                    const seat = camps[index];
                    return seat === undefined ? (
                      <View key={index} style={[styles.empty, { borderColor: color.lineStrong }]} />
                    ) : (
                      <PlayerToken key={index} seat={seat} colour={seats[seat]?.colour ?? seat} size={24} />
                    );
                  })}
                </View>
              }
            />
          );
        })}
      </Card>
      <Card large style={styles.card}>
        <Txt type="section" heading>
          Chiefs and banners
        </Txt>
        {FACTIONS.map((faction) => (
          <BannerRow key={faction} table={table} faction={faction} />
        ))}
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { padding: 12, gap: 2 },
  camps: { flexDirection: 'row', gap: 6 },
  empty: { width: 24, height: 24, borderRadius: 6, borderWidth: 2, borderStyle: 'dashed' },
});
