import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Platform, type View } from 'react-native';

import { type DiceKey, diceKeyOf, type Sides } from './entry';

/** Text is being typed there, or another sheet lies on top. */
function elsewhere(target: EventTarget | null, root: unknown): boolean {
  if (target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) {
    return true;
  }
  const top = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  return top !== undefined && !(root instanceof Node && top.contains(root));
}

/** The hardware keyboard in a browser, wherever the focus is: digits are faces, Backspace clears. */
export function useDiceKeys(root: RefObject<View | null>, sides: Sides, onKey: (key: DiceKey) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = diceKeyOf(event.key, sides);
    if (key === undefined || elsewhere(event.target, root.current)) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    if (Platform.OS !== 'web') return;
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
