import type { Topic } from '@/rules/kernel/topic';

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

/** A phase's topics in the order of play; those that name it first before those that name it too. */
export function ofPhase(topics: readonly Topic[], phase: string): readonly Topic[] {
  const place = (topic: Topic) => topic.phases?.indexOf(phase) ?? -1;
  return topics.filter((topic) => place(topic) >= 0).sort((one, other) => place(one) - place(other));
}

/** In the order of the ids; an id that no longer exists is left out. */
export function topicsById(topics: readonly Topic[], ids: readonly string[]): readonly Topic[] {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
