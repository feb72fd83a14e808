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
  try {
    const stream = await file.createWritable();
    await stream.write(text);
    await stream.close();
  } catch (error) {
    // No room, or a browser that cannot write here: an empty file would pass for a copy.
    await copies.removeEntry(name);
    throw error;
  }
  for (const old of toDrop(await listCopies())) await copies.removeEntry(old);
}

/** Newest first. */
export async function listCopies(): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of (await folder()).keys()) names.push(name);
  return names.sort().reverse();
}

export async function dropCopies(): Promise<void> {
  const copies = await folder();
  for (const name of await listCopies()) await copies.removeEntry(name);
}

export async function readCopy(name: string): Promise<string> {
  const file = await (await folder()).getFileHandle(name);
  return (await file.getFile()).text();
}
