import { useStore } from 'zustand';

import { session } from '@/store/app';

/**
 * The page a game's table is turned to, given back after a kill. Where a game has another home page in each phase
 * (`during`), a page chosen by hand counts for that phase only.
 */
export function usePage<P extends string>(
  pages: readonly { readonly value: P }[],
  home: P,
  during = '',
): readonly [P, (page: P) => void] {
  const kept = useStore(session.store, ({ draft }) => draft.tablePage);
  const chosen = kept?.during === during ? pages.find(({ value }) => value === kept.page) : undefined;
  return [chosen?.value ?? home, (page) => session.keep({ tablePage: { page, during } })];
}
