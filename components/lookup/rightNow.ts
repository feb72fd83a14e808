import type { Topic } from '@/rules/kernel/topic';

import { foldedWords } from '@/rules/kernel/spelling';

export interface Now {
  /** The key of the phase the table is in. */
  readonly phase?: string;
  /** The topic of the control touched last. */
  readonly touched?: string;
}

/** What is asked most at this moment: what was just touched and its neighbours, then the phase's topics. */
export function rightNow(topics: readonly Topic[], { phase, touched }: Now): readonly Topic[] {
  const about = touched ? topics.find(({ id }) => id === touched) : undefined;
  const near = about ? [about, ...topicsById(topics, about.related ?? [])] : [];
  return [...new Set([...near, ...(phase ? ofPhase(topics, phase) : [])])];
}

/** The phases and the topics of each, worked out once: every letter typed asks for them. */
interface Phases {
  readonly keys: readonly string[];
  readonly sorted: Map<string, readonly Topic[]>;
}
const known = new WeakMap<readonly Topic[], Phases>();

function phasesIn(topics: readonly Topic[]): Phases {
  const before = known.get(topics);
  if (before) return before;
  const named = topics.map(({ phases }) => phases ?? []).sort((one, other) => other.length - one.length);
  const phases: Phases = { keys: [...new Set(named.flat())], sorted: new Map() };
  known.set(topics, phases);
  return phases;
}

/** Every phase that is named. The topic that names most of them names them in the order of play. */
export function phasesOf(topics: readonly Topic[]): readonly string[] {
  return phasesIn(topics).keys;
}

/** A phase's topics: those that bear its name, those that are asked in it most, those that are asked in it too. */
export function ofPhase(topics: readonly Topic[], phase: string): readonly Topic[] {
  const { sorted } = phasesIn(topics);
  const found = sorted.get(phase) ?? sortedFor(topics, phase);
  sorted.set(phase, found);
  return found;
}

function sortedFor(topics: readonly Topic[], phase: string): readonly Topic[] {
  const [name] = foldedWords(phase);
  const bearsIt = (title: string) => name !== undefined && foldedWords(title).includes(name);
  return topics
    .flatMap((topic) => {
      const place = topic.phases?.indexOf(phase) ?? -1;
      return place < 0 ? [] : [{ topic, place: bearsIt(topic.title) ? -1 : place }];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ topic }) => topic);
}

/** In the order of the ids; an id that no longer exists is left out. */
export function topicsById(topics: readonly Topic[], ids: readonly string[]): readonly Topic[] {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
