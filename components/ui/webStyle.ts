import { Platform, type ViewStyle } from 'react-native';

import { tokens } from '@/components/theme/tokens';

/** Styles that only a browser knows; React Native's types have no names for them. */
interface WebStyle extends ViewStyle {
  transitionProperty?: string;
  transitionDuration?: string;
  transitionTimingFunction?: string;
  touchAction?: 'pan-y' | 'pan-y pinch-zoom' | 'manipulation';
  userSelect?: 'none';
  cursor?: 'pointer';
}

const NOTHING: ViewStyle = {};

function onWeb(style: WebStyle): ViewStyle {
  return Platform.OS === 'web' ? style : NOTHING;
}

const EASING = `cubic-bezier(${tokens.motion.easing.standard.join(',')})`;

/** A CSS transition on the web; native changes at once. Zero for reduced motion. */
export function eased(property: string, ms: number): ViewStyle {
  return onWeb({ transitionProperty: property, transitionDuration: `${ms}ms`, transitionTimingFunction: EASING });
}

/** Past its end and back, as a bead that hits the next one. */
const SPRING = 'cubic-bezier(0.3, 1.35, 0.5, 1)';

export function sprung(property: string, ms: number): ViewStyle {
  return onWeb({ transitionProperty: property, transitionDuration: `${ms}ms`, transitionTimingFunction: SPRING });
}

/** Without it a browser takes a sideways drag for scrolling. */
export const dragsSideways = onWeb({ touchAction: 'pan-y', userSelect: 'none' });

/** Without it a browser goes on asking whether a swipe scrolls. */
export const swipes = onWeb({ touchAction: 'pan-y pinch-zoom' });

/** A finger that taps twice taps twice: it does not zoom. */
export const pressable = onWeb({ cursor: 'pointer', touchAction: 'manipulation' });

/** An icon beside words keeps its size: a browser would squeeze it first. */
export const unsqueezed: ViewStyle = { flexShrink: 0 };

/** For what shows its focus otherwise: a browser's own ring minds its width only if it is solid. */
export const noOutline = onWeb({ outlineStyle: 'solid', outlineWidth: 0 });
