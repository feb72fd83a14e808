import { toDrop } from './copyNames';

/** Beside SQLite's own files, which lie in a folder of theirs. */
async function folder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle('copies', { create: true });
}

/** Keeps a text on the device beside the database; of all copies the three newest stay. */
export async function keepCopy(name: string, text: string): Promise<void> {
  const copies = await folder();
  const file = await copies.getFileHandle(name, { create: true });
  const stream = await file.createWritable();
  await stream.write(text);
  await stream.close();
  for (const old of toDrop(await listCopies())) await copies.removeEntry(old);
}

/** Newest first. */
export async function listCopies(): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of (await folder()).keys()) names.push(name);
  return names.sort().reverse();
}

export async function readCopy(name: string): Promise<string> {
  const file = await (await folder()).getFileHandle(name);
  return (await file.getFile()).text();
}
