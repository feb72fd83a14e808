import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

/** What became of a picture that was to be shared; `stayed` if the player thought better of it. */
export type Shared = 'shared' | 'saved' | 'stayed';

/** Hands a PNG to the share sheet. It takes a file alone: the words go where a browser shares. */
export async function shareImage(name: string, png: Uint8Array, _words: string): Promise<Shared> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(png);
  await shareAsync(file.uri, { mimeType: 'image/png', UTI: 'public.png', dialogTitle: name });
  return 'shared';
}
