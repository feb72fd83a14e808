import { useRef } from 'react';
import type { NativeScrollEvent, NativeSyntheticEvent, ScrollView } from 'react-native';

import { session } from '@/store/app';

/** The table opens scrolled to where it was left. */
export function useScrollMemory() {
  const restored = useRef(false);
  return {
    attach(view: ScrollView | null): void {
      if (!view || restored.current) return;
      restored.current = true;
      const { scroll } = session.store.getState().draft;
      if (scroll) requestAnimationFrame(() => view.scrollTo({ y: scroll, animated: false }));
    },
    onScroll({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>): void {
      session.keep({ scroll: Math.round(nativeEvent.contentOffset.y) });
    },
  };
}
