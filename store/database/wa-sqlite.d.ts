/* The SQLite that expo-sqlite ships for the web. metro.config.js resolves `wa-sqlite/…` to it. */
declare module 'wa-sqlite/wa-sqlite' {
  const factory: (options: { locateFile: () => string }) => Promise<object>;
  export default factory;
}
declare module 'wa-sqlite/wa-sqlite.wasm' {
  const url: string;
  export default url;
}
declare module 'wa-sqlite/AccessHandlePoolVFS' {
  export class AccessHandlePoolVFS {
    constructor(name: string, module: object);
    isReady(): Promise<boolean>;
    close(): Promise<void>;
    getCapacity(): number;
    addCapacity(files: number): Promise<number>;
    jWrite(fileId: number, data: Uint8Array, offset: number): number;
    jTruncate(fileId: number, size: number): number;
    jSync(fileId: number, flags: number): number;
    jOpen(name: string | null, fileId: number, flags: number, outFlags: DataView): number;
    jDelete(name: string, syncDir: number): number;
    jClose(fileId: number): number;
  }
}
declare module 'wa-sqlite/MemoryVFS' {
  export class MemoryVFS {
    constructor(name: string, module: object);
    isReady(): Promise<boolean>;
  }
}
declare module 'wa-sqlite/sqlite-api' {
  export interface Sqlite {
    vfs_register(vfs: object, makeDefault: boolean): number;
    open_v2(name: string, flags?: number, vfs?: string): Promise<number>;
    close(db: number): Promise<number>;
    exec(db: number, sql: string): Promise<number>;
    statements(db: number, sql: string): AsyncIterable<number>;
    bind_collection(statement: number, values: readonly (string | number | bigint | null)[]): number;
    step(statement: number): Promise<number>;
    row(statement: number): (string | number | bigint | null)[];
    column_names(statement: number): string[];
    get_autocommit(db: number): number;
  }
  export function Factory(module: object): Sqlite;
}
