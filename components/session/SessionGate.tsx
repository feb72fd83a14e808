import { type PropsWithChildren, useEffect } from 'react';
import { useStore } from 'zustand';

import { Lost } from '@/components/frame/Lost';
import { GameTheme } from '@/components/theme/theme';
import { isGameId } from '@/components/theme/tokens';
import { app, session, writer } from '@/store/app';
import { enterSession } from '@/store/lastSession';

import { Drawn, useDrawn } from './drawn';
import { HandedCover } from './HandedCover';

const TITLES = {
  missing: 'No such game here',
  unknownGame: 'A game this version does not know',
  damaged: 'This game could not be opened',
} as const;

/** Opens the session and shows its pages, or says why it cannot be opened. */
export function SessionGate({ id, children }: PropsWithChildren<{ id: string }>) {
  const ready = useStore(app, ({ phase }) => phase === 'ready');
  const opened = useDrawn();
  const problem = useStore(session.store, (state) => state.problem);

  useEffect(() => {
    if (!ready) return;
    void session.open(id);
    enterSession(writer, id);
  }, [ready, id]);

  if (problem) {
    return <Lost title={TITLES[problem.kind]} words={`${problem.message} Nothing has been changed or deleted.`} />;
  }
  if (opened?.id !== id || !isGameId(opened.game.id)) return null;
  return (
    <Drawn value={opened}>
      <GameTheme game={opened.game.id}>
        <HandedCover>{children}</HandedCover>
      </GameTheme>
    </Drawn>
  );
}
