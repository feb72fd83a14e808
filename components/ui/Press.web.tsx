import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

import { afterHold } from './afterHold';
import { actOnLift, STILL } from './lift';
import type { PressProps } from './press';
import { noOutline, pressable } from './webStyle';

interface KeyPress {
  readonly key: string;
  readonly repeat: boolean;
  preventDefault(): void;
  stopPropagation(): void;
}

interface Click {
  readonly detail?: number;
  stopPropagation(): void;
}

actOnLift(document);

/**
 * A press in a browser. The page's own styles draw the finger and the focus (index.html: data-press), so a tap is drawn
 * once, for what it did, and not again for every touch, release and focus on its way.
 */
export function Press({ ref, value, disabled, role, repeats, onKey, onAssisted, ...props }: PressProps) {
  const { color } = useTheme();
  const host = useRef<View>(null);
  useImperativeHandle(ref, () => host.current as View);
  const click = useClick(host, { ...props, disabled });
  useHint(host, props.hint);

  // A held-down key or an assistant's own click is told apart from a finger.
  const onKeyDown = (event: KeyPress) => {
    if (disabled) return;
    if (onKey?.(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.stopPropagation();
    const holds = repeats || onAssisted !== undefined;
    // A browser clicks a button again and again while Enter is down, and on the first press before a hold can begin.
    if (event.repeat || role !== 'button' || onAssisted || (repeats && event.key === 'Enter')) event.preventDefault();
    if (event.repeat) return;
    if (holds) props.onPressIn?.();
    else if (role !== 'button') props.onPress();
  };
  const onKeyUp = (event: KeyPress) => {
    if (disabled || (event.key !== 'Enter' && event.key !== ' ')) return;
    if (!repeats && !onAssisted) return;
    if (onAssisted) event.preventDefault();
    props.onPressOut?.();
    if (repeats && (event.key === 'Enter' || role !== 'button')) props.onPress();
  };
  const handlers = {
    onClick: (event: Click) => {
      event.stopPropagation();
      // A click that no pointer made has a detail of 0, and ends no long press.
      const byPointer = event.detail !== 0;
      if (disabled || (click.wasHeld() && byPointer)) return;
      if (onAssisted && !byPointer) onAssisted();
      else props.onPress();
    },
    onKeyDown,
    onKeyUp,
    dataSet: { press: props.pressed },
  };
  return (
    <View
      ref={host}
      testID={props.testID}
      accessibilityRole={role}
      aria-label={props.label}
      aria-disabled={disabled}
      aria-checked={props.checked}
      // In a browser a button is not selected but current.
      {...(role === 'button'
        ? props.selected
          ? { 'aria-current': true }
          : null
        : { 'aria-selected': props.selected })}
      aria-expanded={props.expanded}
      aria-valuemin={value?.min}
      aria-valuemax={value?.max}
      aria-valuenow={value?.now}
      aria-valuetext={value?.text}
      tabIndex={disabled || props.skipTab ? -1 : 0}
      {...handlers}
      style={[pressable, props.style, noOutline, { outlineColor: color.focus }]}
    >
      {props.children}
    </View>
  );
}

/** React Native Web has no word for a hint. */
function useHint(host: { readonly current: unknown }, hint: string | undefined) {
  useEffect(() => {
    if (!(host.current instanceof HTMLElement)) return;
    if (hint) host.current.setAttribute('aria-description', hint);
    else host.current.removeAttribute('aria-description');
  }, [host, hint]);
}

type Heard = Pick<PressProps, 'disabled' | 'onPressIn' | 'onPressOut' | 'onLongPress'>;

/** A finger or mouse that goes down and up: only what is held listens, and not through React, which would draw for it. */
function useClick(host: { readonly current: unknown }, { disabled, onPressIn, onPressOut, onLongPress }: Heard) {
  const held = useRef(false);
  const down = useEffectEvent(() => {
    if (!disabled) onPressIn?.();
  });
  const up = useEffectEvent(() => onPressOut?.());
  const long = useEffectEvent(() => {
    if (disabled || !onLongPress) return;
    held.current = true;
    onLongPress();
  });
  const holds = onLongPress !== undefined;
  const hears = holds || onPressIn !== undefined || onPressOut !== undefined;
  useEffect(() => {
    const element = host.current;
    if (!hears || !(element instanceof HTMLElement)) return undefined;
    return listen(element, holds, {
      down: () => {
        held.current = false;
        down();
      },
      up,
      long,
    });
  }, [host, hears, holds]);
  return {
    /** The click that ends a long press is none; asked once. */
    wasHeld: () => {
      const was = held.current;
      held.current = false;
      return was;
    },
  };
}

interface Fingers {
  down(): void;
  up(): void;
  long(): void;
}

function listen(element: HTMLElement, holds: boolean, told: Fingers): () => void {
  let release: (() => void) | undefined;
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || release) return;
    event.stopPropagation();
    told.down();
    const noLong = holds ? afterHold(tokens.motion.longPress, told.long) : undefined;
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - event.clientX, clientY - event.clientY) > STILL) noLong?.();
    };
    release = () => {
      noLong?.();
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
      release = undefined;
      told.up();
    };
    const onUp = () => release?.();
    if (noLong) addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onUp);
  };
  // A browser's own menu of a long touch would cover what the long press opens.
  const onMenu = (event: Event) => {
    if (holds || release) event.preventDefault();
  };
  element.addEventListener('pointerdown', onDown);
  element.addEventListener('contextmenu', onMenu);
  return () => {
    release?.();
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('contextmenu', onMenu);
  };
}
