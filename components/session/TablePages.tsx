import type { PropsWithChildren } from 'react';
import { View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { useSwipe } from '@/components/ui/swipe';
import { swipes } from '@/components/ui/webStyle';

interface Props<P extends string> {
  pages: readonly { readonly value: P }[];
  page: P;
  onPage: (page: P) => void;
  testID: string;
}

/** A game's table in pages: its segments name them, and a finger turns them too. */
export function TablePages<P extends string>({ pages, page, onPage, testID, children }: PropsWithChildren<Props<P>>) {
  const { gap } = useTheme();
  const turn = useSwipe((by) => {
    const next = pages[pages.findIndex(({ value }) => value === page) + by];
    if (next) onPage(next.value);
  });
  return (
    <View style={[{ gap }, swipes]} testID={testID} {...turn}>
      {children}
    </View>
  );
}
