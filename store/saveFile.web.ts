import { download } from './download';

/** Hands a text file to the player, as a download. */
export async function saveFile(name: string, text: string, type = 'application/json'): Promise<void> {
  download(name, new Blob([text], { type }));
}
