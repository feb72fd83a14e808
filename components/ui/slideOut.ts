import { tokens } from '@/components/theme/tokens';

import { afterFrame } from './afterFrame';

const { duration, easing } = tokens.motion;

/** Where each part of a layer goes, by the mark that it slid in with. */
const AWAY: Readonly<Record<string, Keyframe>> = {
  bottom: { transform: 'translateY(100%)' },
  left: { transform: 'translateX(-100%)' },
  right: { transform: 'translateX(100%)' },
  nowhere: { opacity: 0 },
};

const LEAVING = 'data-leaving';

const TIMING = { duration: duration.base, easing: `cubic-bezier(${easing.exit.join(',')})`, fill: 'forwards' } as const;

/**
 * A layer that is closed goes out as it came in. Only its picture does: from now on no finger, key or ear finds it, and the
 * next touch finishes it (comeToRest). React takes its elements out in the same moment, which would leave nothing to be
 * seen, so the host keeps them until it goes itself.
 */
export function slideOut(host: HTMLElement): void {
  const parts = [...host.querySelectorAll<HTMLElement>('[data-slide]')];
  if (parts.length === 0) {
    host.remove();
    return;
  }
  for (const name of ['role', 'aria-modal', 'aria-label']) host.removeAttribute(name);
  for (const part of host.querySelectorAll('[data-testid]')) part.removeAttribute('data-testid');
  host.setAttribute('aria-hidden', 'true');
  host.setAttribute(LEAVING, '');
  host.removeChild = (child) => child;
  // The tap that closes has its frame to itself.
  afterFrame(() => {
    // Cheaper than to make it inert, which a browser works out anew for all that is in it.
    host.style.pointerEvents = 'none';
    const moves = parts.map((part) => part.animate([{}, AWAY[part.dataset.slide ?? ''] ?? {}], TIMING).finished);
    const gone = () => host.remove();
    Promise.all(moves).then(gone, gone);
  });
}

/** One thing moves at a time: where a new layer comes, of the one before it only the dimming still fades. */
export function hideLeaving(): void {
  const panels = document.querySelectorAll<HTMLElement>(`[${LEAVING}] [data-slide]:not([data-slide="nowhere"])`);
  for (const panel of panels) panel.style.display = 'none';
}
