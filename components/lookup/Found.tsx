import { useEffect } from 'react';
import { View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { announce } from '@/components/ui/announce';
import { ListRow } from '@/components/ui/ListRow';

import type { Chip } from './chips';
import type { Result, Search } from './search';
import { ShortAnswer } from './ShortAnswer';
import { TopicRow } from './TopicRow';

interface Props {
  search: Search;
  query: string;
  phase?: string;
  chips: readonly Chip[];
  chip: Chip;
  onOpen: (id: string) => void;
  /** Leaves the search for what is behind a chip. */
  onBrowse: (key: string) => void;
  returnedFrom?: string;
}

/** More than anybody reads at a table. */
const MOST = 20;
/** A screen reader speaks once the typing stops. */
const PAUSE = 600;
const WEAK = 0.3;

const placesWords = (count: number) => (count === 1 ? '1 place' : `${count} places`);

/** What a chip has of it; a weak hit under the chip does not stand in for the real answer elsewhere. */
function within(chip: Chip, results: readonly Result[]): readonly Result[] {
  const here = results.filter(({ topic }) => chip.topics.includes(topic));
  const best = Math.max(0, ...results.map(({ score }) => score));
  return here.some(({ score }) => score >= best * WEAK) ? here : [];
}

/** What a query finds: the short answer, then the other places. */
export function Found({ search, query, phase, chips, chip, onOpen, onBrowse, returnedFrom }: Props) {
  const everywhere = search(query, { phase });
  const here = chip.narrows ? within(chip, everywhere) : everywhere;
  const elsewhere = here.length === 0 && everywhere.length > 0;
  const results = (elsewhere ? everywhere : here).slice(0, MOST);
  useSaid(results.length > 0 ? `${placesWords(results.length)} found` : `Nothing found for ${query}`);

  const [first, ...others] = results;
  if (!first) return <Nothing query={query} chips={chips} onBrowse={onBrowse} />;
  return (
    <View testID="rules-found">
      {elsewhere ? (
        <Txt type="body" color="ink2" style={{ marginBottom: 12 }}>
          {`Nothing under ${chip.words}, but elsewhere:`}
        </Txt>
      ) : null}
      <ShortAnswer result={first} onOpen={onOpen} returned={returnedFrom === first.topic.id} />
      {others.length > 0 ? <Others results={others} onOpen={onOpen} returnedFrom={returnedFrom} /> : null}
    </View>
  );
}

function Others(props: { results: readonly Result[]; onOpen: (id: string) => void; returnedFrom?: string }) {
  const { results, onOpen, returnedFrom } = props;
  return (
    <View>
      <Txt type="label" color="ink3" heading style={{ marginBottom: 8 }}>
        {results.length === 1 ? '1 more place' : `${results.length} more places`}
      </Txt>
      {results.map(({ topic, terms }) => (
        <TopicRow key={topic.id} topic={topic} terms={terms} onOpen={onOpen} returned={returnedFrom === topic.id} />
      ))}
    </View>
  );
}

function Nothing(props: { query: string; chips: readonly Chip[]; onBrowse: (key: string) => void }) {
  return (
    <View testID="rules-nothing" style={{ gap: 4 }}>
      <Txt type="section" heading>
        {`Nothing found for “${props.query.trim()}”`}
      </Txt>
      <Txt type="body" color="ink2">
        Try another or a shorter word, or look under one of these.
      </Txt>
      {props.chips.map(({ key, words, topics }) => (
        <ListRow
          key={key}
          title={words}
          detail={topics.length === 1 ? '1 topic' : `${topics.length} topics`}
          chevron
          onPress={() => props.onBrowse(key)}
          testID={`rules-browse-${key}`}
        />
      ))}
    </View>
  );
}

function useSaid(words: string): void {
  useEffect(() => {
    const timer = setTimeout(() => announce(words), PAUSE);
    return () => clearTimeout(timer);
  }, [words]);
}
