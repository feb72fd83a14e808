import type { Topic } from '@/rules/kernel/topic';

import { type Now, ofPhase, phasesOf, rightNow, topicsById } from './rightNow';

export interface Chip {
  readonly key: string;
  readonly words: string;
  readonly topics: readonly Topic[];
  /** A search looks at its topics only; not in "Right now" and "All topics". */
  readonly narrows: boolean;
}

interface Kept extends Now {
  readonly pinned: readonly string[];
  readonly recent: readonly string[];
}

/** `lateGame` and `late-game` read "Late game"; a key without a vowel is short for something: `npc` reads "NPC". */
function phaseWords(key: string): string {
  if (!/[aeiouy]/i.test(key)) return key.toUpperCase();
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The ways to browse, each with something behind it; the first is where the rules open. */
export function chipsOf(topics: readonly Topic[], { pinned, recent, ...now }: Kept): readonly Chip[] {
  const chips: readonly Chip[] = [
    { key: 'now', words: 'Right now', topics: rightNow(topics, now), narrows: false },
    ...phasesOf(topics).map((phase) => ({
      key: `phase-${phase}`,
      words: phaseWords(phase),
      topics: ofPhase(topics, phase),
      narrows: true,
    })),
    { key: 'pinned', words: 'Pinned', topics: topicsById(topics, pinned), narrows: true },
    { key: 'recent', words: 'Recent', topics: topicsById(topics, recent), narrows: true },
  ];
  const all: Chip = { key: 'all', words: 'All topics', topics, narrows: false };
  const filled = chips.filter((chip) => chip.topics.length > 0);
  return filled[0]?.key === 'now' ? [...filled, all] : [all, ...filled];
}
