import { File } from 'expo-file-system';

/** Asks for a file and reads it as text; undefined where none was chosen. */
export async function pickFile(): Promise<string | undefined> {
  const picked = await File.pickFileAsync({ mimeTypes: ['application/json', 'text/html', 'text/plain'] });
  return picked.canceled ? undefined : picked.result.text();
}
