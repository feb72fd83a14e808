import { type ReactNode, useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Card } from '@/components/ui/Card';
import { Divider } from '@/components/ui/Divider';
import { EmptyState } from '@/components/ui/EmptyState';
import { ListRow } from '@/components/ui/ListRow';
import { PlayerToken } from '@/components/ui/PlayerToken';
import type { PastSession } from '@/store/archive';
import type { Profile } from '@/store/players';
import { type Merged, type Person, people } from '@/store/statistics';

import { type Change, PersonSheet } from './PersonSheet';

interface Props {
  past: readonly PastSession[];
  profiles: readonly Profile[];
  merged: Merged;
  head: ReactNode;
  onChanged: (change?: Change) => void;
}

/** Everybody who has played here or has a profile. */
export function PlayersPage({ past, profiles, merged, head, onChanged }: Props) {
  const { padding, gap } = useTheme();
  const [open, setOpen] = useState<string>();
  const all = useMemo(() => everybody(people(past, merged), profiles), [past, merged, profiles]);
  const person = all.find(({ key }) => key === open);
  return (
    <ScrollView testID="players-page">
      <View style={[styles.column, { padding, paddingTop: 0, gap }]}>
        {head}
        {all.length === 0 ? (
          <EmptyState title="No players yet" detail="A name typed in a set-up is kept for the next one." />
        ) : (
          <Card flush>
            {all.map((each, index) => (
              <View key={each.key}>
                {index > 0 ? <Divider /> : null}
                <ListRow
                  left={<PlayerToken seat={each.seat} colour={each.colour} size={32} />}
                  title={each.name}
                  detail={each.plays === 0 ? 'No finished game yet' : winsWords(each)}
                  chevron
                  onPress={() => setOpen(each.key)}
                  style={{ paddingHorizontal: padding }}
                  testID={`person-${each.key}`}
                />
              </View>
            ))}
          </Card>
        )}
        {person ? (
          <PersonSheet
            person={person}
            others={all.filter(({ key }) => key !== person.key)}
            past={past}
            profile={profiles.find(({ id }) => id === person.key)}
            profiles={profiles}
            merged={merged}
            onChanged={onChanged}
            onClose={() => setOpen(undefined)}
          />
        ) : null}
      </View>
    </ScrollView>
  );
}

const winsWords = ({ wins, plays }: Person) =>
  `${wins === 1 ? '1 win' : `${wins} wins`} in ${plays === 1 ? '1 game' : `${plays} games`}`;

/** A profile's name and colour count, whatever older sessions called it; profiles that never finished a game come last. */
function everybody(played: readonly Person[], profiles: readonly Profile[]): readonly Person[] {
  const named = played.map((person) => {
    const profile = profiles.find(({ id }) => id === person.key);
    return profile ? { ...person, name: profile.name, colour: profile.colour } : person;
  });
  const fresh = profiles
    .filter(({ id }) => !played.some(({ key }) => key === id))
    .map(({ id, name, colour }) => ({ key: id, name, colour, seat: 0, plays: 0, wins: 0, games: [] }));
  return [...named, ...fresh];
}

const styles = StyleSheet.create({ column: { width: '100%', maxWidth: 640, alignSelf: 'center' } });
