/** Where the reader was, so that the rules open there again. */
export interface Place {
  readonly chip?: string;
  readonly scrolled: number;
}
