import { useStore } from 'zustand';

import type { GamePanels, TableProps } from '@/components/gamePanels';
import { RulesAhead } from '@/components/lookup/RulesAhead';
import { ActionsSheet } from '@/components/ui/ActionsSheet';
import { KeypadSheet } from '@/components/ui/KeypadSheet';
import type { Entry } from '@/components/ui/keypad';
import { session } from '@/store/app';
import { rollDie } from '@/store/randomness';

import { MenuSheet } from './MenuSheet';
import { PhaseSheet } from './PhaseSheet';
import { PlayersSheet } from './PlayersSheet';
import { SessionRules } from './SessionRules';
import { useTable } from './useTable';
import type { Taps } from './useTaps';

interface Props {
  table: TableProps;
  panels: GamePanels;
  taps: Taps;
}

export function SessionSheets(props: Props) {
  const { game } = useTable().opened;
  return (
    <>
      <OpenSheet {...props} />
      <RulesAhead game={game} />
    </>
  );
}

/** The one sheet that is open, if any: it is kept with the session, so that a kill gives it back. */
function OpenSheet({ table, panels, taps }: Props) {
  const { opened, state, names } = useTable();
  const sheet = useStore(session.store, ({ draft }) => draft.sheet);
  const { game } = opened;
  const { shown } = table;
  switch (sheet?.kind) {
    case 'actions':
      return (
        <ActionsSheet
          title={`${names[shown]} can`}
          tiles={game.menu(state, shown)}
          onTile={taps.tile}
          onTopic={taps.openRules}
          onRoll={taps.roll}
          onRules={() => taps.openRules()}
          onClose={taps.close}
        />
      );
    case 'keypad': {
      const counter = game.counters.find((each) => each.key === sheet.counter);
      if (!counter) return null;
      const { seat } = sheet;
      return (
        <KeypadSheet
          title={`${names[seat]}${counter.whose ?? "'s"} ${counter.words.many}`}
          words={counter.words.many}
          one={counter.words.one}
          value={counter.read(state, seat)}
          {...counter.range(state, seat)}
          draft={sheet.entry as Entry | undefined}
          onDraft={(entry) => taps.open({ ...sheet, entry })}
          onRoll={() => rollDie(6)}
          onRules={counter.topic === undefined ? undefined : () => taps.openRules(counter.topic)}
          onDone={({ how, amount, parts }) => {
            taps.close();
            taps.correct(seat, counter.key, how, amount, parts);
          }}
          onClose={taps.close}
        />
      );
    }
    case 'phase':
      return <PhaseSheet phase={sheet.phase} taps={taps} />;
    case 'players':
      return <PlayersSheet shown={shown} taps={taps} />;
    case 'menu':
      return <MenuSheet taps={taps} />;
    case 'rules':
      return <SessionRules sheet={sheet} taps={taps} />;
    case 'panel': {
      const { Panel } = panels;
      if (!Panel) return null;
      const { panel, draft } = sheet;
      const onDraft = (kept: unknown) => taps.open({ ...sheet, draft: kept });
      return <Panel {...table} panel={panel} draft={draft} onDraft={onDraft} onClose={taps.close} />;
    }
    default:
      return null;
  }
}
