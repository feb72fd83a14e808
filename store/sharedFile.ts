import { File } from 'expo-file-system';

let waiting: string | undefined;

/** Whether the phone opened the app with a file, not with a link. */
export const isFileUrl = (url: string): boolean => /^(file|content):\/\//.test(url);

/** Keeps the file for the backup page, which comes next. */
export function keepSharedFile(url: string): void {
  waiting = url;
}

/** The text of a backup that the app was opened with, once. */
export async function takeSharedFile(): Promise<string | undefined> {
  const url = waiting;
  waiting = undefined;
  return url === undefined ? undefined : new File(url).text();
}
