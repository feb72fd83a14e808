import { useRouter } from 'expo-router';
import { useState } from 'react';

import { type Feel, feel } from '@/components/frame/feel';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { announce } from '@/components/ui/announce';
import { guardTaps } from '@/components/ui/Pressy';
import type { AnyAction, AnyGame } from '@/rules/kernel/game';
import type { Correct } from '@/rules/kernel/action';
import type { Tile } from '@/rules/kernel/menu';
import { session, writer } from '@/store/app';
import type { SheetDraft } from '@/store/draft';
import { rollDie } from '@/store/randomness';
import { changeSetting, settings } from '@/store/settings';
import { currentState } from '@/store/timeline';

import { searchOnSecondTap } from './searchOnSecondTap';
import { stepFeel } from './stepFeel';
import { afterOne, closeSheet } from './useShow';

const STILL_OUTLINE = 2000;

/** The panels that ask for what is printed on a piece, and nothing else. */
const PRINTED = /^(card|post|type):/;

type FeelOf = (before: unknown, after: unknown) => Feel;

export type Taps = ReturnType<typeof useTaps>;

/** What the table's controls do: record an action, take one back, open a sheet. */
export function useTaps(shown: number) {
  const router = useRouter();
  const { reducedMotion } = useTheme();
  const [pulse, setPulse] = useState<string>();

  const tell = (action: AnyAction, felt: FeelOf = () => 'step'): boolean => {
    const before = now();
    const done = session.act(action);
    const after = now();
    if (!done) feel('limit');
    else if (!before || !after) feel('step');
    else if (!before.game.outcome(before.state) && after.game.outcome(after.state)) feel('win');
    else feel(felt(before.state, after.state));
    return done;
  };
  const act = (action: AnyAction): boolean => {
    const done = tell(action);
    if (done) afterOne();
    return done;
  };
  const correct = (seat: number, counter: string, how: Correct['how'], amount: number, parts?: readonly number[]) => {
    const action: Correct = {
      type: 'correct',
      player: seat,
      counter,
      how,
      amount,
      ...(parts && parts.length > 1 ? { parts } : {}),
    };
    return act(action);
  };
  /** A step of a ± control: the number itself says what happened, and no snackbar may slide under the next tap. */
  const step = (seat: number, counter: string, how: 'gain' | 'pay', amount: number) => {
    const action: Correct = { type: 'correct', player: seat, counter, how, amount };
    const read = now()?.game.counters.find(({ key }) => key === counter)?.read;
    if (!tell(action, (before, after) => (read ? stepFeel(read(before, seat), read(after, seat), amount) : 'step')))
      return;
    session.dismissSaid();
    if (!settings.getState().rodUsed) changeSetting(writer, 'rodUsed', true);
  };
  const open = (sheet: SheetDraft | undefined) => session.keep({ sheet });

  /** The next step: the turn goes on, and for a moment the screen ignores a second tap. */
  const bead = () => {
    const table = now();
    if (!table) return;
    const { id, game, state } = table;
    const next = game.next(state);
    if (next.action) {
      if (act(next.action)) {
        guardTaps();
        feel('turn');
        session.keep({ shown: undefined, once: undefined });
      }
    } else if (next.opens === 'score') router.push(`/session/${id}/score`);
    else if (next.opens !== undefined) {
      // It is for whoever is on, not for whoever is looked at.
      session.keep({ shown: undefined, once: undefined });
      openPanel(next.opens);
    }
  };

  const undo = () => {
    const before = now();
    void session.undo().then(() => {
      const after = now();
      if (!before || !after) return;
      feel('undo');
      setPulse(firstChange(before.game, before.state, after.state, before.seats));
      setTimeout(() => setPulse(undefined), reducedMotion ? STILL_OUTLINE : tokens.motion.duration.slow);
    });
  };

  const searchRules = () => open({ kind: 'rules', typing: true, over: beneath() });
  /** What is printed is typed over the panel that asks for it. */
  const openPanel = (panel: string) => {
    const under = PRINTED.test(panel) ? beneath() : undefined;
    open({ kind: 'panel', panel, ...(under?.kind === 'panel' ? { over: under } : {}) });
  };

  /** A tile of the Actions sheet. One that the table may overrule leads to its panel, which asks whether to do it anyway. */
  const tile = ({ opens, action, refusal }: Tile<AnyAction>) => {
    const asksThere = !action && refusal?.refused === 'againstTheRules';
    if (opens !== undefined && (!refusal || asksThere)) openPanel(opens);
    else if (action) {
      closeSheet();
      act(action);
    } else if (refusal) {
      feel('limit');
      announce(refusal.words);
    }
  };

  return {
    pulse,
    act,
    tile,
    correct,
    gain: (seat: number, counter: string, amount: number) => step(seat, counter, 'gain', amount),
    pay: (seat: number, counter: string, amount: number) => step(seat, counter, 'pay', amount),
    keypad: (seat: number, counter: string) => open({ kind: 'keypad', seat, counter }),
    bead,
    undo,
    /** A plain die, rolled outside the rules and recorded. */
    roll: () => {
      const face = rollDie(6);
      act({ type: 'rollDie', player: shown, sides: 6, faces: [face], by: 'app' } as AnyAction);
      return face;
    },
    open,
    close: closeSheet,
    openActions: () => open({ kind: 'actions' }),
    openMenu: () => open({ kind: 'menu' }),
    openPlayers: () => open({ kind: 'players' }),
    openPhase: (phase: string) => open({ kind: 'phase', phase }),
    openRules: (topic?: string) => open({ kind: 'rules', topic, over: beneath() }),
    /** Tapped twice they are to be searched. */
    rulesFromDock: () => {
      open({ kind: 'rules' });
      searchOnSecondTap(searchRules);
    },
    searchRules,
    openPanel,
  };
}

/** What the rules, or a form for what is printed, come over. */
function beneath(): SheetDraft | undefined {
  const { sheet } = session.store.getState().draft;
  return sheet?.kind === 'rules' ? sheet.over : sheet;
}

function now() {
  const { opened } = session.store.getState();
  if (!opened) return undefined;
  const { id, game, timeline, setup } = opened;
  return { id, game, state: currentState(timeline), seats: setup.seats.length };
}

/** The counter an undo changed, `<counter>-<seat>`, so that the screen can show where. */
function firstChange(game: AnyGame, before: unknown, after: unknown, seats: number): string | undefined {
  for (const counter of game.counters) {
    for (let seat = 0; seat < seats; seat += 1) {
      if (counter.read(before, seat) !== counter.read(after, seat)) return `${counter.key}-${seat}`;
    }
  }
  return undefined;
}
