/** What the table must not forget now. Dismissals are a local preference, so the id is stable. */
export interface Nudge<A> {
  /** Names this very occasion: "officersBeforeBuilding:3". */
  readonly id: string;
  /** Names the reminder itself, for "stop reminding about ...". */
  readonly about: string;
  readonly words: string;
  readonly act?: { readonly words: string; readonly action: A };
  /** Where a choice comes first: the panel to choose in. */
  readonly opens?: { readonly words: string; readonly panel: string };
  readonly topic?: string;
}
