import { useState } from 'react';

import { ShaoliaPanels } from '@/components/shaolia/ShaoliaPanels';
import type { Action } from '@/rules/shaolia/actions';
import type { State } from '@/rules/shaolia/state';

import { draw } from '../tracks/look';
import { tableOf } from './table';

type Panel = Parameters<typeof ShaoliaPanels>[0];

/** A sheet with its draft kept as the frame keeps it. */
export function Kept(props: Omit<Panel, 'draft' | 'onDraft'>) {
  const [draft, onDraft] = useState<unknown>();
  return <ShaoliaPanels {...props} draft={draft} onDraft={onDraft} />;
}

export function open(state: State, panel: string) {
  const props = { ...tableOf(state), panel, onClose: jest.fn() };
  draw(<Kept {...props} />);
  return props;
}

/** The action that the frame was told of first. */
export const given = (mock: jest.Mock): Action => mock.mock.calls[0]?.[0] as Action;
