import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Banner } from '@/components/ui/Banner';
import { Button } from '@/components/ui/Button';
import { Counter } from '@/components/ui/Counter';
import { KeypadSheet } from '@/components/ui/KeypadSheet';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { Sheet } from '@/components/ui/Sheet';
import type { Correction, Fallen } from '@/rules/kernel/amend';
import type { Amount, AnyAction } from '@/rules/kernel/game';
import type { HistoryLine } from '@/rules/kernel/history';
import { isAmend } from '@/rules/kernel/log';
import { signed } from '@/rules/kernel/signed';
import { session } from '@/store/app';
import type { AnyEvent } from '@/store/sessionRows';

import { useTable } from './useTable';

interface Props {
  line: HistoryLine;
  event: AnyEvent;
  head: number;
  onClose: () => void;
}

/** What can be done with a line: go back to it, correct its numbers, leave it out. All three can be undone. */
export function LineSheet({ line, event, head, onClose }: Props) {
  const { opened, state } = useTable();
  const action = isAmend(event.action) ? undefined : event.action;
  const amounts = action ? opened.game.amounts(state, action) : [];
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>({});
  const [leaveOut, setLeaveOut] = useState(false);
  const changed = amounts.filter(({ key, value }) => typed[key] !== undefined && typed[key] !== value);
  const corrected = changed.length > 0 && action ? { ...action, ...typed, parts: undefined } : undefined;
  const preview = usePreview(line.seq, corrected, leaveOut);
  const holds = line.status === 'holds' || line.status === 'amended';

  const goBack = () => {
    void session.goBack(line.seq);
    onClose();
  };
  const correct = () => {
    if (preview) void session.amend(preview.amend, leaveOut ? 'Left out a line' : 'Corrected a line');
    onClose();
  };
  return (
    <Sheet title="This line" onClose={onClose} testID="line-sheet">
      <View style={styles.stack}>
        <Txt type="bodyLarge">{line.words}</Txt>
        {holds && line.seq < head ? (
          <Button kind="secondary" words="Go back to here" onPress={goBack} testID="go-back" />
        ) : null}
        {amounts.length > 0 && holds && !leaveOut ? (
          <Amounts amounts={amounts} typed={typed} onType={(key, value) => setTyped({ ...typed, [key]: value })} />
        ) : null}
        {preview?.refusal ? <RefusalBanner words={preview.refusal.words} /> : null}
        {preview && preview.fallen.length > 0 ? <FallenLines fallen={preview.fallen} /> : null}
        {corrected ? (
          <Button
            words={`Correct to ${changed.map(({ key }) => signed(typed[key] ?? 0)).join(' and ')}`}
            onPress={correct}
            disabled={!preview || preview.refusal !== undefined}
            testID="correct-line"
          />
        ) : null}
        {action && holds && !corrected ? (
          leaveOut ? (
            <Button kind="danger" words="Leave it out" onPress={correct} disabled={!preview} testID="leave-out-now" />
          ) : (
            <Button kind="quiet" words="Leave this line out" onPress={() => setLeaveOut(true)} testID="leave-out" />
          )
        ) : null}
      </View>
    </Sheet>
  );
}

interface AmountsProps {
  amounts: readonly Amount[];
  typed: Readonly<Record<string, number>>;
  onType: (key: string, value: number) => void;
}

/** The numbers of a line, each with its counter; a tap on one sets it on the keypad. */
function Amounts({ amounts, typed, onType }: AmountsProps) {
  const [setting, setSetting] = useState<string>();
  const asked = amounts.find(({ key }) => key === setting);
  const now = ({ key, value }: Amount) => typed[key] ?? value;
  return (
    <View style={styles.stack}>
      <Txt type="section" heading>
        {amounts.length === 1 ? 'Correct this value' : 'Correct these values'}
      </Txt>
      {amounts.map((amount, index) => (
        <Counter
          key={amount.key}
          bare
          label={amount.words}
          words={amount.words}
          value={now(amount)}
          min={amount.min}
          max={amount.max}
          onGain={(n) => onType(amount.key, Math.min(amount.max, now(amount) + n))}
          onPay={(n) => onType(amount.key, Math.max(amount.min, now(amount) - n))}
          onKeypad={() => setSetting(amount.key)}
          testID={index === 0 ? 'correct-value' : `correct-value-${amount.key}`}
        />
      ))}
      {/* Inside the sheet: a phone shows a second window only over the one it belongs to. */}
      {asked ? (
        <KeypadSheet
          setOnly
          title="Correct this value"
          words={asked.words}
          value={now(asked)}
          min={asked.min}
          max={asked.max}
          onDone={({ amount }) => {
            setSetting(undefined);
            onType(asked.key, amount);
          }}
          onClose={() => setSetting(undefined)}
        />
      ) : null}
    </View>
  );
}

/** Names what a correction would cost before it is made. */
function FallenLines({ fallen }: { fallen: readonly Fallen[] }) {
  const [first] = fallen;
  const rest = fallen.length - 1;
  const more = rest > 0 ? `, and ${rest} more` : '';
  return (
    <Banner
      tone="warn"
      words={`No longer holds: ${first?.line.words ?? ''} (${first?.because ?? ''})${more}. One undo brings it back.`}
    />
  );
}

function usePreview(seq: number, action: AnyAction | undefined, leaveOut: boolean) {
  const [preview, setPreview] = useState<Correction & { key: string }>();
  const key = action ? JSON.stringify(action) : leaveOut ? 'leave out' : '';
  useEffect(() => {
    if (key === '') return undefined;
    let gone = false;
    void session
      .previewCorrection(seq, key === 'leave out' ? undefined : (JSON.parse(key) as AnyAction))
      .then((found) => {
        if (!gone && found) setPreview({ key, ...found });
      });
    return () => {
      gone = true;
    };
  }, [key, seq]);
  return preview?.key === key ? preview : undefined;
}

const styles = StyleSheet.create({ stack: { gap: 12 } });
