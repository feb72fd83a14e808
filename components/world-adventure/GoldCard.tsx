import Calculator from 'lucide-react-native/icons/calculator';
import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useLive, useLiveNumber } from '@/components/session/useLive';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Rod } from '@/components/tracks/Rod';
import { RodHint } from '@/components/tracks/RodHint';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { announce } from '@/components/ui/announce';
import { Card } from '@/components/ui/Card';
import { Figure } from '@/components/ui/Figure';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pressy } from '@/components/ui/Pressy';
import { Pulse } from '@/components/ui/Pulse';
import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import { activeSeat, clanOf, type State } from '@/rules/world-adventure/state';

import { Prices } from './Prices';
import type { WorldProps } from './props';

const STEPS = [-5, -1, 1, 5] as const;

/** The gold abaculus: two rods as on the mat, tens above ones. The number comes with the tap, the beads slide after it. */
export function GoldCard({ table, seat }: { table: WorldProps; seat: Seat }) {
  const { state, seats, pulse, onKeypad, onTopic } = table;
  const { accent } = useTheme();
  const { gold } = clanOf(state, seat);
  const live = useLiveNumber((now: State) => clanOf(now, seat).gold);
  const name = seats[seat]?.name ?? '';
  return (
    <Pulse on={pulse === `gold-${seat}`}>
      <Card large style={styles.card} testID="gold-card">
        <View style={styles.head}>
          <PlayerToken seat={seat} colour={seats[seat]?.colour ?? seat} size={32} />
          <View style={styles.grow}>
            <Txt type="section" heading>
              {headOf(state, seat, name)}
            </Txt>
            <Txt type="caption" color="ink2">
              {pointsOf(state, seat)}
            </Txt>
          </View>
          <Pressy
            label={`${name}'s gold, ${gold}: ${Math.floor(gold / 10)} tens, ${gold % 10} ones`}
            hint="Type a number"
            onPress={() => onKeypad(seat, 'gold')}
            onLongPress={() => onTopic('gold-abaculus')}
            holdLabel="Read the rule"
            style={styles.number}
            testID={`gold-${seat}`}
          >
            <Figure
              type="numeralHero"
              value={gold}
              live={live}
              tone={accent.second}
              style={styles.raised}
              testID={`gold-${seat}-value`}
            />
          </Pressy>
        </View>
        <Wasted state={state} seat={seat} />
        <Digits words="tens" unit={10} table={table} seat={seat} />
        <Digits words="ones" unit={1} table={table} seat={seat} />
        <Steps seat={seat} name={name} table={table} />
        <RodHint />
        <Prices table={table} seat={seat} />
      </Card>
    </Pulse>
  );
}

interface DigitsProps {
  words: 'tens' | 'ones';
  unit: 10 | 1;
  table: WorldProps;
  seat: Seat;
}

/** One rod: its digit of the purse. A dragged bead stays where it was let go while the page follows. */
function Digits({ words, unit, table, seat }: DigitsProps) {
  const { state, seats, onGain, onPay } = table;
  const large = useTextScale() >= LARGE_TEXT;
  const [digit, put] = useOptimistic(Math.floor(clanOf(state, seat).gold / unit) % 10);
  const change = (to: number) => {
    startTransition(() => put(to));
    if (to > digit) onGain(seat, 'gold', unit * (to - digit));
    else if (to < digit) onPay(seat, 'gold', unit * (digit - to));
  };
  return (
    <View style={large ? null : styles.line}>
      <Txt type="label" color="ink2" style={large ? null : styles.words}>
        {words}
      </Txt>
      <View style={large ? null : styles.grow}>
        <Rod
          label={`${seats[seat]?.name ?? ''}'s gold, ${words}`}
          value={digit}
          max={9}
          onDragTo={change}
          testID={`${words}-${seat}`}
        />
      </View>
    </View>
  );
}

function Steps({ seat, name, table }: { seat: Seat; name: string; table: WorldProps }) {
  const { color, hand } = useTheme();
  const { onGain, onPay, onKeypad } = table;
  const steps = hand === 'left' ? [...STEPS].reverse() : STEPS;
  return (
    <View style={styles.steps}>
      {steps.map((step) => (
        <Pressy
          key={step}
          repeats
          label={`${name}'s gold, ${step > 0 ? 'plus' : 'minus'} ${Math.abs(step)}`}
          onPress={() => (step > 0 ? onGain(seat, 'gold', step) : onPay(seat, 'gold', -step))}
          style={[styles.step, { backgroundColor: color.surfaceAlt }]}
          testID={`gold-${seat}-${step > 0 ? 'plus' : 'minus'}${Math.abs(step)}`}
        >
          <Txt type="numeralSmall" align="center" style={styles.raised}>
            {step > 0 ? `+${step}` : `−${-step}`}
          </Txt>
        </Pressy>
      ))}
      <Pressy
        label={`${name}'s gold, type a number`}
        onPress={() => onKeypad(seat, 'gold')}
        style={[styles.step, { backgroundColor: color.surfaceAlt }]}
        testID={`gold-${seat}-keypad`}
      >
        <Calculator size={24} color={color.ink} strokeWidth={2} />
      </Pressy>
    </View>
  );
}

/** What has just been wasted, for a moment: the frame lights up and the loss is said. */
function Wasted({ state, seat }: { state: State; seat: Seat }) {
  const { accent } = useTheme();
  const lost = useFlash(
    useLive(state, (now) => clanOf(now, seat).wasted),
    seat,
  );
  if (lost === 0) return null;
  return (
    <>
      <View style={[StyleSheet.absoluteFill, styles.frame, { borderColor: accent.second }]} />
      <Txt type="bodyStrong" color="warn" testID="gold-wasted">{`${lost} gold wasted above 99`}</Txt>
    </>
  );
}

function useFlash(wasted: number, seat: Seat): number {
  const [lost, setLost] = useState(0);
  const before = useRef({ wasted, seat });
  useEffect(() => {
    const more = before.current.seat === seat ? wasted - before.current.wasted : 0;
    before.current = { wasted, seat };
    if (more <= 0) return undefined;
    setLost(more);
    announce(`${more} gold wasted above 99`);
    const timer = setTimeout(() => setLost(0), FLASH);
    return () => clearTimeout(timer);
  }, [wasted, seat]);
  return lost;
}

const FLASH = 4000;

function headOf(state: State, seat: Seat, name: string): string {
  return activeSeat(state) === seat ? `${name}'s turn` : name;
}

function pointsOf(state: State, seat: Seat): string {
  const { moves, actions, penalty } = clanOf(state, seat);
  if (penalty) return 'Penalty: three gold dice';
  if (activeSeat(state) !== seat) return 'Gold, 0 to 99';
  return `${plural(moves, 'move')}, ${plural(actions, 'action')} left`;
}

const styles = StyleSheet.create({
  card: { gap: 2, paddingHorizontal: 14, paddingVertical: 10 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  grow: { flex: 1 },
  number: { alignItems: 'flex-end', justifyContent: 'center' },
  // Piazzolla sits low in its line box.
  raised: { marginTop: -4 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 4, marginVertical: -5 },
  words: { width: 34 },
  steps: { flexDirection: 'row', gap: 8, marginTop: 6 },
  step: { flex: 1, minHeight: 48, borderRadius: tokens.radius.control, alignItems: 'center', justifyContent: 'center' },
  frame: { borderWidth: 2, borderRadius: tokens.radius.cardLarge, pointerEvents: 'none' },
});
