import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { useState } from 'react';
import { StyleSheet } from 'react-native';

import { OpenHelper } from '@/components/lookup/HelperButton';
import { RulesView, type RulesViewProps } from '@/components/lookup/RulesView';
import { loadSearch } from '@/components/lookup/useSearch';
import { announce } from '@/components/ui/announce';
import type { Topic } from '@/rules/kernel/topic';

import { topics } from './fewTopics';
import { draw, tap } from '../tracks/look';

jest.mock('@/components/ui/announce', () => ({ announce: jest.fn() }));

const onTopic = jest.fn();
const onPlace = jest.fn();

/** Keeps what the page that shows the rules keeps. */
function Table(props: Partial<RulesViewProps>) {
  const [query, setQuery] = useState(props.query ?? '');
  const [topicId, setTopicId] = useState(props.topicId);
  const [pinned, setPinned] = useState<readonly string[]>(props.pinned ?? []);
  return (
    <RulesView
      topics={topics}
      recent={[]}
      onPlace={onPlace}
      {...props}
      query={query}
      onQuery={setQuery}
      topicId={topicId}
      onTopic={(id) => {
        onTopic(id);
        setTopicId(id);
      }}
      pinned={pinned}
      onPin={(id) => setPinned(pinned.includes(id) ? pinned.filter((each) => each !== id) : [...pinned, id])}
    />
  );
}

/** The search is loaded apart, and most of a list is drawn after its first frame. */
async function settled(read: readonly Topic[] = topics) {
  await act(async () => {
    await loadSearch(read);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5)));
  });
}

async function show(props: Partial<RulesViewProps> = {}) {
  jest.clearAllMocks();
  draw(<Table {...props} />);
  await settled(props.topics);
}

async function type(query: string) {
  fireEvent.changeText(screen.getByTestId('rules-query'), query);
  await waitFor(() => expect(screen.queryByTestId('rules-browse')).toBeNull());
}

function press(testID: string) {
  tap(screen.getByTestId(testID));
}

const rows = () => screen.getAllByTestId(/^rules-topic-/).map((row) => String(row.props.testID).slice(12));
const chips = () => screen.getAllByTestId(/^rules-chip-/).map((chip) => String(chip.props.accessibilityLabel));

describe('opened at the table', () => {
  test('it shows right now: the phase on the table', async () => {
    await show({ phase: 'building' });
    expect(chips()).toEqual(['Right now', 'Purchase', 'Building', 'Action', 'All topics']);
    expect(screen.getByTestId('rules-chip-now')).toBeChecked();
    expect(rows()[0]).toBe('building-phase');
    expect(rows()).not.toContain('palace-abilities');
  });

  test('what was touched last comes first, then its neighbours', async () => {
    await show({ phase: 'building', touched: 'officers' });
    expect(rows().slice(0, 3)).toEqual(['officers', 'buying-officers', 'palace-abilities']);
  });

  test('a chip shows its topics, and is remembered', async () => {
    await show({ phase: 'building' });
    press('rules-chip-phase-purchase');
    expect(screen.getByTestId('rules-chip-phase-purchase')).toBeChecked();
    expect(rows()[0]).toBe('purchase-phase');
    expect(rows()).not.toContain('action-phase');
    expect(onPlace).toHaveBeenLastCalledWith({ chip: 'phase-purchase', scrolled: 0 });
  });

  test('a long list shows its beginning and the rest on request', async () => {
    const many = Array.from({ length: 22 }, (_, index) => ({ ...topics[0]!, id: `t${index}`, title: `T${index}` }));
    await show({ topics: many });
    expect(rows()).toHaveLength(20);
    tap(screen.getByText('Show 2 more'));
    expect(rows()).toHaveLength(22);
  });

  test('the first frame has the first topic, the next the screens after it', async () => {
    const many = Array.from({ length: 22 }, (_, index) => ({ ...topics[0]!, id: `t${index}`, title: `T${index}` }));
    draw(<Table topics={many} />);
    expect(rows()).toHaveLength(1);
    expect(screen.queryByText('Show 2 more')).toBeNull();
    await settled(many);
    expect(rows()).toHaveLength(20);
  });

  test('whoever was further down finds all of it at once', () => {
    const many = Array.from({ length: 22 }, (_, index) => ({ ...topics[0]!, id: `t${index}`, title: `T${index}` }));
    draw(<Table topics={many} place={{ scrolled: 240 }} />);
    expect(rows()).toHaveLength(20);
  });

  test('it opens where it was left', async () => {
    await show({ phase: 'building', place: { chip: 'phase-action', scrolled: 240 }, query: '' });
    expect(screen.getByTestId('rules-chip-phase-action')).toBeChecked();
  });

  test('pinned and recent have chips of their own', async () => {
    await show({ pinned: ['swamp'], recent: ['loot', 'gold'] });
    press('rules-chip-pinned');
    expect(rows()).toEqual(['swamp']);
    press('rules-chip-recent');
    expect(rows()).toEqual(['loot', 'gold']);
  });
});

