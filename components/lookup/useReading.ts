import { useEffect } from 'react';
import { useStore } from 'zustand';

import { app, writer } from '@/store/app';
import { loadReading, noteRead, reading, readingOf, togglePin } from '@/store/lookup';

/** The pinned and recently read topics of a game, and how to change them. */
export function useReading(game: string) {
  const ready = useStore(app, ({ phase }) => phase === 'ready');
  const { pinned, recent } = useStore(reading, readingOf(game));
  useEffect(() => {
    if (ready) void loadReading(writer, game);
  }, [ready, game]);
  return {
    pinned,
    recent,
    onPin: (topic: string) => togglePin(writer, game, topic),
    onRead: (topic: string) => noteRead(writer, game, topic),
  };
}
