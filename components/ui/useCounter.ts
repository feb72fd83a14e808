import { useLayoutEffect, useRef, useState } from 'react';

import { feel } from '@/components/frame/feel';
import { NO_CAP } from '@/rules/kernel/counter';

import { announce } from './announce';
import type { Bumped } from './bumps';
import { useHoldRepeat } from './holdRepeat';
import type { LiveNumber } from './live';
import { useSidewaysDrag } from './sidewaysDrag';

interface Counted {
  readonly label: string;
  readonly value: number;
  /** Where the number may be ahead of `value`. */
  readonly live?: LiveNumber | undefined;
  readonly min: number;
  readonly max: number;
  readonly onGain: (amount: number) => void;
  readonly onPay: (amount: number) => void;
  readonly onKeypad?: () => void;
  readonly onTopic?: () => void;
}

const ACTION_STEPS: Readonly<Record<string, number>> = { increment: 1, decrement: -1, plus5: 5, minus5: -5 };

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  '+': 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  '-': -1,
  PageUp: 5,
  PageDown: -5,
};

const STEPS = [
  { name: 'increment' },
  { name: 'decrement' },
  { name: 'plus5', label: 'plus 5' },
  { name: 'minus5', label: 'minus 5' },
];
const STEPS_AND_KEYPAD = [...STEPS, { name: 'type', label: 'type a number' }];

/** The four gestures on a number: tap ±, hold ±, drag sideways, tap the number for the keypad. Keys and assistants too. */
export function useCounter(counted: Counted) {
  const { label, value, min, max, onKeypad, onTopic } = counted;
  // What the gestures ask for when they happen, so that a new number does not draw the buttons beside it again.
  const latest = useRef(counted);
  useLayoutEffect(() => {
    latest.current = counted;
  });
  const [bump, setBump] = useState<Bumped>({ count: 0, by: 1 });
  const limit = (by: Bumped['by'], words: string) => {
    feel('limit');
    setBump(({ count }) => ({ count: count + 1, by }));
    announce(`${latest.current.label}: ${words}`, 'assertive');
  };
  const most = () => limit(1, `the most is ${latest.current.max}`);
  const least = () => limit(-1, `the least is ${latest.current.min}`);
  const now = () => latest.current.live?.now() ?? latest.current.value;
  const roomUp = () => latest.current.max - now();
  const roomDown = () => now() - latest.current.min;
  const gain = (amount: number) => (roomUp() <= 0 ? most() : latest.current.onGain(Math.min(amount, roomUp())));
  const pay = (amount: number) => (roomDown() <= 0 ? least() : latest.current.onPay(Math.min(amount, roomDown())));
  const by = (steps: number) => (steps > 0 ? gain(steps) : pay(-steps));

  const up = useHoldRepeat({ room: roomUp, onTap: () => gain(1), onHeld: gain, onLimit: most });
  const down = useHoldRepeat({ room: roomDown, onTap: () => pay(1), onHeld: pay, onLimit: least });
  const drag = useSidewaysDrag({ down: roomDown, up: roomUp }, by);

  return {
    up,
    down,
    /** What a hold or a drag has gathered and not told yet. */
    pending: drag.steps ?? up.gathered - down.gathered,
    dragging: drag.handlers,
    /** For the Bump round the number. */
    bump,
    /** For the Pressy round the number. */
    number: {
      role: 'adjustable',
      label,
      hint: onKeypad ? 'Tap to type a number' : undefined,
      value: { min, max, now: value, text: max >= NO_CAP ? `${value}` : `${value} of ${max}` },
      actions: onKeypad ? STEPS_AND_KEYPAD : STEPS,
      onAction: (name: string) => {
        const steps = ACTION_STEPS[name];
        if (steps !== undefined) by(steps);
        else if (name === 'type') onKeypad?.();
      },
      onKey: (key: string) => {
        const steps = KEY_STEPS[key];
        if (steps !== undefined) by(steps);
        return steps !== undefined;
      },
      onPress: () => {
        if (!drag.wasDragged()) onKeypad?.();
      },
      onLongPress: onTopic,
      holdLabel: 'Read the rule',
    },
  } as const;
}
