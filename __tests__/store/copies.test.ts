import { keepCopy, dropCopies, listCopies, readCopy } from '@/store/copies.web';

interface FakeFile {
  text: string;
}

/** A browser's private files, as far as copies need them. `write` is what a stream does with the text. */
function browser(write: (file: FakeFile, text: string) => void) {
  const files = new Map<string, FakeFile>();
  const handleOf = (file: FakeFile) => ({
    createWritable: async () => ({
      write: async (text: string) => write(file, text),
      close: async () => undefined,
    }),
    getFile: async () => ({ text: async () => file.text }),
  });
  const folder = {
    getFileHandle: async (name: string) => {
      const file = files.get(name) ?? { text: '' };
      files.set(name, file);
      return handleOf(file);
    },
    removeEntry: async (name: string) => void files.delete(name),
    keys: async function* () {
      yield* files.keys();
    },
  };
  const storage = { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) };
  Object.defineProperty(globalThis, 'navigator', { value: { storage }, configurable: true });
}

const written = (file: FakeFile, text: string) => {
  file.text = text;
};

test('of all copies the three newest stay', async () => {
  browser(written);
  for (const day of [1, 2, 3, 4]) await keepCopy(`2026-11-0${day}`, `${day}`);
  expect(await listCopies()).toEqual(['2026-11-04', '2026-11-03', '2026-11-02']);
  expect(await readCopy('2026-11-04')).toBe('4');
});

test('a copy that could not be written is none: an empty file would pass for one', async () => {
  browser(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await expect(keepCopy('2026-11-01', 'all games')).rejects.toThrow('no room');
  expect(await listCopies()).toEqual([]);
});

test('dropped, none is left', async () => {
  browser(written);
  await keepCopy('2026-11-01', 'all games');
  await dropCopies();
  expect(await listCopies()).toEqual([]);
});
