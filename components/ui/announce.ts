import { AccessibilityInfo, Platform } from 'react-native';

type Urgency = 'polite' | 'assertive';

const regions = new Map<Urgency, HTMLElement>();

function regionFor(urgency: Urgency): HTMLElement {
  const known = regions.get(urgency);
  if (known?.isConnected) return known;
  const region = document.createElement('div');
  region.setAttribute('aria-live', urgency);
  region.setAttribute('role', urgency === 'assertive' ? 'alert' : 'status');
  region.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  document.body.appendChild(region);
  regions.set(urgency, region);
  return region;
}

/** Says something to screen readers that the eye sees anyway. React Native Web's own announcement does nothing. */
export function announce(words: string, urgency: Urgency = 'polite'): void {
  if (Platform.OS !== 'web') {
    AccessibilityInfo.announceForAccessibilityWithOptions(words, { queue: urgency === 'polite' });
    return;
  }
  const region = regionFor(urgency);
  // The same words twice are a change only if the region was empty in between.
  region.textContent = '';
  setTimeout(() => {
    region.textContent = words;
  }, 30);
}
