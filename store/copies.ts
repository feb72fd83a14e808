import { Directory, File, Paths } from 'expo-file-system';

import { toDrop } from './copyNames';

const folder = () => {
  const copies = new Directory(Paths.document, 'copies');
  copies.create({ intermediates: true, idempotent: true });
  return copies;
};

/** Keeps a text on the device beside the database; of all copies the three newest stay. */
export async function keepCopy(name: string, text: string): Promise<void> {
  const copies = folder();
  const file = new File(copies, name);
  file.create({ overwrite: true });
  try {
    file.write(text);
  } catch (error) {
    // No room: half a file would pass for a copy.
    file.delete();
    throw error;
  }
  for (const old of toDrop(await listCopies())) new File(copies, old).delete();
}

/** Newest first. */
export async function listCopies(): Promise<readonly string[]> {
  const names = folder()
    .list()
    .map((each) => each.name);
  return names.sort().reverse();
}

export async function dropCopies(): Promise<void> {
  for (const name of await listCopies()) new File(folder(), name).delete();
}

export async function readCopy(name: string): Promise<string> {
  return new File(folder(), name).text();
}
