import { ScrollView, StyleSheet, View } from 'react-native';

import { tokens } from '@/components/theme/tokens';
import { Chip } from '@/components/ui/Chip';
import { GAMES } from '@/rules/games';
import type { PastSession, Wanted } from '@/store/archive';

interface Props {
  past: readonly PastSession[];
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
}

interface Filter {
  readonly key: string;
  readonly words: string;
  readonly part: Partial<Wanted>;
}

const RESULTS: readonly Filter[] = [
  { key: 'live', words: 'On the table', part: { result: 'live' } },
  { key: 'finished', words: 'Decided', part: { result: 'finished' } },
  { key: 'undecided', words: 'Not decided', part: { result: 'undecided' } },
];

const DAY = 24 * 60 * 60_000;

/** Chips that narrow the list: each on its own, together by “and”; of one kind one at a time. */
export function Filters({ past, wanted, onWanted }: Props) {
  const games = GAMES.filter(({ id }) => past.some(({ game }) => game === id));
  const players = mostSeen(past.flatMap(({ setup }) => setup.seats.map(({ name }) => name)));
  const newest = past[0]?.touchedAt ?? 0;
  const modes = new Map(
    past.filter(({ game }) => game === wanted.game).map(({ setup, summary }) => [setup.mode, summary.mode] as const),
  );
  const rows: readonly (readonly Filter[])[] = [
    games.map(({ id, shortTitle }) => ({ key: id, words: shortTitle, part: { game: id } })),
    modes.size > 1 ? [...modes].map(([mode, words]) => ({ key: `mode-${mode}`, words, part: { mode } })) : [],
    players.map((name) => ({ key: `player-${name}`, words: name, part: { player: name } })),
    [
      ...RESULTS,
      { key: 'month', words: 'Last 30 days', part: { since: newest - 30 * DAY } },
      { key: 'year', words: 'Last 365 days', part: { since: newest - 365 * DAY } },
    ],
  ];
  return (
    <View style={styles.rows}>
      {rows.map((chips, index) =>
        chips.length < 2 ? null : (
          <ScrollView key={index} horizontal showsHorizontalScrollIndicator={false} style={styles.line}>
            <View style={styles.chips}>
              {chips.map((chip) => (
                <FilterChip key={chip.key} chip={chip} wanted={wanted} onWanted={onWanted} />
              ))}
            </View>
          </ScrollView>
        ),
      )}
    </View>
  );
}

function FilterChip({ chip, wanted, onWanted }: { chip: Filter } & Omit<Props, 'past'>) {
  const [key, value] = Object.entries(chip.part)[0] as [keyof Wanted, unknown];
  const on = wanted[key] === value;
  const press = () => {
    const { [key]: _gone, ...rest } = wanted;
    onWanted(on ? rest : { ...rest, ...(key === 'game' ? { mode: undefined } : {}), ...chip.part });
  };
  return <Chip role="checkbox" words={chip.words} chosen={on} onPress={press} testID={`filter-${chip.key}`} />;
}

const MOST_PLAYERS = 12;

/** The names seen most, most first. */
function mostSeen(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
  return [...seen]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_PLAYERS)
    .map(([name]) => name);
}

const styles = StyleSheet.create({
  rows: { gap: 0 },
  line: { flexGrow: 0 },
  chips: { flexDirection: 'row', gap: tokens.size.touchGap },
});
