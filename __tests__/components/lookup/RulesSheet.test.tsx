import { act, render, renderHook, screen, waitFor } from '@testing-library/react-native';

import { RulesAhead } from '@/components/lookup/RulesAhead';
import { RulesSheet, type RulesSheetProps } from '@/components/lookup/RulesSheet';
import { loadSearch } from '@/components/lookup/useSearch';
import { useTopics } from '@/components/lookup/useTopics';

import { topics } from './fewTopics';
import { draw, tap } from '../tracks/look';

async function show(more: Partial<RulesSheetProps> = {}) {
  const calls = { onClose: jest.fn(), onQuery: jest.fn(), onTopic: jest.fn(), onPin: jest.fn() };
  draw(<RulesSheet open topics={topics} phase="action" pinned={[]} recent={[]} {...calls} {...more} />);
  // Most of the list is drawn after its first frame.
  await act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5))));
  return calls;
}

describe('the sheet', () => {
  test('is not there while closed', async () => {
    await show({ open: false });
    expect(screen.queryByText('Rules')).toBeNull();
  });

  test('leads back to the table, in words', async () => {
    const { onClose } = await show();
    tap(screen.getByText('Back to the table'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('names whose turn it leads back to', async () => {
    await show({ closeWords: "Back to Mira's turn" });
    expect(screen.getByText("Back to Mira's turn")).toBeTruthy();
  });

  test('shows the rules, and tells what was tapped', async () => {
    const { onTopic } = await show();
    tap(screen.getByTestId('rules-topic-action-phase'));
    expect(onTopic.mock.calls).toEqual([['action-phase']]);
  });

  test('is empty while the topics are on their way, without a spinner', async () => {
    await show({ topics: undefined });
    expect(screen.queryByTestId('rules-view')).toBeNull();
    expect(screen.queryByTestId('rules-failed')).toBeNull();
  });

  test('says when they could not be opened, and tries again', async () => {
    const onRetry = jest.fn();
    await show({ topics: undefined, failed: true, onRetry });
    expect(screen.getByText('The rules could not be opened.')).toBeTruthy();
    tap(screen.getByText('Try again'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('loading the topics', () => {
  test('once for a game, however often they are asked for', async () => {
    const game = { id: 'once', topics: jest.fn(() => Promise.resolve(topics)) };
    const first = renderHook(() => useTopics(game));
    expect(first.result.current.topics).toBeUndefined();
    await waitFor(() => expect(first.result.current.topics).toBe(topics));
    const second = renderHook(() => useTopics(game));
    await waitFor(() => expect(second.result.current.topics).toBe(topics));
    expect(game.topics).toHaveBeenCalledTimes(1);
  });

  test('again after a failure', async () => {
    const answers = [() => Promise.reject(new Error('no chunk')), () => Promise.resolve(topics)];
    const game = { id: 'again', topics: jest.fn(() => answers.shift()?.() ?? Promise.resolve([])) };
    const { result } = renderHook(() => useTopics(game));
    await waitFor(() => expect(result.current.failed).toBe(true));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.topics).toBe(topics));
    expect(result.current.failed).toBe(false);
  });

  test('ahead of the first opening, which then has them at once', async () => {
    jest.useFakeTimers();
    const game = { id: 'ahead', topics: jest.fn(() => Promise.resolve(topics)) };
    const table = render(<RulesAhead game={game} />);
    expect(game.topics).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    table.unmount();
    jest.useRealTimers();
    expect(renderHook(() => useTopics(game)).result.current.topics).toBe(topics);
    expect(game.topics).toHaveBeenCalledTimes(1);
    const search = await loadSearch(topics);
    expect(search('officers')[0]?.topic.id).toBe('officers');
  });

  test('ahead in vain says nothing; asking for the rules tries again', async () => {
    jest.useFakeTimers();
    const answers = [() => Promise.reject(new Error('no chunk')), () => Promise.resolve(topics)];
    const game = { id: 'in vain', topics: jest.fn(() => answers.shift()?.() ?? Promise.resolve([])) };
    render(<RulesAhead game={game} />);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    jest.useRealTimers();
    const { result } = renderHook(() => useTopics(game));
    await waitFor(() => expect(result.current.topics).toBe(topics));
  });

  test('not for a table that is left at once', async () => {
    jest.useFakeTimers();
    const game = { id: 'left', topics: jest.fn(() => Promise.resolve(topics)) };
    render(<RulesAhead game={game} />).unmount();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    jest.useRealTimers();
    expect(game.topics).not.toHaveBeenCalled();
  });

  test('not at all without a game', () => {
    const { result } = renderHook(() => useTopics(undefined));
    expect(result.current).toMatchObject({ topics: undefined, failed: false });
  });
});
