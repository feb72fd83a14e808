import type { Database } from './port';
import type { Answer, Question } from './workerMessages';

/** Distributes over the union, so that each kind of question keeps its own fields. */
type Unnumbered<Q> = Q extends unknown ? Omit<Q, 'id'> : never;

/** Files of a tab that is just closing can stay taken for a moment. */
const TRIES = 12;
const PAUSE = 250;

/** A worker that has loaded SQLite, or is about to, and has touched no file yet. */
let prepared: ReturnType<typeof connectWorker> | undefined;

/** Starts SQLite's thread while the right to write is still being asked for. */
export function prepareDatabase(): void {
  prepared ??= connectWorker();
}

export async function openDatabase(): Promise<Database> {
  for (let attempt = 1; ; attempt += 1) {
    const line = prepared ?? connectWorker();
    prepared = undefined;
    try {
      const { durable } = await line.ask({ ask: 'open' });
      return {
        durable: durable === true,
        read: async (sql, params = []) => (await line.ask({ ask: 'read', sql, params })).rows ?? [],
        write: async (statements) => void (await line.ask({ ask: 'write', statements })),
        close: async () => {
          try {
            await line.ask({ ask: 'close' });
          } finally {
            line.end();
          }
        },
      };
    } catch (error) {
      line.end();
      const taken = error instanceof Error && error.name === 'NoModificationAllowedError';
      if (!taken || attempt >= TRIES) throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}

function connectWorker() {
  // Metro finds the worker by this very shape.
  const worker = new Worker(new URL('./worker', window.location.href));
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  let count = 0;
  let ended: Error | undefined;

  const fail = (error: Error) => {
    ended = error;
    for (const each of waiting.values()) each.reject(error);
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const each = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error) each?.reject(Object.assign(new Error(data.error.message), { name: data.error.name }));
    else each?.resolve(data);
  };
  worker.onerror = (event) => fail(new Error(event.message || 'The storage worker could not start.'));

  return {
    ask(question: Unnumbered<Question>): Promise<Answer> {
      if (ended) return Promise.reject(ended);
      count += 1;
      const id = count;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...question, id });
      });
    },
    end() {
      worker.terminate();
      fail(new Error('The storage is closed.'));
    },
  };
}
