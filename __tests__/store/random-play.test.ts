import fc from 'fast-check';

import { gain, launch, newFile, sitDown, stateOf } from './table';

jest.mock('@/rules/games', () => jest.requireActual('./toyRegistry'));

type Step =
  | { readonly do: 'gain' | 'pay'; readonly player: number; readonly amount: number }
  | { readonly do: 'undo' | 'redo' | 'relaunch' | 'duel' }
  | { readonly do: 'goBack' | 'correct' | 'leaveOut'; readonly line: number; readonly amount: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('gain' as const, 'pay' as const),
      player: fc.nat(1),
      amount: fc.nat(9),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('undo' as const, 'redo' as const, 'relaunch' as const, 'duel' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('goBack' as const, 'correct' as const, 'leaveOut' as const),
      line: fc.nat(30),
      amount: fc.nat(9),
    }),
  },
);

const RUNS = { seed: 20261116, numRuns: Math.min(400, Number(process.env.ABACULUS_RUNS ?? 25)) };

/** However a table plays, undoes, corrects and is interrupted: what was on screen is what is opened again. */
test('replay after a relaunch = the live state, at any point of any play', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const file = newFile();
      let app = await launch(file);
      await sitDown(app);
      const act = (action: unknown) => app.session.act(action as never, true);
      const relaunch = async () => {
        const { opened } = app.session.store.getState();
        const live = { state: stateOf(app.session), head: opened?.timeline.head };
        await app.writer.close();
        app = await launch(file);
        await app.session.open('game');
        const now = app.session.store.getState().opened;
        expect({ state: stateOf(app.session), head: now?.timeline.head }).toEqual(live);
        expect(now?.unread).toBe(0);
      };
      for (const each of steps) {
        switch (each.do) {
          case 'gain':
          case 'pay':
            act({ ...gain(each.player, each.amount), how: each.do });
            break;
          case 'duel':
            act({ type: 'challenge', player: 0, against: 1 });
            act({ type: 'throw', player: 0, faces: [6, 1], by: 'typed' });
            act({ type: 'throw', player: 0, faces: [6, 2], by: 'typed' });
            break;
          case 'undo':
            await app.session.undo();
            break;
          case 'redo':
            app.session.redo();
            break;
          case 'goBack':
            if (each.line >= 1 && each.line <= (app.session.store.getState().opened?.timeline.head ?? 0)) {
              await app.session.goBack(each.line);
            }
            break;
          case 'correct':
          case 'leaveOut': {
            const log = await app.session.wholeLog();
            const line = log.find((event) => event.seq === each.line);
            if (!line || line.action.type !== 'correct') break;
            const action =
              each.do === 'correct' ? { ...line.action, amount: each.amount, parts: undefined } : undefined;
            const preview = await app.session.previewCorrection(each.line, action as never);
            if (preview && !preview.refusal) await app.session.amend(preview.amend, 'Corrected');
            break;
          }
          case 'relaunch':
            await relaunch();
        }
      }
      await relaunch();
      await app.writer.close();
    }),
    RUNS,
  );
}, 120_000);
