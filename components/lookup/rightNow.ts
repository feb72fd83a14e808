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

/** A phase's topics: those that bear its name, those that are asked in it most, those that are asked in it too. */
export function ofPhase(topics: readonly Topic[], phase: string): readonly Topic[] {
  const [name] = foldedWords(phase);
  const place = ({ title, phases }: Topic) =>
    name && foldedWords(title).includes(name) ? -1 : (phases?.indexOf(phase) ?? 0);
  return topics.filter((topic) => topic.phases?.includes(phase)).sort((one, other) => place(one) - place(other));
}

/** Every phase that is named. The topic that names most of them names them in the order of play. */
export function phasesOf(topics: readonly Topic[]): readonly string[] {
  const named = topics.map(({ phases }) => phases ?? []).sort((one, other) => other.length - one.length);
  return [...new Set(named.flat())];
}

/** In the order of the ids; an id that no longer exists is left out. */
export function topicsById(topics: readonly Topic[], ids: readonly string[]): readonly Topic[] {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