describe('searching', () => {
  test('the best hit is the short answer, with the asked words marked', async () => {
    await show({ phase: 'action' });
    await type('oficers');
    const answer = screen.getByTestId('rules-short-answer');
    expect(within(answer).getByText('Short answer')).toBeTruthy();
    expect(answer).toHaveTextContent(/^Short answer(Buying officers|Officers).*Gameplay IV/);
    const marks = within(answer).getAllByText(/^officers?$/i);
    expect(marks.length).toBeGreaterThan(0);
    expect(StyleSheet.flatten(marks[0]?.props.style)).toHaveProperty('backgroundColor');
  });

  test('the other places follow, counted and with their page', async () => {
    await show();
    await type('loot');
    const others = rows();
    expect(screen.getByText(others.length === 1 ? '1 more place' : `${others.length} more places`)).toBeTruthy();
    expect(others).not.toContain('loot');
    for (const id of others) {
      const topic = topics.find((each) => each.id === id);
      expect(screen.getByTestId(`rules-topic-${id}`)).toHaveTextContent(new RegExp(`^${topic?.title}`));
    }
  });

  test('never more than twenty places', async () => {
    const many = Array.from({ length: 22 }, (_, index) => ({
      ...topics[0]!,
      id: `t${index}`,
      title: `T${index} card`,
    }));
    await show({ topics: many });
    await type('card');
    expect(screen.getByText('19 more places')).toBeTruthy();
  });

  test('a chip narrows the search', async () => {
    await show({ phase: 'action' });
    press('rules-chip-phase-building');
    await type('gold');
    const building = topics.filter((topic) => topic.phases?.includes('building')).map(({ id }) => id);
    expect(rows().length).toBeGreaterThan(0);
    expect(building).toEqual(expect.arrayContaining(rows()));
    expect(screen.queryByText(/but elsewhere/)).toBeNull();
  });

  test('what a chip has not is found elsewhere, and said so', async () => {
    await show();
    press('rules-chip-phase-purchase');
    await type('swamp');
    expect(screen.getByText('Nothing under Purchase, but elsewhere:')).toBeTruthy();
    expect(screen.getByTestId('rules-short-answer')).toHaveTextContent(/^Short answerSwamp/);
  });

  test('no hit is said in words and offers the chips', async () => {
    await show({ phase: 'action' });
    await type('xylophone');
    expect(screen.getByText('Nothing found for “xylophone”')).toBeTruthy();
    press('rules-browse-phase-building');
    expect(screen.getByTestId('rules-query')).toHaveDisplayValue('');
    expect(screen.getByTestId('rules-chip-phase-building')).toBeChecked();
    expect(rows()[0]).toBe('building-phase');
  });

  test('the count is announced once the typing stops', async () => {
    await show();
    jest.useFakeTimers();
    fireEvent.changeText(screen.getByTestId('rules-query'), 'xylop');
    fireEvent.changeText(screen.getByTestId('rules-query'), 'xylophone');
    expect(announce).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(700));
    expect(jest.mocked(announce).mock.calls).toEqual([['Nothing found for xylophone']]);
    fireEvent.changeText(screen.getByTestId('rules-query'), 'swamp');
    act(() => jest.advanceTimersByTime(700));
    expect(announce).toHaveBeenLastCalledWith(expect.stringMatching(/^\d+ places? found$/));
    jest.useRealTimers();
  });
});

