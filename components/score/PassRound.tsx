import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { announce } from '@/components/ui/announce';
import { Button } from '@/components/ui/Button';
import type { Entry } from '@/components/ui/keypad';
import { KeypadSheet } from '@/components/ui/KeypadSheet';
import { PlayerToken } from '@/components/ui/PlayerToken';
import type { EndField } from '@/rules/kernel/end-values';

import { PassCover } from './PassCover';
import { PassFields } from './PassFields';
import { baseOf, type PassEntry, type Passing, type PassValues, startPassing, withValue } from './passing';

interface Props {
  entries: readonly PassEntry[];
  /** After the last player: seat by seat what was typed; what nobody typed is not there. */
  onDone: (values: PassValues) => void;
  /** Back from the first player. */
  onLeave?: () => void;
  /** What was typed so far, kept by the caller so that a kill gives it back. */
  draft?: Passing;
  onDraft?: (passing: Passing) => void;
}

/** What lies open covers itself when nobody touches it for so long. */
const COVER_AFTER = 8000;

/** One player after the other types what only they know; what is hidden is covered between them. */
export function PassRound({ entries, onDone, onLeave, draft, onDraft }: Props) {
  const [passing, setPassing] = useState<Passing>(() => draft ?? startPassing(entries));
  const [closed, setClosed] = useState(true);
  const [touches, setTouches] = useState(0);
  const [keypad, setKeypad] = useState<{ readonly key: string; readonly entry?: Entry }>();
  const touched = () => setTouches((times) => times + 1);

  const at = Math.min(passing.at, entries.length - 1);
  const entry = entries[at];
  const hidden = entry?.hidden ?? false;
  const covered = hidden && closed;

  useEffect(() => {
    if (covered || !hidden) return;
    const timer = setTimeout(() => {
      setClosed(true);
      announce('Covered again');
    }, COVER_AFTER);
    return () => clearTimeout(timer);
  }, [covered, hidden, touches]);

  if (!entry) return null;
  const next = entries[at + 1];
  const progress = `${at + 1} of ${entries.length}`;
  const typed = passing.values[entry.seat] ?? {};
  const asked = entry.fields.find((field) => field.key === keypad?.key);

  const keep = (passed: Passing) => {
    setPassing(passed);
    onDraft?.(passed);
  };
  const goTo = (place: number) => {
    setClosed(true);
    setKeypad(undefined);
    keep({ ...passing, at: place });
  };
  const onwards = () => {
    if (next) goTo(at + 1);
    else {
      setClosed(true);
      onDone(passing.values);
    }
  };
  const back = at > 0 ? () => goTo(at - 1) : onLeave;
  const change = (field: EndField, value: number) => {
    touched();
    keep(withValue(passing, entry.seat, field.key, value));
  };

  if (covered) {
    return (
      <PassCover entry={entry} progress={progress} onUncover={() => setClosed(false)} onBack={back} onSkip={onwards} />
    );
  }
  return (
    <View
      style={styles.open}
      testID="pass-open"
      onStartShouldSetResponderCapture={() => {
        touched();
        return false;
      }}
    >
      <View style={styles.head}>
        <PlayerToken seat={entry.seat} colour={entry.colour} size={40} />
        <Txt type="title" heading style={styles.grow}>
          {entry.name}
        </Txt>
        <Txt type="body" color="ink2">
          {progress}
        </Txt>
      </View>
      <PassFields
        entry={entry}
        typed={typed}
        onValue={change}
        onKeypad={(field) => {
          touched();
          setKeypad({ key: field.key });
        }}
      />
      <View style={styles.foot}>
        {back ? <Button kind="secondary" words="Back" onPress={back} style={styles.grow} testID="pass-back" /> : null}
        <Button
          words={next ? `${hidden ? 'Cover, on' : 'On'} to ${next.name}` : 'Done'}
          onPress={onwards}
          style={styles.wide}
          testID="pass-next"
        />
      </View>
      {asked ? (
        <KeypadSheet
          setOnly
          sums
          title={`${entry.name}'s ${asked.words}`}
          words={asked.words}
          value={baseOf(asked, typed[asked.key])}
          unknown={typed[asked.key] === undefined}
          min={asked.min}
          max={asked.max}
          draft={keypad?.entry}
          onDraft={(half) => {
            touched();
            setKeypad({ key: asked.key, entry: half });
          }}
          onDone={({ amount }) => {
            setKeypad(undefined);
            change(asked, amount);
          }}
          onClose={() => {
            touched();
            setKeypad(undefined);
          }}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  open: { gap: 16 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  foot: { flexDirection: 'row', gap: 8 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  wide: { flexGrow: 2, flexShrink: 1, flexBasis: 0 },
});
