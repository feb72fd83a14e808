import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { LuckCard } from '@/components/odds/LuckCard';
import { Table } from '@/components/odds/Table';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { ColourChoice } from '@/components/ui/ColourChoice';
import { Field } from '@/components/ui/Field';
import { ListRow } from '@/components/ui/ListRow';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Sheet } from '@/components/ui/Sheet';
import { findGame } from '@/rules/games';
import { writer } from '@/store/app';
import type { PastSession } from '@/store/archive';
import { changeProfile, deleteProfile, LONGEST_NAME, mergeProfiles, type Profile, tidyName } from '@/store/players';
import { diceRecord, headToHead, type Merged, type Person } from '@/store/statistics';

interface Props {
  person: Person;
  others: readonly Person[];
  past: readonly PastSession[];
  /** Missing where the name was only typed in an old session. */
  profile: Profile | undefined;
  profiles: readonly Profile[];
  merged: Merged;
  onChanged: (change?: Change) => void;
  onClose: () => void;
}

/** What was done to a profile, and the way back. */
export interface Change {
  readonly words: string;
  readonly undo: () => void;
}

/** One player: what they played, against whom, how lucky; the name and colour, and the ways to merge or drop the profile. */
export function PersonSheet({ person, others, past, profile, profiles, merged, onChanged, onClose }: Props) {
  const [merging, setMerging] = useState(false);
  const rivals = useMemo(() => headToHead(past, person.key, merged), [past, person.key, merged]);
  const luck = useMemo(() => diceRecord(past, person.key, merged).players[0], [past, person.key, merged]);
  const favourite = person.games[0];
  const into = others.filter(({ key }) => profiles.some(({ id }) => id === key));
  const merge = async (other: Person) => {
    const undo = await mergeProfiles(writer, person.key, other.key);
    onChanged({ words: `${person.name} counts as ${other.name} now.`, undo });
    onClose();
  };
  const remove = async () => {
    const undo = await deleteProfile(writer, person.key);
    onChanged({ words: `The profile of ${person.name} was deleted.`, undo });
    onClose();
  };
  if (merging) {
    return (
      <Sheet title={`Who is ${person.name}?`} onClose={() => setMerging(false)} testID="merge-sheet">
        <Txt type="body" color="ink2">
          {`The games of ${person.name} will count for the player you choose. Names in old games stay as they were written.`}
        </Txt>
        {into.map((other) => (
          <ListRow
            key={other.key}
            left={<PlayerToken seat={other.seat} colour={other.colour} size={32} />}
            title={other.name}
            chevron
            onPress={() => void merge(other)}
            testID={`merge-${other.key}`}
          />
        ))}
      </Sheet>
    );
  }
  return (
    <Sheet title={person.name} onClose={onClose} fill="bg" testID="person-sheet">
      <View style={styles.body}>
        <Txt type="bodyLarge">
          {person.plays === 0
            ? 'No finished game yet.'
            : `${person.wins} of ${person.plays} won${favourite ? `, most often at ${shortTitle(favourite.game)}` : ''}.`}
        </Txt>
        {person.games.length > 0 ? (
          <Table
            title="By game"
            heads={['Game', 'Won', 'Average', 'Best']}
            rows={person.games.map(({ game, plays, wins, average, best }) => [
              shortTitle(game),
              `${wins}/${plays}`,
              average === undefined ? '–' : `${Math.round(average * 10) / 10}`,
              best === undefined ? '–' : `${best}`,
            ])}
            testID="person-games"
          />
        ) : null}
        {rivals.length > 0 ? (
          <Table
            title="Against"
            heads={['Against', 'Games', 'Won', 'Lost']}
            rows={rivals.slice(0, 8).map(({ name, together, won, lost }) => [name, `${together}`, `${won}`, `${lost}`])}
            testID="person-rivals"
          />
        ) : null}
        {luck ? <LuckCard luck={luck} name={person.name} colour={person.colour} /> : null}
        {profile ? <Rename profile={profile} onChanged={onChanged} /> : null}
        {profile ? (
          <ColourChoice
            seat={person.seat}
            colour={profile.colour}
            onColour={(colour) => {
              changeProfile(writer, { ...profile, colour });
              onChanged();
            }}
          />
        ) : null}
        {profile ? (
          <View style={styles.acts}>
            {into.length > 0 ? (
              <Button
                kind="secondary"
                words="Same person as…"
                onPress={() => setMerging(true)}
                style={styles.grow}
                testID="person-merge"
              />
            ) : null}
            <Button
              kind="danger"
              words="Delete the profile"
              hint="Games keep the name"
              onPress={() => void remove()}
              style={styles.grow}
              testID="person-delete"
            />
          </View>
        ) : null}
      </View>
    </Sheet>
  );
}

function Rename({ profile, onChanged }: { profile: Profile; onChanged: () => void }) {
  const [name, setName] = useState(profile.name);
  const tidy = tidyName(name);
  const save = () => {
    if (tidy === '' || tidy === profile.name) return;
    changeProfile(writer, { ...profile, name: tidy });
    onChanged();
  };
  return (
    <Field
      label="Name"
      value={name}
      onChange={setName}
      onDone={save}
      onBlur={save}
      maxLength={LONGEST_NAME}
      error={tidy === '' ? 'A player needs a name.' : undefined}
      testID="person-name"
    />
  );
}

const shortTitle = (game: string) => findGame(game)?.shortTitle ?? game;

const styles = StyleSheet.create({
  body: { gap: 16, paddingBottom: 8 },
  acts: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  grow: { flexGrow: 1 },
});
