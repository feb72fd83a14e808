import { type ReactNode, useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { BarChart } from '@/components/charts/BarChart';
import { LineChart } from '@/components/charts/LineChart';
import { duration } from '@/components/frame/time';
import { FairnessCard } from '@/components/odds/FairnessCard';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { useAfterFirstFrame } from '@/components/ui/useAfterFirstFrame';
import { findGame, GAMES } from '@/rules/games';
import type { PastSession } from '@/store/archive';
import {
  type Condition,
  conditions,
  diceRecord,
  finishedOnly,
  lastScores,
  type Length,
  lengthByPlayers,
  type Merged,
  type Month,
  people,
  type Person,
  playsByMonth,
  scoreSpread,
  type Spread,
} from '@/store/statistics';

import { GameChips } from './GameChips';
import { WinBeads } from './WinBeads';

const shortTitle = (game: string) => findGame(game)?.shortTitle ?? game;
const has = (count: number) => (count === 1 ? 'was' : 'were');
const games = (count: number) => (count === 1 ? '1 game' : `${count} games`);
const MONTHS = 12;
const LAST = 6;

/** What all finished games tell together, or those of one game. Every plot says from how many. */
export function StatisticsPage({
  past,
  merged,
  head,
}: {
  past: readonly PastSession[];
  merged: Merged;
  head: ReactNode;
}) {
  const { padding, gap } = useTheme();
  const [game, setGame] = useState<string>();
  const finished = useMemo(
    () => finishedOnly(past).filter((session) => game === undefined || session.game === game),
    [past, game],
  );
  const played = GAMES.filter(({ id }) =>
    past.some((session) => session.game === id && session.finishedAt !== undefined),
  );
  return (
    <ScrollView testID="statistics">
      <View style={[styles.column, { padding, paddingTop: 0, gap }]}>
        {head}
        {played.length > 1 ? <GameChips games={played} chosen={game} onChoose={setGame} /> : null}
        {finished.length === 0 ? (
          <EmptyState title="No finished games yet" detail="Wins, scores and dice are counted once a game is ended." />
        ) : (
          <Plots finished={finished} merged={merged} game={game} />
        )}
      </View>
    </ScrollView>
  );
}

function Plots({ finished, merged, game }: { finished: readonly PastSession[]; merged: Merged; game?: string }) {
  const n = finished.length;
  const all = useMemo(() => people(finished, merged), [finished, merged]);
  const spread = useMemo(() => scoreSpread(finished), [finished]);
  const winners = all.filter(({ wins }) => wins > 0).slice(0, 8);
  const begun = useAfterFirstFrame();
  const scoredGame = game ?? spread[0]?.game;
  return (
    <>
      <Card style={styles.card} testID="wins">
        <Txt type="title" heading>{`Wins in ${games(n)}`}</Txt>
        {winners.length > 0 ? (
          <WinBeads people={winners} />
        ) : (
          <Txt type="body" color="ink2">
            Nobody has won a game yet.
          </Txt>
        )}
      </Card>
      {scoredGame === undefined ? null : <Scores finished={finished} merged={merged} all={all} game={scoredGame} />}
      {begun ? <FurtherPlots finished={finished} spread={spread} game={game} /> : null}
    </>
  );
}

/** What lies below the first screen. */
function FurtherPlots({
  finished,
  spread,
  game,
}: {
  finished: readonly PastSession[];
  spread: readonly Spread[];
  game?: string;
}) {
  const months = useMemo(() => playsByMonth(finished).slice(-MONTHS), [finished]);
  const lengths = useMemo(() => lengthByPlayers(finished), [finished]);
  const ends = useMemo(() => conditions(finished), [finished]);
  const dice = useMemo(() => diceRecord(finished).table, [finished]);
  const busiest = [...months].sort((a, b) => b.plays - a.plays)[0];
  const longest = [...lengths].sort((a, b) => b.median - a.median)[0];
  return (
    <>
      {spread.length > 0 ? (
        <Card style={styles.card}>
          <BarChart
            title="Points"
            heads={['Game', 'Usually, from and to']}
            bars={spread.map(({ game: id, n: count, least, median, most }) => ({
              key: id,
              words: shortTitle(id),
              value: Math.max(0, median),
              said: `${least}–${most}`,
              n: count,
            }))}
            finding={spread
              .map(
                ({ game: id, median, n: count }) => `${shortTitle(id)}: ${usually(median, count)}, in ${games(count)}.`,
              )
              .join(' ')}
            testID="points"
          />
        </Card>
      ) : null}
      <Card style={styles.card}>
        <BarChart
          title="Games by month"
          heads={['Month', 'Games']}
          bars={months.map(({ month, plays }) => ({ key: month, words: monthWords(month), value: plays }))}
          finding={busiest ? monthsFinding(busiest, months) : ''}
          testID="months"
        />
      </Card>
      {lengths.length > 0 ? (
        <Card style={styles.card}>
          <BarChart
            title="How long we play"
            heads={['Players', 'Usual time']}
            bars={lengths.map(({ players, median, n: count }) => ({
              key: `${players}`,
              words: players === 1 ? 'Alone' : `${players} players`,
              value: median,
              said: duration(median * 60_000),
              n: count,
            }))}
            finding={
              longest
                ? lengthFinding(
                    longest,
                    lengths.length,
                    lengths.reduce((sum, each) => sum + each.n, 0),
                  )
                : ''
            }
            testID="lengths"
          />
        </Card>
      ) : null}
      {ends.length > 0 ? (
        <Card style={styles.card}>
          <BarChart
            title="How games were won"
            heads={['By', 'Games']}
            bars={ends.slice(0, 8).map(({ game: id, condition, wins }) => ({
              key: `${id}-${condition}`,
              words: game === undefined ? `${conditionWords(condition)}, ${shortTitle(id)}` : conditionWords(condition),
              value: wins,
            }))}
            finding={endsFinding(ends, game === undefined)}
            testID="conditions"
          />
        </Card>
      ) : null}
      {dice.length > 0 ? <FairnessCard table={dice} /> : null}
    </>
  );
}

function Scores({
  finished,
  merged,
  all,
  game,
}: {
  finished: readonly PastSession[];
  merged: Merged;
  all: readonly Person[];
  game: string;
}) {
  const lines = useMemo(
    () =>
      lastScores(finished, game, LAST, merged).flatMap(({ key, values }) => {
        const person = all.find((each) => each.key === key);
        const points = values.filter((value) => value !== null);
        return person && points.length === values.length && points.length > 1
          ? [{ seat: person.seat, colour: person.colour, name: person.name, values: points }]
          : [];
      }),
    [finished, game, merged, all],
  );
  if (lines.length === 0) return null;
  const count = lines[0]?.values.length ?? 0;
  const best = [...lines].sort((a, b) => Math.max(...b.values) - Math.max(...a.values))[0];
  return (
    <Card style={styles.card}>
      <LineChart
        title={`${shortTitle(game)} scores`}
        step="Game"
        from={1}
        lines={lines}
        finding={`The last ${count} games of those who played all of them. Best: ${best?.name}, ${Math.max(...(best?.values ?? [0]))}.`}
        testID="scores"
      />
    </Card>
  );
}

/** "Most in Nov 2026: 4 of 12 games." */
function monthsFinding(busiest: Month, months: readonly Month[]): string {
  const all = months.reduce((sum, { plays }) => sum + plays, 0);
  if (months.length === 1) return `${games(all)} in ${monthWords(busiest.month)}.`;
  return `Most in ${monthWords(busiest.month)}: ${busiest.plays} of ${games(all)}.`;
}

/** "Of 12 games those with 4 players took longest: usually 2 h 05 min." */
function lengthFinding({ players, median, n }: Length, kinds: number, all: number): string {
  const who = players === 1 ? 'alone' : `with ${players} players`;
  const time = usually(duration(median * 60_000), n);
  return kinds > 1 ? `Of ${games(all)} those ${who} took longest: ${time}.` : `${games(all)} ${who}: ${time}.`;
}

/** The median of so many, as a player would say it. */
const usually = (median: string | number, n: number) => (n === 1 ? `${median}` : `usually ${median}`);

/** "Most by culture, Shaolia: 5 of 9 games that were decided." */
function endsFinding(ends: readonly Condition[], named: boolean): string {
  const [most] = ends;
  const all = ends.reduce((sum, { wins }) => sum + wins, 0);
  if (!most) return '';
  const by = `${conditionWords(most.condition).toLowerCase()}${named ? `, ${shortTitle(most.game)}` : ''}`;
  return `Most by ${by}: ${most.wins} of ${games(all)} that ${has(all)} decided.`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** "Nov 2026" */
function monthWords(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(year, number - 1, 1).toLocaleDateString('en-GB', { month: 'short', year: 'numeric' });
}

/** The key of a victory condition, as words: "palaceDamage" is "Palace damage". */
export function conditionWords(condition: string): string {
  const words = condition
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return capital(words);
}

const styles = StyleSheet.create({
  column: { width: '100%', maxWidth: 640, alignSelf: 'center' },
  card: { gap: 8 },
});