describe('a topic', () => {
  test('says the answer, the rest, the ruling and the page', async () => {
    await show({ topicId: 'officers' });
    const topic = topics.find(({ id }) => id === 'officers');
    expect(screen.getByRole('header', { name: 'Officers' })).toBeTruthy();
    expect(screen.getByText(topic?.answer ?? '-')).toBeTruthy();
    expect(screen.getByText(topic?.details ?? '-')).toBeTruthy();
    expect(screen.getByText('Our rulings 45, 46: the rulebook leaves this open')).toBeTruthy();
    expect(screen.getByText('Rulebook, Gameplay IV')).toBeTruthy();
  });

  test('says that the rulebook is silent, once', async () => {
    await show({ topicId: 'deck-runs-out' });
    expect(screen.getByText('Our ruling 20: the rulebook is silent')).toBeTruthy();
    expect(screen.queryByText(/Not in the rulebook/)).toBeNull();
  });

  test('leads on to its neighbours and back the same way, to the results', async () => {
    await show();
    await type('swamp');
    press('rules-short-answer');
    expect(onTopic).toHaveBeenLastCalledWith('swamp');
    const next = 'blockage-token';
    press(`rules-related-${next}`);
    expect(onTopic).toHaveBeenLastCalledWith(next);
    tap(screen.getByLabelText('Back to Swamp'));
    expect(onTopic).toHaveBeenLastCalledWith('swamp');
    tap(screen.getByLabelText('Back to the results'));
    expect(onTopic).toHaveBeenLastCalledWith(undefined);
    expect(screen.getByTestId('rules-query')).toHaveDisplayValue('swamp');
    expect(screen.getByTestId('rules-short-answer')).toBeTruthy();
  });

  test('can be pinned and unpinned', async () => {
    await show({ topicId: 'swamp' });
    tap(screen.getByLabelText('Pin Swamp'));
    expect(screen.getByLabelText('Unpin Swamp')).toBeTruthy();
    screen.unmount();
    await show({ topicId: 'swamp', pinned: ['swamp'] });
    tap(screen.getByLabelText('Unpin Swamp'));
    expect(screen.getByLabelText('Pin Swamp')).toBeTruthy();
  });

  test('shows the house rule of this table, and opens it', async () => {
    const onHouseRule = jest.fn();
    await show({ topicId: 'buy-lv2-card', houseRuleValue: (key) => `${key}: off`, onHouseRule });
    tap(screen.getByLabelText('House rule: lv2DiscardBuilt: off'));
    expect(onHouseRule.mock.calls).toEqual([['lv2DiscardBuilt']]);
  });

  test('has no house rule row where the table has none', async () => {
    await show({ topicId: 'buy-lv2-card', houseRuleValue: () => undefined });
    expect(screen.queryByTestId('rules-house-rule')).toBeNull();
  });

  test('that does not exist is said to be missing, above the list', async () => {
    await show({ topicId: 'no-such-topic' });
    expect(screen.getByText(/^That topic is not in these rules\./)).toBeTruthy();
    expect(screen.getByTestId('rules-browse')).toBeTruthy();
    press('rules-topic-swamp');
    expect(screen.queryByText(/^That topic is not/)).toBeNull();
  });
});

describe('what helps with an answer', () => {
  const [first, ...rest] = topics;
  const helped = first ? [{ ...first, helper: { words: 'Roll the dice', opens: 'roll' } }, ...rest] : [];
  const opened = jest.fn();
  const show = async (props: Partial<RulesViewProps>, open?: (opens: string) => void) => {
    opened.mockClear();
    draw(
      <OpenHelper value={open}>
        <Table topics={helped} {...props} />
      </OpenHelper>,
    );
    await settled(helped);
  };

  test.each([
    ['the topic', { topicId: first?.id }],
    ['the short answer', { query: first?.title }],
  ])('is a button in %s', async (_, props) => {
    await show(props, opened);
    tap(screen.getByText('Roll the dice'));
    expect(opened.mock.calls).toEqual([['roll']]);
  });

  test('is not there where no session is open, nor where a topic names none', async () => {
    await show({ topicId: first?.id });
    expect(screen.queryByTestId('rules-helper')).toBeNull();
    screen.unmount();
    await show({ topicId: rest[0]?.id }, opened);
    expect(screen.queryByTestId('rules-helper')).toBeNull();
  });
});

test.each([
  ['the list', {}],
  ['the results', { query: 'gold' }],
  ['a topic', { topicId: 'officers' }],
])('everything to tap in %s is labelled and 48 dp high', async (_, props) => {
  await show(props);
  const targets = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('radio')];
  expect(targets.length).toBeGreaterThan(3);
  for (const target of targets) {
    expect(target).toHaveAccessibleName();
    const { minHeight, minWidth } = StyleSheet.flatten(target.props.style);
    expect(minHeight).toBeGreaterThanOrEqual(48);
    expect(minWidth).toBeGreaterThanOrEqual(48);
  }
});
