import { type PropsWithChildren, useEffect, useEffectEvent, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { afterFrame } from './afterFrame';
import type { LayerProps } from './Layer';
import { hideLeaving, slideOut } from './slideOut';

const FOCUSABLE = 'input, textarea, [tabindex="0"]';

/** The layers that are open; the last one has the keyboard. */
const open: HTMLElement[] = [];

/**
 * Lies over everything and keeps the table out of reach until it is closed. React Native Web's Modal is drawn three times
 * before it shows, and measured once for the focus; this one is drawn once, and the focus follows it.
 */
export function Layer({ label, onClose, children }: PropsWithChildren<LayerProps>) {
  const [{ host, before }] = useState(() => ({ host: makeHost(), before: document.activeElement }));
  const close = useEffectEvent(onClose);
  // Before a field in it asks for the focus.
  useInsertionEffect(() => {
    hideLeaving();
    document.body.append(host);
    return () => slideOut(host);
  }, [host]);
  useEffect(() => {
    open.push(host);
    return () => {
      open.splice(open.indexOf(host), 1);
      const { activeElement } = document;
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
      else if (activeElement instanceof HTMLElement && host.contains(activeElement)) activeElement.blur();
    };
  }, [host, before]);
  useEffect(() => {
    const onTop = () => open.at(-1) === host;
    const keepFocus = () => {
      if (onTop() && !host.contains(document.activeElement)) host.querySelector<HTMLElement>('[tabindex]')?.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && onTop() && wrapFocus(host, event.shiftKey)) event.preventDefault();
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !onTop()) return;
      event.stopImmediatePropagation();
      close();
    };
    // The focus needs the layout, which the frame makes anyway.
    const callOff = afterFrame(keepFocus);
    document.addEventListener('focusin', keepFocus);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      callOff();
      document.removeEventListener('focusin', keepFocus);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, [host]);
  useEffect(() => host.setAttribute('aria-label', label), [host, label]);
  return createPortal(children, host);
}

function makeHost(): HTMLElement {
  const host = document.createElement('div');
  host.setAttribute('role', 'dialog');
  host.setAttribute('aria-modal', 'true');
  host.style.cssText = 'position:fixed;inset:0;z-index:9999;display:flex;flex-direction:column';
  return host;
}

/** From the last control on to the first, and back; true if the focus was moved. */
function wrapFocus(host: HTMLElement, back: boolean): boolean {
  const stops = [...host.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => each.checkVisibility());
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return true;
  const at = document.activeElement;
  const leaves = back ? at === first || !stops.some((stop) => stop === at) : at === last;
  if (leaves) (back ? last : first).focus();
  return leaves;
}
