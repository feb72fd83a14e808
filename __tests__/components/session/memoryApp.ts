import { createStore } from 'zustand/vanilla';

import { createSession } from '@/store/session';
import { Writer } from '@/store/writer';

import { nodeDatabase } from '../../store/nodeDatabase';

/* The app on a database in memory: `jest.mock('@/store/app', () => jest.requireActual('./memoryApp'))`. */

let ids = 0;

export const app = createStore(() => ({ phase: 'ready', durable: true }));
export const writer = new Writer(async () => nodeDatabase(':memory:'));
export const session = createSession({ writer, now: () => 1_000_000 + ids, newId: () => `id-${(ids += 1)}` });
