import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Banner } from '@/components/ui/Banner';
import { Button } from '@/components/ui/Button';
import { Counter } from '@/components/ui/Counter';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { Sheet } from '@/components/ui/Sheet';
import type { Correction, Fallen } from '@/rules/kernel/amend';
import type { AnyAction } from '@/rules/kernel/game';
import type { HistoryLine } from '@/rules/kernel/history';
import { isAmend } from '@/rules/kernel/log';
import { session } from '@/store/app';
import type { AnyEvent } from '@/store/sessionRows';

import { useTable } from './useTable';

interface Props {
  line: HistoryLine;
  event: AnyEvent;
  head: number;
  onClose: () => void;
}

/** What can be done with a line: go back to it, correct its number, leave it out. All three can be undone. */
export function LineSheet({ line, event, head, onClose }: Props) {
  const { opened, state } = useTable();
  const action = isAmend(event.action) ? undefined : event.action;
  const amount = action ? opened.game.amounts(state, action)[0] : undefined;
  const [value, setValue] = useState(amount?.value ?? 0);
  const [leaveOut, setLeaveOut] = useState(false);
  const changed = amount !== undefined && value !== amount.value;
  const corrected = changed && action ? { ...action, [amount.key]: value, parts: undefined } : undefined;
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
        {amount && holds && !leaveOut ? (
          <View style={styles.stack}>
            <Txt type="section" heading>
              Correct this value
            </Txt>
            <Counter
              label={amount.words}
              words={amount.words}
              value={value}
              min={amount.min}
              max={amount.max}
              onGain={(n) => setValue(Math.min(amount.max, value + n))}
              onPay={(n) => setValue(Math.max(amount.min, value - n))}
              testID="correct-value"
            />
          </View>
        ) : null}
        {preview?.refusal ? <RefusalBanner words={preview.refusal.words} /> : null}
        {preview && preview.fallen.length > 0 ? <FallenLines fallen={preview.fallen} /> : null}
        {corrected ? (
          <Button
            words={`Correct to ${value}`}
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
