/** One entry of the rules reference, in our own words. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  /** Other words a player would search by; at least two. */
  readonly words: readonly string[];
  /** Where the rulebook says it. */
  readonly page: string;
  readonly answer: string;
  readonly details?: string;
  readonly related?: readonly string[];
  /** The phases in which this is asked most. */
  readonly phases?: readonly string[];
  /** The ruling's number, where the rulebook is silent or contradicts itself. */
  readonly ruling?: string;
  readonly houseRule?: string;
  /** What helps with it at the table: a panel, a tile of the Actions sheet by its key, or `score`. */
  readonly helper?: TopicHelper;
}

export interface TopicHelper {
  /** Names what it does: "Odds for this battle". */
  readonly words: string;
  readonly opens: string;
}
