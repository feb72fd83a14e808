import { type RefObject, useLayoutEffect } from 'react';
import type { View } from 'react-native';

/** Takes a covered view out of the keyboard's reach; React Native Web has no name for the attribute. */
export function useInert(view: RefObject<View | null>, covered: boolean): void {
  useLayoutEffect(() => {
    const page = view.current;
    if (page instanceof HTMLElement) page.toggleAttribute('inert', covered);
  }, [view, covered]);
}
