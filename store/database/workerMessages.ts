import type { Row, SqlValue, Statement } from './port';

export type Question = { readonly id: number } & (
  | { readonly ask: 'open' | 'close' }
  | { readonly ask: 'read'; readonly sql: string; readonly params: readonly SqlValue[] }
  | { readonly ask: 'write'; readonly statements: readonly Statement[] }
);

export interface Answer {
  readonly id: number;
  readonly durable?: boolean;
  readonly rows?: readonly Row[];
  readonly error?: { readonly name: string; readonly message: string };
}
