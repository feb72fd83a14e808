import { useRouter } from 'expo-router';

import { guardTaps } from '@/components/ui/Pressy';
import { isRefusal } from '@/rules/kernel/refusal';
import { writer } from '@/store/app';
import { goesOn } from '@/store/campaigns';
import { newId } from '@/store/ids';
import { summaryOf } from '@/store/sessionRows';
import { startSession } from '@/store/sessions';

import { useTable } from './useTable';

/** In ms; no table takes longer to come. */
const ON_ITS_WAY = 600;

export interface Rematch {
  /** This session is finished and its campaign has another: the set-up opens with everything carried over. */
  readonly next: boolean;
  readonly go: () => void;
}

/** The same game once more with the same people and rules; a campaign that is not over goes on instead. */
export function useRematch(): Rematch {
  const router = useRouter();
  const { opened, state } = useTable();
  const { game, setup, finishedAt } = opened;
  const carried = game.carry?.(state) ?? setup.carried;
  const next = setup.campaign !== undefined && finishedAt !== undefined && goesOn(game, setup, carried);
  const go = () => {
    if (next) {
      router.navigate(`/setup/${game.id}?campaign=${setup.campaign}`);
      return;
    }
    const again = { ...setup, carried: undefined, campaign: setup.campaign === undefined ? undefined : newId() };
    const start = game.start(again);
    // A set-up that later rules no longer take is made anew.
    if (isRefusal(start)) {
      router.navigate(`/setup/${game.id}`);
      return;
    }
    // A second tap while the table is still on its way would begin a second game.
    guardTaps(ON_ITS_WAY);
    const id = newId();
    startSession(writer, id, again, summaryOf(game, again, start), Date.now());
    router.navigate(`/session/${id}`);
  };
  return { next, go };
}
