import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

/** Hands a text file to the player, through the share sheet. */
export async function saveFile(name: string, text: string, type = 'application/json'): Promise<void> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(text);
  await shareAsync(file.uri, { mimeType: type, dialogTitle: name });
}
