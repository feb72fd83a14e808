/** One station of the phase rod, with the checklist behind it. */
export interface Phase {
  readonly key: string;
  readonly words: string;
  readonly status: 'done' | 'now' | 'due';
  readonly steps: readonly PhaseStep[];
  readonly topic?: string;
}

export interface PhaseStep {
  readonly words: string;
  /** Undefined where the app cannot know, and the table ticks for itself. */
  readonly done?: boolean;
}
