import { useRouter } from 'expo-router';

import { isRefusal } from '@/rules/kernel/refusal';
import { writer } from '@/store/app';
import { newId } from '@/store/ids';
import { summaryOf } from '@/store/sessionRows';
import { startSession } from '@/store/sessions';

import { useTable } from './useTable';

/** Starts the same game with the same people and rules; a campaign's own sessions follow each other by themselves. */
export function useRematch(): () => void {
  const router = useRouter();
  const { opened } = useTable();
  return () => {
    const { game } = opened;
    const setup = { ...opened.setup, carried: undefined, campaign: undefined };
    const start = game.start(setup);
    // A set-up that later rules no longer take is made anew.
    if (isRefusal(start)) {
      router.navigate(`/setup/${game.id}`);
      return;
    }
    const id = newId();
    startSession(writer, id, setup, summaryOf(game, setup, start), Date.now());
    router.navigate(`/session/${id}`);
  };
}
