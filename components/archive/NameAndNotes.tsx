import { useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';

import { Card } from '@/components/ui/Card';
import { Field } from '@/components/ui/Field';
import { writer } from '@/store/app';
import { LONGEST_NOTES, noteSession, readNameAndNotes, renameSession } from '@/store/archive';

/** What the table calls this game and wants to remember of it; kept as it is typed. */
export function NameAndNotes({ id }: { id: string }) {
  const [typed, setTyped] = useState<{ readonly name: string; readonly notes: string }>();
  useEffect(() => {
    let gone = false;
    void readNameAndNotes(writer, id).then((kept) => {
      if (!gone) setTyped((already) => already ?? kept);
    });
    return () => {
      gone = true;
    };
  }, [id]);
  if (!typed) return null;
  const { name, notes } = typed;
  return (
    <Card style={styles.card}>
      <Field
        label="Name of this game"
        placeholder="Iris's birthday"
        value={name}
        onChange={(next) => {
          setTyped({ name: next, notes });
          renameSession(writer, id, next);
        }}
        maxLength={80}
        testID="past-name"
      />
      <Field
        label="Notes"
        placeholder="What you want to remember"
        value={notes}
        onChange={(next) => {
          setTyped({ name, notes: next });
          noteSession(writer, id, next);
        }}
        maxLength={LONGEST_NOTES}
        multiline
        testID="past-notes"
      />
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: 12 } });
